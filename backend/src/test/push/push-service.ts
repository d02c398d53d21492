import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A message as a push service and then the browser get it. */
interface TakenPush {
  /** Which of `newBrowser` it was for. */
  browser: number;
  headers: IncomingMessage["headers"];
  /** Decrypted, as the browser hands it to the worker. */
  payload: { title: string; path: string; tag: string };
  /** What the portal says of itself, once its signature has been checked. */
  claims: { aud: string; exp: number; sub: string };
}

/** What a browser says of its subscription. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  userAgent: string;
}

export interface TestPushService {
  url: string;
  taken: TakenPush[];
  /** How many requests came, whatever was answered. */
  asked(): number;
  newBrowser(): BrowserSubscription;
  /** Answers so in place of taking what comes next. */
  answerNext(...statuses: number[]): void;
  stop(): Promise<void>;
}

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/** A push service on loopback with browsers behind it: takes what RFC 8030, 8291 and 8292 ask for, and nothing else. */
export async function startTestPushService(publicKey: string): Promise<TestPushService> {
  const taken: TakenPush[] = [];
  const browsers: ReturnType<typeof createBrowser>[] = [];
  const answers: number[] = [];
  let count = 0;
  const take = async (request: IncomingMessage): Promise<number> => {
    count += 1;
    const body = await buffer(request);
    const answer = answers.shift();
    if (answer !== undefined) return answer;
    const browser = Number(request.url?.slice(1));
    const device = browsers[browser];
    if (!device || request.method !== "POST") return 404;
    if (request.headers["content-encoding"] !== "aes128gcm" || request.headers.ttl === undefined) return 400;
    const claims = claimsIn(request.headers.authorization ?? "", publicKey);
    if (!claims) return 403;
    const payload = JSON.parse(device.decrypt(body)) as TakenPush["payload"];
    taken.push({ browser, headers: request.headers, payload, claims });
    return 201;
  };
  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    taken,
    asked: () => count,
    newBrowser() {
      const browser = createBrowser();
      browsers.push(browser);
      const { p256dh, auth } = browser;
      return { endpoint: `${url}/${browsers.length - 1}`, p256dh, auth, userAgent: ANDROID };
    },
    answerNext: (...statuses) => void answers.push(...statuses),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const info = (name: string, ...parts: Buffer[]) => Buffer.concat([Buffer.from(`${name}\0`), ...parts]);

const derive = (key: Buffer, salt: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, about, length));

/** The browser's side of RFC 8291: a body is salt, record size, the sender's key and one record of aes128gcm. */
function createBrowser() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      if (record.length > body.readUInt32BE(16)) throw new Error("There is more than one record.");
      const secret = derive(pair.computeSecret(sender), auth, info("WebPush: info", publicKey, sender), 32);
      const key = derive(secret, salt, info("Content-Encoding: aes128gcm"), 16);
      const nonce = derive(secret, salt, info("Content-Encoding: nonce"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2 and zeros.
      const end = padded.findLastIndex((byte) => byte !== 0);
      if (padded[end] !== 2) throw new Error("The record is not the last.");
      return padded.subarray(0, end).toString();
    },
  };
}

/** Of `vapid t=<JWT>, k=<key>` (RFC 8292); null unless the token is signed by the portal's key, and says so. */
function claimsIn(authorization: string, publicKey: string): TakenPush["claims"] | null {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const signer = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned ? (JSON.parse(Buffer.from(claims, "base64url").toString()) as TakenPush["claims"]) : null;
}
