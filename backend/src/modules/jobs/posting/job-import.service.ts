import type { DataSource, EntityManager } from "typeorm";
import { type Clock, DAY_MS } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfAnswer, recallMade } from "../../../database/client-requests";
import { BadInputError } from "../../../errors/errors";
import { createPause } from "../../../threads/pause";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import { MAX_IMPORT_ROWS } from "../../companies/company.inputs";
import type { CompanyService } from "../../companies/company.service";
import type { NoticeService } from "../../notices/notice.service";
import { Job } from "../job/job.entity";
import {
  type ImportJobsInput,
  type ImportJobsResult,
  ImportMode,
  type ImportProblem,
  type JobImportRow,
} from "./job-import.inputs";
import { clientProblems } from "./client";
import { holdForWording, tellHeldImport } from "../job/job-hold";
import { insertJobs, type LoadedIndex, type NewJob } from "./job-insert";
import { type JobReading, readJob, type ReadJob } from "./job-reading";
import { reference as referenceRule, usualEnd } from "../job/job.rules";

const MAX_OPEN_DAYS = 731;
const MAX_AGE_DAYS = 365;

/** A row with what was read of it. */
interface ReadRow {
  row: JobImportRow;
  reading: JobReading;
}

/** One that nothing is wrong with. */
interface GoodRow {
  row: JobImportRow;
  job: ReadJob;
}

const MEMORY = memoryOfAnswer<ImportJobsResult>();

/** Brings in jobs many at a time, checked row by row. */
export class JobImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
    private readonly notices: NoticeService,
    private readonly index: LoadedIndex,
  ) {}

  /**
   * @throws BadInputError IMPORT_SIZE outside 1 to 500 rows; IMPORT_REJECTED in ALL_OR_NOTHING with a wrong row
   * @throws ForbiddenError EMAIL_NOT_VERIFIED
   */
  async import(
    viewer: Account,
    { rows, mode }: ImportJobsInput,
    request: ClientRequest | null = null,
  ): Promise<ImportJobsResult> {
    this.accounts.assertMayReachOthers(viewer);
    if (rows.length === 0 || rows.length > MAX_IMPORT_ROWS)
      throw new BadInputError("IMPORT_SIZE", `An import takes 1 to ${MAX_IMPORT_ROWS} rows.`);
    const known = await recallMade(this.dataSource.manager, viewer.id, request, MEMORY);
    if (known) return known;
    const read = await readRows(rows, this.clock.now());
    const problems = await this.findProblems(viewer, read);
    if (problems.length > 0 && mode === ImportMode.ALL_OR_NOTHING)
      throw new BadInputError(
        "IMPORT_REJECTED",
        "No job was imported, because some rows have problems.",
        problems.map(({ row, field, message }) => ({ field: `rows.${row}.${field}`, message })),
      );
    const wrong = new Set(problems.map(({ row }) => row));
    const good = read.flatMap(({ row, reading: { job } }, index) =>
      job && !wrong.has(index + 1) ? [{ row, job }] : [],
    );
    const result = await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...MEMORY,
        make: async () => {
          const created = await this.insert(manager, viewer, good);
          return { created, unchanged: good.length - created, problems };
        },
      }),
    );
    void this.index.takeInWhenDue();
    return result;
  }

  private async findProblems(viewer: Account, rows: readonly ReadRow[]): Promise<ImportProblem[]> {
    const companies = await this.companies.importableBy(viewer, [
      ...new Set(rows.map(({ row }) => row.companyId)),
    ]);
    return rows.flatMap(({ row, reading }, index) =>
      [
        ...reading.problems,
        ...clientProblems(reading.form, companies.get(row.companyId)),
        ...brokenReference(row),
        ...this.brokenDates(row),
        ...brokenCompany(row, companies),
      ].map((problem) => ({ row: index + 1, ...problem })),
    );
  }

  private brokenDates({ postedAt, openUntil }: JobImportRow): Omit<ImportProblem, "row">[] {
    const now = this.clock.now().getTime();
    const age = postedAt ? now - postedAt.getTime() : 0;
    const left = openUntil ? openUntil.getTime() - now : DAY_MS;
    return [
      ...(age < 0 || age > MAX_AGE_DAYS * DAY_MS
        ? [{ field: "postedAt", message: "must lie within the last year" }]
        : []),
      ...(left <= 0 || left > MAX_OPEN_DAYS * DAY_MS
        ? [{ field: "openUntil", message: "must lie ahead, at most two years" }]
        : []),
    ];
  }

  private async insert(manager: EntityManager, viewer: Account, rows: readonly GoodRow[]): Promise<number> {
    const values = inOneOrder(rows).map((row) => this.toJob(viewer, row));
    const created = await insertJobs(manager, values);
    const companies = new Map(values.map(({ id, companyId }) => [id, companyId]));
    await recordImport(
      manager,
      viewer,
      created.flatMap((id) => companies.get(id) ?? []),
    );
    await tellHeldImport(manager, this.notices, viewer.id, { values, created });
    return created.length;
  }

  private toJob(viewer: Account, { row, job: { typed, content } }: GoodRow): NewJob {
    const now = this.clock.now();
    return {
      id: new Job().id,
      ...content,
      companyId: row.companyId,
      postedById: viewer.id,
      reference: row.reference ?? null,
      draftId: null,
      postedAt: row.postedAt ?? now,
      openUntil: row.openUntil ?? usualEnd(now),
      ...holdForWording(typed, now),
    };
  }
}

/** With pauses: there are many rows, and some are long. */
async function readRows(rows: readonly JobImportRow[], now: Date): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  const pause = createPause();
  for (const row of rows) {
    await pause();
    read.push({ row: withReference(row), reading: readJob(row, now) });
  }
  return read;
}

/** Two imports of the same rows then wait for each other at the first of them, and never each for the other. */
const inOneOrder = (rows: readonly GoodRow[]): GoodRow[] =>
  [...rows].sort(
    ({ row: one }, { row: other }) =>
      one.companyId.localeCompare(other.companyId) ||
      (one.reference ?? "").localeCompare(other.reference ?? ""),
  );

/** One entry, on the company as a file of its jobs leaves it; on whoever imported where they are of several. */
async function recordImport(
  manager: EntityManager,
  viewer: Account,
  companyIds: readonly string[],
): Promise<void> {
  const [first, ...others] = new Set(companyIds);
  if (first === undefined) return;
  const isOfOne = others.length === 0;
  const created = String(companyIds.length);
  await recordAudit(manager, {
    action: "job.import",
    actorId: viewer.id,
    subjectType: isOfOne ? "company" : "account",
    subjectId: isOfOne ? first : viewer.id,
    before: null,
    after: isOfOne ? { created } : { created, companies: String(others.length + 1) },
  });
}

/** A reference of blanks is none. */
const withReference = (row: JobImportRow): JobImportRow =>
  Object.assign(row, { reference: row.reference?.trim() || null });

function brokenReference({ reference }: JobImportRow): Omit<ImportProblem, "row">[] {
  const { error } = referenceRule.nullish().safeParse(reference);
  return (error?.issues ?? []).map(({ message }) => ({ field: "reference", message }));
}

const brokenCompany = (
  row: JobImportRow,
  companies: ReadonlyMap<string, string>,
): Omit<ImportProblem, "row">[] =>
  companies.has(row.companyId) ? [] : [{ field: "companyId", message: "no such company" }];
