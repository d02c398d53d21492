import { createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { createIdentityProvider, type IdentityProvider } from "../auth/identity-provider";
import { readEnv } from "../settings/env";

export const PROJECT = "job-portal-production";

/** Stands in for Google: makes keys of its own, signs tokens with them, and serves both sides of the check. */
export interface TokenIssuer {
  /** Verifies as in production, with this issuer's keys in place of Google's. */
  provider: IdentityProvider;
  /** What the provider says of a user when it is asked about revocation; null where it knows none. */
  user: { validSince?: string; disabled?: boolean } | null;
  /** How often a user was looked up. */
  lookups: number;
  /** How long its keys may be kept, in seconds; at 0 they are fetched for every token. */
  maxAge: number;
  /** Goes away, or falls silent, until the next call with "on". */
  become(state: "on" | "off" | "silent"): void;
  stop(): Promise<void>;
}

const KEY_ID = "test-key";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: "spki", format: "pem" }).toString();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token of this issuer; `claims` change a valid one, `header` says another way of signing. */
export function issueToken(claims: object = {}, header: { alg?: string; kid?: string } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now - 10,
    iat: now - 10,
    exp: now + 3600,
    sub: "somebody",
    email: "somebody@jobs.example",
    email_verified: true,
    // No two are the same, though they are made within a second.
    jti: randomUUID(),
    ...claims,
  };
  const { alg = "RS256", kid = KEY_ID } = header;
  const content = `${encode({ alg, kid, typ: "JWT" })}.${encode(payload)}`;
  return `${content}.${signatureOf(content, alg)}`;
}

function signatureOf(content: string, alg: string): string {
  if (alg === "none") return "";
  // The classic forgery: the public key taken for a shared secret.
  if (alg === "HS256") return createHmac("sha256", publicKey).update(content).digest("base64url");
  return sign("RSA-SHA256", Buffer.from(content), keys.privateKey).toString("base64url");
}

/** The emulator's variable must be gone from the process: firebase-admin reads it itself. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  let state: "on" | "off" | "silent" = "on";
  const server = createServer((request, response) => {
    if (state === "off") {
      request.socket.destroy();
      return;
    }
    if (state === "silent") return;
    const isLookup = request.url?.includes("accounts:lookup");
    if (isLookup) issuer.lookups += 1;
    const users = issuer.user && [{ localId: "somebody", ...issuer.user }];
    response.setHeader("content-type", "application/json");
    response.setHeader("cache-control", `public, max-age=${issuer.maxAge}`);
    response.end(JSON.stringify(isLookup ? { users: users ?? undefined } : { [KEY_ID]: publicKey }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Every connection that firebase-admin means for Google ends here, without TLS.
  const httpAgent = Object.assign(new Agent(), { createConnection: () => connect(port, "127.0.0.1") });
  const credential = {
    getAccessToken: () => Promise.resolve({ access_token: "test", expires_in: 3600 }),
  };
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: "postgres://unused", FIREBASE_PROJECT_ID: PROJECT });
  const issuer: TokenIssuer = {
    provider: createIdentityProvider(env, { app: { httpAgent, credential } }),
    user: {},
    lookups: 0,
    maxAge: 0,
    become: (next) => {
      state = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return issuer;
}
