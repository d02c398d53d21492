import { createFactories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

describe("an error of a GraphQL call that no resolver saw", () => {
  const tooLarge = JSON.stringify({ query: `{ jobs { total } } # ${"x".repeat(101 * 1024)}` });

  it("has GraphQL's shape", async () => {
    const answer = await post(tooLarge);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: "The request is too large.",
          extensions: { code: "BODY_TOO_LARGE", requestId: answer.headers.get("x-request-id") },
        },
      ],
    });
  });

  it("has the media type that the client likes best", async () => {
    const answer = await post(tooLarge, {
      accept: "application/graphql-response+json, application/json;q=0.9",
    });
    expect(answer.headers.get("content-type")).toBe("application/graphql-response+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "BODY_TOO_LARGE" } }] });
  });

  it("has REST's shape elsewhere", async () => {
    const answer = await fetch(`${portal.url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: tooLarge,
    });
    expect(await answer.json()).toMatchObject({
      code: "BODY_TOO_LARGE",
      message: "The request is too large.",
    });
  });
});

describe("an answer to somebody who says who they are", () => {
  it.each([
    ["GET", "/api/auth/me", 200],
    ["GET", "/graphql?query={me{id}}", 200],
    ["GET", "/graphql?query={nothing}", 400],
    ["GET", "/api/resumes/none.pdf", 404],
    ["POST", "/graphql", 200],
  ])("to %s %s is kept by no cache", async (method, path, status) => {
    const { token } = await createFactories(portal.dataSource).person();
    const answer = await fetch(portal.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "apollo-require-preflight": "true",
        ...(method === "POST" && { "content-type": "application/json" }),
      },
      ...(method === "POST" && { body: '{"query":"{ me { id } }"}' }),
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      status,
      expect.stringContaining("no-store"),
    ]);
  });
});
