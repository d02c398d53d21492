import { createServer, type Server } from "node:http";

/** How long a client may take, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** To send a request's headers, from the connection's first moment. */
  headers: number;
  /** To send a request as a whole. */
  request: number;
  /** Without a byte in either direction while a request or its answer is under way. */
  silence: number;
  /** Between two requests. */
  idle: number;
  /** How often it is looked for requests that take too long. */
  check: number;
  /** Open at once; one more is closed at once. */
  connections: number;
}

const SECOND = 1_000;

/**
 * Load balancers keep connections idle for up to ten minutes, as Google's do; one closed here as a request comes in
 * would answer it with a reset. People's own browsers ask again by themselves.
 * @param proxies how many stand before the node
 */
export const connectionLimits = (proxies: number): ConnectionLimits => ({
  headers: 10 * SECOND,
  // A photo of 5 MB at half a megabit a second.
  request: 90 * SECOND,
  // Longer than the longest answer takes to begin.
  silence: 60 * SECOND,
  idle: (proxies > 0 ? 620 : 60) * SECOND,
  check: 5 * SECOND,
  // Half of them for streams, which last as long as a page is open (`live-change.service.ts`).
  connections: 10_000,
});

/** A server that closes on clients who drip their requests or say nothing: they can't use up its connections. */
export function createHttpServer(limits: ConnectionLimits): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.check,
  });
  server.timeout = limits.silence;
  server.maxConnections = limits.connections;
  return server;
}
