import { FACTOR_PROOF_HEADER } from "@job-portal/protocol/second-factor";
import type { IncomingMessage, RequestListener } from "node:http";
import type { ApolloServer } from "@apollo/server";
import { addressIn, LOCALES } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import compression from "compression";
import express, { type Express } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { reportError } from "../errors/failures";
import type { Context, ContextOf } from "../auth/context";
import { type ContextParts, createContext } from "./context";
import { visitorAsker } from "./visitor-asker";
import { withActingKey } from "../database/acting-key";
import type { ReadRouting } from "../database/read-routing";
import type { Env } from "../settings/env";
import { ForbiddenError, NotFoundError } from "../errors/errors";
import { addressHasher } from "../http/address-hash";
import { answerError } from "../http/answer-error";
import { bodyParser } from "../http/body-parser";
import { crossOrigin } from "../http/cross-origin";
import { graphqlEndpoint, isForGraphQL } from "../http/graphql-endpoint";
import { graphqlStreams, wantsStream } from "../http/graphql-streams";
import { privateAnswers } from "../http/private-answers";
import { type MayRead, type ReadCounter, readCounter, readLimit } from "../http/read-limit";
import { readiness } from "../http/readiness";
import { pathOf, requestIdOf, requestLog } from "../http/request-log";
import { watchRequests } from "../http/request-watch";
import { dataHeaders, securityHeaders } from "../http/security-headers";
import { standbyReads } from "../http/standby-reads";
import type { Step } from "../http/step";
import type { NodeMetrics } from "../metrics/node-metrics";
import { noteError } from "../metrics/note-error";
import { noteOf } from "../metrics/request-note";
import { alertLinkRoutes } from "../pages/links/alert-link.routes";
import { emailStopRoutes } from "../pages/links/email-stop.routes";
import { noticeLinkRoutes } from "../pages/links/notice-link.routes";
import { crawlerRoutes } from "../pages/crawler.routes";
import { pageDescriber } from "../pages/head/describe-page";
import { companyFeedRoutes, feedRoutes } from "../pages/feed.routes";
import { adminRoutes } from "../rest/admin.routes";
import { authRoutes } from "../rest/auth.routes";
import { companyDocumentRoutes } from "../rest/files/company-document.routes";
import { companyRoutes } from "../rest/company.routes";
import { openApi } from "../rest/openapi";
import { logoRoutes } from "../rest/files/logo.routes";
import { jobFileRoutes } from "../rest/files/job-file.routes";
import { mailRoutes } from "../rest/mail.routes";
import { paymentRoutes } from "../rest/payment.routes";
import { photoRoutes } from "../rest/files/photo.routes";
import { restOperations } from "../rest/rest-operations";
import { invoiceRoutes } from "../rest/files/invoice.routes";
import { messageFileRoutes } from "../rest/files/message-file.routes";
import { offerLetterRoutes } from "../rest/files/offer-letter.routes";
import { resumeFileRoutes } from "../rest/files/resume-file.routes";
import { resumeOriginalRoutes } from "../rest/files/resume-original.routes";
import { resumeRoutes } from "../rest/resume.routes";
import { shareImageRoutes } from "../pages/share-image.routes";
import { ServedPages } from "../pages/served-pages";
import { type RenderPage, WEB_FOLDER, webApp } from "../pages/web-app";
import { runtimeConfig } from "../settings/runtime-config";

export interface ServerParts extends ContextParts {
  env: Env;
  log: Logger;
  graphql: ApolloServer<Context>;
  /** What `graphql` answers; streams are read off it. */
  schema: GraphQLSchema;
  metrics: NodeMetrics;
  /** Sends reads to standbys, if there are any. */
  readRouting: ReadRouting | null;
  /** Where the built web app lies, if not in its usual place. */
  webFolder?: string;
}

/** What asks the database without being asked who asks, beside GraphQL and pages of lists (REQS-12). */
const READ_PATHS = [
  "/api",
  "/photos",
  "/logos",
  "/sitemap.xml",
  "/sitemaps",
  "/feeds",
  "/share-images",
  ...LOCALES.flatMap((locale) =>
    [
      ...[paths.job(":id"), paths.company(":id"), paths.careerPage(":address")],
      ...[paths.alertLink(":secret"), paths.emailStopLink(":secret"), paths.noticeLink(":secret", ":group")],
    ].map((path) => addressIn(locale, decodeURIComponent(path))),
  ),
];

/** The node's HTTP side; `graphql` must have been started. */
export function createServer(parts: ServerParts): RequestListener {
  const { env, readRouting } = parts;
  const readContext = contextReader(parts);
  const contextOfKeys = onceOf(readContext);
  const contextOf = forPeople(contextOfKeys);
  // One body reader and one count for all that is asked.
  const countRead = readCounter(env.READS_PER_MINUTE);
  const shared: SharedSteps = {
    watch: watch(parts),
    crossOrigin: crossOrigin(env.CORS_ORIGINS),
    reading: [readLimit(countRead), ...(readRouting ? [standbyReads(readRouting, env.TRUST_PROXY)] : [])],
    body: bodyParser(importersOf(contextOfKeys)),
    countRead,
  };
  const answerGraphQL = createEndpoint(parts, { readContext, contextOfKeys }, shared);
  const app = createApp(parts, { contextOf, contextOfKeys }, shared);
  return (request, response) => {
    if (isForGraphQL(request)) answerGraphQL(request, response);
    else app(request, response);
  };
}

interface SharedSteps {
  watch: Step[];
  crossOrigin: Step;
  /** What asks the database without being asked who asks goes through these. */
  reading: Step[];
  body: Step;
  countRead: ReadCounter;
}

function createEndpoint(
  parts: ServerParts,
  { readContext, contextOfKeys }: { readContext: ContextOf; contextOfKeys: ContextOf },
  shared: SharedSteps,
): RequestListener {
  const { env, log, graphql, schema } = parts;
  const { watch, crossOrigin, reading, body } = shared;
  return graphqlEndpoint({
    ...{ log, graphql },
    // Nothing of a stream's request is kept as long as the stream.
    stream: graphqlStreams({ schema, contextOf: forPeople(readContext) }),
    steps: [...watch, dataHeaders(env), compressed, crossOrigin, ...reading, body],
    contextOf: (request) =>
      contextOfKeys(request).catch((error: unknown) => {
        // Apollo reads status and headers off coded errors only, and knows no request's id yet.
        const coded = reportError(log, error, requestIdOf(request));
        noteError(noteOf(request), coded);
        throw coded;
      }),
  });
}

const compress = compression() as Step;
/** Not streams: compression would keep their events back, and itself in memory. */
const compressed: Step = (request, response, next) => {
  if (wantsStream(request)) next();
  else compress(request, response, next);
};

/** All but GraphQL. */
function createApp(
  parts: ServerParts,
  { contextOf, contextOfKeys }: ContextReaders,
  shared: SharedSteps,
): Express {
  const { env, log, graphql, dataSource, services, metrics, webFolder = WEB_FOLDER } = parts;
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.set("env", env.NODE_ENV);
  app.disable("x-powered-by");
  app.use(shared.watch);
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  app.get("/readyz", readiness(dataSource));
  app.use(securityHeaders(env), privateAnswers, compression());
  app.use("/api", shared.crossOrigin);
  app.get("/api/config", (_request, response) => void response.json(runtimeConfig(env)));
  app.get("/api/openapi.json", (_request, response) => void response.json(openApi()));
  app.use(READ_PATHS, shared.reading);
  app.use(fileRoutes(services, contextOf));
  app.use(paymentRoutes(services, log), mailRoutes(services, metrics));
  app.use("/api", shared.body);
  app.use("/api/auth", authRoutes(graphql, contextOf));
  app.use("/api/admin", adminRoutes(graphql, contextOf));
  app.use("/api", resumeRoutes(services, contextOf));
  app.use("/api", companyRoutes(graphql, contextOfKeys));
  app.use("/api", notFound);
  app.use(linkRoutes(services));
  const mayRead = readerOf(shared.countRead);
  const describe = pageDescriber(services, { env, log, mayRead });
  app.use(crawlerRoutes(services, env, webFolder));
  app.use(feedRoutes(services, env));
  app.use(companyFeedRoutes(services, env));
  app.use(shareImageRoutes(describe, services.shareImages));
  app.use(webApp(env, describe, webFolder, pageRenderer(parts, mayRead)));
  app.use(notFound);
  app.use(answerError(log));
  return app;
}

/** The pages of mails' links, for whoever has one. */
const linkRoutes = ({ alertLinks, noticePreferences, emailChanges }: ServerParts["services"]) => [
  alertLinkRoutes(alertLinks),
  noticeLinkRoutes(noticePreferences),
  emailStopRoutes(emailChanges),
];

/** What sends or receives files, each with limits of its own. */
const fileRoutes = (services: ServerParts["services"], contextOf: ContextOf) => [
  photoRoutes(services.photos, contextOf),
  companyDocumentRoutes(services.companyDocuments, contextOf),
  logoRoutes(services.companyLogos, contextOf),
  jobFileRoutes(services.jobFiles, contextOf),
  resumeFileRoutes(services.resumeFiles, contextOf),
  resumeOriginalRoutes(services, contextOf),
  messageFileRoutes(services.messageFiles, contextOf),
  offerLetterRoutes(services.offerLetters, contextOf),
  invoiceRoutes(services, contextOf),
];

/** Each request's line in the log, its metrics and what it means for security. */
function watch({ env, log, metrics }: ServerParts): Step[] {
  const [restOperationOf, hashOf] = [restOperations(), addressHasher(env.LOG_SECRET)];
  const operationOf = (request: IncomingMessage) => {
    const path = pathOf(request);
    const isGraphQL = /^\/graphql\/?$/.test(path);
    return isGraphQL ? (noteOf(request).operation ?? "other") : restOperationOf(request.method ?? "", path);
  };
  return [
    requestLog(log, operationOf, hashOf),
    (_request, _response, next) => withActingKey(next),
    watchRequests({ log, metrics, operationOf, hashOf, proxies: env.TRUST_PROXY }),
  ];
}

function contextReader(parts: ContextParts): ContextOf {
  return async (request) => {
    const { authorization, [FACTOR_PROOF_HEADER]: factorProof } = request.headers;
    const note = noteOf(request);
    const told = { address: note.address, requestId: requestIdOf(request), note };
    return await createContext(parts, { authorization, factorProof, ...told });
  };
}

/** A request is asked once who sends it: before a large body is read, and then for its answer. */
function onceOf(readContext: ContextOf): ContextOf {
  const contexts = new WeakMap<IncomingMessage, Promise<Context>>();
  return (request) => {
    const known = contexts.get(request);
    if (known) return known;
    const context = readContext(request);
    contexts.set(request, context);
    return context;
  };
}

/** Whether a page's request is within its address's limit. Its head and its content are one read. */
function readerOf(countRead: ReadCounter): MayRead {
  const asked = new WeakMap<IncomingMessage, Promise<boolean>>();
  return (request) => {
    const answer = asked.get(request) ?? countRead(request).then((waitMs) => waitMs === 0);
    asked.set(request, answer);
    return answer;
  };
}

/** Renders pages from what the API answers a visitor. */
function pageRenderer(parts: ServerParts, mayRead: MayRead): RenderPage {
  const { env, log, metrics, webFolder = WEB_FOLDER } = parts;
  const pages = new ServedPages({
    ...{ env, log, metrics, folder: webFolder },
    askerOf: visitorAsker(parts),
    mayRead,
  });
  return (request, nonce) => pages.render(request, nonce);
}

interface ContextReaders {
  /** Refuses API keys. */
  contextOf: ContextOf;
  /** For what holds them to their scopes. */
  contextOfKeys: ContextOf;
}

/** What reads its context by this is closed to API keys, whatever their scopes. */
const forPeople =
  (contextOf: ContextOf): ContextOf =>
  async (request) => {
    const context = await contextOf(request);
    if (context.apiKey) throw new ForbiddenError("API_KEY_NOT_ALLOWED", "This is not open to API keys.");
    return context;
  };

const importersOf = (contextOf: ContextOf) => async (request: IncomingMessage) => {
  const { viewer, services } = await contextOf(request);
  return viewer !== null && (await services.companies.mayImport(viewer));
};

const notFound = () => {
  throw new NotFoundError();
};
