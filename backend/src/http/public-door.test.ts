import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { PublicDoor, type Resolve, TooLongError } from "./public-door";

let server: Server;
let port: number;
let asked: (string | undefined)[];

const ANSWERS: Record<string, { status: number; headers: Record<string, string>; body: Buffer | string }> = {
  "/plain": { status: 200, headers: { etag: '"1"' }, body: "jobs" },
  "/packed": { status: 200, headers: { "content-encoding": "gzip" }, body: gzipSync("jobs") },
  "/bomb": { status: 200, headers: { "content-encoding": "gzip" }, body: gzipSync(Buffer.alloc(5_000_000)) },
  "/moved": { status: 301, headers: { location: "/plain" }, body: "" },
  "/round": { status: 302, headers: { location: "/round" }, body: "" },
  "/inside": { status: 302, headers: { location: "http://169.254.169.254/secret" }, body: "" },
  "/cut": { status: 200, headers: { "content-length": "100" }, body: "jobs" },
  "/gone": { status: 410, headers: {}, body: "no" },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url === "/silent") return;
    const { status = 404, headers = {}, body = "" } = ANSWERS[request.url ?? ""] ?? {};
    response.writeHead(status, headers);
    if (request.url === "/cut") response.write(body, () => response.destroy());
    else response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const open = new PublicDoor({ isPrivateAllowed: true });
const limits = { bytes: 1_000_000, timeoutMs: 2_000 };
const get = (path: string, door = open, more: object = {}) =>
  door.get(`http://127.0.0.1:${port}${path}`, {}, { ...limits, ...more });

describe("reading at an address that somebody names (FDIN-02)", () => {
  it("answers the file, unpacked, from where a redirect leads", async () => {
    for (const path of ["/plain", "/packed", "/moved"])
      expect((await get(path)).body.toString()).toBe("jobs");
    expect((await get("/plain")).headers.etag).toBe('"1"');
  });

  it("answers another status without its body", async () => {
    expect(await get("/gone")).toMatchObject({ status: 410, body: Buffer.alloc(0) });
  });

  it.each([
    ["more bytes than are read, however small they come", "/bomb", TooLongError],
    ["a redirect that never ends", "/round", /round and round/],
    ["a connection that breaks off", "/cut", /No connection/],
    ["no answer in time", "/silent", /No answer within 0.2 seconds/],
  ])("stops at %s", async (_what, path, error) => {
    await expect(get(path, open, { timeoutMs: path === "/silent" ? 200 : 2_000 })).rejects.toThrow(error);
  });

  it("leads to no private address: not at once, not by a redirect, not by a DNS that changes its mind", async () => {
    const closed = (resolve?: Resolve) => new PublicDoor({ isPrivateAllowed: false, resolve });
    await expect(closed().get("https://127.0.0.1/", {}, limits)).rejects.toThrow(/no public address/);
    await expect(closed().get(`http://127.0.0.1:${port}/plain`, {}, limits)).rejects.toThrow(/https/);
    const inside: Resolve = () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]);
    await expect(closed(inside).get(`https://jobs.example:${port}/`, {}, limits)).rejects.toThrow(
      /no public address/,
    );
    expect(asked).toEqual([]);
  });

  it("looks at each redirect as at the first address", async () => {
    const hosts = new PublicDoor({ isPrivateAllowed: true });
    const looked: string[] = [];
    Object.defineProperty(hosts, "publicAddressOf", {
      value: (host: string) => {
        looked.push(host);
        return host === "127.0.0.1"
          ? Promise.resolve({ address: host, family: 4 })
          : Promise.reject(new Error("The host has no public address."));
      },
    });
    await expect(get("/inside", hosts)).rejects.toThrow();
    expect(looked).toContain("169.254.169.254");
  });
});
