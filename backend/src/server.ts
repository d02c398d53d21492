import { randomUUID } from "node:crypto";
import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import compression from "compression";
import express, { type Express, type Request } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { toCodedError } from "./coded-errors";
import { type Context, type ContextParts, createContext } from "./context";
import type { Env } from "./env";
import { NotFoundError } from "./errors";
import { answerError } from "./http/answer-error";
import { bodyParser } from "./http/body-parser";
import { readLimit } from "./http/read-limit";
import { securityHeaders } from "./http/security-headers";
import { adminRoutes } from "./rest/admin.routes";
import { authRoutes } from "./rest/auth.routes";
import { openApi } from "./rest/openapi";
import { photoRoutes } from "./rest/photo.routes";
import { runtimeConfig, webApp } from "./web-app";

export interface ServerParts extends ContextParts {
  env: Env;
  log: Logger;
  graphql: ApolloServer<Context>;
}

/** The node's HTTP side; `graphql` must have been started. */
export function createServer(parts: ServerParts): Express {
  const { env, log, graphql, dataSource, services } = parts;
  const contextOf = async (request: Request) => {
    const { authorization } = request.headers;
    const address = request.ip ?? "unknown";
    try {
      return await createContext(parts, { authorization, address, requestId: requestIdOf(request) });
    } catch (error) {
      // Apollo reads status and headers off coded errors only.
      throw toCodedError(error) ?? error;
    }
  };
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.disable("x-powered-by");
  app.use(requestLog(log));
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  app.get("/readyz", async (_request, response) => {
    await dataSource.query("select 1");
    response.json({ status: "ready" });
  });
  app.use(securityHeaders(env), compression());
  app.get("/api/config", (_request, response) => void response.json(runtimeConfig(env)));
  app.get("/api/openapi.json", (_request, response) => void response.json(openApi()));
  app.use(["/graphql", "/api", "/photos"], readLimit(env.READS_PER_MINUTE));
  app.use(photoRoutes(services.photos, contextOf));
  app.use(["/graphql", "/api"], bodyParser(contextOf));
  app.use("/graphql", expressMiddleware(graphql, { context: ({ req }) => contextOf(req) }));
  app.use("/api/auth", authRoutes(graphql, contextOf));
  app.use("/api/admin", adminRoutes(graphql, contextOf));
  app.use("/api", notFound);
  app.use(webApp(env));
  app.use(notFound);
  app.use(answerError(log));
  return app;
}

/** As `requestLog` gave it. */
const requestIdOf = ({ id }: Request) => (typeof id === "string" ? id : "");

const notFound = () => {
  throw new NotFoundError();
};

/** A line a request, whose id the caller gets as well. */
function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    // Addresses carry people's search words, so the log keeps the path alone.
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split("?")[0],
      }),
    },
  });
}
