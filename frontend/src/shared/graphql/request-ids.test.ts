import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { createRequestIdLink } from "./request-ids";

const POST = gql`
  mutation Post($title: String!, $clientRequestId: ID) {
    post(title: $title, clientRequestId: $clientRequestId)
  }
`;
const CLOSE = gql`
  mutation Close($title: String!) {
    close(title: $title)
  }
`;

/** A client whose calls are answered, or lost, in turn. */
function clientOf(...fates: readonly ("answered" | "lost")[]) {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables.clientRequestId);
    const isLost = fates[sent.length - 1] === "lost";
    return new Observable((observer) => {
      if (isLost) {
        observer.error(new Error("The line is cut."));
        return;
      }
      observer.next({ data: { post: true, close: true } });
      observer.complete();
    });
  });
  const link = ApolloLink.from([createRequestIdLink(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const post = async (title: string, more: object = {}, mutation = POST) => {
    await client.mutate({ mutation, variables: { title, ...more } }).catch(() => undefined);
    return sent.at(-1);
  };
  return { post };
}

describe("the name of a call", () => {
  it("stays while the same call is sent again after its answer was lost", async () => {
    const { post } = clientOf("lost", "answered");
    const first = await post("Nurse");
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await post("Nurse")).toBe(first);
  });

  it("is another for another call, and after an answer", async () => {
    const { post } = clientOf("lost", "answered", "answered");
    const first = await post("Nurse");
    const other = await post("Cook");
    expect(other).not.toBe(first);
    expect(await post("Cook")).not.toBe(other);
  });

  it("is the caller's where they give one, and none where the call has no place for it", async () => {
    const { post } = clientOf();
    expect(await post("Nurse", { clientRequestId: "mine" })).toBe("mine");
    expect(await post("Nurse", {}, CLOSE)).toBeUndefined();
  });
});
