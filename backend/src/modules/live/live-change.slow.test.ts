import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { taskHandlers } from "../../app/tasks";
import { systemClock } from "../../time/clock";
import { apply, move } from "../../test/applications";
import { moveMany, undo } from "../../test/candidates";
import { offer, pick, timesOf } from "../../test/calls/interview-calls";
import { type OpenPage, openPage } from "../../test/calls/live-calls";
import { call, take } from "../../test/calls/walk-in-calls";
import { indianDay } from "../../time/indian-calendar";
import { block, markRead, write } from "../../test/calls/message-calls";
import { createFactories, type Factories } from "../../test/factories";
import { type NewIdentity, signUpVerified, unsignedToken } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";
import { changeStanding } from "../accounts/account-standing";
import { LiveChangeService } from "./live-change.service";

type Person = Account & NewIdentity;

let portal: TestPortal;
let other: TestPortal;
let make: Factories;
let member: Person;
let seeker: Person;
let companyId: string;
let jobId: string;
const pages: OpenPage[] = [];

beforeAll(async () => {
  const env = {
    READS_PER_MINUTE: "10000",
    WRITES_PER_MINUTE: "10000",
    WRITES_PER_MINUTE_PER_ADDRESS: "10000",
  };
  portal = await startTestPortal({ env });
  other = await startNode(env);
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await other.stop();
  await portal.stop();
});
beforeEach(async () => {
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
  jobId = (await make.job({ companyId })).id;
  seeker = await make.person({ displayName: "Asha Menon" });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});

/** Another node of the same portal. */
const startNode = (env: NodeJS.ProcessEnv, connections?: { silence: number }) =>
  startTestPortal({
    env: { ...env, DATABASE_DIRECT_URL: portal.databaseUrl },
    reachDatabaseAt: () => Promise.resolve(portal.databaseUrl),
    connections,
  });

/** A page of somebody's on a node, which has heard that its stream is open. */
async function open({ token }: { token: string }, node = other, after?: string) {
  const page = openPage(node.url, token, after);
  pages.push(page);
  const { cursor } = await page.event();
  return { ...page, cursor };
}

/** Tells an account of something, as the triggers do. */
const tell = (to: { id: string }, id: string, by: Pick<EntityManager, "query"> = portal.dataSource.manager) =>
  by.query("select live_tell('messages', $1, array[$2::uuid])", [id, to.id]);

/** All that a page hears, up to something that it is told now. */
async function heardBy(page: OpenPage, person: { id: string }): Promise<string[]> {
  const mark = randomUUID();
  await tell(person, mark);
  const heard: string[] = [];
  for (;;) {
    const { changes } = await page.news();
    for (const { kind, id } of changes) {
      if (id === mark) return heard;
      heard.push(`${kind} ${id}`);
    }
  }
}

/** Somebody's application, which the company has opened. */
async function sent(person = seeker): Promise<string> {
  const id = await apply(portal, person, { id: jobId });
  await move(portal, member, id, "VIEWED");
  return id;
}

describe("an open page hears of", () => {
  it("a message that was written on another node, and of its notice (LIVE-01, LIVE-02, LIVE-05)", async () => {
    const id = await sent();
    const page = await open(seeker);
    await heardBy(page, seeker);
    await write(portal, member, id);
    expect((await heardBy(page, seeker)).sort()).toEqual([`MESSAGES ${id}`, `NOTICES ${seeker.id}`]);
  });

  it("what the other side has read, and of a block (LIVE-02)", async () => {
    const id = await sent();
    const { sentAt = "" } = await write(portal, member, id);
    const page = await open(member);
    await heardBy(page, member);
    await markRead(portal, seeker, id, sentAt);
    expect(await heardBy(page, member)).toContain(`MESSAGES ${id}`);
    await block(portal, seeker, id);
    expect(await heardBy(page, member)).toEqual([`MESSAGES ${id}`]);
  });

  it("the number that is called at a walk-in that they have one of, and nobody else does (WALK-03)", async () => {
    const [stranger, day] = [await make.person(), indianDay(new Date())];
    await portal.dataSource.query("update jobs set walk_in_until = $2 where id = $1", [jobId, day]);
    await take(portal, seeker, jobId, day);
    const [page, others] = [await open(seeker), await open(stranger)];
    await Promise.all([heardBy(page, seeker), heardBy(others, stranger)]);
    await call(portal, member, { jobId, day });
    expect(await heardBy(page, seeker)).toEqual([`WALK_INS ${jobId}`]);
    expect(await heardBy(others, stranger)).toEqual([]);
  });

  it("who applies to a job of their company's, and of every step (LIVE-06)", async () => {
    const page = await open(member);
    const id = await apply(portal, seeker, { id: jobId });
    expect(await heardBy(page, member)).toContain(`CANDIDATES ${jobId}`);
    await move(portal, member, id, "SHORTLISTED");
    expect(await heardBy(page, member)).toContain(`CANDIDATES ${jobId}`);
  });

  it("a step of their application (LIVE-03)", async () => {
    const id = await apply(portal, seeker, { id: jobId });
    const page = await open(seeker);
    await move(portal, member, id, "SHORTLISTED");
    await portal.dataSource.query(
      "update applications set hidden_until = null, shown_status = null, shown_status_at = null",
    );
    expect(await heardBy(page, seeker)).toContain(`APPLICATIONS ${id}`);
  });

  it("a slot that somebody else has taken (LIVE-04)", async () => {
    const rival = await make.person();
    const [mine, theirs] = [await sent(), await sent(rival)];
    const at = new Date(Date.now() + 3 * 86_400_000);
    const { interviews } = await offer(portal, member, [mine, theirs], timesOf(at));
    const page = await open(seeker);
    await heardBy(page, seeker);
    const taken = interviews[1];
    await pick(portal, rival, taken?.id ?? "", taken?.offeredSlots[0]?.id ?? "");
    expect(await heardBy(page, seeker)).toEqual([`INTERVIEWS ${mine}`]);
  });
});

describe("nobody hears of", () => {
  it("others' changes (LIVE-10)", async () => {
    const stranger = await make.person();
    const page = await open(stranger);
    await write(portal, member, await sent());
    expect(await heardBy(page, stranger)).toEqual([]);
  });

  it("a change that is rolled back (LIVE-10)", async () => {
    const page = await open(seeker);
    const runner = portal.dataSource.createQueryRunner();
    await runner.startTransaction();
    await tell(seeker, randomUUID(), runner.manager);
    await runner.rollbackTransaction();
    await runner.release();
    expect(await heardBy(page, seeker)).toEqual([]);
  });

  it("a message to them that is held (LIVE-10)", async () => {
    const id = await sent();
    const [own, others] = [await open(member), await open(seeker)];
    await heardBy(own, member);
    await heardBy(others, seeker);
    expect(await write(portal, member, id, "Please pay the registration fee of ₹500.")).toMatchObject({
      state: "HELD",
    });
    expect(await heardBy(own, member)).toEqual([`MESSAGES ${id}`]);
    expect(await heardBy(others, seeker)).toEqual([]);
  });

  it("a step that can still be taken back, nor that it was (LIVE-10)", async () => {
    const id = await sent();
    const page = await open(seeker);
    await heardBy(page, seeker);
    const { moveId } = await moveMany(portal, member, [id], { from: "VIEWED", to: "NOT_SELECTED" });
    expect(await heardBy(page, seeker)).toEqual([]);
    expect(await undo(portal, member, moveId)).toMatchObject({ movedCount: 1 });
    expect(await heardBy(page, seeker)).toEqual([]);
  });
});

describe("a stream", () => {
  it("is for registered accounts whose token holds (LIVE-10)", async () => {
    const { token } = await signUpVerified();
    const refusals = ["", "no.such.token", token].map((one) => openPage(portal.url, one).ended);
    expect(await Promise.all(refusals)).toEqual([
      "401 UNAUTHENTICATED",
      "401 INVALID_TOKEN",
      "403 NOT_REGISTERED",
    ]);
  });

  it("ends when its token does, in order (LIVE-11)", async () => {
    const exp = Math.floor(Date.now() / 1000) + 2;
    const page = await open({ token: unsignedToken(seeker, { exp }) });
    expect(await page.ended).toBe("complete");
  });

  it("ends when its account is blocked, and can't be opened any more (LIVE-11)", async () => {
    const page = await open(seeker);
    await changeStanding(portal.dataSource, seeker.id, { blockedAt: new Date() }, null);
    expect(await page.ended).toBe("complete");
    expect(await openPage(other.url, seeker.token).ended).toBe("403 ACCOUNT_BLOCKED");
  });

  it("is no slow client, however long nothing happens (LIVE-09)", async () => {
    // Shorter than anything that a stream says by itself.
    const node = await startNode({}, { silence: 2_000 });
    const page = await open(seeker, node);
    const slow = connect(Number(new URL(node.url).port), "127.0.0.1");
    slow.on("error", () => undefined);
    slow.write(
      "POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    );
    await once(slow, "close");
    expect(await heardBy(page, seeker)).toEqual([]);
    page.leave();
    await node.stop();
  });

  it("is refused to an account that holds twenty, and there is room again once one is left (LIVE-09)", async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, () => open(seeker)));
    expect(await openPage(other.url, seeker.token).ended).toBe("503 UNAVAILABLE");
    twenty[0]?.leave();
    while (other.services.liveChanges.size > 19) await delay(10);
    await open(seeker);
  });

  it("answers nothing but a subscription, and only as a stream", async () => {
    const ask = (query: string, accept: string) =>
      fetch(`${portal.url}/graphql`, {
        method: "POST",
        headers: { accept, "content-type": "application/json", authorization: `Bearer ${seeker.token}` },
        body: JSON.stringify({ query }),
      });
    expect((await ask("{ me { id } }", "text/event-stream")).status).toBe(400);
    expect((await ask("subscription { liveChanges { cursor } }", "application/json")).status).toBe(400);
  });
});

describe("a page that was away", () => {
  it("hears of all that came meanwhile, in one event (LIVE-12)", async () => {
    const page = await open(seeker);
    await heardBy(page, seeker);
    const { cursor } = page;
    page.leave();
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await tell(seeker, id);
    const back = openPage(portal.url, seeker.token, cursor);
    pages.push(back);
    const { isComplete, changes } = await back.event();
    expect(isComplete).toBe(true);
    expect(changes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it("hears of a change that began before what it heard last, and was committed later (LIVE-12)", async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    const page = await open(seeker);
    const runner = portal.dataSource.createQueryRunner();
    await runner.startTransaction();
    await tell(seeker, early, runner.manager);
    await tell(seeker, late);
    const { cursor, changes } = await page.news();
    expect(changes).toEqual([{ kind: "MESSAGES", id: late }]);
    page.leave();
    await runner.commitTransaction();
    await runner.release();
    const back = openPage(portal.url, seeker.token, cursor);
    pages.push(back);
    expect((await back.event()).changes).toContainEqual({ kind: "MESSAGES", id: early });
  });

  it("that has just begun hears of the last minute, while it was loaded (LIVE-12)", async () => {
    const id = randomUUID();
    await tell(seeker, id);
    const page = openPage(portal.url, seeker.token);
    pages.push(page);
    expect((await page.event()).changes).toEqual([{ kind: "MESSAGES", id }]);
  });

  it("reads all anew after ten minutes, or another start of the database (LIVE-12)", async () => {
    const { cursor } = await open(seeker);
    const [start = "", xid = "", seconds = ""] = cursor.split("-");
    for (const after of [
      `${start}-${xid}-${Number(seconds) - 601}`,
      `${Number(start) - 1}-${xid}-${seconds}`,
    ]) {
      const page = openPage(portal.url, seeker.token, after);
      pages.push(page);
      expect(await page.event()).toMatchObject({ isComplete: false, changes: [] });
    }
    expect(await openPage(portal.url, seeker.token, "yesterday").ended).toBe("400 INVALID_CURSOR");
  });

  it("reads all anew once its node hears the database again (LIVE-12)", async () => {
    const service = new LiveChangeService(portal.dataSource, systemClock, {
      databaseUrl: portal.databaseUrl,
      beatMs: 50,
    });
    const until = new Date(Date.now() + 3_600_000);
    const left = new AbortController();
    const stream = await service.open(seeker.id, { after: null, until, left: left.signal });
    await portal.dataSource.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'job-portal-live' and datname = current_database()",
    );
    for await (const { isComplete } of stream) if (!isComplete) break;
    left.abort();
    await service.stop();
  });

  it("is forgotten after a quarter of an hour", async () => {
    await tell(seeker, randomUUID());
    await portal.dataSource.query("update live_changes set at = now() - interval '16 minutes'");
    await taskHandlers(portal.services)["live-change-purge"]?.({});
    expect(await portal.dataSource.query("select from live_changes")).toEqual([]);
  });
});
