import "reflect-metadata";
import { once } from "node:events";
import { createIdentityProvider } from "./auth/identity-provider";
import { systemClock } from "./time/clock";
import { run } from "./commands/command";
import { createDataSource } from "./app/data-source";
import { updateDatabase } from "./modules/setup/database-update";
import { readEnv } from "./settings/env";
import { createGraphQL } from "./graphql/apollo-server";
import { createHttpServer } from "./http/http-server";
import { createLog } from "./settings/log";
import { QueueWorker } from "./queue/worker";
import { createSchema } from "./app/schema";
import { createServer } from "./app/server";
import { createServices } from "./app/services";
import { taskHandlers } from "./app/tasks";

/** The API node: serves until it is asked to stop, then finishes the answers under way and ends. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  if (env.MIGRATE_ON_START) {
    const { rows, isAhead } = await updateDatabase(env.DATABASE_URL);
    for (const change of rows) log.info(change);
    if (isAhead)
      log.warn("a newer program has migrated the database: its routines and plans stay as they are");
  }
  const dataSource = await createDataSource(env.DATABASE_URL).initialize();
  const provider = createIdentityProvider(env);
  const services = createServices({ env, dataSource, provider, clock: systemClock });
  const http = createHttpServer();
  const graphql = createGraphQL(env, createSchema(), log, http);
  await graphql.start();
  http.on("request", createServer({ env, log, dataSource, provider, services, graphql }));
  if (!services.mailer) log.warn("MAIL_URL is not set: no mail is sent");
  http.listen(env.PORT, env.HOST);
  await once(http, "listening");
  log.info({ host: env.HOST, port: env.PORT }, "listening");

  const worker = new QueueWorker({
    databaseUrl: env.DATABASE_URL,
    dataSource,
    log,
    handlers: taskHandlers(services),
  });
  const stop = async () => {
    await graphql.stop();
    await worker.stop();
    services.mailer?.close();
    services.resumeRenderer.stop();
    await services.jobCsvReader.stop();
    await Promise.all([dataSource.destroy(), provider.close()]);
    log.info("stopped");
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

run(main);
