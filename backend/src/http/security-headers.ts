import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import helmet, { type HelmetOptions } from "helmet";
import type { Env } from "../settings/env";
import { runtimeConfig } from "../settings/runtime-config";
import { wantsStream } from "./graphql-streams";
import type { Step } from "./step";

const nonceOf = (_request: IncomingMessage, response: ServerResponse) =>
  `'nonce-${String((response as Response).locals.nonce)}'`;

const common = (env: Env): HelmetOptions => ({
  crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: env.NODE_ENV === "production",
});

/** Helmet's headers, with a content policy whose nonce is new in every answer (`response.locals.nonce`). */
export function securityHeaders(env: Env): RequestHandler {
  const page = helmet({
    ...common(env),
    contentSecurityPolicy: { useDefaults: false, directives: policy(env) },
  });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(16).toString("base64");
    page(request, response, next);
  };
}

/** The same for what is no page. They don't differ from answer to answer, so Helmet is asked once. */
export function dataHeaders(env: Env): Step {
  const data = headersOf({
    ...common(env),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  // Apollo's Sandbox page brings its own scripts and styles from Apollo's servers.
  const sandbox = headersOf({ ...common(env), contentSecurityPolicy: false });
  const stream = data.filter(([name]) => STREAM_HEADERS.has(name));
  return (request, response, next) => {
    const isSandbox = env.SANDBOX && request.method === "GET";
    const headers = wantsStream(request) ? stream : isSandbox ? sandbox : data;
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The others say how a browser shows an answer. It shows no stream, and a node keeps the headers of thousands. */
const STREAM_HEADERS = new Set([
  "Cross-Origin-Resource-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
]);

function headersOf(options: HelmetOptions): [string, string][] {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return [...headers];
}

function policy(env: Env) {
  const emulator = runtimeConfig(env).authEmulatorUrl;
  const providers = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  // Before a code goes out by text message, reCAPTCHA asks whether a person wants it. The emulator has none.
  const captcha = emulator ? [] : ["https://www.google.com/recaptcha/"];
  const captchaScripts = emulator ? [] : [...captcha, "https://www.gstatic.com/recaptcha/"];
  const popup = env.FIREBASE_AUTH_DOMAIN ? `https://${env.FIREBASE_AUTH_DOMAIN}` : "'none'";
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", nonceOf, "https://apis.google.com", ...captchaScripts],
    styleSrc: ["'self'", nonceOf],
    imgSrc: ["'self'", "data:", "blob:", "https://*.googleusercontent.com"],
    connectSrc: ["'self'", ...(emulator ? [emulator] : providers)],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameSrc: [emulator ?? popup, ...captcha],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
