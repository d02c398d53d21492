import { setTimeout as delay } from "node:timers/promises";
import { createFactories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { rowSums } from "../test/row-sums";
import { issueToken, startTokenIssuer, type TokenIssuer } from "../test/token-issuer";
import { Role } from "./role";

let issuer: TokenIssuer;
let portal: TestPortal;

beforeAll(async () => {
  issuer = await startTokenIssuer();
  portal = await startTestPortal({ provider: issuer.provider, env: { FIREBASE_AUTH_EMULATOR_HOST: "" } });
});
beforeEach(() => {
  // As in production: without the emulator, whose tokens nobody signs.
  jest.replaceProperty(process, "env", { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: undefined });
  Object.assign(issuer, { user: {}, lookups: 0 });
});
afterAll(async () => {
  await portal.stop();
  await issuer.stop();
});

const me = (token: string) => portal.ask("{ me { id } }", { token });

const register = (token: string) =>
  portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { email } }", {
    variables: { input: { email: "somebody@jobs.example", firebaseUid: "somebody", role: "EMPLOYER" } },
    token,
  });

/** A token whose claims are any text at all. */
const withClaims = (claims: string) => {
  const [header = "", , signature = ""] = issueToken().split(".");
  return `${header}.${Buffer.from(claims).toString("base64url")}.${signature}`;
};

const hourAgo = Math.floor(Date.now() / 1000) - 3600;

describe("a token without the emulator", () => {
  it("that the provider signed is taken", async () => {
    expect(await me(issueToken())).toMatchObject({ status: 200, data: { me: null } });
    expect(await register(issueToken())).toMatchObject({ status: 200 });
  });

  it.each([
    ["unsigned", () => issueToken({}, { alg: "none" }), "INVALID_TOKEN"],
    ["signed with HS256 and the public key", () => issueToken({}, { alg: "HS256" }), "INVALID_TOKEN"],
    ["without its signature", () => issueToken().replace(/[^.]+$/, ""), "INVALID_TOKEN"],
    [
      "with another's signature",
      () => `${issueToken({ sub: "admin" }).replace(/[^.]+$/, "")}${issueToken().split(".")[2] ?? ""}`,
      "INVALID_TOKEN",
    ],
    ["signed with an unknown key", () => issueToken({}, { kid: "other" }), "INVALID_TOKEN"],
    ["expired", () => issueToken({ iat: hourAgo - 3600, exp: hourAgo }), "TOKEN_EXPIRED"],
    ["of another project", () => issueToken({ aud: "other-project" }), "INVALID_TOKEN"],
    ["of a project whose name sounds like an outage", () => issueToken({ aud: "network" }), "INVALID_TOKEN"],
    [
      "of an issuer whose name sounds like an outage",
      () => issueToken({ iss: "error fetching ECONNREFUSED" }),
      "INVALID_TOKEN",
    ],
    [
      "signed in a way that sounds like an outage",
      () => issueToken({}, { alg: "ETIMEDOUT" }),
      "INVALID_TOKEN",
    ],
    ["of another issuer", () => issueToken({ iss: "https://issuer.example/p" }), "INVALID_TOKEN"],
    ["of nobody", () => issueToken({ sub: "" }), "INVALID_TOKEN"],
    ["without an e-mail", () => issueToken({ email: undefined }), "INVALID_TOKEN"],
    ["no token at all", () => "x", "INVALID_TOKEN"],
    ["with claims that are no JSON", () => withClaims("no JSON"), "INVALID_TOKEN"],
    ["with claims that are nothing", () => withClaims("null"), "INVALID_TOKEN"],
    ["with claims that are a text", () => withClaims('"claims"'), "INVALID_TOKEN"],
  ])("%s is refused with 401, and changes nothing (CALL-02)", async (_what, makeToken, code) => {
    const before = await rowSums(portal.dataSource);
    expect(await me(makeToken())).toMatchObject({ status: 401, code });
    expect(await register(makeToken())).toMatchObject({ status: 401, code });
    expect(await rowSums(portal.dataSource)).toEqual(before);
  });
});

it("a token that was taken before is refused once it has run out", async () => {
  const end = Math.floor(Date.now() / 1000) + 2;
  const token = issueToken({ exp: end });
  expect((await me(token)).status).toBe(200);
  // firebase-admin keeps its keys by the same clock: a false one would have it keep them for too long.
  await delay(end * 1_000 - Date.now());
  expect(await me(token)).toMatchObject({ status: 401, code: "TOKEN_EXPIRED" });
});

/** What may have become of the holder of a token that is not yet over. */
const GONE = [
  ["revoked", { validSince: String(Math.floor(Date.now() / 1000) + 60) }, "TOKEN_REVOKED"],
  ["of a disabled user", { disabled: true }, "ACCOUNT_DISABLED"],
  ["of a deleted user", null, "INVALID_TOKEN"],
] as const;

describe("a write", () => {
  it.each(GONE)("with a token %s is refused, though a read is not (CALL-02)", async (_what, user, code) => {
    issuer.user = user;
    expect((await me(issueToken())).status).toBe(200);
    expect(issuer.lookups).toBe(0);
    expect(await register(issueToken())).toMatchObject({ status: 401, code });
  });

  it("asks the provider once, however much it changes", async () => {
    const input = '{ email: "somebody@jobs.example", firebaseUid: "somebody", role: EMPLOYER }';
    const query = `mutation { a: register(input: ${input}) { id } b: register(input: ${input}) { id } }`;
    expect((await portal.ask(query, { token: issueToken() })).status).toBe(200);
    expect(issuer.lookups).toBe(1);
  });
});

describe("a read that reaches far", () => {
  const NOBODYS = "00000000-0000-7000-8000-000000000000";
  const admin = () => issueToken({ sub: "an-admin", email: "admin@jobs.example" });
  const read = (query: string) => async () => (await portal.ask(query, { token: admin() })).code ?? "ok";
  const file = (path: string) => async () => {
    const answer = await fetch(portal.url + path, { headers: { authorization: `Bearer ${admin()}` } });
    return ((await answer.json()) as { code: string }).code;
  };

  beforeAll(() =>
    createFactories(portal.dataSource).account({
      firebaseUid: "an-admin",
      email: "admin@jobs.example",
      role: Role.ADMIN,
    }),
  );

  describe.each([
    ["a list of users", read("{ users { total } }")],
    ["the audit log", read("{ auditLog { total } }")],
    ["the admin's figures", read("{ adminSummary { totalUsers } }")],
    ["an export of one's own data", read("{ exportMyData }")],
    ["a file of jobs", read(`{ exportJobsCsv(companyId: "${NOBODYS}") { text } }`)],
    ["a file of candidates", read("{ exportCandidatesCsv { text } }")],
    ["a resume as JSON", read(`{ resumeJson(id: "${NOBODYS}") }`)],
    ["a resume's PDF", file(`/api/resumes/${NOBODYS}.pdf`)],
    ["a resume's JSON file", file(`/api/resumes/${NOBODYS}.json`)],
    ["an applicant's resume", file(`/api/applications/${NOBODYS}/resume.pdf`)],
  ])("such as %s", (_what, ask) => {
    it.each(GONE)("is refused to a token %s (CALL-02)", async (_who, user, code) => {
      expect(["ok", "NOT_FOUND"]).toContain(await ask());
      issuer.user = user;
      expect(await ask()).toBe(code);
    });
  });
});

describe("a key server that is away (CALL-05)", () => {
  it.each(["off", "silent"] as const)("is an outage and no bad token: %s", async (state) => {
    issuer.become(state);
    const started = Date.now();
    expect(await me(issueToken())).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(Date.now() - started).toBeLessThan(4_000);
    issuer.become("on");
    expect((await me(issueToken())).status).toBe(200);
  });

  it("stops writes and not reads once its keys are known", async () => {
    issuer.maxAge = 60;
    await me(issueToken());
    issuer.become("off");
    expect((await me(issueToken())).status).toBe(200);
    expect(await register(issueToken())).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  });
});
