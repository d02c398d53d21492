import { randomBytes, randomUUID } from "node:crypto";
import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from "express";
import helmet from "helmet";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { type Context, type ContextParts, createContext } from "./context";
import type { Env } from "./env";
import { BadInputError, CodedError, RateLimitedError } from "./errors";
import { toCodedError } from "./graphql";
import { authRoutes } from "./rest/auth.routes";
import { runtimeConfig, webApp } from "./web-app";

const BODY_LIMIT = "100kb";
const IMPORT_BODY_LIMIT = "2mb";
const BODY_LIMIT_BYTES = 100 * 1024;

export interface ServerParts extends ContextParts {
  env: Env;
  log: Logger;
  graphql: ApolloServer<Context>;
}

/** The node's HTTP side; `graphql` must have been started. */
export function createServer(parts: ServerParts): Express {
  const { env, log, graphql, dataSource } = parts;
  const contextOf = (request: Request) =>
    createContext(parts, { authorization: request.headers.authorization, requestId: String(request.id) });
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.disable("x-powered-by");
  app.use(pinoHttp({ logger: log, genReqId: () => randomUUID(), serializers: { req: describeRequest } }));
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  app.get("/readyz", async (_request, response) => {
    await dataSource.query("select 1");
    response.json({ status: "ready" });
  });
  app.use(securityHeaders(env), compression());
  app.get("/api/config", (_request, response) => void response.json(runtimeConfig(env)));
  app.use(["/graphql", "/api"], readLimit(env), bodyParser(parts, contextOf));
  app.use("/graphql", expressMiddleware(graphql, { context: ({ req }) => contextOf(req) }));
  app.use("/api/auth", authRoutes(graphql, contextOf));
  app.use("/api", (_request, _response, next) => next(new CodedError("NOT_FOUND", "Not found.", 404)));
  app.use(webApp(env));
  app.use(answerError(log));
  return app;
}

/** Addresses carry people's search words, so the log keeps the path alone. */
const describeRequest = ({ id, method, url }: { id: string; method: string; url: string }) => ({
  id,
  method,
  path: url.split("?")[0],
});

function securityHeaders(env: Env): RequestHandler {
  const emulator = runtimeConfig(env).authEmulatorUrl;
  const providers = emulator
    ? [emulator]
    : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  const frames = emulator
    ? [emulator]
    : env.FIREBASE_AUTH_DOMAIN
      ? [`https://${env.FIREBASE_AUTH_DOMAIN}`]
      : [];
  return (request, response, next) => {
    const nonce = randomBytes(16).toString("base64");
    response.locals.nonce = nonce;
    // Apollo's Sandbox page brings its own scripts and styles from Apollo's servers.
    const isSandbox = env.SANDBOX && request.path === "/graphql" && request.method === "GET";
    helmet({
      contentSecurityPolicy: isSandbox
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'self'"],
              scriptSrc: ["'self'", `'nonce-${nonce}'`, "https://apis.google.com"],
              styleSrc: ["'self'", `'nonce-${nonce}'`],
              imgSrc: ["'self'", "data:", "blob:", "https://*.googleusercontent.com"],
              connectSrc: ["'self'", ...providers],
              frameSrc: frames.length > 0 ? frames : ["'none'"],
              objectSrc: ["'none'"],
              baseUri: ["'none'"],
              formAction: ["'self'"],
              frameAncestors: ["'none'"],
            },
          },
      crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: env.NODE_ENV === "production",
    })(request, response, next);
  };
}

function readLimit(env: Env): RequestHandler {
  const limiter = new RateLimiterMemory({ points: env.READS_PER_MINUTE, duration: 60 });
  return async (request, _response, next) => {
    try {
      await limiter.consume(request.ip ?? "unknown");
    } catch (refusal) {
      const wait =
        refusal !== null && typeof refusal === "object" && "msBeforeNext" in refusal
          ? Number(refusal.msBeforeNext)
          : 60_000;
      return next(new RateLimitedError(Math.ceil(wait / 1000)));
    }
    next();
  };
}

/** Bodies up to 100 kB for everybody, up to 2 MB for those who may import: asked before the body is read. */
function bodyParser(
  { services }: ServerParts,
  contextOf: (request: Request) => Promise<Context>,
): RequestHandler {
  const small = express.json({ limit: BODY_LIMIT });
  const large = express.json({ limit: IMPORT_BODY_LIMIT });
  return async (request, response, next) => {
    if (Number(request.headers["content-length"] ?? 0) <= BODY_LIMIT_BYTES)
      return small(request, response, next);
    const { viewer } = await contextOf(request);
    const parser = viewer && (await services.companies.mayImport(viewer)) ? large : small;
    parser(request, response, next);
  };
}

/** Body parser's own errors, by its types. */
function bodyError(error: unknown): CodedError | null {
  const type = error instanceof Error && "type" in error ? error.type : "";
  if (type === "entity.too.large") return new CodedError("BODY_TOO_LARGE", "The request is too large.", 413);
  if (type === "entity.parse.failed")
    return new BadInputError("MALFORMED_JSON", "The request is not valid JSON.");
  if (type === "encoding.unsupported" || type === "charset.unsupported")
    return new CodedError("UNSUPPORTED_ENCODING", "Send the request as UTF-8 JSON.", 415);
  return null;
}

/** Every error outside GraphQL: `{code, message, fields?, requestId}`. */
function answerError(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const coded = toCodedError(error) ?? bodyError(error);
    if (!coded) log.error({ err: error, requestId: request.id }, "unforeseen error");
    const { status, code, message, extensions } =
      coded ?? new CodedError("INTERNAL_SERVER_ERROR", "Something went wrong on our side.", 500);
    const { headers } = extensions.http as { headers: Map<string, string> };
    for (const [name, value] of headers) response.setHeader(name, value);
    response.status(status).json({ code, message, fields: extensions.fields, requestId: request.id });
  };
}
