import { gql, type TypedDocumentNode } from "@apollo/client";
import { waitFor } from "@testing-library/react";
import { registerBlockListener } from "../account-block";
import { createApolloClient, snapshot } from "./apollo-client";
import { registerTokenSource } from "../auth-token";

const query = gql`
  query Ping {
    ping
  }
`;

const STANDING = gql`
  query Standing {
    standing
  }
` as TypedDocumentNode<{ standing: string }>;

const APPROVE = gql`
  mutation Approve {
    standing
  }
`;

async function authorizationSent(): Promise<string | null> {
  const answer = () => Promise.resolve(Response.json({ data: { ping: true } }));
  const fetchCall = jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  await createApolloClient().query({ query });
  const headers = new Headers(fetchCall.mock.calls[0]?.[1]?.headers);
  return headers.get("authorization");
}

describe("apollo client", () => {
  afterEach(() => registerTokenSource(() => Promise.resolve(null)));

  it("sends the bearer token of who is signed in (CALL-01)", async () => {
    registerTokenSource(() => Promise.resolve("token-1"));
    expect(await authorizationSent()).toBe("Bearer token-1");
  });

  it("asks once more with a new token where the server refuses one", async () => {
    const refusal = { errors: [{ message: "Refused.", extensions: { code: "INVALID_TOKEN" } }], data: null };
    const headers = { "content-type": "application/graphql-response+json" };
    const fetchCall = jest
      .spyOn(globalThis, "fetch")
      .mockImplementation(() => Promise.resolve(Response.json(refusal, { status: 401, headers })));
    fetchCall.mockResolvedValueOnce(Response.json(refusal, { status: 401, headers }));
    fetchCall.mockResolvedValueOnce(Response.json({ data: { ping: true } }));
    const source = jest.fn(({ isRefused }: { isRefused: boolean }) =>
      Promise.resolve(isRefused ? "token-2" : "token-1"),
    );
    registerTokenSource(source);
    expect((await createApolloClient().query({ query })).data).toEqual({ ping: true });
    const sent = fetchCall.mock.calls.map(([, init]) => new Headers(init?.headers).get("authorization"));
    expect(sent).toEqual(["Bearer token-1", "Bearer token-2"]);

    await expect(createApolloClient().query({ query })).rejects.toThrow("Refused.");
    expect(fetchCall).toHaveBeenCalledTimes(4);
  });

  it("tells when the server refuses a call as a blocked account's", async () => {
    const refusal = {
      errors: [{ message: "Blocked.", extensions: { code: "ACCOUNT_BLOCKED" } }],
      data: null,
    };
    const headers = { "content-type": "application/graphql-response+json" };
    jest
      .spyOn(globalThis, "fetch")
      .mockImplementation(() => Promise.resolve(Response.json(refusal, { status: 403, headers })));
    const onBlock = jest.fn();
    registerBlockListener(onBlock);
    await expect(createApolloClient().query({ query })).rejects.toThrow("Blocked.");
    expect(onBlock).toHaveBeenCalledTimes(1);
    registerBlockListener(() => undefined);
  });

  it("sends a visitor's calls without one", async () => {
    expect(await authorizationSent()).toBeNull();
  });

  it("reads anew after a change, whatever an answer from before it still has to say", async () => {
    let standing = "Held";
    const slow: (() => void)[] = [];
    jest.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      if (typeof init?.body === "string" && init.body.includes("mutation")) standing = "Active";
      const answer = Response.json({ data: { standing } });
      return standing === "Held"
        ? new Promise((tell) => slow.push(() => tell(answer)))
        : Promise.resolve(answer);
    });
    const client = createApolloClient();
    const shown: unknown[] = [];
    const list = client.watchQuery({ query: STANDING, fetchPolicy: "cache-and-network" });
    list.subscribe(({ data }) => shown.push(data?.standing));
    await waitFor(() => expect(slow).toHaveLength(1));

    const changed = client.mutate({ mutation: APPROVE, refetchQueries: "active", awaitRefetchQueries: true });
    await waitFor(() => expect(standing).toBe("Active"));
    slow.forEach((tell) => tell());
    await changed;
    expect(shown.at(-1)).toBe("Active");
  });

  it("asks but once for a file, whatever is changed meanwhile", async () => {
    let tellFile: () => void = () => undefined;
    const fetchCall = jest.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      const answer = Response.json({ data: { standing: "Active" } });
      if (typeof init?.body === "string" && init.body.includes("mutation")) return Promise.resolve(answer);
      return new Promise((tell) => (tellFile = () => tell(answer)));
    });
    const client = createApolloClient();
    const file = client.query({ query: STANDING, fetchPolicy: "no-cache", context: snapshot });
    await waitFor(() => expect(fetchCall).toHaveBeenCalledTimes(1));
    await client.mutate({ mutation: APPROVE });
    tellFile();
    expect((await file).data).toEqual({ standing: "Active" });
    expect(fetchCall).toHaveBeenCalledTimes(2);
  });
});
