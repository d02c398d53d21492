import { createFactories } from "../test/factories";
import { type NewIdentity, signUp } from "../test/identities";
import { networkOf } from "./write-limits";
import { startTestPortal, type TestPortal } from "../test/portal";

const LIMITS = {
  WRITES_PER_MINUTE: "10",
  WRITES_PER_MINUTE_PER_ADDRESS: "25",
  SIGN_UPS_PER_HOUR: "3",
  SIGN_UPS_PER_HOUR_PER_ADDRESS: "8",
  TRUST_PROXY: "1",
};

describe("an address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["unknown", "unknown"],
  ])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));
});

let nodes: [TestPortal, TestPortal];

const startNodes = async (): Promise<void> => {
  const first = await startTestPortal({ env: LIMITS });
  const { url } = first.dataSource.options as { url?: string };
  nodes = [first, await startTestPortal({ env: { ...LIMITS, DATABASE_URL: url } })];
};

interface Call {
  path: string;
  body: object;
  token: string;
  from: string;
}

/** The same call many times at once, from one node to the other in turn. */
const callBoth = (count: number, { path, body, token, from }: Call) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(`${nodes[index % 2 === 0 ? 0 : 1].url}${path}`, {
        method: path.endsWith("register") ? "POST" : "PUT",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "x-forwarded-for": from,
        },
        body: JSON.stringify(body),
      }),
    ),
  );

const save = (count: number, { token }: NewIdentity, from: string) =>
  callBoth(count, { path: "/api/auth/profile", body: { displayName: "Asha" }, token, from });

const register = (count: number, { token, uid, email }: NewIdentity, from: string) =>
  callBoth(count, {
    path: "/api/auth/register",
    body: { email, firebaseUid: uid, role: "jobseeker" },
    token,
    from,
  });

const allowed = (answers: Response[]) => answers.filter(({ status }) => status === 200).length;

describe("over two nodes together", () => {
  beforeEach(startNodes);
  afterEach(async () => {
    await nodes[1].stop();
    await nodes[0].stop();
  });

  it("an account writes as often as its limit says, to the very call", async () => {
    const person = await createFactories(nodes[0].dataSource).person();
    const answers = await save(24, person, "192.0.2.1");
    expect(allowed(answers)).toBe(10);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(429);
    const wait = Number(refused?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused?.json()).toMatchObject({ code: "RATE_LIMITED" });
    const overGraphQL = await nodes[1].ask(
      'mutation { updateProfile(input: { displayName: "A" }) { id } }',
      person,
    );
    expect([overGraphQL.status, overGraphQL.code]).toEqual([429, "RATE_LIMITED"]);
  });

  it("a look into a file of jobs counts as a write", async () => {
    const { token } = await createFactories(nodes[0].dataSource).person();
    const input = { companyId: "none", csv: "title" };
    const look = "query ($input: PreviewJobsCsvInput!) { previewJobsCsv(input: $input) { rowCount } }";
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        nodes[index % 2 === 0 ? 0 : 1].ask(look, { variables: { input }, token }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...Array<string>(10).fill("NOT_FOUND"),
      ...Array<string>(2).fill("RATE_LIMITED"),
    ]);
  });

  it("an address writes as often as its limit says, whoever is behind it", async () => {
    const make = createFactories(nodes[0].dataSource);
    const people = await Promise.all([1, 2, 3, 4].map(() => make.person()));
    const answers = await Promise.all(people.map((person) => save(8, person, "192.0.2.2")));
    expect(answers.map(allowed).reduce((sum, count) => sum + count, 0)).toBe(25);
    const elsewhere = await save(1, await make.person(), "192.0.2.3");
    expect(allowed(elsewhere)).toBe(1);
  });

  it("an account and an address sign up as often as their limits say", async () => {
    expect(allowed(await register(6, await signUp(), "192.0.2.4"))).toBe(3);
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp()));
    const answers = await Promise.all(people.map((person) => register(1, person, "192.0.2.5")));
    expect(answers.map(allowed).reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(allowed(await register(1, await signUp(), "192.0.2.5"))).toBe(0);
  });
});
