import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { production } from "./production";

const KEY_ID = "bench";
const PROJECT_ID = production.FIREBASE_PROJECT_ID;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs tokens as Firebase does, and hands its public key to nodes that are started with `env`. */
export interface TokenSigner {
  env: Record<string, string>;
  /** A token that holds for an hour. */
  sign: (uid: string, email: string) => string;
  stop: () => void;
}

export async function startTokenSigner(): Promise<TokenSigner> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keys = { [KEY_ID]: publicKey.export({ type: "spki", format: "pem" }) };
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "max-age=3600" });
    response.end(JSON.stringify(keys));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      NODE_OPTIONS: `--require ${JSON.stringify(join(__dirname, "google-keys.cjs"))}`,
      BENCH_KEYS_PORT: String(port),
    },
    sign: (uid, email) => {
      const now = Math.floor(Date.now() / 1000);
      const times = { iat: now, auth_time: now, exp: now + 3_600 };
      const issuer = { iss: `https://securetoken.google.com/${PROJECT_ID}`, aud: PROJECT_ID };
      const claims = { ...issuer, ...times, sub: uid, email, email_verified: true };
      const text = `${part({ alg: "RS256", kid: KEY_ID, typ: "JWT" })}.${part(claims)}`;
      return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`;
    },
    stop: () => server.close(),
  };
}
