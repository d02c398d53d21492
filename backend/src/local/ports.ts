import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "./start-error";

/** The port to listen on at 127.0.0.1 that the system hands out; nothing holds it once this has answered. */
export function freePort(): Promise<number> {
  return listenOnce(0, "127.0.0.1");
}

// A program on ::1 alone would not keep us from 127.0.0.1, but browsers would find it first at "localhost".
const HOSTS = ["127.0.0.1", "::1"];

/** How long a node of a stack that was just killed may take to let go of its port. */
const LET_GO_MS = 3_000;

/**
 * The port itself, so that open pages find it again after a new start; another one where somebody else has it.
 * @param patienceMs how long somebody may take to let go of it, in milliseconds
 */
export async function freePortLike(port: number, patienceMs = LET_GO_MS): Promise<number> {
  for (const host of HOSTS)
    // A machine without IPv6 complains otherwise.
    if ((await complaintOf(port, host, patienceMs)) === "EADDRINUSE") return freePort();
  return port;
}

/**
 * Makes sure that nobody listens on the port yet.
 * @throws StartError with the sentence to show, naming the port, what it is for and the variable that moves it
 */
export async function assertPortIsFree(
  port: number,
  purpose: string,
  variable: string,
  patienceMs = LET_GO_MS,
): Promise<void> {
  for (const host of HOSTS) {
    const code = await complaintOf(port, host, patienceMs);
    if (code === "EACCES") {
      throw new StartError(
        `Port ${port} for ${purpose} is not allowed to this user: choose one above 1023 with ${variable}=…`,
      );
    }
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} for ${purpose} is taken by another program: stop that program, or choose another port, such as ${variable}=${port + 100} npm start.`,
      );
    }
  }
}

/**
 * Reads a port from the environment; 0 asks for a free one.
 * @throws StartError when the variable holds something else than a port
 */
export async function portFromEnvironment(variable: string, fallback: number): Promise<number> {
  const text = process.env[variable]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartError(`${variable} must be a port number between 0 and 65535, not "${text}".`);
  }
  return port === 0 ? freePort() : port;
}

/** Why the port can't be had: EADDRINUSE, EACCES …; null when it can. */
async function complaintOf(port: number, host: string, patienceMs: number): Promise<unknown> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const code = await listenOnce(port, host).then(() => null, errorCode);
    if (code !== "EADDRINUSE" || Date.now() > deadline) return code;
    await delay(100);
  }
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}

function errorCode(error: unknown): unknown {
  return typeof error === "object" && error && "code" in error ? error.code : null;
}
