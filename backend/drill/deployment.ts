import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const CHECKOUT = join(__dirname, "../..");
/** The files that a real deployment has; the drills play them as they are. */
export const DEPLOY = join(CHECKOUT, "deploy");

const read = (path: string): string => readFileSync(join(DEPLOY, path), "utf8");

/** A file of variables, as systemd reads it. */
function variablesIn(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => /^[A-Z]/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

const secret = () => randomBytes(18).toString("base64url");

/** Passwords of one drill; nobody else ever has them. */
const SECRETS = {
  PATRONI_SUPERUSER_PASSWORD: secret(),
  PATRONI_REPLICATION_PASSWORD: secret(),
  PATRONI_RESTAPI_PASSWORD: secret(),
  PORTAL_DATABASE_PASSWORD: secret(),
  PGBACKREST_REPO1_CIPHER_PASS: secret(),
};

/** member.env of a database machine: the example with its name and this drill's passwords. */
export const memberVariables = (name: string): Record<string, string> => ({
  ...variablesIn(read("patroni/member.env.example").replaceAll("db1", name)),
  ...SECRETS,
});

export const etcdVariables = (name: string): Record<string, string> => ({
  ...variablesIn(read("etcd/etcd.env")),
  ...memberVariables(name),
});

/** portal.env of a portal machine, with this drill's passwords. */
export const portalVariables = (): Record<string, string> =>
  variablesIn(
    read("portal/portal.env.example")
      .replaceAll("PASSWORD@", `${SECRETS.PORTAL_DATABASE_PASSWORD}@`)
      .replace("LOG_SECRET=", `LOG_SECRET=${secret()}`),
  );

/** The portal's role in the database of a machine. */
export const databaseUrl = (address: string): string =>
  `postgres://portal:${SECRETS.PORTAL_DATABASE_PASSWORD}@${address}:5432/job_portal`;

/** The command line of a unit; `instance` is what stands behind its @. */
export function commandOf(unit: string, instance = ""): string[] {
  const [, command = ""] = /^ExecStart=(.*)$/m.exec(read(`systemd/${unit}`)) ?? [];
  const words = command.replaceAll("%i", instance).split(" ");
  return words.map((word) => (word === "/usr/bin/node" ? process.execPath : word));
}
