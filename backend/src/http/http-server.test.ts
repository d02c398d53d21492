import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { startTestPortal, type TestPortal } from "../test/portal";

const portals: TestPortal[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(portals.splice(0).map((portal) => portal.stop()));
});

/** Longer than any test: a limit that a test doesn't set closes nothing in it. */
const NEVER = 3_600_000;
const PATIENT = { headers: NEVER, request: NEVER, silence: NEVER, idle: NEVER, check: 20 };

async function start(options: Parameters<typeof startTestPortal>[0]): Promise<TestPortal> {
  const portal = await startTestPortal(options);
  portals.push(portal);
  return portal;
}

/** A connection that hears all that comes; `closed` has it once the server has closed. */
function open({ url }: TestPortal): { socket: Socket; closed: Promise<string> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  return { socket, closed: once(socket, "close").then(() => heard) };
}

/** Sends a byte at a time, for as long as it is let. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 20);
  socket.on("close", () => clearInterval(timer));
}

describe("a slow client", () => {
  it("that drips its headers is closed on", async () => {
    const { socket, closed } = open(await start({ connections: { ...PATIENT, headers: 200 } }));
    socket.write("GET /healthz HTTP/1.1\r\nx: ");
    drip(socket, "x");
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("that drips its body is closed on", async () => {
    const { socket, closed } = open(await start({ connections: { ...PATIENT, headers: 200, request: 400 } }));
    socket.write(
      "POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n",
    );
    drip(socket, " ");
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("that says nothing at all is closed on", async () => {
    const { closed } = open(await start({ connections: { ...PATIENT, headers: 200 } }));
    await closed;
  });

  it("that falls silent in the middle of its body is closed on", async () => {
    const { socket, closed } = open(await start({ connections: { ...PATIENT, silence: 200 } }));
    socket.write(
      "POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n{",
    );
    await closed;
  });

  it("that asks nothing more is closed on", async () => {
    const { socket, closed } = open(await start({ connections: { ...PATIENT, idle: 200 } }));
    socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("connections", () => {
  it("are no more than a node can carry: one more is closed at once, and a place that falls free is taken", async () => {
    const portal = await start({ connections: { ...PATIENT, connections: 2 } });
    const [first, second] = [open(portal), open(portal)];
    await Promise.all([once(first.socket, "connect"), once(second.socket, "connect")]);
    expect(await open(portal).closed).toBe("");
    first.socket.destroy();
    await first.closed;
    // The server hears of it a moment later.
    for (let isServed = false; !isServed;) {
      const next = open(portal);
      next.socket.end("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
      isServed = (await next.closed).includes(" 200 ");
    }
  });

  it.each([
    ["outlive a load balancer's behind one, for ten minutes", 1, "timeout=620"],
    ["of people's own browsers are kept for a minute", 0, "timeout=60"],
  ])("%s", async (_what, proxies, keepAlive) => {
    const { url } = await start({ env: { TRUST_PROXY: String(proxies) } });
    expect((await fetch(`${url}/healthz`)).headers.get("keep-alive")).toBe(keepAlive);
  });
});
