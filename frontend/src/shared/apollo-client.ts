import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { getToken } from "./auth-token";

/** Authenticated calls carry a bearer token in a header (CALL-01); a visitor's calls carry none. */
const bearerLink = new SetContextLink(async (context) => {
  const token = await getToken();
  const headers = context.headers as Record<string, string> | undefined;
  return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
});

/** The one client of the page. Its cache lives in memory only: nothing personal stays on a shared computer. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([bearerLink, new HttpLink({ uri: "/graphql" })]),
    cache: new InMemoryCache(),
  });
}
