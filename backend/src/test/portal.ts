import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { Client } from "pg";
import { type DestinationStream, destination } from "pino";
import type { DataSource } from "typeorm";
import { createIdentityProvider, type IdentityProvider } from "../auth/identity-provider";
import type { Services } from "../auth/context";
import { type Clock, systemClock } from "../time/clock";
import { openDatabase } from "../app/data-source";
import { readEnv } from "../settings/env";
import { createGraphQL } from "../graphql/apollo-server";
import type { PublicDoor } from "../http/public-door";
import { type ConnectionLimits, connectionLimits, createHttpServer } from "../http/http-server";
import { createLog } from "../settings/log";
import { NodeMetrics } from "../metrics/node-metrics";
import { createSchema } from "../app/schema";
import { createServer } from "../app/server";
import { closeServices, createServices } from "../app/services";
import type { PaymentGateway } from "../modules/subscriptions/payment-gateway";
import type { SiteDoor } from "../modules/verification/rules/site-door";
import { createTestDatabase } from "./database";

export interface TestPortalOptions {
  /** On top of a test node's own environment. */
  env?: NodeJS.ProcessEnv;
  /** Behaves as production does once it has started; its start would refuse the tests' emulator. */
  isProduction?: boolean;
  /** In place of the run's PostgreSQL. */
  databaseServer?: string;
  /** Puts something between the node and its database, such as a gate. */
  reachDatabaseAt?: (url: string) => Promise<string>;
  /** Shorter waits for slow clients. */
  connections?: Partial<ConnectionLimits>;
  clock?: Clock;
  /** Where the web app lies that it serves; a build of it need not be there. */
  webFolder?: string;
  /** In place of the run's Auth emulator. */
  provider?: IdentityProvider;
  /** Takes the money for plans in place of what PAYMENTS names. */
  gateway?: PaymentGateway;
  /** Leads to companies' sites in place of the internet. */
  siteDoor?: SiteDoor;
  /** Leads to push services in place of the internet. */
  pushDoor?: PublicDoor;
  /** Gets the node's log, a line of JSON each; nothing is logged without it. */
  logTo?: DestinationStream;
}

/** What a call of the API came back with. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  data: Data | null | undefined;
  errors: {
    message: string;
    extensions: {
      code: string;
      applicationIds?: string[];
      fields?: { field: string; message: string; rule?: string }[];
    };
  }[];
  /** The first error's code. */
  code: string | undefined;
}

export interface TestPortal {
  url: string;
  /** Of its database, past every pooler and gate. */
  databaseUrl: string;
  dataSource: DataSource;
  /** What the node counts of itself; only a program that serves makes a port of it. */
  metrics: NodeMetrics;
  services: Services;
  /** Asks the GraphQL API over HTTP, with a bearer token when one is given. */
  ask<Data = Record<string, unknown>>(
    query: string,
    options?: { variables?: object; token?: string },
  ): Promise<Answer<Data>>;
  stop(): Promise<void>;
}

// Made once in a test file: the resolvers are the same for every node, and it takes longer than a node's start.
let schema: ReturnType<typeof createSchema> | undefined;

/** A node of its own on a free port, with a database of its own and the run's Auth emulator. */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const database = await createTestDatabase(options.databaseServer);
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: (await options.reachDatabaseAt?.(database.url)) ?? pooledUrl(database.url),
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOLER: process.env.TEST_POOLER,
    FIREBASE_PROJECT_ID: "demo-job-portal",
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    LOG_LEVEL: options.logTo ? "info" : "silent",
    ...options.env,
  });
  if (options.isProduction) env.NODE_ENV = "production";
  const log = createLog(env.LOG_LEVEL, options.logTo ?? destination(1));
  const opened = await openDatabase(env, log);
  const { dataSource, readRouting } = opened;
  const provider = options.provider ?? createIdentityProvider(env);
  const { clock = systemClock, gateway, siteDoor, pushDoor } = options;
  const metrics = new NodeMetrics();
  const services = createServices({
    ...{ env, log, dataSource, provider, clock, gateway, siteDoor, pushDoor },
    searchTimes: metrics,
  });
  const http = createHttpServer({ ...connectionLimits(env.TRUST_PROXY), ...options.connections });
  schema ??= createSchema();
  const graphql = createGraphQL(env, schema, log, http);
  await graphql.start();
  http.on(
    "request",
    createServer({
      ...{ env, log, dataSource, readRouting, provider, services, graphql, schema, metrics },
      webFolder: options.webFolder,
    }),
  );
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url,
    databaseUrl: database.url,
    dataSource,
    metrics,
    services,
    ask: (query, { variables, token } = {}) => askGraphQL(url, { query, variables }, token),
    async stop() {
      http.closeAllConnections();
      await graphql.stop();
      await closeServices(services);
      await Promise.all([opened.close(), provider.close()]);
      await database.drop();
    },
  };
}

/** The way through the run's pooler, if it has one. */
function pooledUrl(databaseUrl: string): string {
  const pooler = process.env.TEST_POOLER_URL;
  return pooler
    ? Object.assign(new URL(pooler), { pathname: new URL(databaseUrl).pathname }).href
    : databaseUrl;
}

async function askGraphQL<Data>(url: string, body: object, token?: string): Promise<Answer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as Partial<Answer<Data>>;
  const { status, headers } = response;
  return { status, headers, data, errors, code: errors[0]?.extensions.code };
}

/** Counts the queries that reach PostgreSQL while the work is done. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const queries = jest.spyOn(Client.prototype, "query");
  try {
    await work();
    return queries.mock.calls.length;
  } finally {
    queries.mockRestore();
  }
}
