import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import { BadInputError, NotFoundError } from "../../../errors/errors";
import { type CsvFile, csvOf } from "../../../text/csv";
import { rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import type { Account } from "../../accounts/account.entity";
import { FILE_FIELDS, type FileField } from "../columns/file-columns";
import { mendedTable } from "../columns/mended-cells";
import type { Proposal } from "./file-proposals";
import { readWords } from "./file-words";
import { companyNamesIn } from "./job-file-companies";
import { proposalsOf, TAKEN_TOGETHER } from "./job-file-proposals";
import { FileRowReader, keepReadRows } from "./job-file-rows";
import { type JobFile, JobFileRow } from "./job-file.entity";
import { JobFileDoubt, JobFileState } from "./job-file.enums";
import type {
  JobFileColumn,
  JobFileCompany,
  JobFileCounts,
  JobFileFieldCount,
  JobFileProposals,
  JobFileRowPage,
  JobFileRowsArgs,
  TakeJobFileProposalsArgs,
} from "./job-file.inputs";
import { findOwn, firstRows, lockFile, typesAskedIn, unansweredIn } from "./job-file.service";
import type { AskedTypes } from "../cells/type-words";

const EXAMPLES = 5;
const MAX_FOUND = 120;

/** Rows that are asked about, and those whose question was answered. */
const ASKED = `file_id = $1 and (
  standing in ('proposed', 'refused') or undo is not null or wording <> '[]' and standing <> 'unchanged'
)`;
/** Rows whose wording is told, where a field is named. */
const WORDING = "wording";

/** What somebody answers to what was asked about the rows of a file (FILE-05). */
export class JobFileMendingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async countsOf({ id }: JobFile): Promise<JobFileCounts> {
    const [counts] = await this.dataSource.query<JobFileCounts[]>(
      `select count(*)::int as rows, count(standing)::int as read,
         count(*) filter (where standing = 'ready' and not is_left_out)::int as ready,
         count(*) filter (where standing = 'proposed' and not is_left_out)::int as proposed,
         count(*) filter (where standing = 'refused' and not is_left_out)::int as refused,
         count(*) filter (where standing = 'unchanged')::int as unchanged,
         count(*) filter (where is_left_out)::int as "leftOut",
         count(undo)::int as answered,
         count(*) filter (where wording <> '[]' and not is_left_out and standing <> 'unchanged')::int as worded,
         count(*) filter (where wording @> '[{"isHeld": true}]' and not is_left_out and standing <> 'unchanged')::int as held
       from job_file_rows where file_id = $1`,
      [id],
    );
    return counts ?? NO_ROWS;
  }

  async fieldCountsOf({ id }: JobFile): Promise<JobFileFieldCount[]> {
    return await this.dataSource.query(
      `select problem ->> 'field' as field, count(*)::int as count
       from job_file_rows, jsonb_array_elements(problems) problem
       where ${ASKED} group by 1 order by 2 desc, 1`,
      [id],
    );
  }

  /** The file's columns with what their first cells come to. */
  async columnsOf(file: JobFile): Promise<JobFileColumn[]> {
    const { manager } = this.dataSource;
    const reader = await FileRowReader.of(manager, file, this.clock.now());
    const rows = await firstRows(manager, file.id, EXAMPLES);
    const read = rows.map((row) => ({
      row,
      reading: reader.readOne({ row: row.row, cells: row.cells, taken: {} }),
    }));
    return file.columns.map(({ header, field, isAsked, told }, index) => ({
      ...{ index, header, field, isAsked, toldAt: told === null ? null : new Date(told) },
      examples: read.map(({ row, reading }) => ({
        row: row.row,
        found: (row.cells[index] ?? "").slice(0, MAX_FOUND),
        read: field === null ? null : readWords(field, reading),
      })),
    }));
  }

  unansweredIn = (file: JobFile): Promise<FileField[]> => unansweredIn(this.dataSource.manager, file);

  companyNamesIn = (file: JobFile): Promise<JobFileCompany[]> =>
    companyNamesIn(this.dataSource.manager, file);

  typesAskedIn = (file: JobFile): Promise<AskedTypes> => typesAskedIn(this.dataSource.manager, file);

  /** @throws NotFoundError */
  async rows(viewer: Account, { id, field, ...page }: JobFileRowsArgs): Promise<JobFileRowPage> {
    const { manager } = this.dataSource;
    if (!(await findOwn(manager, viewer, id))) throw new NotFoundError();
    const { skip, take } = rowsOfPage(page);
    const where = `${ASKED} and ($2::text is null
      or $2 = '${WORDING}' and (wording <> '[]' or jsonb_array_length(coalesce(undo -> 'wording', '[]')) > 0)
      or problems @> jsonb_build_array(jsonb_build_object('field', $2)))`;
    const [counted] = await manager.query<{ count: number }[]>(
      `select count(*)::int as count from job_file_rows where ${where}`,
      [id, field],
    );
    const found = await manager.query<{ row: number }[]>(
      `select row from job_file_rows where ${where} order by row limit $3 offset $4`,
      [id, field, take, skip],
    );
    const rows = await manager
      .createQueryBuilder(JobFileRow, "row")
      .where("row.fileId = :id and row.row = any(:rows)", { id, rows: found.map(({ row }) => row) })
      .orderBy("row.row")
      .getMany();
    return numberedPage(page, rows, counted?.count ?? 0);
  }

  /** What taking all proposals would do, with rows of these doubts among them. */
  proposalsOf = ({ id }: JobFile, doubts: readonly JobFileDoubt[]): Promise<JobFileProposals> =>
    proposalsOf(this.dataSource.manager, id, doubts);

  /**
   * Takes the first proposals at a row, or at all rows that have no other doubts than these.
   * @throws NotFoundError, ConflictError JOB_FILE_STATE
   */
  async take(viewer: Account, { id, row, doubts }: TakeJobFileProposalsArgs): Promise<JobFile> {
    return await this.mend(viewer, id, async (manager) => {
      await manager.query(
        `update job_file_rows as kept set ${KEPT_FOR_UNDO}, taken = taken || proposed, standing = 'ready'
         where ${TAKEN_TOGETHER} and ($3::int is null or row = $3)`,
        // Whoever takes one row has it before their eyes.
        [id, row == null ? doubts : Object.values(JobFileDoubt), row],
      );
    });
  }

  /** Takes the last answer of a row back, or that of each row. @throws NotFoundError, ConflictError JOB_FILE_STATE */
  async undo(viewer: Account, id: string, row: number | null): Promise<JobFile> {
    return await this.mend(viewer, id, async (manager) => {
      await manager.query(
        `update job_file_rows set standing = undo ->> 'standing', problems = undo -> 'problems',
           taken = undo -> 'taken', proposed = undo -> 'proposed', title = undo ->> 'title',
           wording = coalesce(undo -> 'wording', wording),
           company_id = case when undo ? 'companyId' then (undo ->> 'companyId')::uuid else company_id end,
           job = case when undo ? 'job' then nullif(undo -> 'job', 'null') else job end, undo = null
         where file_id = $1 and ($2::int is null or row = $2) and undo is not null`,
        [id, row],
      );
    });
  }

  /**
   * Puts another text in a cell's place; null: the cell is right as it stands.
   * @throws NotFoundError, BadInputError, ConflictError JOB_FILE_STATE
   */
  async answer(
    viewer: Account,
    { id, row, field, value }: { id: string; row: number; field: string; value: string | null },
  ): Promise<JobFile> {
    if (!FILE_FIELDS.some((known) => known === field))
      throw new BadInputError("BAD_USER_INPUT", "Some of the input is not right.", [
        { field: "field", message: "is no field of a job" },
      ]);
    return await this.mend(viewer, id, async (manager, file) => {
      await manager.query(
        `update job_file_rows as kept set ${KEPT_FOR_UNDO} || jsonb_build_object('job', job)
         where file_id = $1 and row = $2`,
        [id, row],
      );
      const found = await manager.findOneBy(JobFileRow, { fileId: id, row });
      if (!found?.standing) throw new NotFoundError();
      const taken = { ...found.taken, [field as FileField]: value };
      await manager.update(JobFileRow, { fileId: id, row }, { taken });
      const offered = found.problems.flatMap(({ proposals }) => proposals.map((proposal) => proposal.value));
      const settled = value !== null && offered.includes(value) ? [field as FileField] : [];
      const reader = await FileRowReader.of(manager, file, this.clock.now());
      const read = await reader.read(manager, [{ row, cells: found.cells, taken, settled }]);
      // Its question stays in sight beside the answer, which comes before what else was proposed.
      const answered = found.problems.map((problem) =>
        problem.field === field ? { ...problem, proposals: answerFirst(problem.proposals, value) } : problem,
      );
      const kept = read.map((one) => (one.problems.length > 0 ? one : { ...one, problems: answered }));
      await keepReadRows(manager, id, kept);
    });
  }

  /** Leaves a row out, or takes it in again. @throws NotFoundError, ConflictError JOB_FILE_STATE */
  async leaveOut(viewer: Account, id: string, row: number, isLeftOut: boolean): Promise<JobFile> {
    return await this.mend(viewer, id, async (manager) => {
      await manager.update(JobFileRow, { fileId: id, row }, { isLeftOut });
    });
  }

  /** The rows that need somebody, as a file with what is wrong in its last column. @throws NotFoundError */
  async toMend(viewer: Account, id: string): Promise<CsvFile> {
    const { manager } = this.dataSource;
    const file = await findOwn(manager, viewer, id);
    if (!file) throw new NotFoundError();
    const rows = await manager
      .createQueryBuilder(JobFileRow, "row")
      .where(
        "row.fileId = :id and (row.isLeftOut or row.standing in ('proposed', 'refused') or row.standing is null)",
        {
          id,
        },
      )
      .orderBy("row.row")
      .getMany();
    const { header, lines } = mendedTable(file.columns, rows);
    const told = rows.map(({ problems }) =>
      problems.map(({ field, message }) => `${field} ${message}`).join("; "),
    );
    const text = csvOf([[...header, "problems"], ...lines.map((line, at) => [...line, told[at] ?? ""])]);
    return { text, rowCount: rows.length, isCut: false };
  }

  private async mend(
    viewer: Account,
    id: string,
    make: (manager: EntityManager, file: JobFile) => Promise<void>,
  ): Promise<JobFile> {
    return await this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, viewer, id, [JobFileState.MENDING]);
      await make(manager, file);
      return file;
    });
  }
}

/** An answer that somebody typed is told in their words; of a cell that is right nothing is told. */
function answerFirst(proposals: readonly Proposal[], value: string | null): readonly Proposal[] {
  if (value === null) return [];
  const chosen = proposals.find((proposal) => proposal.value === value) ?? { value, words: value };
  return [chosen, ...proposals.filter((proposal) => proposal !== chosen)];
}

// Taking what is proposed leaves a row's job as it is.
export const KEPT_FOR_UNDO = `undo = jsonb_build_object(
  'standing', standing, 'problems', problems, 'taken', kept.taken, 'proposed', proposed, 'title', title,
  'wording', wording, 'companyId', company_id
)`;

const NO_ROWS: JobFileCounts = {
  ...{ rows: 0, read: 0, ready: 0, proposed: 0, refused: 0, unchanged: 0, leftOut: 0, answered: 0 },
  ...{ worded: 0, held: 0 },
};
