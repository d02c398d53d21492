import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Role } from "../auth/role";
import { type DatabaseGate, startDatabaseGate } from "../test/database-gate";
import { createFactories } from "../test/factories";
import { newEmail, signUpVerified } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";
import { runProgram } from "../test/program";
import { freePort } from "./ports";
import { askedPause, askPortal, enterAsAdmin } from "./portal-client";

let portal: TestPortal;
let gate: DatabaseGate;
const firstAdmin = newEmail();
beforeAll(async () => {
  portal = await startTestPortal({
    env: { ADMIN_EMAILS: firstAdmin },
    reachDatabaseAt: async (url) => (gate = await startDatabaseGate(url)).url,
  });
});
afterAll(async () => {
  await portal.stop();
  await gate.stop();
});

const seed = (args: string[]) => runProgram("local/seed.ts", args, {});
const plans = "mutation { createSubscriptionPlans { message } }";
const why = (url: string, token: string, query = plans, variables = {}) =>
  askPortal({ url, token }, query, variables).catch((error: unknown) => (error as Error).message);

describe("npm run seed", () => {
  it("says how to call it", async () => {
    expect(await seed(["--url", "nowhere", "--token", "t"])).toEqual({
      exitCode: 1,
      output:
        "Say where to, and with whose right: npm run seed -- --url http://localhost:4000 --token TOKEN\n",
    });
  }, 30_000);

  it("says in a sentence that the portal does not take the token", async () => {
    expect(await seed(["--url", portal.url, "--token", "no.such.token"])).toEqual({
      exitCode: 1,
      output: "The portal does not take that token: The token does not hold. Please sign in again.\n",
    });
  }, 30_000);
});

describe("whoever seeds", () => {
  const companies = "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { created } }";
  /** More than the portal takes of people who may not import. */
  const rows = Array.from({ length: 60 }, (_, index) => ({
    name: `Works ${index}`,
    about: "x".repeat(2_000),
  }));

  it("may be a first admin who never signed in", async () => {
    const access = { url: portal.url, token: (await signUpVerified(firstAdmin)).token };
    await enterAsAdmin(access);
    expect(await askPortal(access, companies, { input: { rows } })).toEqual({
      importCompanies: { created: 60 },
    });
    await enterAsAdmin(access);
  });

  it("is told that only an admin may", async () => {
    const { token } = await createFactories(portal.dataSource).person();
    await expect(enterAsAdmin({ url: portal.url, token })).rejects.toThrow("The token must be an admin's.");
    const stranger = await signUpVerified();
    await expect(enterAsAdmin({ url: portal.url, token: stranger.token })).rejects.toThrow(
      "The token must be an admin's: ",
    );
  });
});

describe("what a portal refuses", () => {
  it("is told in a sentence", async () => {
    const make = createFactories(portal.dataSource);
    const [seeker, admin] = await Promise.all([make.person(), make.person({ role: Role.ADMIN })]);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    expect(await why(nowhere, "t")).toMatch(
      `The portal at ${nowhere} can't be reached: Error: connect ECONNREFUSED`,
    );
    expect(await why(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, "t")).toMatch(
      /is no portal|refused/,
    );
    expect(await why(portal.url, seeker.token)).toBe(
      "The token must be an admin's: You don't have permission to do this.",
    );
    const companies =
      "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { created } }";
    expect(
      await why(portal.url, admin.token, companies, { input: { rows: [{ name: "Kaveri" }, { name: "K" }] } }),
    ).toMatch("The portal refused: Some of the input is not right. rows.2.name");
    expect(await why(portal.url, admin.token)).toEqual({
      createSubscriptionPlans: { message: "Subscription plans created successfully!" },
    });
  });
});

it("asks again where the portal's database is away for a moment", async () => {
  const { token } = await createFactories(portal.dataSource).person({ role: Role.ADMIN });
  await gate.close();
  const fetched = jest.spyOn(globalThis, "fetch");
  const answer = why(portal.url, token);
  const first = (await fetched.mock.results[0]?.value) as Response;
  await gate.open();
  expect(first.status).toBe(503);
  expect(await answer).toEqual({
    createSubscriptionPlans: { message: "Subscription plans created successfully!" },
  });
});

it.each([
  [null, 0],
  ["7", 7_000],
  ["Tue, 24 Nov 2026 06:30:09 GMT", 9_000],
  ["Tue, 24 Nov 2026 06:29:00 GMT", 0],
  ["soon", 0],
])("reads that an answer with Retry-After %j asks for a pause of %d ms", (retryAfter, pause) => {
  expect(askedPause(retryAfter, Date.parse("2026-11-24T06:30:00Z"))).toBe(pause);
});

it("asks again where others at its address have asked too much", async () => {
  // The real limit's minute is longer than a test: this answers as a portal at its limit does.
  let asked = 0;
  const busy = createServer((_request, response) => {
    asked += 1;
    const answer = asked === 1 ? { message: "Too many requests." } : { data: { me: null } };
    response.writeHead(asked === 1 ? 429 : 200, { "retry-after": "1" }).end(JSON.stringify(answer));
  });
  busy.listen(0, "127.0.0.1");
  await once(busy, "listening");
  const { port } = busy.address() as AddressInfo;
  expect(await why(`http://127.0.0.1:${port}`, "t", "{ me { role } }")).toEqual({ me: null });
  expect(asked).toBe(2);
  busy.close();
});
