import { openApi } from "./openapi";

/** Requests beside GraphQL and the described calls, by the way their path begins. */
const BEGINNINGS = [
  ["/photos/", "photo"],
  ["/logos/", "logo"],
  ["/assets/", "asset"],
  ["/share-images/", "shareImage"],
  ["/sitemap", "sitemap"],
  ["/feeds/", "feed"],
  ["/healthz", "health"],
  ["/readyz", "health"],
  ["/api/config", "config"],
  ["/api/payments/webhook", "paymentWebhook"],
  ["/api/mails/webhook", "mailWebhook"],
  ["/api/", "other"],
] as const;

/**
 * Names a request that is not GraphQL's by its method and path: a described call's `operationId`, or one of few words.
 * A page of the web app is "page" whatever its address.
 */
export function restOperations(): (method: string, path: string) => string {
  const described = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      operationId,
    })),
  );
  return (method, path) =>
    described.find((call) => call.method === method && call.pattern.test(path))?.operationId ??
    BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ??
    (method === "GET" || method === "HEAD" ? "page" : "other");
}
