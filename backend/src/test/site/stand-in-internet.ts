import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PublicSiteDoor } from "../../modules/verification/rules/site-door";

const TXT = 16;
const A = 1;

export interface StandInInternet {
  door: PublicSiteDoor;
  /** Of its sites. */
  port: number;
  addresses: Map<string, string[]>;
  texts: Map<string, string[]>;
  /** By host and path: what is answered; a text that begins with "->" leads there. */
  files: Map<string, string>;
  /** What was asked for, as host and path. */
  asked: string[];
  /** The names that addresses were asked for. */
  lookups: string[];
  stop(): Promise<void>;
}

/** A DNS server and a web server on loopback, real ones, with a door that knows no others. */
export async function startStandInInternet(): Promise<StandInInternet> {
  const world = {
    addresses: new Map<string, string[]>(),
    texts: new Map<string, string[]>(),
    files: new Map<string, string>(),
    asked: [] as string[],
    lookups: [] as string[],
  };
  const dns = createSocket("udp4");
  dns.on("message", (query, from) => dns.send(answerTo(query, world), from.port, from.address));
  dns.bind(0, "127.0.0.1");
  await once(dns, "listening");
  const web = createServer((request, response) => {
    const host = (request.headers.host ?? "").replace(/:\d+$/, "");
    const address = `${host}${request.url ?? ""}`;
    world.asked.push(address);
    const found = world.files.get(address);
    if (found?.startsWith("->")) response.writeHead(302, { location: found.slice(2) }).end();
    else response.writeHead(found === undefined ? 404 : 200).end(found);
  });
  web.listen(0, "127.0.0.1");
  await once(web, "listening");
  const { port } = web.address() as AddressInfo;
  const door = new PublicSiteDoor({
    ...{ dnsServers: [`127.0.0.1:${dns.address().port}`], port },
    isAllowed: (address) => address === "127.0.0.1",
  });
  return {
    ...{ door, port, ...world },
    async stop() {
      dns.close();
      web.closeAllConnections();
      web.close();
      await once(web, "close");
    },
  };
}

type World = Pick<StandInInternet, "addresses" | "texts" | "lookups">;

/** As much of RFC 1035 as one question and its records need. */
function answerTo(query: Buffer, { addresses, texts, lookups }: World): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join(".").toLowerCase();
  const type = query.readUInt16BE(at + 1);
  if (type === A) lookups.push(name);
  const found = type === A ? (addresses.get(name) ?? []) : type === TXT ? (texts.get(name) ?? []) : [];
  const isKnown = addresses.has(name) || texts.has(name);
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  const records = found.map((value) => record(type, type === A ? bytesOf(value) : textOf(value)));
  return Buffer.concat([header, query.subarray(12, at + 5), ...records]);
}

const bytesOf = (address: string) => Buffer.from(address.split(".").map(Number));
const textOf = (value: string) => Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  // The question's name, by a pointer to it.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
