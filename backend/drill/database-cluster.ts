import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CommandError } from "../src/errors/errors";
import { DEPLOY, databaseUrl, etcdVariables, memberVariables } from "./deployment";
import type { Machine, Network } from "./network";

/** A member as Patroni's REST interface tells of it. */
interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  /** Bytes behind the leader; a text where unknown. */
  lag?: number | string;
}

const STANZA = "--stanza=job-portal";
const FORMING_MS = 180_000;
const LOOK_MS = 200;
/** What ends when the lights go out on PostgreSQL and Patroni, but not on etcd. */
const DATABASE_PROGRAMS = /patroni|postgres/;

/** Three machines with etcd, Patroni and PostgreSQL each, from the files of deploy/. */
export class DatabaseCluster {
  readonly members: readonly Machine[];

  constructor(network: Network) {
    this.members = [1, 2, 3].map((number) => network.add(`db${number}`, 10 + number));
  }

  /** @param repository where the backups go; all members mount it */
  async start(repository: string, hostsFile: string): Promise<void> {
    for (const member of this.members) {
      member.mount(hostsFile, "/etc/hosts");
      member.mount(join(DEPLOY, "patroni"), "/etc/patroni");
      member.mount(join(DEPLOY, "pgbackrest/pgbackrest.conf"), "/etc/pgbackrest.conf");
      member.ownFolder("/var/lib/etcd", "etcd");
      member.ownFolder("/var/lib/postgresql", "postgres");
      member.ownFolder("/run/postgresql", "postgres");
      member.mount(repository, "/var/lib/pgbackrest");
      const env = etcdVariables(member.name);
      member.start({ argv: ["/usr/bin/etcd"], user: "etcd", env, log: "etcd.log" });
    }
    for (const member of this.members) this.startPatroni(member);
    await this.whole();
    await this.backupTool(await this.leader(), ["stanza-create"]);
  }

  startPatroni(member: Machine): void {
    const argv = ["/usr/bin/patroni", "/etc/patroni/config.yml"];
    member.start({ argv, user: "postgres", env: memberVariables(member.name), log: "patroni.log" });
  }

  /** Runs pgBackRest on a member, as its timers would. */
  backupTool(member: Machine, words: string[]): Promise<void> {
    const argv = ["/usr/bin/pgbackrest", STANZA, ...words];
    return member.run({ argv, user: "postgres", env: memberVariables(member.name), log: "pgbackrest.log" });
  }

  /** Changes the settings that Patroni keeps in etcd. */
  async configure(change: object): Promise<void> {
    const { address, name } = await this.leader();
    const password = memberVariables(name).PATRONI_RESTAPI_PASSWORD ?? "";
    const response = await fetch(`http://${address}:8008/config`, {
      method: "PATCH",
      headers: { authorization: `Basic ${Buffer.from(`patroni:${password}`).toString("base64")}` },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new CommandError(`Patroni refused: ${await response.text()}`);
  }

  /** The address of the database on the primary. */
  async url(): Promise<string> {
    return databaseUrl((await this.leader()).address);
  }

  /** @param not a former one. Waits until there is one. */
  async leader(not?: Machine): Promise<Machine> {
    for (;;) {
      for (const member of this.members) {
        if (member === not) continue;
        const response = await this.ask(member, "/primary");
        if (response?.ok) return member;
      }
      await delay(LOOK_MS);
    }
  }

  /** Waits until one leads and two follow without lag, one of them synchronous. */
  async whole(isSynchronous = true): Promise<void> {
    const deadline = Date.now() + FORMING_MS;
    while (Date.now() < deadline) {
      const response = await this.ask(await this.leader(), "/cluster");
      const { members = [] } = ((await response?.json()) ?? {}) as { members?: Member[] };
      if (isWhole(members, isSynchronous)) return;
      await delay(LOOK_MS);
    }
    const words = this.members.map((member) => `${member.name}: ${member.lastWords("patroni.log")}`);
    throw new CommandError(`The cluster did not become whole.\n${words.join("\n")}`);
  }

  /** Holds back what the primary sends to its standbys, so that they fall behind. */
  stallReplication(primary: Machine): void {
    primary.signal("SIGSTOP", /postgres: .*walsender/);
  }

  /** As a power cut does to PostgreSQL and Patroni. */
  kill(member: Machine): void {
    member.signal("SIGKILL", DATABASE_PROGRAMS);
  }

  private ask(member: Machine, path: string): Promise<Response | null> {
    const signal = AbortSignal.timeout(1_000);
    return fetch(`http://${member.address}:8008${path}`, { signal }).catch(() => null);
  }
}

function isWhole(members: Member[], isSynchronous: boolean): boolean {
  const [leader] = members.filter(({ role }) => role === "leader");
  const followers = members.filter(
    ({ role, state, lag, timeline }) =>
      role !== "leader" && /running|streaming/.test(state) && lag === 0 && timeline === leader?.timeline,
  );
  const confirming = followers.filter(({ role }) => role === "sync_standby");
  return (
    leader?.state === "running" && followers.length === 2 && confirming.length === (isSynchronous ? 1 : 0)
  );
}
