import { type NewIdentity, signUp, startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;
let person: NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  person = await signUp(`person-${Date.now()}-${Math.random()}@jobs.example`);
});

const headers = (token: string) => ({ "content-type": "application/json", authorization: `Bearer ${token}` });

const me = (token: string) => fetch(`${portal.url}/api/auth/me`, { headers: headers(token) });

const register = (body: object, token = person.token) =>
  fetch(`${portal.url}/api/auth/register`, {
    method: "POST",
    headers: headers(token),
    body: JSON.stringify({ email: person.email, firebaseUid: person.uid, role: "employer", ...body }),
  });

const countAccounts = async () =>
  ((await portal.dataSource.query("select count(*)::int as count from accounts")) as { count: number }[])[0]
    ?.count;

describe("the auth calls", () => {
  it("answers 404 for a valid token without an account (CALL-04)", async () => {
    expect((await me(person.token)).status).toBe(404);
  });

  it("makes the account and returns the user record (CALL-03, CALL-06)", async () => {
    expect((await register({ name: "Asha", photoURL: "https://photos.example/a.png" })).status).toBe(200);
    const answer = await me(person.token);
    expect(await answer.json()).toEqual({
      id: expect.any(String) as string,
      firebaseUid: person.uid,
      uid: person.uid,
      email: person.email,
      name: "Asha",
      displayName: "Asha",
      photoURL: "https://photos.example/a.png",
      phoneNumber: null,
      role: "employer",
      status: "pending",
      additionalData: { title: null, bio: null, phone: null, location: null, dob: null, linkedin: null },
      subscription: { plan: "free" },
    });
  });

  it("returns the account unchanged to a second register (CALL-11)", async () => {
    const first = (await (await register({})).json()) as object;
    expect(await (await register({ role: "jobseeker" })).json()).toEqual(first);
  });

  it.each([
    ["role admin (CALL-09)", { role: "admin" }, 400, "ROLE_NOT_ALLOWED"],
    ["a foreign uid (CALL-10)", { firebaseUid: "somebody" }, 403, "UID_MISMATCH"],
    ["a foreign e-mail (CALL-10)", { email: "other@jobs.example" }, 403, "EMAIL_MISMATCH"],
    ["an unknown field", { plan: "premium" }, 400, "BAD_USER_INPUT"],
  ])("refuses %s and writes nothing", async (_what, body, status, code) => {
    const before = await countAccounts();
    const answer = await register(body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await countAccounts()).toBe(before);
  });

  it.each(["GET /me", "POST /register"])("refuses a bad token at %s (CALL-02)", async (call) => {
    const answer = await (call === "GET /me" ? me("no.such.token") : register({}, "no.such.token"));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, "INVALID_TOKEN"]);
  });
});

describe("bad input to the API", () => {
  const ask = (body: string) =>
    fetch(`${portal.url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });

  it.each([
    ["page 0", JSON.stringify({ query: "{ jobs(page: 0) { total } }" }), 400],
    ["page size 1000", JSON.stringify({ query: "{ jobs(pageSize: 1000) { total } }" }), 400],
    ["broken JSON", "{", 400],
  ])("answers %s with a 4xx", async (_what, body, status) => {
    expect((await ask(body)).status).toBe(status);
  });

  it("answers null for an unknown job", async () => {
    const answer = await ask(JSON.stringify({ query: '{ job(id: "nothing") { id } }' }));
    expect(await answer.json()).toEqual({ data: { job: null } });
  });
});
