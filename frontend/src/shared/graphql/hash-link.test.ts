import {
  ApolloClient,
  ApolloLink,
  gql,
  HttpLink,
  InMemoryCache,
  type TypedDocumentNode,
} from "@apollo/client";
import { createHashLink } from "./hash-link";
import { knownOperations } from "./known-operations";

type Pinged = TypedDocumentNode<{ ping: string }, { who: string }>;

const PING = gql`
  query Ping($who: String) {
    ping(who: $who)
  }
` as Pinged;
const OWN = gql`
  query SomebodysOwn {
    ping
  }
` as Pinged;
const HASH = "ab".repeat(32);

const unknown = (code: string) => Response.json({ errors: [{ message: "Unknown.", extensions: { code } }] });
const pong = () => Response.json({ data: { ping: "pong" } });

/** Asks with these answers in turn. @returns what was sent, in turn */
async function ask(query: Pinged, answers: Response[]) {
  const fetchCall = jest.spyOn(globalThis, "fetch");
  for (const answer of answers) fetchCall.mockResolvedValueOnce(answer);
  const link = ApolloLink.from([createHashLink(), new HttpLink({ uri: "/graphql" })]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { data } = await client.query({ query, variables: { who: "me" } });
  const sent = fetchCall.mock.calls.map(
    ([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>,
  );
  fetchCall.mockRestore();
  return { ping: data?.ping, sent };
}

const byHash = {
  operationName: "Ping",
  variables: { who: "me" },
  extensions: expect.objectContaining({ persistedQuery: { version: 1, sha256Hash: HASH } }) as object,
};
const asText = {
  operationName: "Ping",
  variables: { who: "me" },
  query: expect.stringContaining("ping(who: $who)") as string,
};

describe("an operation of the web app", () => {
  beforeEach(() => knownOperations.set("Ping", HASH));
  afterEach(() => knownOperations.delete("Ping"));

  it("is sent by its hash, without its text (LEAN-01)", async () => {
    const { ping, sent } = await ask(PING, [pong()]);
    expect([ping, sent]).toEqual(["pong", [expect.objectContaining(byHash)]]);
    expect(sent[0]).not.toHaveProperty("query");
  });

  it.each(["PERSISTED_QUERY_NOT_FOUND", "PERSISTED_QUERY_NOT_SUPPORTED"])(
    "is sent once more as a text to a server that answers %s (LEAN-02)",
    async (code) => {
      const { ping, sent } = await ask(PING, [unknown(code), pong()]);
      expect(ping).toBe("pong");
      expect(sent[0]).toMatchObject(byHash);
      expect(sent[1]).toMatchObject(asText);
      expect(sent[1]?.extensions).not.toHaveProperty("persistedQuery");
    },
  );

  it("is not sent again for another error", async () => {
    await expect(ask(PING, [unknown("NOT_FOUND"), pong()])).rejects.toThrow("Unknown.");
    jest.restoreAllMocks();
  });
});

it("an operation without a known hash is sent as a text", async () => {
  const { sent } = await ask(OWN, [pong()]);
  expect(sent).toEqual([
    expect.objectContaining({ query: expect.stringContaining("SomebodysOwn") as string }),
  ]);
});
