import "reflect-metadata";
import { once } from "node:events";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { createIdentityProvider } from "./auth/identity-provider";
import { systemClock } from "./time/clock";
import { run } from "./commands/command";
import { openDatabase } from "./app/data-source";
import { updateDatabase } from "./modules/setup/database-update";
import { type Env, readEnv } from "./settings/env";
import { createGraphQL } from "./graphql/apollo-server";
import { connectionLimits, createHttpServer } from "./http/http-server";
import { createLog } from "./settings/log";
import { startMetricsServer } from "./metrics/metrics-server";
import { NodeMetrics } from "./metrics/node-metrics";
import { watchStreams } from "./metrics/stream-metrics";
import { QueueWorker } from "./queue/worker";
import { createSchema } from "./app/schema";
import { createServer } from "./app/server";
import { closeServices, createServices } from "./app/services";
import { stopInOrder } from "./app/stop-in-order";
import { taskHandlers } from "./app/tasks";

/** After another node's end thousands come in a moment. Those that find no room try again after seconds, by TCP. */
const WAITING_CONNECTIONS = 4_096;

/** The API node: serves until it is asked to stop, then finishes the answers under way and ends. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  if (env.MIGRATE_ON_START) await bringUpToDate(env, log);
  const database = await openDatabase(env, log);
  const { dataSource, readRouting } = database;
  const provider = createIdentityProvider(env);
  const metrics = new NodeMetrics();
  const tools = { env, log, dataSource, provider };
  const services = createServices({ ...tools, clock: systemClock, searchTimes: metrics });
  const http = createHttpServer(connectionLimits(env.TRUST_PROXY));
  const schema = createSchema();
  const graphql = createGraphQL(env, schema, log, http);
  await graphql.start();
  http.on("request", createServer({ ...tools, readRouting, services, graphql, schema, metrics }));
  if (!services.mailer) log.warn("MAIL_URL is not set: no mail is sent");
  http.listen({ port: env.PORT, host: env.HOST, backlog: WAITING_CONNECTIONS });
  await once(http, "listening");
  log.info({ host: env.HOST, port: env.PORT }, "listening");
  watchStreams(metrics.registry, () => services.liveChanges.size);
  const stopMetrics = await serveMetrics(env, metrics, dataSource);
  const worker = new QueueWorker({
    databaseUrl: env.DATABASE_DIRECT_URL,
    dataSource,
    log,
    handlers: taskHandlers(services),
  });
  const stop = () =>
    stopInOrder(log, [
      ["live changes", () => services.liveChanges.stop()],
      ["answers", () => graphql.stop()],
      ["queue", () => worker.stop()],
      ["metrics", stopMetrics],
      ["services", () => closeServices(services)],
      ["database", () => database.close()],
      ["identity provider", () => provider.close()],
    ]);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

async function bringUpToDate(env: Env, log: Logger): Promise<void> {
  const { rows, isAhead } = await updateDatabase(env.DATABASE_DIRECT_URL);
  for (const change of rows) log.info(change);
  if (isAhead) log.warn("a newer program has migrated the database: its routines and plans stay as they are");
}

/** For Prometheus, where METRICS_PORT is set. @returns what ends it */
async function serveMetrics(env: Env, metrics: NodeMetrics, dataSource: DataSource): Promise<() => void> {
  if (env.METRICS_PORT === undefined) return () => undefined;
  const place = { host: env.METRICS_HOST, port: env.METRICS_PORT };
  const server = await startMetricsServer(metrics, dataSource, place);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

run(main);
