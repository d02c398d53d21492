import { taskHandlers } from "../../../app/tasks";
import { DAY_MS } from "../../../time/clock";
import { CompanyMember } from "../../companies/company-member.entity";
import { MemberRole } from "../../companies/member-role";
import {
  act,
  company,
  feed,
  HOUR_MS,
  job,
  jobs,
  notices,
  open,
  owner,
  portal,
  read,
  readAgain,
  seen,
  source,
  state,
  useFeedWorld,
  verify,
} from "../../../test/feed-import/feed-world";

useFeedWorld();

describe("a feed that lacks more than half of its jobs (FDIN-05)", () => {
  it("closes none of them until somebody says so, and then these alone", async () => {
    state.file.body = feed("K-1", "K-2", "K-3", "K-4");
    await read();
    const { feed: asked, runs } = await readAgain(source());
    expect(runs[0]).toMatchObject({ closedCount: 0, missingCount: 4, failure: null });
    expect(asked.closingAskedAt).not.toBeNull();
    expect(await open()).toHaveLength(4);
    await readAgain(feed("K-4"));
    expect(await notices("feed.asks")).toEqual([
      { params: { company: company.name, companyId: company.id, count: 4 } },
    ]);
    expect((await act("confirmFeedImportClosing")).code).toBeUndefined();
    const { feed: settled, runs: later } = await readAgain(source());
    expect(later[0]).toMatchObject({ closedCount: 3, missingCount: 1 });
    expect(settled.closingAskedAt).not.toBeNull();
    expect(await open()).toEqual(["K-4"]);
  });

  it("asks no more once it has them again", async () => {
    await read();
    await readAgain(feed("K-1"));
    const { feed: settled } = await readAgain(feed("K-1", "K-2", "K-3"));
    expect(settled.closingAskedAt).toBeNull();
    expect(await open()).toHaveLength(3);
  });
});

describe("reading (FDIN-02)", () => {
  it("asks whether the feed has changed, but in full where something stayed out", async () => {
    state.file = { status: 200, body: feed("K-1", "K-2"), etag: '"1"' };
    await read();
    expect((await readAgain()).runs[0]).toMatchObject({
      isUnmodified: true,
      unchangedCount: 2,
      failure: null,
    });
    state.file = { status: 200, body: source(job("K-1"), job("K-2", { city: "" })), etag: '"2"' };
    await readAgain();
    expect((await readAgain()).runs[0]).toMatchObject({ isUnmodified: false, leftOutCount: 1 });
    expect(state.requests.map(({ etag }) => etag)).toEqual([undefined, '"1"', '"1"', undefined]);
  });

  it("is due by its schedule, and is put into the queue by the watch", async () => {
    await read();
    const due = async () => {
      await portal.dataSource.query("delete from graphile_worker._private_jobs");
      await taskHandlers(portal.services)["feed-import-watch"]?.({});
      const tasks = await portal.dataSource.query<object[]>(
        "select payload from graphile_worker._private_jobs where key = $1",
        [`feed-import:${state.feedId}`],
      );
      return tasks.length;
    };
    state.now += HOUR_MS / 2;
    expect(await due()).toBe(0);
    await read();
    expect(state.requests).toHaveLength(1);
    state.now += HOUR_MS;
    expect(await due()).toBe(1);
    await act("readFeedImport");
    await read();
    expect(state.requests).toHaveLength(2);
    await act("readFeedImport");
    await read();
    expect(state.requests).toHaveLength(2);
  });

  it("goes on on another node when its node has died, and the dead one's late work changes nothing", async () => {
    let release: () => void = () => undefined;
    state.holdBack = new Promise((resolve) => (release = resolve));
    const dead = portal.services.feedImportRunner.run(state.feedId);
    while (state.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    state.holdBack = null;
    await read();
    expect(state.requests).toHaveLength(1);
    state.now += 6 * 60_000;
    await read();
    state.file.body = source();
    release();
    await dead;
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });

  it.each([
    ["a status that is no success", { status: 500, body: "" }, "UNREACHABLE"],
    ["a page", { status: 200, body: "<html><body>Sorry</body></html>" }, "FORMAT"],
    ["half a feed", { status: 200, body: "<source><job><title>Cook" }, "MALFORMED"],
    ["nothing at all", { status: 200, body: "" }, "EMPTY"],
    [
      "more jobs than a file may have",
      { status: 200, body: source("<job><title>A</title></job>".repeat(5_001)) },
      "TOO_MANY_ROWS",
    ],
  ])("fails at %s, and closes nothing", async (_what, answer, failure) => {
    await read();
    state.file = answer;
    const { feed: failing, runs } = await readAgain();
    expect(runs[0]).toMatchObject({ failure, closedCount: 0 });
    expect(failing.failingSince).not.toBeNull();
    expect(await open()).toHaveLength(3);
  });

  it("fails while the company isn't verified, is blocked, or lets the person post no more", async () => {
    await verify(company.id, null);
    expect((await read()).runs[0]?.failure).toBe("NOT_VERIFIED");
    await verify(company.id);
    const members = portal.dataSource.getRepository(CompanyMember);
    await members.update({ accountId: owner.id }, { role: MemberRole.VIEWER });
    state.now += HOUR_MS + 1;
    await portal.services.feedImportRunner.run(state.feedId);
    await members.update({ accountId: owner.id }, { role: MemberRole.OWNER });
    expect((await seen()).runs[0]?.failure).toBe("NOT_ALLOWED");
    expect(await jobs()).toHaveLength(0);
  });
});

describe("a feed that fails (FDIN-06)", () => {
  it("is off after three days; owners are told once, and have it read again", async () => {
    state.file = { status: 503, body: "" };
    await read();
    for (let day = 0; day < 4; day += 1) {
      state.now += DAY_MS;
      await read();
    }
    expect((await seen()).feed.offAt).not.toBeNull();
    expect(await notices("feed.off")).toHaveLength(1);
    const before = state.requests.length;
    await readAgain();
    expect(state.requests).toHaveLength(before);
    state.file = { status: 200, body: feed("K-1") };
    await act("readFeedImport");
    expect((await read()).feed).toMatchObject({ offAt: null, failingSince: null });
    expect(await open()).toEqual(["K-1"]);
  });
});

describe("the report (FDIN-07)", () => {
  it("is kept for 30 days", async () => {
    await read();
    state.now += 31 * DAY_MS;
    await taskHandlers(portal.services)["feed-import-purge"]?.({});
    expect((await seen()).runs).toEqual([]);
  });
});
