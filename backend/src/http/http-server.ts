import { createServer, type Server } from "node:http";

// Load balancers keep connections idle for up to ten minutes, as Google's do; one closed here as a request comes in
// would answer it with a reset.
const KEEP_ALIVE_MS = 620_000;

export const createHttpServer = (): Server => createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
