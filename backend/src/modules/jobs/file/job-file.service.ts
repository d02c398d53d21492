import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import { BadInputError, BrokenInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import { enqueue } from "../../../queue/enqueue";
import { isUuid } from "../../../text/uuid";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import type { CompanyService } from "../../companies/company.service";
import {
  cellsByField,
  FILE_FIELDS,
  type FileField,
  headerKey,
  isFieldAsked,
  NEEDED_FIELDS,
} from "../columns/file-columns";
import { companiesTold } from "./job-file-companies";
import { JobFile, JobFileRow, type KeptColumn } from "./job-file.entity";
import { JobFileState } from "./job-file.enums";
import type { JobFileTypeInput, MapJobFileInput } from "./job-file.inputs";
import { CompanyAct, mayInSql } from "../../companies/member-role";
import { answeredType, type AskedTypes, askedTypes, type TypeAnswers, typeKey } from "../cells/type-words";

/** Files of one's own that are not posted yet. */
export const MAX_OPEN_FILES = 20;
const MAX_NAME = 200;

/** What arrives with a file. */
interface NewJobFile {
  id: string;
  companyId: string;
  name: string;
}

/** Files of jobs as their uploader sees and leads them in; the work itself is `JobFileWorker`'s. */
export class JobFileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
  ) {}

  /**
   * Takes a file in; one of the same id that is here already stays as it is.
   * @param read reads the upload, once it is known that the viewer may
   * @throws NotFoundError, ForbiddenError EMAIL_NOT_VERIFIED, ConflictError JOB_FILE_LIMIT; as `read`
   */
  async upload(viewer: Account, { id, companyId: named, name }: NewJobFile, read: () => Promise<Buffer>) {
    this.accounts.assertMayReachOthers(viewer);
    if (!isUuid(id)) throw new BrokenInputError([{ field: "id", message: "must be a UUID" }]);
    const company = await this.companies.findOwn(this.dataSource.manager, viewer, { companyId: named });
    if (!company) throw new NotFoundError();
    const content = await read();
    await this.dataSource.transaction(async (manager) => {
      await manager.query("select from accounts where id = $1 for no key update", [viewer.id]);
      const known = await manager.findOneBy(JobFile, { id });
      if (known && known.uploaderId !== viewer.id) throw new NotFoundError();
      if (known) return;
      if ((await openFiles(manager, viewer).getCount()) >= MAX_OPEN_FILES)
        throw new ConflictError(
          "JOB_FILE_LIMIT",
          `You have ${MAX_OPEN_FILES} files on their way in already.`,
        );
      const now = this.clock.now();
      await manager.insert(JobFile, {
        ...{ id, companyId: company.id, uploaderId: viewer.id, name: name.slice(0, MAX_NAME) || "Jobs" },
        ...{ bytes: content.length, state: JobFileState.READING, createdAt: now, updatedAt: now },
      });
      await manager.query("insert into job_file_contents (file_id, content) values ($1, $2)", [id, content]);
      await enqueue(manager, "job-file", { fileId: id }, { key: id });
    });
  }

  /** The viewer's files that are not posted, the newest first. */
  async listOf(viewer: Account): Promise<JobFile[]> {
    return await openFiles(this.dataSource.manager, viewer).orderBy("file.createdAt", "DESC").getMany();
  }

  async find(viewer: Account, id: string): Promise<JobFile | null> {
    return await findOwn(this.dataSource.manager, viewer, id);
  }

  /**
   * Says what columns hold, and answers for the whole file.
   * @throws NotFoundError, BadInputError, ConflictError JOB_FILE_STATE
   */
  async map(viewer: Account, { id, columns, answers, types, companies }: MapJobFileInput): Promise<JobFile> {
    return await this.change(viewer, id, [JobFileState.MAPPING], async (file, manager) => {
      for (const { field } of [...columns, ...answers]) assertField(field);
      const chosen = new Map(columns.map(({ index, field }) => [index, field as FileField | null]));
      const changed = file.columns.map((column, index): KeptColumn =>
        chosen.has(index) ? { ...column, field: chosen.get(index) ?? null, told: null } : column,
      );
      const given = answers.map(({ field, value }) => [field, value.trim()] as const);
      return {
        columns: changed.map((column) => ({ ...column, isAsked: isFieldAsked(column.field, changed) })),
        answers: { ...file.answers, ...Object.fromEntries(given) },
        typeAnswers: await typesTold(manager, { id, columns: changed, typeAnswers: file.typeAnswers }, types),
        companyAnswers: await companiesTold(manager, Object.assign(file, { columns: changed }), companies),
      };
    });
  }

  /** Reads another sheet of the workbook. @throws NotFoundError, ConflictError JOB_FILE_STATE */
  async chooseSheet(viewer: Account, id: string, sheet: string): Promise<JobFile> {
    const states = [JobFileState.MAPPING, JobFileState.FAILED];
    return await this.change(viewer, id, states, async (file, manager) => {
      if (!file.sheetNames.includes(sheet)) throw new NotFoundError();
      await enqueue(manager, "job-file", { fileId: id }, { key: id });
      return { sheet, state: JobFileState.READING, attempts: 0, failure: null, failedRow: null };
    });
  }

  /**
   * Has the rows read by the columns.
   * @param isRemembered the company's next files have the columns so
   * @throws NotFoundError, ConflictError JOB_FILE_STATE, JOB_FILE_UNANSWERED
   */
  async readRows(viewer: Account, id: string, isRemembered: boolean): Promise<JobFile> {
    return await this.change(viewer, id, [JobFileState.MAPPING], async (file, manager) => {
      if ((await unansweredIn(manager, file)).length > 0 || file.columns.some(({ isAsked }) => isAsked))
        throw new ConflictError("JOB_FILE_UNANSWERED", "Some columns have to be answered first.");
      if (isRemembered) await this.remember(manager, file);
      await manager.query(
        `update job_file_rows set standing = null, likeness = null, reference = null, taken = '{}', undo = null,
           wording = '[]', company_id = null
         where file_id = $1`,
        [id],
      );
      await enqueue(manager, "job-file", { fileId: id }, { key: id });
      return { state: JobFileState.MENDING, isStopped: false };
    });
  }

  /** Back to the columns; what was answered at rows is lost. @throws NotFoundError, ConflictError JOB_FILE_STATE */
  async mapAgain(viewer: Account, id: string): Promise<JobFile> {
    const change = () => Promise.resolve({ state: JobFileState.MAPPING });
    return await this.change(viewer, id, [JobFileState.MENDING], change);
  }

  /** Stops reading, or goes on with it. What was read stays. @throws NotFoundError, ConflictError JOB_FILE_STATE */
  async stop(viewer: Account, id: string, isStopped: boolean): Promise<JobFile> {
    return await this.change(viewer, id, [JobFileState.MENDING], async (_file, manager) => {
      if (!isStopped) await enqueue(manager, "job-file", { fileId: id }, { key: id });
      return { isStopped };
    });
  }

  /**
   * Has the rows posted that are ready.
   * @param isPartial whether rows may stay out that are asked about, or were not read
   * @throws NotFoundError, ForbiddenError, ConflictError JOB_FILE_STATE, JOB_FILE_UNANSWERED
   */
  async post(viewer: Account, id: string, isPartial: boolean): Promise<JobFile> {
    this.accounts.assertMayReachOthers(viewer);
    return await this.change(viewer, id, [JobFileState.MENDING], async (file, manager) => {
      const [left] = await manager.query<{ asked: boolean; unread: boolean }[]>(
        `select coalesce(bool_or(standing in ('proposed', 'refused')), false) as asked,
           coalesce(bool_or(standing is null), false) as unread
         from job_file_rows where file_id = $1 and not is_left_out`,
        [id],
      );
      if ((left?.unread && !file.isStopped) || (!isPartial && (left?.asked || left?.unread)))
        throw new ConflictError("JOB_FILE_UNANSWERED", "Some rows have to be answered first.");
      await enqueue(manager, "job-file", { fileId: id }, { key: id });
      return { state: JobFileState.POSTING };
    });
  }

  /** Forgets a file; the jobs that it brought stay. @throws NotFoundError, ConflictError JOB_FILE_STATE */
  async delete(viewer: Account, id: string): Promise<JobFile> {
    const busy = [JobFileState.POSTING, JobFileState.WITHDRAWING];
    const states = Object.values(JobFileState).filter((state) => !busy.includes(state));
    const file = await this.change(viewer, id, states, () => Promise.resolve({}));
    await this.dataSource.manager.delete(JobFile, { id });
    return file;
  }

  private async change(
    viewer: Account,
    id: string,
    states: readonly JobFileState[],
    make: (file: JobFile, manager: EntityManager) => Promise<Partial<JobFile>>,
  ): Promise<JobFile> {
    return await this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, viewer, id, states);
      const change = { ...(await make(file, manager)), updatedAt: this.clock.now() };
      await manager.update(JobFile, { id }, change);
      return Object.assign(file, change);
    });
  }

  private async remember(manager: EntityManager, { companyId, columns }: JobFile): Promise<void> {
    const told = new Map(columns.map(({ header, field }) => [headerKey(header), field]));
    await manager.query(
      `insert into job_file_headers (company_id, header, field, told_at)
       select $1, header, field, $4 from unnest($2::text[], $3::text[]) told (header, field)
       on conflict (company_id, header) do update set field = excluded.field, told_at = excluded.told_at`,
      [companyId, [...told.keys()], [...told.values()], this.clock.now()],
    );
  }
}

/** Those that are somebody's own, for companies that they act for still, and not posted. */
const openFiles = (manager: EntityManager, viewer: Account) =>
  ownFiles(manager, viewer).andWhere("file.state not in ('done', 'withdrawing', 'withdrawn')");

export const ownFiles = (manager: EntityManager, viewer: Account) =>
  manager
    .createQueryBuilder(JobFile, "file")
    .where("file.uploaderId = :viewer", { viewer: viewer.id })
    .andWhere(
      `exists (select from company_members member
       where member.company_id = file.company_id and member.account_id = :viewer
         and ${mayInSql("member", CompanyAct.POST_JOBS)})`,
    );

export async function findOwn(manager: EntityManager, viewer: Account, id: string): Promise<JobFile | null> {
  return isUuid(id) ? await ownFiles(manager, viewer).andWhere("file.id = :id", { id }).getOne() : null;
}

/** A file of the viewer's in one of these states, locked. @throws NotFoundError, ConflictError JOB_FILE_STATE */
export async function lockFile(
  manager: EntityManager,
  viewer: Account,
  id: string,
  states: readonly JobFileState[],
): Promise<JobFile> {
  if (!(await findOwn(manager, viewer, id))) throw new NotFoundError();
  const file = await manager.findOne(JobFile, { where: { id }, lock: { mode: "for_no_key_update" } });
  if (!file) throw new NotFoundError();
  if (!states.includes(file.state))
    throw new ConflictError("JOB_FILE_STATE", "The file is at another step by now. Please look at it again.");
  return file;
}

export function assertField(field: string | null): void {
  if (field !== null && !FILE_FIELDS.some((known) => known === field))
    throw new BadInputError("BAD_USER_INPUT", "Some of the input is not right.", [
      { field: "field", message: "is no field of a job" },
    ]);
}

/** The answers of a file with those that are given. @throws BadInputError for a word that the file doesn't have */
async function typesTold(
  manager: EntityManager,
  file: Pick<JobFile, "id" | "columns" | "typeAnswers">,
  given: readonly JobFileTypeInput[],
): Promise<TypeAnswers> {
  if (given.length === 0) return file.typeAnswers;
  const { words } = await typesAskedIn(manager, file);
  const asked = new Set(words.map(({ word }) => typeKey(word)));
  if (given.some(({ word }) => !asked.has(typeKey(word))))
    throw new BadInputError("BAD_USER_INPUT", "Some of the input is not right.", [
      { field: "word", message: "is no word that the file's types are asked about" },
    ]);
  return { ...file.typeAnswers, ...Object.fromEntries(given.map(({ word, type }) => [typeKey(word), type])) };
}

/** What is asked about the types of a file, by its columns as they are (FILE-13). */
export async function typesAskedIn(
  manager: EntityManager,
  { id, columns }: Pick<JobFile, "id" | "columns">,
): Promise<AskedTypes> {
  const at = columns.findIndex(({ field }) => field === "type");
  const found = await manager.query<{ cell: string; count: number }[]>(
    `select coalesce(cells[$2], '') as cell, count(*)::int as count from job_file_rows where file_id = $1 group by 1`,
    [id, at + 1],
  );
  return askedTypes(found);
}

/** Fields that each job needs and that neither a column nor an answer gives; the type where rows have none. */
export async function unansweredIn(manager: EntityManager, file: JobFile): Promise<FileField[]> {
  const given = cellsByField([], file.columns);
  const missing = NEEDED_FIELDS.filter(
    (field) => field !== "type" && given[field] === undefined && !file.answers[field],
  );
  const { words, without } = await typesAskedIn(manager, file);
  const isTypeMissing =
    (without > 0 && !file.answers.type) ||
    words.some(({ word }) => answeredType(word, file.typeAnswers) === null);
  return isTypeMissing ? [...missing, "type"] : missing;
}

/** The rows of a file to look at, the first ones. */
export const firstRows = (manager: EntityManager, fileId: string, count: number): Promise<JobFileRow[]> =>
  manager.find(JobFileRow, { where: { fileId }, order: { row: "ASC" }, take: count });
