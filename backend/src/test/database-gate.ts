import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between a node and its database, to take the database away from it. */
export interface DatabaseGate {
  /** The database's, through the gate. */
  url: string;
  /** Cuts every connection and refuses new ones, as when PostgreSQL has stopped. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Keeps connections, old and new, but lets nothing through, as when the network swallows it. */
  silence(): void;
  stop(): Promise<void>;
}

export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((outer) => {
    const inner = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => isSilent || to.write(chunk));
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const open = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    close,
    open: () => open(port),
    silence: () => {
      isSilent = true;
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}
