import { deepStrictEqual, match, strictEqual } from "node:assert";
import { Buffer } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

const CHECKOUT = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(CHECKOUT, path), "utf8");
const variablesIn = (path) => [...read(path).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

describe("the files of deploy/", () => {
  it("set only variables of a node that there are", () => {
    const known = new Set(variablesIn(".env.example"));
    deepStrictEqual(
      variablesIn("deploy/portal/portal.env.example").filter((name) => !known.has(name)),
      [],
    );
  });

  it("start programs that the build makes", () => {
    const units = readdirSync(join(CHECKOUT, "deploy/systemd")).map((unit) => read(`deploy/systemd/${unit}`));
    const programs = units.flatMap((unit) =>
      [...unit.matchAll(/backend\/dist\/(\S+)\.js/g)].map(([, name]) => name),
    );
    deepStrictEqual(programs.sort(), ["main", "migrate"]);
    for (const program of programs)
      strictEqual(existsSync(join(CHECKOUT, `backend/src/${program}.ts`)), true);
  });

  it("answer for an absent portal as a node would: coded, and with the word when to come back", () => {
    const [head, body] = read("deploy/haproxy/unavailable.http").split("\r\n\r\n");
    match(head, /^HTTP\/1\.1 503 /);
    match(head, /\r\nretry-after: \d+\r\n/);
    strictEqual(Number(/content-length: (\d+)/.exec(head)?.[1]), Buffer.byteLength(body));
    const { code, errors } = JSON.parse(body);
    deepStrictEqual([code, errors[0].extensions.code], ["UNAVAILABLE", "UNAVAILABLE"]);
  });

  it("replace a silent standby before a statement's time is up, which would take its commit for done", () => {
    const patroni = read("deploy/patroni/config.yml");
    const secondsOf = (name) => Number(new RegExp(`${name}: (\\d+)`).exec(patroni)?.[1]);
    const limit = Number(
      /statement_timeout: "(\d+)s"/.exec(read("backend/src/database/session-defaults.ts"))?.[1],
    );
    strictEqual(secondsOf("wal_sender_timeout") + secondsOf("loop_wait") < limit, true);
    strictEqual(secondsOf("loop_wait") + 2 * secondsOf("retry_timeout") <= secondsOf("ttl"), true);
  });
});
