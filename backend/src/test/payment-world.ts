import { createIdentityProvider } from "../auth/identity-provider";
import { readEnv } from "../settings/env";
import type { Clock } from "../time/clock";
import type { PaymentGateway } from "../modules/subscriptions/payment-gateway";
import type { Account } from "../modules/accounts/account.entity";
import { createServices } from "../app/services";
import { taskHandlers } from "../app/tasks";
import { createTestDatabase } from "./database";
import { createFactories, type Factories } from "./factories";
import type { NewIdentity } from "./identities";
import { StandInProvider } from "./payment-provider";
import { startTestPortal, type TestPortal } from "./portal";

type Person = Account & NewIdentity;
type Row = Record<string, unknown>;

interface Change {
  outcome: string;
  redirectUrl: string | null;
}

export interface PaymentWorld {
  portal: TestPortal;
  provider: StandInProvider;
  make: Factories;
  /** Who pays, unless another is named. */
  person: Person;
  setNow(now: Date): void;
  /** Another node on the same database, with the same provider. */
  startNode(): Promise<TestPortal>;
  /** @returns what `changePlan` answers, or the code of its refusal */
  choose(plan: string, by?: Person): Promise<Change | string>;
  planOf(person: Person): Promise<string | undefined>;
  /** Does what the queue holds for an order. */
  look(orderId: string): Promise<void>;
  rows(sql: string): Promise<Row[]>;
  requests(): Promise<Row[]>;
  /** The changes of plans, as the audit trail has them. */
  moves(): Promise<Row[]>;
  stop(): Promise<void>;
}

interface WorldParts {
  /** In place of the world's provider. */
  gatewayOf?: (clock: Clock) => PaymentGateway;
  env?: NodeJS.ProcessEnv;
}

/** A portal whose plans are paid for with a provider, somebody on the free plan, and a clock to turn. */
export async function createPaymentWorld(
  start: Date,
  { gatewayOf, env: more }: WorldParts = {},
): Promise<PaymentWorld> {
  const database = await createTestDatabase();
  const provider = new StandInProvider();
  let now = start;
  const clock = { now: () => now };
  const reachDatabaseAt = () => Promise.resolve(database.url);
  const gateway = gatewayOf?.(clock) ?? provider;
  const startNode = () => startTestPortal({ env: more, reachDatabaseAt, clock, gateway });
  const portal = await startNode();
  const make = createFactories(portal.dataSource);
  const person = await make.person();
  const rows = (sql: string) => portal.dataSource.query<Row[]>(sql);
  return {
    portal,
    provider,
    make,
    person,
    rows,
    startNode,
    setNow: (time) => void (now = time),
    async choose(plan, { token } = person) {
      const query = `mutation { changePlan(plan: ${plan}) { outcome redirectUrl } }`;
      const { data, code } = await portal.ask<{ changePlan: Change }>(query, { token });
      return code ?? data?.changePlan ?? "nothing";
    },
    async planOf({ token }) {
      const query = "{ me { subscription { plan } } }";
      const { data } = await portal.ask<{ me: { subscription: { plan: string } } }>(query, { token });
      return data?.me.subscription.plan;
    },
    async look(requestId) {
      const env = readEnv({
        NODE_ENV: "test",
        DATABASE_URL: database.url,
        FIREBASE_PROJECT_ID: "demo-portal",
        ...more,
      });
      const identities = createIdentityProvider(env);
      const parts = { env, dataSource: portal.dataSource, provider: identities, clock, gateway };
      await taskHandlers(createServices(parts))["plan-payment"]?.({ requestId });
      await identities.close();
    },
    requests: () =>
      rows("select id, plan, status, payment_reference as reference from plan_requests order by id"),
    moves: () =>
      rows("select before, after from audit_entries where action = 'subscription.plan' order by id"),
    async stop() {
      await portal.stop();
      await database.drop();
    },
  };
}
