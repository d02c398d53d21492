import { connect } from "node:net";
import { CommandError, UnavailableError } from "../errors/errors";
import type { FileScanner } from "./file-scanner";

/** A file of 5 MB takes some tenths of a second; a person waits no longer than this. */
const PATIENCE_MS = 10_000;
const PIECE = 64 * 1024;
/** An answer is one line. */
const MOST_ANSWERED = 1024;

/** The scanner that FILE_SCANNER_URL names. @throws CommandError for an address that names none */
export function createClamdScanner(url: string): ClamdScanner {
  const { hostname, port } = new URL(url);
  if (!hostname || !port) throw new CommandError("FILE_SCANNER_URL: it must be like tcp://host:3310");
  // An IPv6 address stands in brackets there.
  return new ClamdScanner(hostname.replace(/^\[|\]$/g, ""), Number(port));
}

/** ClamAV's daemon, asked by its command INSTREAM: the file goes there in pieces, and no path is shared. */
export class ClamdScanner implements FileScanner {
  readonly name: string;

  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.name = `tcp://${host}:${port}`;
  }

  async scan(content: Buffer): Promise<"clean" | "infected"> {
    const answer = await this.ask(content).catch((error: unknown) => {
      throw scannerAway(error);
    });
    if (/^stream: OK$/.test(answer)) return "clean";
    if (/^stream: .+ FOUND$/.test(answer)) return "infected";
    throw scannerAway(new Error(`The scanner answered: ${answer}`));
  }

  private ask(content: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: this.host, port: this.port });
      let answer = "";
      const deadline = setTimeout(
        () => socket.destroy(new Error("The scanner took too long.")),
        this.patienceMs,
      );
      socket.setEncoding("utf8");
      socket.on("data", (text: string) => {
        answer += text;
        if (answer.length > MOST_ANSWERED) socket.destroy(new Error("The scanner answers without an end."));
        // Answers to commands with a "z" end in a zero byte.
        else if (answer.includes("\0")) socket.destroy();
      });
      socket.on("error", reject);
      socket.on("close", () => {
        clearTimeout(deadline);
        const [whole, rest] = answer.split("\0");
        if (rest === undefined || whole === undefined) reject(new Error("The scanner broke off."));
        else resolve(whole);
      });
      socket.write("zINSTREAM\0");
      for (const piece of piecesOf(content)) socket.write(piece);
    });
  }
}

/** Each piece stands behind its length, and a length of none ends them. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += PIECE) {
    const piece = content.subarray(from, from + PIECE);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

const scannerAway = (cause: unknown) =>
  new UnavailableError(
    cause,
    "FILE_SCANNER_AWAY",
    "We can't check files for viruses right now, so we kept nothing. Please try again in a few minutes.",
  );
