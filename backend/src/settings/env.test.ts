import { randomBytes } from "node:crypto";
import { generateVAPIDKeys } from "web-push";
import { readEnv } from "./env";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/jobs",
  PUBLIC_URL: "https://jobs.example",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "jobs.firebaseapp.com",
  FIREBASE_PROJECT_ID: "jobs",
  FIREBASE_STORAGE_BUCKET: "jobs.appspot.com",
  FIREBASE_MESSAGING_SENDER_ID: "1",
  FIREBASE_APP_ID: "1:1:web:1",
  SUPPORT_EMAIL: "help@jobs.example",
  SUPPORT_PHONE: "+91 80 0000 0000",
  SUPPORT_ADDRESS: "Bangalore",
};

const complaints = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

describe("a node's environment", () => {
  it("is complete with what production asks for", () => {
    expect(complaints(production)).toEqual([]);
  });

  it("names all that production misses at once; empty counts as missing", () => {
    expect(complaints({ NODE_ENV: "production", PUBLIC_URL: "" })).toEqual([
      "Missing required environment variables: DATABASE_URL, PUBLIC_URL, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_STORAGE_BUCKET, FIREBASE_MESSAGING_SENDER_ID, FIREBASE_APP_ID, SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_ADDRESS",
    ]);
  });

  it("is production's when it says nothing: a node started bare is not an open one", () => {
    const bare = { ...production, NODE_ENV: undefined };
    expect(readEnv(bare).NODE_ENV).toBe("production");
    expect(complaints({ DATABASE_URL: "postgres://db/jobs" })[0]).toMatch("PUBLIC_URL, FIREBASE_API_KEY");
    expect(complaints({ ...bare, NODE_ENV: "prod" })).toEqual([expect.stringMatching(/^NODE_ENV: /)]);
  });

  it("names what is missing and what is malformed in one message", () => {
    const words = complaints({ NODE_ENV: "development", PORT: "http", SANDBOX: "yes", SOCIAL_X_URL: "x" });
    expect(words[0]).toBe("Missing required environment variables: DATABASE_URL");
    expect(words.slice(1).map((line) => line.split(":")[0])).toEqual(["PORT", "SANDBOX", "SOCIAL_X_URL"]);
  });

  it("lets no production's webhooks into its own network (HOOK-04)", () => {
    expect(complaints({ ...production, WEBHOOKS_TO_PRIVATE: "true" })).toEqual([
      expect.stringMatching(/^WEBHOOKS_TO_PRIVATE: .*refused in production$/),
    ]);
    expect(readEnv(production).WEBHOOKS_TO_PRIVATE).toBe(false);
  });

  it("takes a secret for reports of mails that nobody can guess (BNCE-01)", () => {
    const MAIL_WEBHOOK_SECRET = `whsec_${randomBytes(24).toString("base64")}`;
    expect(complaints({ ...production, MAIL_WEBHOOK_SECRET })).toEqual([]);
    for (const given of ["secret", "whsec_c2VjcmV0", MAIL_WEBHOOK_SECRET.replace("whsec_", "")])
      expect(complaints({ ...production, MAIL_WEBHOOK_SECRET: given })).toEqual([
        expect.stringMatching(/^MAIL_WEBHOOK_SECRET: must be whsec_/),
      ]);
  });

  it("needs a key of 32 bytes for second factors, and has one where admins need theirs (TWOF-09)", () => {
    const required = { ...production, ADMIN_SECOND_FACTOR: "required" };
    expect(complaints(required)).toEqual(["Missing required environment variables: SECOND_FACTOR_KEY"]);
    const key = (bytes: number) => ({ SECOND_FACTOR_KEY: randomBytes(bytes).toString("base64") });
    expect(complaints({ ...required, ...key(32) })).toEqual([]);
    for (const bytes of [16, 31, 33])
      expect(complaints({ ...production, ...key(bytes) })).toEqual([
        "SECOND_FACTOR_KEY: must be 32 random bytes in base64",
      ]);
    expect(complaints({ ...production, ADMIN_SECOND_FACTOR: "true" })).toHaveLength(1);
  });

  it("takes an account at an SMS gateway whole or not at all, and its templates by name (SMSD-06)", () => {
    const account = {
      ...{ EXOTEL_ACCOUNT_SID: "portal1", EXOTEL_API_KEY: "key", EXOTEL_API_TOKEN: "token" },
      ...{ SMS_SENDER: "JOBPTL", SMS_DLT_ENTITY_ID: "1101000000000000001" },
    };
    const templates = "offer-made.en=1107160000000000001, offer-made.hi=1107160000000000002";
    const sending = { ...production, ...account, SMS_DLT_TEMPLATES: templates };
    expect(complaints(sending)).toEqual([]);
    expect(readEnv(sending).SMS_DLT_TEMPLATES.get("offer-made.hi")).toBe("1107160000000000002");
    expect(complaints({ ...sending, SMS_SENDER: "" })).toEqual([
      "Missing required environment variables: SMS_SENDER",
    ]);
    expect(complaints({ ...sending, SMS_DLT_TEMPLATES: "offer-made=1" })).toEqual([
      expect.stringMatching(/^SMS_DLT_TEMPLATES: must be pairs such as/),
    ]);
  });

  it("takes a pair of keys for pushes, whole and of one pair, or none (PUSH-10)", () => {
    const { publicKey, privateKey } = generateVAPIDKeys();
    const keys = {
      ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
      VAPID_SUBJECT: "mailto:help@jobs.example",
    };
    expect(complaints({ ...production, ...keys })).toEqual([]);
    expect(complaints({ ...production, ...keys, VAPID_SUBJECT: "" })).toEqual([
      "Missing required environment variables: VAPID_SUBJECT",
    ]);
    expect(complaints({ ...production, ...keys, VAPID_SUBJECT: "help@jobs.example" })).toEqual([
      expect.stringMatching(/^VAPID_SUBJECT: must begin with/),
    ]);
    const { publicKey: other } = generateVAPIDKeys();
    expect(complaints({ ...production, ...keys, VAPID_PUBLIC_KEY: other })).toEqual([
      expect.stringMatching(/^VAPID_PUBLIC_KEY: it is not of the same pair/),
    ]);
    for (const broken of ["key", `${privateKey}=`])
      expect(complaints({ ...production, ...keys, VAPID_PRIVATE_KEY: broken })).toEqual([
        expect.stringMatching(/^VAPID_PRIVATE_KEY: it is no key/),
      ]);
  });

  it("needs a way around a pooler that gives sessions away, and takes DATABASE_URL for it otherwise", () => {
    const pooled = { ...production, DATABASE_POOLER: "transaction" };
    expect(complaints(pooled)).toEqual(["Missing required environment variables: DATABASE_DIRECT_URL"]);
    const direct = "postgres://db:5432/jobs";
    expect(readEnv({ ...pooled, DATABASE_DIRECT_URL: direct }).DATABASE_DIRECT_URL).toBe(direct);
    expect(readEnv({ ...production, DATABASE_POOLER: "session" }).DATABASE_DIRECT_URL).toBe(
      production.DATABASE_URL,
    );
  });

  it("names standbys between commas, or none", () => {
    expect(readEnv(production).DATABASE_READ_URLS).toEqual([]);
    const urls = { DATABASE_READ_URLS: "postgres://one/jobs, postgres://two/jobs" };
    expect(readEnv({ ...production, ...urls }).DATABASE_READ_URLS).toEqual([
      "postgres://one/jobs",
      "postgres://two/jobs",
    ]);
  });

  it("may not name the emulator in production, which takes any token", () => {
    const words = complaints({ ...production, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" });
    expect(words).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST: .*refused in production$/)]);
  });

  it("keeps the metrics off the port that everybody reaches", () => {
    const words = complaints({ ...production, PORT: "4000", METRICS_PORT: "4000" });
    expect(words).toEqual([expect.stringMatching(/^METRICS_PORT: /)]);
    expect(readEnv(production).METRICS_PORT).toBeUndefined();
    expect(readEnv({ ...production, METRICS_PORT: "9464" }).METRICS_HOST).toBe("127.0.0.1");
  });

  it.each([
    ["production", undefined, true],
    [undefined, undefined, true],
    ["production", "false", false],
    ["development", undefined, false],
    ["development", "true", true],
  ])("in %s with REQUIRE_VERIFIED_EMAIL %s asks for a verified e-mail: %s", (NODE_ENV, flag, isAsked) => {
    const env = readEnv({ ...production, NODE_ENV, REQUIRE_VERIFIED_EMAIL: flag });
    expect(env.REQUIRE_VERIFIED_EMAIL).toBe(isAsked);
  });

  it("reads ADMIN_EMAILS as a list, whatever its blanks and capitals", () => {
    expect(
      readEnv({ ...production, ADMIN_EMAILS: " Asha@Jobs.example, ,b@jobs.example" }).ADMIN_EMAILS,
    ).toEqual(["asha@jobs.example", "b@jobs.example"]);
  });

  it("lets no other origin's pages in unless CORS_ORIGINS names them, or all", () => {
    const originsOf = (CORS_ORIGINS: string) => readEnv({ ...production, CORS_ORIGINS }).CORS_ORIGINS;
    expect(originsOf("")).toEqual([]);
    expect(originsOf("*")).toEqual(["*"]);
    expect(originsOf("https://app.example, http://localhost:5173")).toEqual([
      "https://app.example",
      "http://localhost:5173",
    ]);
  });

  it.each(["app.example", "https://app.example/", "https://app.example/path", "null", "file:///app"])(
    "refuses what no browser names as its page's origin: %s",
    (CORS_ORIGINS) => {
      expect(complaints({ ...production, CORS_ORIGINS })).toEqual([expect.stringMatching(/^CORS_ORIGINS: /)]);
    },
  );
});
