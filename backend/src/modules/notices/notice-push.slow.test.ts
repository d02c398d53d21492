import type { NoticeContent } from "@job-portal/protocol/notices";
import { NOON, PushWorld, REMINDER, VIEWED, VIEWED_TITLE } from "../../test/push/push-world";

/** Of the same place as `VIEWED`. */
const UNDONE: NoticeContent = {
  kind: "application.undone",
  params: { jobTitle: "Staff Nurse", company: "Kaveri Works", jobId: "j", applicationId: "a" },
};
const APPROVED: NoticeContent = { kind: "plan.approved", params: { plan: "Premium" } };
/** Ten in the evening in India. */
const NIGHT = new Date("2026-11-10T16:30:00Z");

let world: PushWorld;

beforeEach(async () => {
  world = await PushWorld.start();
});
afterEach(() => world.stop());

describe("a notice (PUSH-04)", () => {
  it("is pushed once to each device by the protocol, and says its title, path and topic alone (PUSH-05)", async () => {
    await world.subscribe();
    await world.subscribe();
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([VIEWED_TITLE, VIEWED_TITLE]);
    const [first, second] = world.service.taken;
    const tag = first?.headers.topic;
    expect(first?.payload).toEqual({ title: VIEWED_TITLE, path: "/dashboard/applications?open=a", tag });
    expect(first?.headers).toMatchObject({ ttl: "86400", urgency: "normal" });
    expect(tag).toMatch(/^[\w-]{32}$/);
    expect(second?.headers.topic).toBe(tag);
    expect(first?.claims).toMatchObject({ aud: world.service.url, sub: "mailto:help@jobs.example" });
    expect((first?.claims.exp ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await world.devicesOf())?.devices).toMatchObject([
      { usedAt: world.now.toISOString() },
      { usedAt: world.now.toISOString() },
    ]);
    // A worker that died after its work would do it again.
    const [{ id: noticeId } = { id: "" }] = await world.query<{ id: string }>("select id from notices");
    await world.portal.services.noticePushes?.push(noticeId);
    expect(world.service.asked()).toBe(2);
  });

  it("has a topic of its kind, its place and its reader (PUSH-05)", async () => {
    const other = await world.person();
    await world.subscribe();
    await world.keep(world.service.newBrowser(), other);
    await world.give(VIEWED, UNDONE);
    await world.portal.dataSource.transaction((manager) =>
      world.portal.services.notices.give(manager, other.id, VIEWED),
    );
    expect(await world.pushedAt()).toHaveLength(3);
    const { taken } = world.service;
    expect(new Set(taken.map(({ payload }) => payload.path)).size).toBe(1);
    expect(new Set(taken.map(({ headers }) => headers.topic)).size).toBe(3);
  });

  it("goes out after the mails that wait", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    const tasks = await world.query<{ identifier: string }>(
      `select kind.identifier from graphile_worker._private_jobs task
       join graphile_worker._private_tasks kind on kind.id = task.task_id
       where task.priority > 0`,
    );
    expect(tasks).toEqual([{ identifier: "notice-push" }]);
  });

  it("is told to nobody where its change is rolled back", async () => {
    await world.subscribe();
    const change = world.portal.dataSource.transaction(async (manager) => {
      await world.portal.services.notices.give(manager, world.seeker.id, VIEWED);
      throw new Error("It did not hold.");
    });
    await expect(change).rejects.toThrow("It did not hold.");
    expect(await world.pushedAt()).toEqual([]);
  });

  it("is not pushed where its group is off by push, also where it waited already, or where it was read", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    expect(await world.set("APPLICATIONS", "PUSH", false)).toBeUndefined();
    expect(await world.pushedAt()).toEqual([]);
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([]);
    await world.set("APPLICATIONS", "PUSH", true);
    await world.give(VIEWED);
    await world.portal.ask("mutation { markNoticesRead { unreadCount } }", world.seeker);
    expect(await world.pushedAt()).toEqual([]);
  });

  it("always comes where it decides about one's own", async () => {
    await world.subscribe();
    expect(await world.set("PLAN", "PUSH", false)).toBe("NOTICE_NEEDED");
    await world.give(APPROVED);
    expect(await world.pushedAt()).toHaveLength(1);
  });

  it("is pushed alone where page and mail are off, and each is one of its own", async () => {
    await world.subscribe();
    await world.set("CANDIDATES", "PAGE", false);
    await world.set("CANDIDATES", "MAIL", false);
    for (let count = 0; count < 2; count += 1) {
      await world.giveApplication();
      expect(await world.pushedAt()).toEqual(["1 new application for Staff Nurse"]);
    }
    await world.set("CANDIDATES", "PUSH", false);
    await world.giveApplication();
    expect(await world.query("select from notices")).toHaveLength(2);
  });

  it("is mailed as well where it stands on no page, whichever comes first", async () => {
    await world.subscribe();
    await world.set("APPLICATIONS", "PAGE", false);
    await world.give(VIEWED);
    await world.work("notice-mail");
    expect(await world.pushedAt()).toEqual([VIEWED_TITLE]);
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([VIEWED_TITLE]);
    await world.work("notice-mail");
    expect(world.smtp.mails).toHaveLength(2);
    expect(await world.query("select from notices where read_at is null")).toEqual([]);
  });

  it("is worded in its reader's language", async () => {
    await world.subscribe();
    await world.portal.ask("mutation { chooseLanguage(language: HI) { id } }", world.seeker);
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([expect.stringMatching(/[\u0900-\u097F]/)]);
  });

  it("is not held by a daily summary of mails", async () => {
    await world.subscribe();
    await world.setTiming({ isDaily: true });
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([VIEWED_TITLE]);
  });

  it("waits for the end of quiet hours, unless it can't wait", async () => {
    await world.subscribe();
    await world.setTiming({ isDaily: false, quietFrom: 21, quietTo: 7 });
    world.now = NIGHT;
    await world.give(VIEWED, REMINDER);
    expect(await world.pushedAt(NIGHT)).toHaveLength(1);
    const [reminder] = world.service.taken;
    expect(reminder?.headers).toMatchObject({ ttl: "7200", urgency: "high" });
    expect(await world.pushedAt(new Date("2026-11-11T01:29:00Z"))).toEqual([]);
    expect(await world.pushedAt(new Date("2026-11-11T01:30:00Z"))).toEqual([VIEWED_TITLE]);
  });

  it("waits where quiet hours were set after it", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    await world.setTiming({ isDaily: false, quietFrom: 9, quietTo: 17 });
    expect(await world.pushedAt(NOON)).toEqual([]);
    expect(await world.pushedAt(new Date("2026-11-10T11:30:00Z"))).toEqual([VIEWED_TITLE]);
  });

  it("tells of what an alert has found, by a choice of its own", async () => {
    await world.subscribe();
    const found = (alertId: string, pushedAt: Date) =>
      world.portal.dataSource.transaction((manager) =>
        world.portal.services.notices.giveAlert(
          manager,
          world.seeker.id,
          { alertId, search: { en: "Nurse, Pune", hi: "नर्स, पुणे" }, count: 2 },
          pushedAt,
        ),
      );
    const morning = new Date(NIGHT.getTime() + 10 * 3_600_000);
    await found("1", morning);
    expect(await world.pushedAt(NIGHT)).toEqual([]);
    expect(await world.pushedAt(morning)).toEqual([expect.stringContaining("Nurse, Pune")]);
    expect(await world.set("ALERTS", "PUSH", false)).toBeUndefined();
    await found("2", morning);
    expect(await world.pushedAt()).toEqual([]);
  });

  it("comes to no blocked account", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    await world.query("update accounts set blocked_at = now(), blocked_reason = 'x' where id = $1", [
      world.seeker.id,
    ]);
    expect(await world.pushedAt()).toEqual([]);
  });
});

describe("a push world.service (PUSH-06)", () => {
  it.each([404, 410])("that answers %i ends the subscription", async (status) => {
    await world.subscribe();
    await world.give(VIEWED);
    world.service.answerNext(status);
    expect(await world.pushedAt()).toEqual([]);
    expect((await world.devicesOf())?.devices).toEqual([]);
  });

  it.each([500, 503, 429])(
    "that answers %i is asked again, and the other device not twice",
    async (status) => {
      await world.subscribe();
      await world.subscribe();
      await world.give(VIEWED);
      world.service.answerNext(status);
      await expect(world.pushedAt()).rejects.toThrow("A push was not taken");
      expect(world.service.taken).toHaveLength(1);
      expect(await world.pushedAt(new Date(NOON.getTime() + 60_000))).toEqual([VIEWED_TITLE]);
      expect(new Set(world.service.taken.map(({ browser }) => browser)).size).toBe(2);
    },
  );

  it("that is away is left alone for a minute", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    world.service.answerNext(503);
    await expect(world.pushedAt()).rejects.toThrow("A push was not taken");
    await expect(world.pushedAt(new Date(NOON.getTime() + 59_000))).rejects.toThrow("A push was not taken");
    expect(world.service.asked()).toBe(1);
    expect(await world.pushedAt(new Date(NOON.getTime() + 60_000))).toEqual([VIEWED_TITLE]);
  });

  it("that refuses a push is not asked again, and the subscription stays", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    world.service.answerNext(403);
    expect(await world.pushedAt()).toEqual([]);
    expect((await world.devicesOf())?.devices).toHaveLength(1);
    expect(await world.query("select from notices where push_at is not null")).toEqual([]);
  });

  it("that is away for hours is waited for no longer", async () => {
    await world.subscribe();
    await world.give(VIEWED);
    world.service.answerNext(503);
    await expect(world.pushedAt()).rejects.toThrow();
    expect(await world.pushedAt(new Date(NOON.getTime() + 7 * 3_600_000))).toEqual([]);
    expect(world.service.asked()).toBe(1);
  });
});
