import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Resolve } from "../../../http/public-door";
import { signatureOf } from "../../../http/webhook-signature";
import { WebhookDoor } from "./webhook-door";

let server: Server;
let port: number;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/silent") return;
    if (request.url === "/elsewhere") response.writeHead(302, { location: "/taken" });
    if (request.url === "/endless") {
      const more = setInterval(() => response.write("x".repeat(10_000)), 1);
      response.on("close", () => clearInterval(more));
      return;
    }
    response.end();
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

const delivery = (url: string) => ({ id: "1", url, secret: "whsec_c2VjcmV0", body: "{}" });
const to =
  (...addresses: string[]): Resolve =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
const send = (url: string, resolve = to("127.0.0.1")) =>
  new WebhookDoor({ isPrivateAllowed: false, resolve }).send(delivery(url), new Date());

describe("where a webhook never leads (HOOK-04)", () => {
  it.each([
    ["127.0.0.1"],
    ["127.9.9.9"],
    ["0.0.0.0"],
    ["10.0.0.1"],
    ["172.16.0.1"],
    ["192.168.1.1"],
    ["169.254.169.254"],
    ["100.64.0.1"],
    ["224.0.0.1"],
    ["::1"],
    ["::"],
    ["fd00::1"],
    ["fe80::1"],
    ["::ffff:127.0.0.1"],
    ["::ffff:7f00:1"],
    ["64:ff9b::7f00:1"],
    ["2002:7f00:1::"],
  ])("is %s, as an address and behind a name", async (address) => {
    const host = address.includes(":") ? `[${address}]` : address;
    await expect(send(`https://${host}:${port}/`)).rejects.toThrow("no public address");
    await expect(send(`https://hooks.example:${port}/`, to(address))).rejects.toThrow("no public address");
    await expect(send(`https://hooks.example:${port}/`, to("8.8.8.8", address))).rejects.toThrow(
      "no public address",
    );
    expect(asked).toEqual([]);
  });

  it.each([["https://2130706433/"], ["https://0x7f.1/"], ["https://017700000001/"], ["https://127.1/"]])(
    "is an address in disguise: %s",
    async (url) => {
      await expect(send(url)).rejects.toThrow("no public address");
    },
  );

  it("is a name whose DNS has changed since it was looked at", async () => {
    const answers = [["8.8.8.8"], ["127.0.0.1"]];
    const resolve: Resolve = () => to(...(answers.shift() ?? ["127.0.0.1"]))("");
    const door = new WebhookDoor({ isPrivateAllowed: false, resolve });
    const url = `https://hooks.example:${port}/`;
    expect(await door.problemOf(url)).toBeNull();
    await expect(door.send(delivery(url), new Date())).rejects.toThrow("no public address");
  });

  it("is anywhere but the address that was looked at, which is asked for once", async () => {
    const resolve = jest.fn(to("127.0.0.1"));
    const door = new WebhookDoor({ isPrivateAllowed: true, resolve });
    expect(await door.send(delivery(`http://hooks.example:${port}/pinned`), new Date())).toBe(200);
    expect(asked).toEqual(["/pinned"]);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it("is a name that nobody knows, told as the node's own names are", async () => {
    const door = new WebhookDoor({ isPrivateAllowed: false, resolve: () => Promise.reject(new Error()) });
    expect(await door.problemOf("https://db.internal/")).toBe("The host has no public address.");
  });

  it.each([["http://8.8.8.8/"], ["ftp://8.8.8.8/"], ["file:///etc/passwd"], ["hooks.example"], [""]])(
    "is no https address: %s",
    async (url) => {
      await expect(send(url)).rejects.toThrow("must begin with https://");
    },
  );
});

describe("a signature (HOOK-03)", () => {
  it("is what Standard Webhooks' own example has", () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
    const body = '{"test": 2432232314}';
    expect(signatureOf({ id, timestamp: "1614265330", body, secret })).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    );
  });
});

describe("a receiver", () => {
  const door = new WebhookDoor({ isPrivateAllowed: true });
  const sendTo = (path: string) => door.send(delivery(`http://127.0.0.1:${port}${path}`), new Date());

  it("is followed nowhere else (HOOK-04)", async () => {
    expect(await sendTo("/elsewhere")).toBe(302);
    expect(asked).toEqual(["/elsewhere"]);
  });

  it("that answers without end is read no further (HOOK-04)", async () => {
    expect(await sendTo("/endless")).toBe(200);
  });
});
