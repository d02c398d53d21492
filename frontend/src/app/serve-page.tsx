import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import { prerenderStatic } from "@apollo/client/react/ssr";
import type { PageRequest, PageState, ServedPage, ServePage } from "@job-portal/protocol/served-page";
import { type DocumentNode, print } from "graphql";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { from } from "rxjs";
import { ServerStyleSheet } from "styled-components";
import { loadServedParts } from "../design-system/LazyPart/part-code";
import { createCache } from "../shared/graphql/apollo-client";
import { PageViewProvider, ServedView } from "../shared/page-view";
import { toRuntimeConfig } from "../shared/runtime-config";
import { App } from "./App";
import { loadWords } from "./language";
import { filesAt, isServedAt, routes } from "./router";

/** More rounds of questions than any screen has: each renders the page once more. */
const MOST_RENDERS = 4;

const handler = createStaticHandler(routes);

/**
 * Renders the screen of an address as a visitor sees it: what the node's build of the web app offers (PAGE-01).
 * @throws where the screen, or a question of it, fails: the browser then renders it, and tells of the failure
 */
export const servePage: ServePage = async (request) => {
  const url = new URL(request.address, "https://here.invalid");
  const config = toRuntimeConfig(request.config);
  if (config.missing.length > 0 || !isServedAt(url)) return null;
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  await Promise.all([loadServedParts(), loadWords(request.locale)]);
  const { client, failures } = createAskingClient(request);
  const { now, isDesktop, locale, nonce } = request;
  const router = createStaticRouter(handler.dataRoutes, context);
  const view = new ServedView({ now, isDesktop, locale }, "node");
  const files = await filesAt(url);
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const { result: html } = await prerenderStatic({
      tree: (
        <PageViewProvider value={view}>
          <App config={config} client={client} locale={locale}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </PageViewProvider>
      ),
      renderFunction: (tree) => renderToString(sheet.collectStyles(tree)),
      maxRerenders: MOST_RENDERS,
    });
    const [failure] = failures;
    if (failure) throw failure;
    const state: PageState = { now, isDesktop, locale, data: client.extract() };
    return { html, styles: sheet.getStyleTags(), state: asJson(state), files } satisfies ServedPage;
  } finally {
    sheet.seal();
    client.stop();
  }
};

/** A client that asks the API in the node's own process, and the failures that it met. */
function createAskingClient({ ask }: Pick<PageRequest, "ask">) {
  const failures: Error[] = [];
  async function answer({ operationName, query, variables }: ApolloLink.Operation) {
    try {
      const { data, errors } = await ask({ operationName, query: textOf(query), variables });
      if (errors?.length) throw new CombinedGraphQLErrors({ data, errors });
      return { data };
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }
  const link = new ApolloLink((operation) => from(answer(operation)));
  return { client: new ApolloClient({ link, cache: createCache(), ssrMode: true }), failures };
}

const texts = new WeakMap<DocumentNode, string>();

/** Screens ask the same documents for every page. */
function textOf(query: DocumentNode): string {
  const known = texts.get(query);
  if (known !== undefined) return known;
  const text = print(query);
  texts.set(query, text);
  return text;
}

/** People's own words stand in it: none may end the element that carries it. */
const asJson = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
