import { gql } from "@apollo/client";
import { createApolloClient } from "./apollo-client";
import { registerTokenSource } from "./auth-token";

const query = gql`
  query Ping {
    ping
  }
`;

async function authorizationSent(): Promise<string | null> {
  const answer = () => Promise.resolve(Response.json({ data: { ping: true } }));
  const fetchCall = jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  await createApolloClient().query({ query });
  const headers = new Headers(fetchCall.mock.calls[0]?.[1]?.headers);
  fetchCall.mockRestore();
  return headers.get("authorization");
}

describe("apollo client", () => {
  afterEach(() => registerTokenSource(() => Promise.resolve(null)));

  it("sends the bearer token of who is signed in (CALL-01)", async () => {
    registerTokenSource(() => Promise.resolve("token-1"));
    expect(await authorizationSent()).toBe("Bearer token-1");
  });

  it("sends a visitor's calls without one", async () => {
    expect(await authorizationSent()).toBeNull();
  });
});
