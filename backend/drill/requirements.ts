import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { CommandError } from "../src/errors/errors";

/** Programs that the drills play the files of deploy/ with, and the package of Debian 12 that has each. */
const PROGRAMS = {
  "/usr/lib/postgresql/15/bin/postgres": "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/lib/python3/dist-packages/etcd/client.py": "python3-etcd",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/bin/pgbackrest": "pgbackrest",
  "/usr/bin/psql": "postgresql-client-15",
  "/usr/bin/openssl": "openssl",
  "/usr/bin/setpriv": "util-linux",
};

const TRIAL = "jpd-trial";

/** @throws CommandError that says what this machine lacks for a drill */
export function assertDrillsRunHere(): void {
  if (process.platform !== "linux")
    throw new CommandError("Drills need Linux: they make network namespaces.");
  const missing = Object.entries(PROGRAMS).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length > 0)
    throw new CommandError(`Drills need more packages: apt-get install ${[...new Set(missing)].join(" ")}`);
  if (!existsSync("/usr/sbin/ip") && !existsSync("/sbin/ip"))
    throw new CommandError("Drills need ip: apt-get install iproute2");
  try {
    execFileSync("ip", ["netns", "add", TRIAL], { stdio: "pipe" });
    execFileSync("ip", ["netns", "delete", TRIAL], { stdio: "pipe" });
  } catch {
    throw new CommandError("Drills need root, who may make network namespaces (ip netns): try sudo.");
  }
}
