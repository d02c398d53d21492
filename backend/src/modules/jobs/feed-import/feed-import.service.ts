import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { BrokenInputError, ConflictError, ForbiddenError, NotFoundError } from "../../../errors/errors";
import type { PublicDoor } from "../../../http/public-door";
import { enqueue } from "../../../queue/enqueue";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import { Company } from "../../companies/company.entity";
import { companyPolicy } from "../../companies/company.policy";
import { memberRoleOf } from "../../companies/company.service";
import { isVerifiedAt } from "../../companies/verification.policy";
import { assertField } from "../file/job-file.service";
import { FeedImport, FeedImportRun } from "./feed-import.entity";
import type { CompanyFeedImports, CreateFeedImportInput } from "./feed-import.inputs";

const MOST_FEEDS = 5;
const SHOWN_RUNS = 20;
/** A feed's server isn't asked more often, whoever asks for it, in milliseconds. */
const SHORTEST_PAUSE_MS = 60_000;

/** Feeds that are read for companies, and the reports on them (FDIN-01, FDIN-07). */
export class FeedImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: { accounts: AccountService; door: PublicDoor },
  ) {}

  /** @throws NotFoundError for a company that is not the viewer's; ForbiddenError MEMBER_ROLE */
  async find(viewer: Account, companyId: string): Promise<CompanyFeedImports> {
    const { manager } = this.dataSource;
    const company = isUuid(companyId) ? await manager.findOneBy(Company, { id: companyId }) : null;
    if (!company) throw new NotFoundError();
    await assertMayImport(manager, viewer, companyId);
    const feeds = await manager.find(FeedImport, { where: { companyId }, order: { id: "DESC" } });
    const runs = await manager
      .createQueryBuilder(FeedImportRun, "run")
      .where(
        `run.id in (
           select last.id from unnest(:ids::uuid[]) feed (id) cross join lateral (
             select id from feed_import_runs where feed_import_id = feed.id order by started_at desc limit ${SHOWN_RUNS}
           ) last
         )`,
        { ids: feeds.map(({ id }) => id) },
      )
      .orderBy("run.startedAt", "DESC")
      .getMany();
    return {
      id: companyId,
      company,
      isVerified: isVerifiedAt(company, this.clock.now()),
      feeds: feeds.map((feed) => ({
        id: feed.id,
        feed,
        runs: runs.filter(({ feedImportId }) => feedImportId === feed.id),
      })),
    };
  }

  /**
   * Makes a feed, and has it read at once.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE, EMAIL_NOT_VERIFIED, COMPANY_BLOCKED, COMPANY_NOT_VERIFIED
   * @throws BrokenInputError for an address that nothing is read at; BadInputError for an answer to no field
   * @throws ConflictError FEED_IMPORT_LIMIT, FEED_IMPORT_KNOWN
   */
  async create(viewer: Account, input: CreateFeedImportInput, request: ClientRequest | null): Promise<void> {
    this.parts.accounts.assertMayReachOthers(viewer);
    for (const { field } of input.answers) assertField(field);
    await this.dataSource.transaction((manager) => this.lock(manager, viewer, input.companyId));
    const problem = await this.parts.door.problemOf(input.url.trim());
    if (problem !== null) throw new BrokenInputError([{ field: "url", message: problem }]);
    await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, FeedImport),
        make: () => this.insert(manager, viewer, input),
      }),
    );
  }

  /** Its jobs stay as they are. @returns its company's id @throws NotFoundError; ForbiddenError MEMBER_ROLE */
  async delete(viewer: Account, id: string): Promise<string> {
    return await this.change(viewer, id, async (manager, feed) => {
      await manager.delete(FeedImport, { id });
      await noteFeed(manager, viewer, feed, statusOf(feed), null);
    });
  }

  /** Has it read now, for the viewer from now on; one that was switched off is on again. @throws as delete */
  async read(viewer: Account, id: string): Promise<string> {
    this.parts.accounts.assertMayReachOthers(viewer);
    return await this.change(viewer, id, async (manager, feed) => {
      const isOff = feed.offAt !== null;
      const on = { offAt: null, ...(isOff && { failingSince: null }) };
      await manager.update(FeedImport, { id }, { accountId: viewer.id, ...on });
      await this.readSoon(manager, id);
      if (isOff) await noteFeed(manager, viewer, feed, "off", "on");
    });
  }

  /**
   * Lets the jobs be closed that were missing when it was asked; what goes missing later is asked about anew.
   * @throws as delete
   */
  async confirmClosing(viewer: Account, id: string): Promise<string> {
    return await this.change(viewer, id, async (manager, feed) => {
      if (feed.closingAskedAt === null) return;
      await manager.update(FeedImport, { id }, { closingConfirmedAt: this.clock.now() });
      await this.readSoon(manager, id);
      await noteFeed(manager, viewer, feed, "asked", "closing confirmed");
    });
  }

  private async insert(
    manager: EntityManager,
    viewer: Account,
    { companyId, url, schedule, answers, doesApplyElsewhere }: CreateFeedImportInput,
  ): Promise<FeedImport> {
    await this.lock(manager, viewer, companyId);
    const known = await manager.find(FeedImport, { where: { companyId } });
    if (known.some((feed) => feed.url === url.trim()))
      throw new ConflictError("FEED_IMPORT_KNOWN", "This address is read for the company already.");
    if (known.length >= MOST_FEEDS)
      throw new ConflictError("FEED_IMPORT_LIMIT", `A company has at most ${MOST_FEEDS} feeds.`);
    const now = this.clock.now();
    const given = answers.map(({ field, value }) => [field, value.trim()] as const);
    const feed = manager.create(FeedImport, {
      ...{ companyId, accountId: viewer.id, url: url.trim(), schedule, doesApplyElsewhere },
      ...{ answers: Object.fromEntries(given), createdAt: now, nextAt: now },
    });
    await manager.insert(FeedImport, feed);
    await enqueue(manager, "feed-import", { feedId: feed.id }, { key: feed.id });
    await noteFeed(manager, viewer, feed, null, "on");
    return feed;
  }

  /** A company that feeds may be read for, locked. @throws NotFoundError; ForbiddenError */
  private async lock(manager: EntityManager, viewer: Account, companyId: string): Promise<void> {
    const company = await lockToImport(manager, viewer, companyId);
    if (company.blockedAt) throw new ForbiddenError("COMPANY_BLOCKED", "This company has been blocked.");
    if (!isVerifiedAt(company, this.clock.now()))
      throw new ForbiddenError("COMPANY_NOT_VERIFIED", "Feeds are read for verified companies.");
  }

  private async readSoon(manager: EntityManager, id: string): Promise<void> {
    const pause = `make_interval(secs => ${SHORTEST_PAUSE_MS / 1000})`;
    const [[feed]] = await manager.query<[{ at: Date }[], number]>(
      `update feed_imports feed set etag = null, last_modified = null, next_at = greatest(
         $2, (select max(started_at) from feed_import_runs where feed_import_id = feed.id) + ${pause}
       ) where id = $1 returning next_at as at`,
      [id, this.clock.now()],
    );
    await enqueue(manager, "feed-import", { feedId: id }, { key: id, at: feed?.at });
  }

  private async change(
    viewer: Account,
    id: string,
    work: (manager: EntityManager, feed: FeedImport) => Promise<void>,
  ): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const found = isUuid(id) ? await manager.findOneBy(FeedImport, { id }) : null;
      if (!found) throw new NotFoundError();
      await lockToImport(manager, viewer, found.companyId);
      const lock = { mode: "pessimistic_write" } as const;
      const feed = await manager.findOne(FeedImport, { where: { id }, lock });
      if (!feed) throw new NotFoundError();
      await work(manager, feed);
      return feed.companyId;
    });
  }
}

/** Those who post for a company, and admins. @throws NotFoundError; ForbiddenError MEMBER_ROLE */
async function assertMayImport(manager: EntityManager, viewer: Account, companyId: string): Promise<void> {
  const role = await memberRoleOf(manager, viewer, companyId);
  if (companyPolicy.importJobs(viewer, role)) return;
  if (role === null) throw new NotFoundError();
  throw new ForbiddenError("MEMBER_ROLE", "Your role in this company leaves this out.");
}

async function lockToImport(manager: EntityManager, viewer: Account, companyId: string): Promise<Company> {
  const lock = { mode: "pessimistic_write" } as const;
  const company = isUuid(companyId)
    ? await manager.findOne(Company, { where: { id: companyId }, lock })
    : null;
  if (!company) throw new NotFoundError();
  await assertMayImport(manager, viewer, companyId);
  return company;
}

const statusOf = ({ offAt }: FeedImport): string => (offAt ? "off" : "on");

/** Without its address, which may name people: the trail is never erased. */
const noteFeed = (
  manager: EntityManager,
  viewer: Account,
  { id, companyId }: FeedImport,
  before: string | null,
  after: string | null,
): Promise<void> =>
  recordAudit(manager, {
    action: "job.feed",
    actorId: viewer.id,
    subjectType: "company",
    subjectId: companyId,
    before: { feed: id, status: before },
    after: { feed: id, status: after },
  });
