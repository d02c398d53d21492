import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { lockFolder, ownerOf, unlockFolder } from "./folder-lock";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "folder-lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const leave = (where: string, owner: object) =>
  writeFileSync(join(where, "owner.json"), JSON.stringify(owner));

it("names the present owner to the second who asks, until it is free", () => {
  expect(lockFolder(folder, { url: "http://localhost:4000" })).toBeNull();
  expect(lockFolder(folder)).toMatchObject({ pid: process.pid, notes: { url: "http://localhost:4000" } });

  unlockFolder(folder);
  expect(lockFolder(folder)).toBeNull();
});

it.each([
  [
    "though its number belongs to another process now",
    { pid: process.pid, startedAt: "long ago", notes: {} },
  ],
  ["though nobody could say when it started", { pid: 2 ** 30, startedAt: null, notes: {} }],
  ["though its lock makes no sense", { pid: "none" }],
])("takes over from an owner that was killed, %s", (_what, owner) => {
  leave(folder, owner);
  expect(ownerOf(folder)).toBeNull();
  expect(lockFolder(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual(["owner.json"]);
});

const CHILDREN = 4;
const ROUNDS = 150;

/** Waits for the others, then reaches for one folder after the other at the same moments as they do. */
const RACE = `
  process.env.TS_NODE_PROJECT = "tsconfig.json";
  require("@swc-node/register");
  const { lockFolder } = require("./src/local/folder-lock");
  const [folder] = process.argv.slice(1);
  process.on("message", (start) => {
    const won = [];
    for (let round = 0; round < ${ROUNDS}; round += 1) {
      while (Date.now() < start + 10 * round);
      if (lockFolder(folder + "/" + round) === null) won.push(round);
    }
    process.send(won);
  });
  process.send("ready");
`;

it("goes to one alone of many who find it left behind at once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    mkdirSync(join(folder, String(round)));
    leave(join(folder, String(round)), { pid: process.pid, startedAt: "long ago", notes: {} });
  }
  const children = Array.from({ length: CHILDREN }, () =>
    spawn(process.execPath, ["-e", RACE, folder], {
      cwd: resolve(__dirname, "../.."),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    }),
  );
  await Promise.all(children.map((child) => once(child, "message")));
  const start = Date.now() + 100;
  const won = await Promise.all(
    children.map(async (child) => {
      child.send(start);
      const [rounds] = (await once(child, "message")) as [number[]];
      return rounds;
    }),
  );
  for (const child of children) child.kill();
  expect(won.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: ROUNDS }, (_, round) => round));
});
