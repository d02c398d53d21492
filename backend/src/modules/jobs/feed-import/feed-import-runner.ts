import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import type { PublicDoor } from "../../../http/public-door";
import { enqueueAll } from "../../../queue/enqueue";
import { type Clock, DAY_MS } from "../../../time/clock";
import { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import type { CompanyService } from "../../companies/company.service";
import { ownersOf } from "../../companies/owners";
import { isVerifiedAt } from "../../companies/verification.policy";
import type { NoticeService } from "../../notices/notice.service";
import { tellHeldImport } from "../job/job-hold";
import type { LoadedIndex } from "../posting/job-insert";
import type { SheetReader } from "../sheet/sheet-reader";
import { FeedFailure, FeedImportFailure, FeedImportSchedule } from "./feed-import.enums";
import type { FeedImport, FeedImportProblem } from "./feed-import.entity";
import type { FeedImportPosting, FeedOfCompany, PostedSlice } from "./feed-import-posting";
import { CLAIM, COUNT, DUE, FAIL, FINISH, HOLD, LET_GO, LIVE_JOBS, NOTE_MISSING } from "./feed-import.sql";
import { failureOf, type FetchedFeed, fetchFeed, isForeseen } from "./fetch-feed";
import { readFeed, type ReadFeed } from "./read-feed";

const HOUR_MS = 3_600_000;
const PAUSES_MS: Readonly<Record<FeedImportSchedule, number>> = {
  [FeedImportSchedule.HOURLY]: HOUR_MS,
  [FeedImportSchedule.SIX_HOURLY]: 6 * HOUR_MS,
  [FeedImportSchedule.DAILY]: DAY_MS,
};
/** After so long without a slice whoever reads a feed has died. Fetching and taking apart have a minute each. */
const CLAIM_MS = 5 * 60_000;
/** Jobs brought in line in one transaction. */
const SLICE = 100;
/** A node reads so many at once. What is one too many waits for the watch. */
const MOST_PER_NODE = 2;
/** A feed that has failed for so long is switched off (FDIN-06). */
const PATIENCE_MS = 3 * DAY_MS;
/** Where the portal had no room, it tries again after so long. */
const RETRY_MS = 10 * 60_000;
const KEPT_DAYS = 30;
/** As many as the report keeps. */
const MOST_PROBLEMS = 100;

interface Parts {
  companies: CompanyService;
  notices: NoticeService;
  door: PublicDoor;
  reader: SheetReader;
  posting: FeedImportPosting;
  index: LoadedIndex;
  log: Logger | undefined;
}

/** A feed that this run has for itself, until it lets go or is too late. */
type Claimed = Pick<
  FeedImport,
  "id" | "companyId" | "accountId" | "url" | "schedule" | "answers" | "doesApplyElsewhere"
> & {
  runId: string;
  etag: string | null;
  lastModified: string | null;
  readAt: Date | null;
  closingAskedAt: Date | null;
  closingConfirmedAt: Date | null;
};

/** Another run has the feed by now, or it is gone or off: there is nothing to do any more. */
class LostFeed extends Error {}

/** Reads feeds that are due, and brings companies' jobs in line with them (FDIN-02, FDIN-05). */
export class FeedImportRunner {
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: Parts,
  ) {}

  /** For the queue: begins to read a feed, and waits for nobody's server, so that other tasks don't either. */
  begin(feedId: string): Promise<void> {
    if (this.stopping.signal.aborted || this.underWay.size >= MOST_PER_NODE) return Promise.resolve();
    const turn = this.run(feedId)
      .catch((err: unknown) => this.parts.log?.error({ err, feedId }, "a feed could not be read"))
      .finally(() => this.underWay.delete(turn));
    this.underWay.add(turn);
    return Promise.resolve();
  }

  /** Ends with the slices that are under way; another node goes on. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underWay);
  }

  /** For the queue: has the feeds read that are due, or whose node has died. */
  async watch(): Promise<void> {
    const { manager } = this.dataSource;
    const due = await manager.query<{ id: string }[]>(DUE, [this.clock.now()]);
    const tasks = due.map(({ id }) => ({ payload: { feedId: id }, key: id }));
    await enqueueAll(manager, "feed-import", tasks);
  }

  /** For the queue: forgets the reports of a month ago. */
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.dataSource.query("delete from feed_import_runs where started_at < $1", [before]);
  }

  /** Reads a feed, if it is due and nobody else is at it. */
  async run(feedId: string): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const [claimed] = await this.dataSource.query<Claimed[]>(CLAIM, [feedId, now, until]);
    if (!claimed) return;
    try {
      await this.read(claimed);
    } catch (error) {
      if (error instanceof LostFeed) return;
      if (this.stopping.signal.aborted) {
        await this.dataSource.query(LET_GO, [claimed.id, claimed.runId]);
        return;
      }
      await this.fail(claimed, failureOf(error));
      if (!isForeseen(error)) throw error;
    }
  }

  private async read(claimed: Claimed): Promise<void> {
    const { account, company } = await this.assertMay(this.dataSource.manager, claimed);
    const request = { now: this.clock.now(), signal: this.stopping.signal };
    const fetched = await fetchFeed(this.parts.door, claimed, request);
    if (fetched === null) {
      await this.finish(claimed, { fetched: null, missing: 0, isUnmodified: true, values: [] });
      return;
    }
    const sheet = await this.parts.reader.read({ bytes: fetched.body, sheet: null });
    const read = await readFeed(sheet, { feed: claimed, company, now: this.clock.now() });
    const feed: FeedOfCompany = { id: claimed.id, companyId: claimed.companyId, account };
    await this.note(claimed, { problems: read.problems });
    const values: PostedSlice["values"] = [];
    let leftOut = read.problems.length;
    for (let start = 0; start < read.jobs.length; start += SLICE) {
      const slice = read.jobs.slice(start, start + SLICE);
      const posted = await this.inTurn(claimed, async (manager) => {
        const done = await this.parts.posting.post(manager, feed, slice, this.clock.now());
        await count(manager, claimed, done);
        return done;
      });
      values.push(...posted.values);
      leftOut += posted.problems.length;
    }
    const missing = await this.closeMissing(claimed, feed, read);
    // What stayed out may be right another time, though the feed is the same.
    const isSettled = leftOut === 0 && missing === 0;
    const kept = isSettled ? fetched : null;
    await this.finish(claimed, { fetched: kept, missing, isUnmodified: false, values });
    void this.parts.index.takeInWhenDue();
  }

  /**
   * Closes what the feed no longer has. More than half of the open jobs are closed at once only if somebody has said
   * yes to these very ones.
   * @returns how many are missing and stay open
   */
  private async closeMissing(claimed: Claimed, feed: FeedOfCompany, read: ReadFeed): Promise<number> {
    const now = this.clock.now();
    const live = await this.inTurn(claimed, async (manager) => {
      await manager.query(NOTE_MISSING, [claimed.id, [...read.references], now]);
      return await manager.query<LiveJob[]>(LIVE_JOBS, [claimed.id, now]);
    });
    const missing = live.filter(({ missingSince }) => missingSince !== null);
    const { closingConfirmedAt: yes } = claimed;
    const isConfirmed = ({ missingSince }: LiveJob) =>
      yes !== null && missingSince !== null && missingSince <= yes;
    const others = missing.filter((job) => !isConfirmed(job));
    const confirmed = missing.filter(isConfirmed);
    const isAsked = others.length * 2 > live.length - confirmed.length;
    const closing = (isAsked ? confirmed : missing).map(({ jobId }) => jobId);
    for (let start = 0; start < closing.length; start += SLICE)
      await this.inTurn(claimed, async (manager) => {
        const part = closing.slice(start, start + SLICE);
        const closed = await this.parts.posting.close(manager, feed, part, this.clock.now());
        await count(manager, claimed, { closed });
      });
    return isAsked ? others.length : 0;
  }

  private async note(claimed: Claimed, { problems }: Pick<ReadFeed, "problems">): Promise<void> {
    await this.inTurn(claimed, (manager) => count(manager, claimed, { problems }));
  }

  /** @param end what to keep of the feed's state, how many jobs are missing and stay, and which went in */
  private async finish(claimed: Claimed, { fetched, missing, isUnmodified, values }: RunEnd): Promise<void> {
    const now = this.clock.now();
    const next = new Date(now.getTime() + PAUSES_MS[claimed.schedule]);
    await this.inTurn(claimed, async (manager) => {
      await manager.query(FINISH, [
        ...[claimed.id, claimed.runId, now, next, isUnmodified, missing],
        ...[fetched?.etag ?? null, fetched?.lastModified ?? null],
      ]);
      const isAskedAnew = claimed.closingAskedAt === null || claimed.closingConfirmedAt !== null;
      if (missing > 0 && isAskedAnew)
        await this.tellOwners(manager, claimed, { kind: "feed.asks", count: missing });
      const created = values.map(({ id }) => id);
      if (claimed.accountId !== null)
        await tellHeldImport(manager, this.parts.notices, claimed.accountId, { values, created });
    });
  }

  private async fail(claimed: Claimed, { failure, detail }: FeedFailure): Promise<void> {
    const now = this.clock.now();
    const isOurs = failure === FeedImportFailure.UNAVAILABLE;
    const next = new Date(now.getTime() + (isOurs ? RETRY_MS : PAUSES_MS[claimed.schedule]));
    const before = new Date(now.getTime() - PATIENCE_MS);
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ offAt: Date | null }[], number]>(FAIL, [
        ...[claimed.id, claimed.runId, now, next, failure, detail, before, isOurs],
      ]);
      if (rows[0]?.offAt) await this.tellOwners(manager, claimed, { kind: "feed.off" });
    });
  }

  /** Tells the company's owners, and whom the feed posts for. */
  private async tellOwners(
    manager: EntityManager,
    { companyId, accountId }: Claimed,
    told: { kind: "feed.off" } | { kind: "feed.asks"; count: number },
  ): Promise<void> {
    const { name } = await manager.findOneByOrFail(Company, { id: companyId });
    const params = { company: name, companyId };
    const content =
      told.kind === "feed.off"
        ? ({ kind: "feed.off", params } as const)
        : ({ kind: "feed.asks", params: { ...params, count: told.count } } as const);
    const ids = new Set([
      ...(await ownersOf(manager, companyId)),
      ...(accountId === null ? [] : [accountId]),
    ]);
    await this.parts.notices.giveAll(
      manager,
      [...ids].map((id) => ({ accountId: id, content })),
    );
  }

  /** @throws FeedFailure where jobs may not be posted any more */
  private async assertMay(
    manager: EntityManager,
    { companyId, accountId }: Claimed,
  ): Promise<{ account: Account; company: Company }> {
    const account = accountId === null ? null : await manager.findOneBy(Account, { id: accountId });
    const company = await manager.findOneByOrFail(Company, { id: companyId });
    if (!account || account.blockedAt) throw new FeedFailure(FeedImportFailure.NOT_ALLOWED);
    if (!(await this.parts.companies.importableBy(account, [companyId])).has(companyId))
      throw new FeedFailure(FeedImportFailure.NOT_ALLOWED);
    if (!isVerifiedAt(company, this.clock.now())) throw new FeedFailure(FeedImportFailure.NOT_VERIFIED);
    return { account, company };
  }

  /** A transaction of whoever has the feed: the second of two at once ends here. @throws LostFeed; FeedFailure */
  private async inTurn<Done>(
    claimed: Claimed,
    work: (manager: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    if (this.stopping.signal.aborted) throw new Error("The node stops.");
    return await this.dataSource.transaction(async (manager) => {
      // In the order in which a block of either locks them, and before the jobs.
      await manager.query("select from accounts where id = $1 for share", [claimed.accountId]);
      await manager.query("select from companies where id = $1 for share", [claimed.companyId]);
      const until = new Date(this.clock.now().getTime() + CLAIM_MS);
      const [held] = await manager.query<[object[], number]>(HOLD, [claimed.id, claimed.runId, until]);
      if (held.length === 0) throw new LostFeed();
      await this.assertMay(manager, claimed);
      return await work(manager);
    });
  }
}

interface RunEnd {
  fetched: FetchedFeed | null;
  missing: number;
  isUnmodified: boolean;
  values: PostedSlice["values"];
}

interface LiveJob {
  jobId: string;
  missingSince: Date | null;
}

interface Counts {
  added?: number;
  changed?: number;
  closed?: number;
  unchanged?: number;
  problems?: readonly FeedImportProblem[];
}

/** Counts what a slice came to, in its transaction: after a node died the report says what it has done. */
async function count(
  manager: EntityManager,
  { runId }: Claimed,
  { added = 0, changed = 0, closed = 0, unchanged = 0, problems = [] }: Counts,
): Promise<void> {
  await manager.query(COUNT, [
    ...[runId, added, changed, closed, unchanged, problems.length],
    JSON.stringify(problems.slice(0, MOST_PROBLEMS)),
  ]);
}
