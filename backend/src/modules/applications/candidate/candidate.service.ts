import { type DataSource, type EntityManager, In } from "typeorm";
import { z } from "zod";
import type { Clock } from "../../../time/clock";
import { type CsvFile, csvOf } from "../../../text/csv";
import { containing } from "../../../lists/containing";
import { readCursor, rowId, writeCursor } from "../../../lists/cursor";
import { cursorPage } from "../../../lists/page";
import { isUuid } from "../../../text/uuid";
import { NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import { Job } from "../../jobs/job/job.entity";
import { Application } from "../application/application.entity";
import { ApplicationStatus } from "../application/application-pipeline";
import { applicationPolicy } from "../application/application.policy";
import { wantedAnswers } from "../answers/frozen-answers";
import { Candidate } from "./candidate";
import { candidateRow, candidateTable } from "./candidate.columns";
import {
  type CandidateFilter,
  type CandidatePage,
  type CandidatesArgs,
  type ExportCandidatesArgs,
  MAX_EXPORTED,
  MOST_JOBS,
  CandidateSort,
  type StatusCount,
} from "./candidate.inputs";
import {
  type CandidateScope,
  countByStatus,
  JOBS_BY_CANDIDATES,
  pageByMatch,
  pageByTime,
} from "./candidate-list.sql";

/** For each status: beyond it the exact number would cost more than the page itself. */
const MOST_COUNTED = 100;
const STATUSES = Object.values(ApplicationStatus);

/** So many applications with their profiles are held at once while a file is written. */
const EXPORTED_AT_ONCE = 250;

/**
 * What stands behind a page's last candidate: 1 among those with priority and 0 else, the sort key - microseconds since
 * 1970, or the match with -1 for none - and the id.
 */
const PLACE = z.tuple([z.int().min(0).max(1), z.int(), rowId]);

interface Wanted {
  scope: CandidateScope;
  /** The first five parameters of every query, but the statuses. */
  ids: string[];
  words: string[] | null;
  minMatch: number | null;
  /** What the answers must hold, as JSON. */
  answers: string | null;
}

/** Who applied to the jobs of the viewer's companies. */
export class CandidateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A job that is not the viewer's company's has no candidates, as one that is not there. */
  async list(viewer: Account, { filter, sort, first, after }: CandidatesArgs): Promise<CandidatePage> {
    const wanted = await this.wantedOf(viewer, filter ?? {});
    const statuses = statusesOf(filter);
    const [rows, counts] = await Promise.all([
      this.pageOf(viewer, wanted, statuses, { sort, limit: first + 1, after }),
      this.countsOf(viewer, wanted),
    ]);
    const keys = rows.slice(0, first);
    const last = keys.at(-1);
    const asked = counts.filter(({ status }) => statuses.includes(status));
    const counted = {
      total: asked.reduce((sum, { count }) => sum + count, 0),
      isTotalCapped: asked.some(({ isCapped }) => isCapped),
    };
    const next = last && rows.length > first ? writeCursor(sort, last.rank, Number(last.key), last.id) : null;
    const items = await this.load(keys.map(({ id }) => id));
    return Object.assign(cursorPage(first, items, counted, next), { counts });
  }

  /** The first of the same list as a file. */
  async export(viewer: Account, { filter, sort }: ExportCandidatesArgs): Promise<CsvFile> {
    const wanted = await this.wantedOf(viewer, filter ?? {});
    const found = await this.pageOf(viewer, wanted, statusesOf(filter), { sort, limit: MAX_EXPORTED + 1 });
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
    const companies = await companiesOf(this.dataSource.manager, viewer);
    const words = text?.trim();
    const rows = await this.dataSource.query<{ id: string }[]>(JOBS_BY_CANDIDATES, [
      companies,
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

  private async wantedOf(
    viewer: Account,
    { jobId, text, minMatch, answer }: CandidateFilter,
  ): Promise<Wanted> {
    const companies = await companiesOf(this.dataSource.manager, viewer);
    const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const filter = {
      words: words.length > 0 ? words.map(containing) : null,
      minMatch: minMatch ?? null,
      answers: answer ? wantedAnswers(answer) : null,
    };
    if (!jobId) return { scope: "company_id", ids: companies, ...filter };
    const own = isUuid(jobId)
      ? await this.dataSource.query<{ id: string }[]>(
          "select id from jobs where id = $1 and company_id = any ($2)",
          [jobId, companies],
        )
      : [];
    return { scope: "job_id", ids: own.map(({ id }) => id), ...filter };
  }

  private async pageOf(
    viewer: Account,
    { scope, ids, words, minMatch, answers }: Wanted,
    statuses: ApplicationStatus[],
    { sort, limit, after }: { sort: CandidateSort; limit: number; after?: string | null },
  ): Promise<{ id: string; key: string; rank: number }[]> {
    const [rank, key, id] = after ? readCursor(after, sort, PLACE) : [];
    const sql =
      sort === CandidateSort.MATCH ? pageByMatch(scope) : pageByTime(scope, sort === CandidateSort.PRIORITY);
    return await this.dataSource.query(sql, [
      ...[ids, statuses, viewer.id, words, minMatch, this.clock.now(), limit],
      ...[rank ?? null, key ?? null, id ?? null, answers],
    ]);
  }

  private async countsOf(
    viewer: Account,
    { scope, ids, words, minMatch, answers }: Wanted,
  ): Promise<StatusCount[]> {
    const rows = await this.dataSource.query<{ status: ApplicationStatus; count: number }[]>(
      countByStatus(scope),
      [ids, STATUSES, viewer.id, words, minMatch, MOST_COUNTED + 1, answers],
    );
    const byStatus = new Map(rows.map(({ status, count }) => [status, count]));
    return STATUSES.map((status) => {
      const count = byStatus.get(status) ?? 0;
      return { status, count: Math.min(count, MOST_COUNTED), isCapped: count > MOST_COUNTED };
    });
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

const statusesOf = (filter: CandidateFilter | null | undefined): ApplicationStatus[] =>
  filter?.statuses?.length ? [...new Set(filter.statuses)] : STATUSES;

/** The companies that the viewer is a member of. */
export async function companiesOf(
  manager: EntityManager,
  { id: accountId }: Pick<Account, "id">,
): Promise<string[]> {
  const memberships = await manager.findBy(CompanyMember, { accountId });
  return memberships.map(({ companyId }) => companyId);
}

/**
 * An application that the viewer may answer as a member of the company.
 * @throws NotFoundError
 */
export async function findAnswerable(
  manager: EntityManager,
  viewer: Account,
  id: string,
  { isLocked = false } = {},
): Promise<Application> {
  const application = isUuid(id)
    ? await manager.findOne(Application, {
        where: { id },
        ...(isLocked && { lock: { mode: "pessimistic_write" as const } }),
      })
    : null;
  const isMember =
    application !== null &&
    (await manager.existsBy(CompanyMember, { accountId: viewer.id, companyId: application.companyId }));
  if (!application || !applicationPolicy.answer(viewer, application, isMember)) throw new NotFoundError();
  return application;
}
