import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import helmet, { type HelmetOptions } from "helmet";
import type { Env } from "../settings/env";
import { runtimeConfig } from "../settings/runtime-config";

const nonceOf = (_request: IncomingMessage, response: ServerResponse) =>
  `'nonce-${String((response as Response).locals.nonce)}'`;

/** Helmet's headers, with a content policy whose nonce is new in every answer (`response.locals.nonce`). */
export function securityHeaders(env: Env): RequestHandler {
  const common: HelmetOptions = {
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: env.NODE_ENV === "production",
  };
  const page = helmet({ ...common, contentSecurityPolicy: { useDefaults: false, directives: policy(env) } });
  // Apollo's Sandbox page brings its own scripts and styles from Apollo's servers.
  const sandbox = helmet({ ...common, contentSecurityPolicy: false });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(16).toString("base64");
    const isSandbox = env.SANDBOX && request.path === "/graphql" && request.method === "GET";
    (isSandbox ? sandbox : page)(request, response, next);
  };
}

function policy(env: Env) {
  const emulator = runtimeConfig(env).authEmulatorUrl;
  const providers = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  const popup = env.FIREBASE_AUTH_DOMAIN ? `https://${env.FIREBASE_AUTH_DOMAIN}` : "'none'";
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", nonceOf, "https://apis.google.com"],
    styleSrc: ["'self'", nonceOf],
    imgSrc: ["'self'", "data:", "blob:", "https://*.googleusercontent.com"],
    connectSrc: ["'self'", ...(emulator ? [emulator] : providers)],
    frameSrc: [emulator ?? popup],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
