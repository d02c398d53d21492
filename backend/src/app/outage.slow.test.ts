import { EventEmitter } from "node:events";
import https from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import { createIdentityProvider, type IdentityProvider } from "../auth/identity-provider";
import { toCodedError } from "../errors/failures";
import { createDataSource } from "./data-source";
import { SERVING } from "../database/data-source";
import { readEnv } from "../settings/env";
import { createTestDatabase } from "../test/database";
import { type DatabaseGate, startDatabaseGate } from "../test/database-gate";
import { type NewIdentity, signUp, unsignedToken } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";

/** The database is asked once a second whether it is there. */
const until = async (call: () => Promise<Response>, status: number): Promise<Response> => {
  for (;;) {
    const answer = await call();
    if (answer.status === status) return answer;
    await delay(100);
  }
};

const statusAndRetry = ({ status, headers }: Pick<Response, "status" | "headers">) => [
  status,
  Number(headers.get("retry-after")) > 0,
];

describe("while the database is away", () => {
  let gate: DatabaseGate;
  let portal: TestPortal;
  let person: NewIdentity;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    portal = await startTestPortal({
      logTo: { write: (line) => lines.push(line) },
      reachDatabaseAt: async (url) => (gate = await startDatabaseGate(url)).url,
    });
    person = await signUp();
  });
  afterEach(async () => {
    await gate.stop();
    await portal.stop();
  });

  const headers = () => ({
    "content-type": "application/json",
    authorization: `Bearer ${person.token}`,
  });
  const me = () => fetch(`${portal.url}/api/auth/me`, { headers: headers() });
  const register = () =>
    fetch(`${portal.url}/api/auth/register`, {
      method: "POST",
      headers: headers(),
      body: JSON.stringify({ email: person.email, firebaseUid: person.uid, role: "employer" }),
    });
  const ready = () => fetch(`${portal.url}/readyz`);
  const warnings = () =>
    lines
      .map((line) => JSON.parse(line) as { level: number; msg: string; requestId: string; err: object })
      .filter(({ level }) => level === 40)
      .map(({ requestId, msg, err }) => [requestId, msg, err]);
  const REASON = expect.objectContaining({ message: expect.stringMatching(/\w/) as string }) as object;

  it("every call answers 503 with Retry-After, and all work again when it is back (CALL-05)", async () => {
    await until(ready, 200);
    await gate.close();

    expect(statusAndRetry(await until(ready, 503))).toEqual([503, true]);
    const search = await portal.ask("{ jobs { total } }");
    expect(search).toMatchObject({ code: "UNAVAILABLE", data: null });
    expect(statusAndRetry(search)).toEqual([503, true]);
    for (const call of [me, register]) {
      const answer = await call();
      expect(statusAndRetry(answer)).toEqual([503, true]);
      expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE" });
    }
    const viewer = await portal.ask("{ me { id } }", { token: person.token });
    expect(statusAndRetry(viewer)).toEqual([503, true]);
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
    const requestIds = [search.headers.get("x-request-id"), viewer.headers.get("x-request-id")];
    for (const requestId of requestIds)
      expect(warnings()).toContainEqual([requestId, "out of reach", REASON]);

    await gate.open();
    await until(ready, 200);
    expect((await portal.ask("{ jobs { total } }")).status).toBe(200);
    expect((await me()).status).toBe(404);
    expect((await register()).status).toBe(200);
  });

  it("a database that takes connections and says nothing is away as well", async () => {
    gate.silence();
    await portal.dataSource.destroy();
    const answers = createDataSource(gate.url, { ...SERVING, connectionTimeoutMillis: 100 }).initialize();
    await expect(answers.catch(toCodedError)).resolves.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("a connection that falls silent is given up", async () => {
    const database = await createTestDatabase();
    const silent = await startDatabaseGate(database.url);
    const dataSource = await createDataSource(silent.url, { ...SERVING, query_timeout: 100 }).initialize();
    silent.silence();
    await expect(dataSource.query("select 1").catch(toCodedError)).resolves.toMatchObject({ status: 503 });
    await silent.close();
    await dataSource.destroy();
    await database.drop();
  });
});

describe("two transactions in each other's way", () => {
  it.each(["40P01", "40001"])("are told to come again: %s", async (code) => {
    const portal = await startTestPortal();
    await portal.dataSource.query(
      `create function get_in_the_way() returns trigger language plpgsql as
       $$ begin raise exception 'not now' using errcode = '${code}'; end $$;
       create trigger in_the_way before insert on accounts for each row execute function get_in_the_way()`,
    );
    const { uid, email, token } = await signUp();
    const query = "mutation ($input: RegisterInput!) { register(input: $input) { id } }";
    const answer = await portal.ask(query, {
      variables: { input: { firebaseUid: uid, email, role: "EMPLOYER" } },
      token,
    });
    expect(answer.code).toBe("UNAVAILABLE");
    expect(statusAndRetry(answer)).toEqual([503, true]);
    await portal.stop();
  });
});

describe("while the key server is away", () => {
  let provider: IdentityProvider;

  // firebase-admin reads the variable itself, and fetches no keys while it is set.
  beforeEach(() =>
    jest.replaceProperty(process, "env", { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: undefined }),
  );
  beforeAll(() => {
    provider = createIdentityProvider(
      readEnv({
        NODE_ENV: "test",
        DATABASE_URL: "postgres://nowhere",
        FIREBASE_PROJECT_ID: "demo-job-portal",
      }),
    );
  });
  afterAll(() => provider.close());

  /** Well formed and in date; whether the signature holds, only the keys can tell. */
  const token = () => {
    const [, payload] = unsignedToken({ uid: "uid", email: "somebody@jobs.example" }).split(".");
    const header = Buffer.from(JSON.stringify({ alg: "RS256", typ: "JWT", kid: "a-key" })).toString(
      "base64url",
    );
    return `${header}.${payload}.${Buffer.from("signature").toString("base64url")}`;
  };

  it.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"])(
    "%s is an outage, not a bad token: nobody is signed out (CALL-05)",
    async (code) => {
      const request = jest.spyOn(https, "request").mockImplementation(() => {
        const socketless = Object.assign(new EventEmitter(), {
          end: () => undefined,
          setTimeout: () => undefined,
        });
        const error = Object.assign(new Error(`connect ${code}`), { code });
        process.nextTick(() => socketless.emit("error", error));
        return socketless as unknown as ReturnType<typeof https.request>;
      });
      await expect(provider.verify(token())).rejects.toMatchObject({ status: 503, code: "UNAVAILABLE" });
      expect(request).toHaveBeenCalled();
    },
  );

  it("a token that needs no key to be seen through is still refused", async () => {
    await expect(provider.verify("no.such.token")).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });
});
