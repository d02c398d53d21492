import { lazily } from "@job-portal/protocol/formats";
import { type DataSource, type EntityManager, In } from "typeorm";
import { z } from "zod";
import type { Clock } from "../../../time/clock";
import { type CsvFile, csvOf } from "../../../text/csv";
import { containing } from "../../../lists/containing";
import { readCursor, rowId, writeCursor } from "../../../lists/cursor";
import { isUuid } from "../../../text/uuid";
import { NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { CompanyAct } from "../../companies/member-role";
import { leftOut } from "../../companies/company.service";
import { covers, jobScopeOf, jobScopesOf, listedBy } from "../../jobs/hiring/job-scope";
import { Job } from "../../jobs/job/job.entity";
import { Application } from "../application/application.entity";
import type { ApplicationStatus } from "../application/application-pipeline";
import { applicationPolicy } from "../application/application.policy";
import { Candidate } from "./candidate";
import { candidateRow, candidateTable } from "./candidate.columns";
import {
  type CandidateFilter,
  CandidatePage,
  type CandidateTotals,
  type CandidatesArgs,
  type ExportCandidatesArgs,
  MAX_EXPORTED,
  MOST_JOBS,
  CandidateSort,
  type StatusCount,
} from "./candidate.inputs";
import type { StageCount } from "../stages/pipeline-stage.inputs";
import {
  countByStage,
  countByStatus,
  countTogether,
  jobsByCandidates,
  pageByMatch,
  pageByTime,
} from "./candidate-list.sql";
import { MOST_COUNTED } from "../stages/pipeline-stage.inputs";
import { type SoughtCandidates, soughtBy, STATUSES, statusesOf } from "./sought-candidates";

const { ANSWER_CANDIDATES } = CompanyAct;

/** So many applications with their profiles are held at once while a file is written. */
const EXPORTED_AT_ONCE = 250;

/**
 * What stands behind a page's last candidate: 1 among those with priority and 0 else, the sort key - microseconds since
 * 1970, or the match with -1 for none - and the id.
 */
const PLACE = z.tuple([z.int().min(0).max(1), z.int(), rowId]);

/** Who applied to the jobs of the viewer's companies, or to those that they are assigned to. */
export class CandidateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(viewer: Account, { filter, sort, first, after }: CandidatesArgs): Promise<CandidatePage> {
    const sought = await this.soughtBy(viewer, filter);
    const statuses = statusesOf(filter);
    const rows = await this.pageOf(sought, statuses, { sort, limit: first + 1, after });
    const keys = rows.slice(0, first);
    const last = keys.at(-1);
    const nextCursor =
      last && rows.length > first ? writeCursor(sort, last.rank, Number(last.key), last.id) : null;
    return Object.assign(new CandidatePage(), {
      items: await this.load(keys.map(({ id }) => id)),
      pageSize: first,
      hasNextPage: nextCursor !== null,
      nextCursor,
      countAll: lazily(() => this.totalsOf(sought, statuses)),
      countStages: lazily(() => this.stageCountsOf(sought)),
    });
  }

  /** The first of the same list as a file. */
  async export(viewer: Account, { filter, sort }: ExportCandidatesArgs): Promise<CsvFile> {
    const sought = await this.soughtBy(viewer, filter);
    const found = await this.pageOf(sought, statusesOf(filter), { sort, limit: MAX_EXPORTED + 1 });
    const keys = found.slice(0, MAX_EXPORTED);
    const rows: string[][] = [];
    for (let from = 0; from < keys.length; from += EXPORTED_AT_ONCE) {
      const candidates = await this.load(keys.slice(from, from + EXPORTED_AT_ONCE).map(({ id }) => id));
      rows.push(...candidates.map(candidateRow));
    }
    const text = csvOf(candidateTable(rows));
    return { text, rowCount: rows.length, isCut: found.length > keys.length };
  }

  /** The jobs to choose from whose candidates to look at. */
  async jobs(viewer: Account, text: string | null): Promise<Job[]> {
    const { manager } = this.dataSource;
    const { by, ids } = await listedBy(manager, await jobScopeOf(manager, viewer));
    const words = text?.trim();
    const rows = await this.dataSource.query<{ id: string }[]>(jobsByCandidates(by), [
      ids,
      viewer.id,
      words ? containing(words) : null,
      MOST_JOBS,
    ]);
    const found = await this.dataSource.getRepository(Job).findBy({ id: In(rows.map(({ id }) => id)) });
    return rows.flatMap(({ id }) => found.filter((job) => job.id === id));
  }

  /** @throws NotFoundError where it is not there, or not the viewer's company's */
  async find(viewer: Account, id: string): Promise<Candidate> {
    const application = await findAnswerable(this.dataSource.manager, viewer, id);
    return this.candidateOf(application);
  }

  candidateOf(application: Application): Candidate {
    return new Candidate(application, this.clock.now());
  }

  private async soughtBy(viewer: Account, filter?: CandidateFilter | null): Promise<SoughtCandidates> {
    const { manager } = this.dataSource;
    return await soughtBy(manager, viewer, await jobScopeOf(manager, viewer), {
      filter: filter ?? {},
      now: this.clock.now(),
    });
  }

  private async pageOf(
    sought: SoughtCandidates,
    statuses: ApplicationStatus[],
    { sort, limit, after }: { sort: CandidateSort; limit: number; after?: string | null },
  ): Promise<{ id: string; key: string; rank: number }[]> {
    const { scope, isOncePerPerson } = sought;
    const [rank = null, key = null, id = null] = after ? readCursor(after, sort, PLACE) : [];
    const parameters = [...sought.wanted(statuses), ...sought.sent, limit, rank, key, id];
    if (sort === CandidateSort.MATCH)
      return await this.dataSource.query(pageByMatch(scope, { isOncePerPerson }), parameters);
    const isPriorityFirst = sort === CandidateSort.PRIORITY;
    return await this.dataSource.query(pageByTime(scope, { isPriorityFirst, isOncePerPerson }), [
      ...parameters,
      this.clock.now(),
    ]);
  }

  private async countsOf(sought: SoughtCandidates): Promise<StatusCount[]> {
    const rows = await this.dataSource.query<{ status: ApplicationStatus; count: number }[]>(
      countByStatus(sought.scope, sought),
      [...sought.wanted(STATUSES), ...sought.sent, MOST_COUNTED + 1],
    );
    const byStatus = new Map(rows.map(({ status, count }) => [status, count]));
    return STATUSES.map((status) => ({ status, ...capped(byStatus.get(status) ?? 0) }));
  }

  private async stageCountsOf(sought: SoughtCandidates): Promise<StageCount[]> {
    const rows = await this.dataSource.query<Omit<StageCount, "isCapped">[]>(
      countByStage(sought.scope, sought),
      [...sought.wanted(STATUSES), ...sought.sent, MOST_COUNTED + 1],
    );
    return rows.map(({ count, ...stage }) => ({ ...stage, ...capped(count) }));
  }

  private async totalsOf(sought: SoughtCandidates, statuses: ApplicationStatus[]): Promise<CandidateTotals> {
    const counts = await this.countsOf(sought);
    const isOnceInAll = sought.isOncePerPerson && statuses.length > 1;
    const { count: total, isCapped: isTotalCapped } = isOnceInAll
      ? await this.personsOf(sought, statuses, counts)
      : together(counts, statuses);
    return { counts, total, isTotalCapped };
  }

  /** Who stands at several statuses counts at each of them, and once in all. */
  private async personsOf(
    sought: SoughtCandidates,
    statuses: ApplicationStatus[],
    counts: readonly StatusCount[],
  ): Promise<Omit<StatusCount, "status">> {
    if (together(counts, statuses).isCapped) return { count: MOST_COUNTED, isCapped: true };
    const [row] = await this.dataSource.query<{ count: number }[]>(countTogether(sought.scope, sought), [
      ...sought.wanted(statuses),
      ...sought.sent,
      MOST_COUNTED + 1,
    ]);
    return capped(row?.count ?? 0);
  }

  private async load(ids: string[]): Promise<Candidate[]> {
    const found = await this.dataSource.getRepository(Application).findBy({ id: In(ids) });
    const byId = new Map(found.map((application) => [application.id, application]));
    return ids.flatMap((id) => {
      const application = byId.get(id);
      return application ? [this.candidateOf(application)] : [];
    });
  }
}

export const capped = (count: number): Omit<StatusCount, "status"> => ({
  count: Math.min(count, MOST_COUNTED),
  isCapped: count > MOST_COUNTED,
});

/** How many stand at some statuses together. */
function together(counts: readonly StatusCount[], statuses: readonly ApplicationStatus[]) {
  const asked = counts.filter(({ status }) => statuses.includes(status));
  return {
    count: asked.reduce((sum, { count }) => sum + count, 0),
    isCapped: asked.some(({ isCapped }) => isCapped),
  };
}

/**
 * An application that the viewer may answer for the company.
 * @param act what else they are to do with it
 * @throws NotFoundError; ForbiddenError MEMBER_ROLE where their role leaves that out
 */
export async function findAnswerable(
  manager: EntityManager,
  viewer: Account,
  id: string,
  { isLocked = false, act = ANSWER_CANDIDATES } = {},
): Promise<Application> {
  const application = isUuid(id)
    ? await manager.findOne(Application, {
        where: { id },
        ...(isLocked && { lock: { mode: "pessimistic_write" as const } }),
      })
    : null;
  if (!application) throw new NotFoundError();
  const scopes = await jobScopesOf(manager, viewer, [ANSWER_CANDIDATES, act]);
  const answers = covers(scopes[ANSWER_CANDIDATES], application);
  if (!applicationPolicy.answer(viewer, application, answers)) throw new NotFoundError();
  if (!covers(scopes[act], application)) throw leftOut();
  return application;
}
