import type { DataSource, EntityManager } from "typeorm";
import { NotFoundError } from "../../../errors/errors";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { withoutWording } from "./file-wording";
import { FileRowReader, keepReadRows, type RowToRead } from "./job-file-rows";
import { type JobFile, JobFileRow } from "./job-file.entity";
import { JobFileStanding, JobFileState } from "./job-file.enums";
import type { JobFileWording, MendJobFileWordingArgs } from "./job-file.inputs";
import { KEPT_FOR_UNDO } from "./job-file-mending.service";
import { lockFile } from "./job-file.service";

/** Wordings that are told at once. */
const MAX_WORDINGS = 50;
/** Rows that are read at once. */
const PAGE = 250;

/** Rows whose wording is told: they can go in. */
const TOLD = "file_id = $1 and not is_left_out and standing <> 'unchanged'";

/** Wording that shuts people out, seen and mended before it is posted (FILE-14). */
export class JobFileWordingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The wordings of a file, each once however many rows have it; those that hold jobs come first. */
  async wordingsOf({ id }: JobFile): Promise<JobFileWording[]> {
    return await this.dataSource.query(
      `select found ->> 'words' as words, count(distinct row)::int as "rowCount",
         count(distinct row) filter (where jsonb_array_length(found -> 'instead') > 0)::int as "mendableCount",
         bool_or((found ->> 'isHeld')::boolean) as "isHeld",
         (array_agg(found -> 'grounds' order by row))[1] as grounds,
         (array_agg(found ->> 'text' order by row))[1] as text,
         (array_agg(found -> 'instead' order by row))[1] as instead
       from job_file_rows, jsonb_array_elements(wording) found where ${TOLD}
       group by 1 order by 4 desc, 2 desc, 1 limit ${MAX_WORDINGS}`,
      [id],
    );
  }

  /**
   * Puts what is offered in the place of a wording, in one row or in all that have it. Rows without an offer stay.
   * @throws NotFoundError, ConflictError JOB_FILE_STATE
   */
  async mend(viewer: Account, { id, row, words, choice }: MendJobFileWordingArgs): Promise<JobFile> {
    return await this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, viewer, id, [JobFileState.MENDING]);
      const reader = await FileRowReader.of(manager, file, this.clock.now());
      const rows = await rowsWith(manager, id, { words, row });
      if (rows.length === 0) throw new NotFoundError();
      for (let start = 0; start < rows.length; start += PAGE) {
        const changed = rows.slice(start, start + PAGE).flatMap((kept): RowToRead[] => {
          const { form } = reader.readOne(kept).reading;
          const mended = withoutWording(form, { words, choice });
          if (Object.keys(mended).length === 0) return [];
          const { row: number, cells } = kept;
          return [{ row: number, cells, taken: { ...kept.taken, ...mended }, settled: settledIn(kept) }];
        });
        await keepMended(manager, id, changed);
        await keepReadRows(manager, id, await reader.read(manager, changed));
      }
      return file;
    });
  }
}

async function rowsWith(
  manager: EntityManager,
  id: string,
  { words, row }: { words: string; row: number | null },
): Promise<JobFileRow[]> {
  const found = await manager.query<{ row: number }[]>(
    `select row from job_file_rows where ${TOLD} and ($3::int is null or row = $3)
       and wording @> jsonb_build_array(jsonb_build_object('words', $2::text))`,
    [id, words, row],
  );
  return await manager
    .createQueryBuilder(JobFileRow, "row")
    .where("row.fileId = :id and row.row = any(:rows)", { id, rows: found.map((one) => one.row) })
    .orderBy("row.row")
    .getMany();
}

/** What was answered before isn't asked again. */
const settledIn = ({ taken, problems, standing }: JobFileRow) =>
  (Object.keys(taken) as (keyof JobFileRow["taken"])[]).filter(
    (field) => standing === JobFileStanding.READY || !problems.some((problem) => problem.field === field),
  );

async function keepMended(manager: EntityManager, id: string, rows: readonly RowToRead[]): Promise<void> {
  await manager.query(
    `update job_file_rows as kept set ${KEPT_FOR_UNDO} || jsonb_build_object('job', job), taken = told.taken
     from jsonb_to_recordset($2::jsonb) as told ("row" int, taken jsonb)
     where kept.file_id = $1 and kept.row = told."row"`,
    [id, JSON.stringify(rows.map(({ row, taken }) => ({ row, taken })))],
  );
}
