import { createServer, type Server } from "node:http";

// Load balancers keep a connection idle for a minute; one closed here as a request comes in would answer it with a reset.
const KEEP_ALIVE_MS = 65_000;

export const createHttpServer = (): Server => createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
