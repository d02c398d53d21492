import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from "@apollo/client";
import { MockLink } from "@apollo/client/testing";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, render, screen } from "@testing-library/react";
import { useAskAgain } from "./useAskAgain";

const query: TypedDocumentNode<{ jobCount: number }, Record<string, never>> = gql`
  {
    jobCount
  }
`;

function List() {
  useAskAgain();
  const { data, error } = useQuery(query);
  return <p>{error ? "failed" : data?.jobCount}</p>;
}

it("asks again for what failed, and for nothing else, once the browser is online (PAGE-05)", async () => {
  const answers = [
    { request: { query }, error: new TypeError("Failed to fetch") },
    { request: { query }, result: { data: { jobCount: 17 } } },
  ];
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new MockLink(answers) });
  render(
    <ApolloProvider client={client}>
      <List />
    </ApolloProvider>,
  );
  await screen.findByText("failed");
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText("17");
  // There is no third answer: asking for it would fail.
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByText("17")).toBeVisible();
});
