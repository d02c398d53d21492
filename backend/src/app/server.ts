import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import { paths } from "@job-portal/protocol/paths";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler } from "express";
import type { Logger } from "pino";
import { reportError } from "../errors/failures";
import type { Context, ContextOf } from "../auth/context";
import { type ContextParts, createContext } from "./context";
import { visitorAsker } from "./visitor-asker";
import type { ReadRouting } from "../database/read-routing";
import type { Env } from "../settings/env";
import { NotFoundError } from "../errors/errors";
import { addressHasher } from "../http/address-hash";
import { answerError, GRAPHQL_PATH } from "../http/answer-error";
import { bodyParser } from "../http/body-parser";
import { crossOrigin } from "../http/cross-origin";
import { jsonRequests } from "../http/json-requests";
import { privateAnswers } from "../http/private-answers";
import { type ReadCounter, readCounter, readLimit } from "../http/read-limit";
import { readiness } from "../http/readiness";
import { pathOf, requestIdOf, requestLog } from "../http/request-log";
import { watchRequests } from "../http/request-watch";
import { securityHeaders } from "../http/security-headers";
import { standbyReads } from "../http/standby-reads";
import type { NodeMetrics } from "../metrics/node-metrics";
import { noteError } from "../metrics/note-error";
import { noteOf } from "../metrics/request-note";
import { crawlerRoutes } from "../pages/crawler.routes";
import { pageDescriber } from "../pages/describe-page";
import { adminRoutes } from "../rest/admin.routes";
import { authRoutes } from "../rest/auth.routes";
import { openApi } from "../rest/openapi";
import { logoRoutes } from "../rest/logo.routes";
import { jobFileRoutes } from "../rest/job-file.routes";
import { paymentRoutes } from "../rest/payment.routes";
import { photoRoutes } from "../rest/photo.routes";
import { restOperations } from "../rest/rest-operations";
import { resumeRoutes } from "../rest/resume.routes";
import { ServedPages } from "../pages/served-pages";
import { type RenderPage, WEB_FOLDER, webApp } from "../pages/web-app";
import { runtimeConfig } from "../settings/runtime-config";

export interface ServerParts extends ContextParts {
  env: Env;
  log: Logger;
  graphql: ApolloServer<Context>;
  metrics: NodeMetrics;
  /** Sends reads to standbys, if there are any. */
  readRouting: ReadRouting | null;
  /** Where the built web app lies, if not in its usual place. */
  webFolder?: string;
}

/** What asks the database without being asked who asks. */
const READ_PATHS = [
  GRAPHQL_PATH,
  "/api",
  "/photos",
  "/logos",
  decodeURIComponent(paths.job(":id")),
  decodeURIComponent(paths.company(":id")),
  "/sitemap.xml",
  "/sitemaps",
];

/** The node's HTTP side; `graphql` must have been started. */
export function createServer(parts: ServerParts): Express {
  const { env, log, graphql, dataSource, readRouting, services, webFolder = WEB_FOLDER } = parts;
  const contextOf = contextReader(parts);
  const graphqlContextOf = ({ req }: { req: Request }) =>
    contextOf(req).catch((error: unknown) => {
      // Apollo reads status and headers off coded errors only, and knows no request's id yet.
      const coded = reportError(log, error, requestIdOf(req));
      noteError(noteOf(req), coded);
      throw coded;
    });
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.set("env", env.NODE_ENV);
  app.disable("x-powered-by");
  app.use(watch(parts));
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  app.get("/readyz", readiness(dataSource));
  app.use(securityHeaders(env), privateAnswers, compression());
  app.use([GRAPHQL_PATH, "/api"], crossOrigin(env.CORS_ORIGINS));
  app.get("/api/config", (_request, response) => void response.json(runtimeConfig(env)));
  app.get("/api/openapi.json", (_request, response) => void response.json(openApi()));
  const countRead = readCounter(env.READS_PER_MINUTE);
  app.use(READ_PATHS, readLimit(countRead));
  if (readRouting) app.use(standbyReads(readRouting));
  app.use(photoRoutes(services.photos, contextOf));
  app.use(logoRoutes(services.companyLogos, contextOf));
  app.use(jobFileRoutes(services.jobFiles, contextOf));
  app.use(paymentRoutes(services, log));
  app.use([GRAPHQL_PATH, "/api"], bodyParser(importersOf(contextOf)));
  app.use(GRAPHQL_PATH, jsonRequests, expressMiddleware(graphql, { context: graphqlContextOf }));
  app.use("/api/auth", authRoutes(graphql, contextOf));
  app.use("/api/admin", adminRoutes(graphql, contextOf));
  app.use("/api", resumeRoutes(services, contextOf));
  app.use("/api", notFound);
  app.use(crawlerRoutes(services, env, webFolder));
  app.use(webApp(env, pageDescriber(services, env, log), webFolder, pageRenderer(parts, countRead)));
  app.use(notFound);
  app.use(answerError(log));
  return app;
}

/** Each request's line in the log, its metrics and what it means for security. */
function watch({ env, log, metrics }: ServerParts): RequestHandler[] {
  const [restOperationOf, hashOf] = [restOperations(), addressHasher(env.LOG_SECRET)];
  const operationOf = (request: Request) => {
    const path = pathOf(request);
    const isGraphQL = /^\/graphql\/?$/.test(path);
    return isGraphQL ? (noteOf(request).operation ?? "other") : restOperationOf(request.method, path);
  };
  return [requestLog(log, operationOf, hashOf), watchRequests({ log, metrics, operationOf, hashOf })];
}

/** A request is asked once who sends it: before a large body is read, and then for its answer. */
function contextReader(parts: ContextParts): ContextOf {
  const contexts = new WeakMap<Request, Promise<Context>>();
  return (request) => {
    const known = contexts.get(request);
    if (known) return known;
    const { authorization } = request.headers;
    const address = request.ip ?? "unknown";
    const told = { requestId: requestIdOf(request), note: noteOf(request) };
    const context = createContext(parts, { authorization, address, ...told });
    contexts.set(request, context);
    return context;
  };
}

/** Renders pages from what the API answers a visitor, each page as one read of its address. */
function pageRenderer(parts: ServerParts, countRead: ReadCounter): RenderPage {
  const { env, log, metrics, webFolder = WEB_FOLDER } = parts;
  const pages = new ServedPages({
    ...{ env, log, metrics, folder: webFolder },
    askerOf: visitorAsker(parts),
    mayRead: async (request) => (await countRead(request)) === 0,
  });
  return (request, nonce) => pages.render(request, nonce);
}

const importersOf = (contextOf: ContextOf) => async (request: Request) => {
  const { viewer, services } = await contextOf(request);
  return viewer !== null && (await services.companies.mayImport(viewer));
};

const notFound = () => {
  throw new NotFoundError();
};
