import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import { createIdentityProvider } from "../auth/identity-provider";
import { systemClock } from "../clock";
import { createDataSource } from "../database/data-source";
import { readEnv } from "../env";
import { createGraphQL } from "../graphql";
import { createSchema } from "../schema";
import { createServer } from "../server";
import { createServices } from "../services";
import { createTestDatabase } from "./database";

export interface TestPortal {
  url: string;
  dataSource: DataSource;
  stop(): Promise<void>;
}

/** A node of its own on a free port, with a database of its own and the run's Auth emulator. */
export async function startTestPortal(): Promise<TestPortal> {
  const database = await createTestDatabase();
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: "demo-job-portal",
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    LOG_LEVEL: "silent",
  });
  const log = pino({ level: env.LOG_LEVEL });
  const dataSource = await createDataSource(env.DATABASE_URL).initialize();
  const provider = createIdentityProvider(env);
  const services = createServices({ env, dataSource, provider, clock: systemClock });
  const graphql = createGraphQL(env, createSchema(), log);
  await graphql.start();
  const app = createServer({ env, log, dataSource, provider, services, graphql });
  const http = await new Promise<Server>((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => resolve(server));
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    dataSource,
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await graphql.stop();
      await Promise.all([dataSource.destroy(), provider.close()]);
      await database.drop();
    },
  };
}

export interface NewIdentity {
  uid: string;
  email: string;
  token: string;
}

/** Signs somebody up at the emulator, as the web app would. */
export async function signUp(email: string): Promise<NewIdentity> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? "";
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "a-long-password", returnSecureToken: true }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, email, token: idToken };
}
