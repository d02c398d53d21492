import { uuidv7 } from "uuidv7";
import { Account } from "../modules/accounts/account.entity";
import { Role } from "../auth/role";
import {
  deleteIdentity,
  type NewIdentity,
  newEmail,
  signUp,
  signUpVerified,
  unsignedToken,
  updateIdentity,
} from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;
let person: NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  person = await signUp();
});

const headers = (token: string) => ({ "content-type": "application/json", authorization: `Bearer ${token}` });

const me = (token: string) => fetch(`${portal.url}/api/auth/me`, { headers: headers(token) });

const register = (body: object, token = person.token) =>
  fetch(`${portal.url}/api/auth/register`, {
    method: "POST",
    headers: headers(token),
    body: JSON.stringify({ email: person.email, firebaseUid: person.uid, role: "employer", ...body }),
  });

const statusAndCode = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

const countAccounts = () => portal.dataSource.getRepository(Account).count();

describe("the auth calls", () => {
  it("answer 404 for a valid token without an account (CALL-04)", async () => {
    expect(await statusAndCode(await me(person.token))).toEqual([404, "NOT_FOUND"]);
  });

  it("take the name as it looks: nobody could take the provider's invisible characters out (CALL-07)", async () => {
    expect((await register({ name: "\u200fAsha\u200b Rao" })).status).toBe(200);
    expect(await (await me(person.token)).json()).toMatchObject({ displayName: "Asha Rao" });
  });

  it("make the account and return the user record (CALL-03, CALL-06, CALL-07)", async () => {
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

  it("take an account that was stored without a role for a job seeker's (AUTH-31)", async () => {
    const { uid, email } = person;
    await portal.dataSource.query("insert into accounts (id, firebase_uid, email) values ($1, $2, $3)", [
      uuidv7(),
      uid,
      email,
    ]);
    expect(await (await me(person.token)).json()).toMatchObject({ uid, role: "jobseeker" });
  });

  it("know no role but the three: the database keeps no other, and none that is missing (AUTH-31)", async () => {
    await register({});
    for (const role of ["owner", "", null])
      await expect(
        portal.dataSource.query("update accounts set role = $2 where firebase_uid = $1", [person.uid, role]),
      ).rejects.toThrow(/accounts_role_check|not-null/);
    expect(Object.values(Role)).toEqual(["jobseeker", "employer", "admin"]);
  });

  it("make one account of twenty calls at once, with twenty equal answers (CALL-11)", async () => {
    const before = await countAccounts();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ role: index % 2 === 0 ? "employer" : "jobseeker" }),
      ),
    );
    const records = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(records).size).toBe(1);
    expect(await countAccounts()).toBe(before + 1);
  });

  it("return the account unchanged to a second register (CALL-11)", async () => {
    const first = (await (await register({})).json()) as object;
    expect(await (await register({ role: "jobseeker" })).json()).toEqual(first);
  });

  it("know no other account by its e-mail: the uid decides", async () => {
    await register({});
    const namesake = unsignedToken({ uid: person.uid, email: person.email }, { sub: "another-uid" });
    expect((await me(namesake)).status).toBe(401);
  });

  it("follow the provider's word on the e-mail and whether it is verified (STAT-01, STAT-02)", async () => {
    const statusOf = async (token: string) =>
      (await (await me(token)).json()) as { email: string; status: string } satisfies object;
    await register({});
    const verified = unsignedToken(person, { email_verified: true });
    expect(await statusOf(verified)).toMatchObject({ status: "active" });
    expect(await statusOf(person.token)).toMatchObject({ status: "active" });
    const email = newEmail();
    expect(await statusOf(unsignedToken({ ...person, email }))).toMatchObject({ email, status: "pending" });
  });
});

describe("register", () => {
  it.each([
    ["role admin (CALL-09)", { role: "admin" }, 400, "ROLE_NOT_ALLOWED"],
    ["no role", { role: undefined }, 400, "ROLE_NOT_ALLOWED"],
    ["a foreign uid (CALL-10)", { firebaseUid: "somebody" }, 403, "UID_MISMATCH"],
    ["a foreign e-mail (CALL-10)", { email: "other@jobs.example" }, 403, "EMAIL_MISMATCH"],
    ["an unknown field", { plan: "premium" }, 400, "BAD_USER_INPUT"],
    ["an unknown field that every object inherits", { constructor: 1 }, 400, "BAD_USER_INPUT"],
    ["a photo that is no https address", { photoURL: "javascript:alert(1)" }, 400, "BAD_USER_INPUT"],
    ["a name of 121 characters", { name: "x".repeat(121) }, 400, "BAD_USER_INPUT"],
    ["a name with a NUL character", { name: "A\u0000B" }, 400, "BAD_USER_INPUT"],
    ["a name that is a number", { name: 7 }, 400, "BAD_USER_INPUT"],
  ])("refuses %s and writes nothing", async (_what, body, status, code) => {
    const before = await countAccounts();
    expect(await statusAndCode(await register(body))).toEqual([status, code]);
    expect(await countAccounts()).toBe(before);
  });

  it("takes every address that the provider takes: it must be the token's, and that is all", async () => {
    const email = `${person.uid.toLowerCase()}@intranet`;
    const token = unsignedToken({ ...person, email });
    expect((await register({ email }, token)).status).toBe(200);
    expect(await (await me(token)).json()).toMatchObject({ email });
  });

  it.each([undefined, "no.such.token"])("asks who calls before it judges the role: %s", async (token) => {
    const answer = await fetch(`${portal.url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ email: person.email, firebaseUid: person.uid, role: "admin" }),
    });
    expect(answer.status).toBe(401);
  });

  it("says the same of a role over REST as over GraphQL", async () => {
    const rest = (await (await register({ role: "admin" })).json()) as object;
    const graphql = await portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      variables: { input: { email: person.email, firebaseUid: person.uid, role: "ADMIN" } },
      token: person.token,
    });
    const [error] = graphql.errors;
    expect(rest).toMatchObject({ ...error?.extensions, message: error?.message });
  });

  it.each([
    ["an empty body", { body: "", code: "ROLE_NOT_ALLOWED" }],
    ["a list", { body: "[]" }],
    ["another content type", { body: "role=employer", type: "application/x-www-form-urlencoded" }],
  ])(
    "refuses %s with 400",
    async (
      _what,
      {
        body,
        type = "application/json",
        code = "BAD_USER_INPUT",
      }: { body: string; type?: string; code?: string },
    ) => {
      const answer = await fetch(`${portal.url}/api/auth/register`, {
        method: "POST",
        headers: { ...headers(person.token), "content-type": type },
        body,
      });
      expect(await statusAndCode(answer)).toEqual([400, code]);
    },
  );
});

describe("a token that does not hold", () => {
  const past = Math.floor(Date.now() / 1000) - 7200;

  it.each([
    ["is no token", () => "no.such.token", "INVALID_TOKEN"],
    ["is of another project", () => unsignedToken(person, { aud: "other" }), "INVALID_TOKEN"],
    ["has no e-mail", () => unsignedToken(person, { email: undefined }), "INVALID_TOKEN"],
    ["has expired", () => unsignedToken(person, { iat: past, exp: past + 3600 }), "TOKEN_EXPIRED"],
    [
      "was revoked",
      async () => {
        await updateIdentity(person.uid, { validSince: String(Math.floor(Date.now() / 1000) + 60) });
        return person.token;
      },
      "TOKEN_REVOKED",
    ],
    [
      "is of a disabled account",
      async () => {
        await updateIdentity(person.uid, { disableUser: true });
        return person.token;
      },
      "ACCOUNT_DISABLED",
    ],
    [
      "is of a deleted account",
      async () => {
        await deleteIdentity(person.uid);
        return person.token;
      },
      "INVALID_TOKEN",
    ],
  ])("because it %s is refused with 401 (CALL-02)", async (_why, makeToken, code) => {
    const token = await makeToken();
    const before = await countAccounts();
    expect(await statusAndCode(await me(token))).toEqual([401, code]);
    expect(await statusAndCode(await register({}, token))).toEqual([401, code]);
    // Who sends a token believes to be signed in: a public operation does not pretend otherwise.
    expect(await portal.ask("{ jobs { total } }", { token })).toMatchObject({ status: 401, code });
    expect(await countAccounts()).toBe(before);
  });

  it("is asked for by every signed-in call (CALL-02)", async () => {
    expect(await statusAndCode(await fetch(`${portal.url}/api/auth/me`))).toEqual([401, "UNAUTHENTICATED"]);
    expect(await portal.ask("mutation { initDatabase { message } }")).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
  });
});

it("refuses a blocked account from the next request on", async () => {
  const verified = await signUpVerified();
  await register({ email: verified.email, firebaseUid: verified.uid }, verified.token);
  await portal.dataSource.query("update accounts set blocked_at = now() where firebase_uid = $1", [
    verified.uid,
  ]);
  expect(await statusAndCode(await me(verified.token))).toEqual([403, "ACCOUNT_BLOCKED"]);
});
