import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** What the stand-in takes for a virus. */
export const VIRUS = Buffer.from("X5O-stand-in-for-a-virus");

/** A stand-in for ClamAV's daemon: it speaks the protocol of INSTREAM, and knows one virus. */
export class ClamdStandIn {
  private readonly server: Server = createServer((socket) => this.serve(socket));
  private readonly sockets = new Set<Socket>();
  /** In place of what it finds; null: it answers nothing. */
  answer: string | null | undefined;
  /** The files that came whole. */
  readonly seen: Buffer[] = [];
  port = 0;

  async start(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  get url(): string {
    return `tcp://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let came: Buffer = Buffer.alloc(0);
    socket.on("error", () => socket.destroy());
    socket.on("data", (piece: Buffer) => {
      came = Buffer.concat([came, piece]);
      const file = fileOf(came);
      if (!file) return;
      this.seen.push(file);
      const found = file.includes(VIRUS) ? "stream: Stand-In.Virus FOUND" : "stream: OK";
      const answer = this.answer === undefined ? found : this.answer;
      if (answer !== null) socket.end(`${answer}\0`);
    });
  }
}

const COMMAND = "zINSTREAM\0";

/** Null while pieces are on their way. */
function fileOf(came: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  if (!came.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return null;
  for (let at = COMMAND.length; at + 4 <= came.length;) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
