import { z } from "zod";
import { CommandError } from "../errors/errors";
import { vapidComplaints } from "./vapid-keys";
import { gstinText } from "../text/gstin.rules";

const flag = (fallback: boolean) =>
  z
    .enum(["true", "false"])
    .default(fallback ? "true" : "false")
    .transform((value) => value === "true");

const atLeastOne = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const optionalUrl = z.url().optional();

/** Values between commas; blanks around them do not count. */
const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((value) => value.trim())
      .filter(Boolean),
  );

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** What the web app needs of Firebase (CONF-01), by the names of the environment variables. */
export const FIREBASE_WEB_VARIABLES = {
  apiKey: "FIREBASE_API_KEY",
  authDomain: "FIREBASE_AUTH_DOMAIN",
  projectId: "FIREBASE_PROJECT_ID",
  storageBucket: "FIREBASE_STORAGE_BUCKET",
  messagingSenderId: "FIREBASE_MESSAGING_SENDER_ID",
  appId: "FIREBASE_APP_ID",
} as const;

/** As operators give them to a company and to its templates. */
const dltId = z.string().regex(/^\d{10,30}$/, "must be a number of 10 to 30 digits");

const variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  PUBLIC_URL: optionalUrl,
  DATABASE_URL: z.string(),
  DATABASE_POOLER: z.enum(["session", "transaction"]).optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_READ_URLS: list,
  MIGRATE_ON_START: flag(true),
  ADMIN_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())),
  REQUIRE_VERIFIED_EMAIL: z.enum(["true", "false"]).optional(),
  SECOND_FACTOR_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, "must be 32 random bytes in base64")
    .optional(),
  ADMIN_SECOND_FACTOR: z.enum(["optional", "required"]).default("optional"),
  CORS_ORIGINS: list.refine(
    (origins) => origins.every((origin) => origin === "*" || isOrigin(origin)),
    "each must be * or an origin such as https://app.example",
  ),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  SANDBOX: flag(false),
  WEBHOOKS_TO_PRIVATE: flag(false),
  FEEDS_FROM_PRIVATE: flag(false),
  MAIL_URL: z.url({ protocol: /^(smtps?|file)$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 random bytes in base64")
    .optional(),
  EXOTEL_URL: z
    .url("must be an address, such as https://api.in.exotel.com")
    .default("https://api.in.exotel.com"),
  EXOTEL_ACCOUNT_SID: z.string().optional(),
  EXOTEL_API_KEY: z.string().optional(),
  EXOTEL_API_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  SMS_DLT_ENTITY_ID: dltId.optional(),
  SMS_DLT_TEMPLATES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((pair) => pair.trim())
        .filter(Boolean),
    )
    .refine((pairs) => pairs.every((pair) => /^[a-z-]+\.[a-z]{2}=\d{10,30}$/.test(pair)), {
      message: "must be pairs such as offer-made.en=1107160000000000001, with commas between them",
    })
    .transform((pairs) => new Map(pairs.map((pair) => pair.split("=", 2) as [string, string]))),
  SMS_PER_DAY: atLeastOne(1000),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must begin with mailto: or https://")
    .optional(),
  PAYMENTS: z.enum(["test", "approval", "razorpay"]).default("approval"),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  INVOICE_SELLER_NAME: z.string().optional(),
  INVOICE_SELLER_ADDRESS: z.string().optional(),
  INVOICE_SELLER_GSTIN: gstinText.optional(),
  INVOICE_SAC: z
    .string()
    .regex(/^99\d{4}$/, "must be six digits that begin with 99")
    .default("998439"),
  FILES_URL: z.url({ protocol: /^s3$/ }).optional(),
  FILE_SCANNER_URL: z.url({ protocol: /^tcp$/ }).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  LOG_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  READS_PER_MINUTE: atLeastOne(600),
  SERVED_PAGES_AT_ONCE: z.coerce.number().int().min(0).default(8),
  WRITES_PER_MINUTE: atLeastOne(120),
  WRITES_PER_MINUTE_PER_ADDRESS: atLeastOne(600),
  API_KEY_REQUESTS_PER_MINUTE: atLeastOne(300),
  API_KEY_WRITES_PER_MINUTE: atLeastOne(60),
  SIGN_UPS_PER_HOUR: atLeastOne(30),
  SIGN_UPS_PER_HOUR_PER_ADDRESS: atLeastOne(120),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  SUPPORT_EMAIL: z.string().optional(),
  SUPPORT_PHONE: z.string().optional(),
  SUPPORT_ADDRESS: z.string().optional(),
  SOCIAL_X_URL: optionalUrl,
  SOCIAL_LINKEDIN_URL: optionalUrl,
  SOCIAL_INSTAGRAM_URL: optionalUrl,
  SOCIAL_FACEBOOK_URL: optionalUrl,
  SOCIAL_YOUTUBE_URL: optionalUrl,
});

const REQUIRED_IN_PRODUCTION = [
  "PUBLIC_URL",
  ...Object.values(FIREBASE_WEB_VARIABLES),
  "SUPPORT_EMAIL",
  "SUPPORT_PHONE",
  "SUPPORT_ADDRESS",
] as const;

export type Env = Omit<z.infer<typeof variables>, "REQUIRE_VERIFIED_EMAIL" | "DATABASE_DIRECT_URL"> & {
  REQUIRE_VERIFIED_EMAIL: boolean;
  /** Where a session stays one: for migrations and the queue. DATABASE_URL, unless said otherwise. */
  DATABASE_DIRECT_URL: string;
};

/** Variables of which a node needs all or none. */
const TOGETHER = [
  ["INVOICE_SELLER_NAME", "INVOICE_SELLER_ADDRESS", "INVOICE_SELLER_GSTIN"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
  ["EXOTEL_ACCOUNT_SID", "EXOTEL_API_KEY", "EXOTEL_API_TOKEN", "SMS_SENDER", "SMS_DLT_ENTITY_ID"],
];

function requiredBy(given: NodeJS.ProcessEnv, isProduction: boolean): string[] {
  const required = ["DATABASE_URL", ...(isProduction ? REQUIRED_IN_PRODUCTION : [])];
  if (given.MAIL_URL !== undefined) required.push("MAIL_FROM");
  if (given.ADMIN_SECOND_FACTOR === "required") required.push("SECOND_FACTOR_KEY");
  if (given.DATABASE_POOLER === "transaction") required.push("DATABASE_DIRECT_URL");
  if (given.PAYMENTS === "razorpay")
    required.push("RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET");
  for (const names of TOGETHER) if (names.some((name) => given[name] !== undefined)) required.push(...names);
  return required;
}

/**
 * Reads a node's configuration from the environment. An empty value counts as missing.
 * @throws CommandError naming every missing and every malformed variable at once.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  // Whoever says nothing runs it for real: open doors are what has to be asked for.
  const isProduction = (given.NODE_ENV ?? "production") === "production";
  const missing = requiredBy(given, isProduction).filter((name) => given[name] === undefined);
  const parsed = variables.safeParse(given);
  const malformed = parsed.success
    ? []
    : parsed.error.issues
        .filter((issue) => given[String(issue.path[0])] !== undefined)
        .map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  if (isProduction && given.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
    malformed.push(
      "FIREBASE_AUTH_EMULATOR_HOST: the emulator accepts any token and is refused in production",
    );
  for (const name of ["WEBHOOKS_TO_PRIVATE", "FEEDS_FROM_PRIVATE"] as const)
    if (isProduction && parsed.success && parsed.data[name])
      malformed.push(`${name}: it opens the node's own network and is refused in production`);
  if (given.VAPID_PUBLIC_KEY !== undefined && given.VAPID_PRIVATE_KEY !== undefined)
    malformed.push(...vapidComplaints(given.VAPID_PUBLIC_KEY, given.VAPID_PRIVATE_KEY));
  if (isProduction && given.PAYMENTS === "test")
    malformed.push("PAYMENTS: test payments give plans away and are refused in production");
  if (parsed.success && parsed.data.METRICS_PORT === parsed.data.PORT && parsed.data.PORT !== 0)
    malformed.push("METRICS_PORT: it is PORT, where everybody could read the metrics");
  const complaints = [
    ...(missing.length > 0 ? [`Missing required environment variables: ${missing.join(", ")}`] : []),
    ...malformed,
  ];
  if (!parsed.success || complaints.length > 0) throw new CommandError(complaints.join("\n"));
  const { REQUIRE_VERIFIED_EMAIL, DATABASE_DIRECT_URL = parsed.data.DATABASE_URL, ...rest } = parsed.data;
  return {
    ...rest,
    DATABASE_DIRECT_URL,
    REQUIRE_VERIFIED_EMAIL:
      REQUIRE_VERIFIED_EMAIL === undefined ? isProduction : REQUIRE_VERIFIED_EMAIL === "true",
  };
}
