import "reflect-metadata";
import { createServer as createHttpServer } from "node:http";
import { pino } from "pino";
import { createIdentityProvider } from "./auth/identity-provider";
import { systemClock } from "./clock";
import { createDataSource } from "./database/data-source";
import { migrate } from "./database/migrate";
import { EnvError, readEnv } from "./env";
import { createGraphQL } from "./graphql";
import { createSchema } from "./schema";
import { createServer } from "./server";
import { createServices } from "./services";

/** How long a stop waits for the answers under way, in milliseconds. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  const dataSource = await createDataSource(env.DATABASE_URL).initialize();
  if (env.MIGRATE_ON_START) await migrate(dataSource);
  const provider = createIdentityProvider(env);
  const services = createServices({ env, dataSource, provider, clock: systemClock });
  const graphql = createGraphQL(env, createSchema(), log);
  await graphql.start();
  const http = createHttpServer(createServer({ env, log, dataSource, provider, services, graphql }));
  http.listen(env.PORT, env.HOST, () => log.info({ host: env.HOST, port: env.PORT }, "listening"));

  const stop = async () => {
    http.close();
    setTimeout(() => http.closeAllConnections(), DRAIN_MS).unref();
    http.closeIdleConnections();
    await new Promise((resolve) => http.once("close", resolve));
    await graphql.stop();
    await Promise.all([dataSource.destroy(), provider.close()]);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${reason instanceof EnvError ? reason.message : (reason.stack ?? reason.message)}\n`);
  process.exit(1);
});
