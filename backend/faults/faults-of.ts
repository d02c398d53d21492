import { setTimeout as delay } from "node:timers/promises";
import type { ChildProgram } from "./child-program";
import type { Cluster } from "./cluster";
import type { Disk } from "./disk";
import type { MailServer } from "./mail-server";
import { oneOf } from "./random";
import type { GraphQLCall, Portal } from "./portal";
import type { Tally } from "./tally";

/** What can be broken. */
export interface Site {
  cluster: Cluster;
  disk: Disk;
  mailServer: MailServer;
  nodes: readonly ChildProgram[];
  identity: ChildProgram;
  portal: Portal;
  tally: Tally;
  /** Of somebody who is registered. */
  token: string;
}

export interface Fault {
  name: string;
  /** What its time of recovery runs from and to. */
  measured: string;
  /** Whether some call must have been refused or broken, or else the fault was none. */
  isFelt: boolean;
  /** Breaks something and mends it. @returns seconds of recovery */
  happen(site: Site): Promise<number>;
}

const HOLD_MS = 6_000;
/** Longer than clients wait, so that they ask the other node while this one may still do what it was asked. */
const FREEZE_MS = 10_000;

/** So long a fault waits for a mail, in milliseconds. */
const MOST_TO_MAIL_MS = 60_000;

const untilReady = "start to /readyz";
const untilWrite = "mended to first write";

export const nodeKilled: Fault = {
  name: "node killed (-9)",
  measured: untilReady,
  isFelt: true,
  async happen({ nodes }) {
    const node = oneOf(nodes);
    await node.kill();
    return await node.start();
  },
};

export const allNodesKilled: Fault = {
  name: "both nodes killed (-9)",
  measured: untilReady,
  isFelt: true,
  async happen({ nodes }) {
    await Promise.all(nodes.map((node) => node.kill()));
    return Math.max(...(await Promise.all(nodes.map((node) => node.start()))));
  },
};

export const databaseKilled: Fault = {
  name: "PostgreSQL killed (-9)",
  measured: "accepts to first write",
  isFelt: true,
  async happen({ cluster, tally }) {
    await cluster.kill();
    return await tally.secondsToAck(await cluster.start());
  },
};

export const nodeFrozen: Fault = {
  name: "node frozen",
  measured: "thaw to /readyz",
  isFelt: true,
  async happen({ nodes }) {
    const node = oneOf(nodes);
    node.freeze();
    await delay(FREEZE_MS);
    node.thaw();
    return await node.start();
  },
};

export const databaseFrozen: Fault = {
  name: "PostgreSQL frozen",
  measured: untilWrite,
  isFelt: true,
  async happen(site) {
    site.cluster.freeze();
    await delay(FREEZE_MS);
    site.cluster.thaw();
    return await site.tally.secondsToAck(performance.now());
  },
};

export const readOnly: Fault = {
  name: "database reads only",
  measured: untilWrite,
  isFelt: true,
  async happen(site) {
    await site.cluster.setReadOnly(true);
    await delay(HOLD_MS / 2);
    await expectFromAll(site, { query: READ, token: site.token }, "answered");
    await expectFromAll(site, { query: WRITE, token: site.token }, "refused with 503");
    await delay(HOLD_MS / 2);
    await site.cluster.setReadOnly(false);
    return await site.tally.secondsToAck(performance.now());
  },
};

export const diskFull: Fault = {
  name: "disk full",
  measured: untilWrite,
  isFelt: true,
  async happen(site) {
    const mended = Date.now() + HOLD_MS;
    while (Date.now() < mended) {
      await site.disk.fill();
      await delay(100);
    }
    site.disk.free();
    const from = performance.now();
    const [seconds] = await Promise.all([site.tally.secondsToAck(from), site.cluster.startIfEnded()]);
    return seconds;
  },
};

export const providerSilent: Fault = {
  name: "identity provider silent",
  measured: untilWrite,
  isFelt: true,
  async happen(site) {
    site.identity.freeze();
    await expectWithoutProvider(site);
    await delay(HOLD_MS / 2);
    site.identity.thaw();
    return await site.tally.secondsToAck(performance.now());
  },
};

export const providerGone: Fault = {
  name: "identity provider gone",
  measured: untilWrite,
  isFelt: true,
  async happen(site) {
    await site.identity.kill();
    await expectWithoutProvider(site);
    await delay(HOLD_MS / 2);
    await site.identity.start();
    return await site.tally.secondsToAck(performance.now());
  },
};

/** Nobody who writes feels it: mails wait in the queue. */
export const mailServerGone: Fault = {
  name: "mail server gone",
  measured: "back to first mail",
  isFelt: false,
  async happen({ mailServer }) {
    await mailServer.goAway();
    await delay(2 * HOLD_MS);
    await mailServer.comeBack();
    const from = performance.now();
    const taken = mailServer.mails.length;
    while (mailServer.mails.length === taken && performance.now() - from < MOST_TO_MAIL_MS) await delay(50);
    return (performance.now() - from) / 1000;
  },
};

export const rollingRestart: Fault = {
  name: "rolling restart, update",
  measured: untilReady,
  isFelt: false,
  async happen({ cluster, nodes }) {
    let slowest = 0;
    for (const node of nodes) {
      await node.stop();
      await cluster.forgetRoutines();
      slowest = Math.max(slowest, await node.start());
    }
    return slowest;
  },
};

const READ = "{ done: me { id } }";
const VISIT = "{ done: jobs { total } }";
const WRITE = 'mutation { done: updateProfile(input: { displayName: "Asha Rao" }) { id } }';

/** Signed in, not even a read is answered: with the emulator, firebase-admin asks it about every token. */
async function expectWithoutProvider(site: Site): Promise<void> {
  await expectFromAll(site, { query: WRITE, token: site.token }, "refused with 503");
  await expectFromAll(site, { query: VISIT, token: null }, "answered");
}

async function expectFromAll(
  { portal, tally }: Site,
  call: Omit<GraphQLCall, "variables">,
  expected: "answered" | "refused with 503",
): Promise<void> {
  for (const node of portal.nodes) {
    const outcome = await portal.ask(node, { ...call, variables: {} });
    const found = outcome === "unsure" ? "refused with 503" : "answered";
    if (found !== expected) tally.note(`with a part away, ${call.query} was ${found}`);
  }
}
