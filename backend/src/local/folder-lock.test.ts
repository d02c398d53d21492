import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder, ownerOf, unlockFolder } from "./folder-lock";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "folder-lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("names the present owner to the second who asks, until it is free", () => {
  expect(lockFolder(folder, { url: "http://localhost:4000" })).toBeNull();
  expect(lockFolder(folder)).toMatchObject({ pid: process.pid, notes: { url: "http://localhost:4000" } });

  unlockFolder(folder);
  expect(lockFolder(folder)).toBeNull();
});

it("takes over from an owner that was killed, though its number belongs to another process now", () => {
  const killed = { pid: process.pid, startedAt: "long ago", notes: {} };
  writeFileSync(join(folder, "owner.json"), JSON.stringify(killed));

  expect(ownerOf(folder)).toBeNull();
  expect(lockFolder(folder)).toBeNull();
});
