import { type DataSource, type EntityManager, IsNull } from "typeorm";
import type { Clock } from "../../../time/clock";
import { UnavailableError } from "../../../errors/errors";
import { enqueue } from "../../../queue/enqueue";
import {
  type FileObstacle,
  rowsOf,
  type PackedSheet,
  type SheetRow,
  SheetError,
  MAX_FILE_ROWS,
} from "../sheet/sheet";
import type { SheetReader } from "../sheet/sheet-reader";
import type { NoticeService } from "../../notices/notice.service";
import {
  type FileField,
  findColumns,
  headerKey,
  jobRowsIn,
  type KnownHeaders,
} from "../columns/file-columns";
import { FileRowReader, keepReadRows } from "./job-file-rows";
import { JobFile, JobFileRow, type KeptColumn } from "./job-file.entity";
import { JobFileFailure, JobFileState } from "./job-file.enums";
import { failFile, type JobFilePoster } from "./job-file-poster";

/** Rows read in one transaction: a node that is killed loses no more, and the progress is seen as often. */
const SLICE = 200;
/** So long a file works on before other tasks have their turn, in milliseconds. */
const TURN_MS = 2_000;
/** A file that ends its thread so often would end it for ever. */
const MAX_ATTEMPTS = 3;
/** Rows a statement. */
const ROWS_A_STATEMENT = 250;
/** A file whose work lies still so long has lost its node, in seconds. */
const STILL_SECONDS = 60;
/** Rows beyond which reading takes seconds: its uploader is told when it is done. */
const LONG_FILE = 500;
const PIECE_BYTES = 1024 * 1024;
/** Nobody comes back to a file later, in days. */
const KEPT_DAYS = 30;

const FAILURES: Record<FileObstacle, JobFileFailure> = {
  format: JobFileFailure.FORMAT,
  malformed: JobFileFailure.MALFORMED,
  empty: JobFileFailure.EMPTY,
  "too-large": JobFileFailure.TOO_LARGE,
  "too-many-rows": JobFileFailure.TOO_MANY_ROWS,
  "too-many-columns": JobFileFailure.TOO_MANY_COLUMNS,
};

/** The work on files that nobody waits for (FILE-04): taking them apart, reading their rows, posting. */
export class JobFileWorker {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader: SheetReader,
    private readonly poster: JobFilePoster,
    private readonly notices: NoticeService,
  ) {}

  /** For the queue: works on a file for a while, and asks for another turn while something is left. */
  async work(fileId: string): Promise<void> {
    const start = performance.now();
    let rows: FileRowReader | null = null;
    for (;;) {
      const file = await this.dataSource.manager.findOneBy(JobFile, { id: fileId });
      if (file?.state === JobFileState.READING) await this.takeApart(file);
      if (file?.state === JobFileState.POSTING) await this.poster.post(fileId);
      if (file?.state !== JobFileState.MENDING || file.isStopped) return;
      rows ??= await FileRowReader.of(this.dataSource.manager, file, this.clock.now());
      if (!(await this.readSlice(fileId, rows))) return;
      if (performance.now() - start < TURN_MS) continue;
      await enqueue(this.dataSource.manager, "job-file", { fileId }, { key: fileId });
      return;
    }
  }

  /** For the queue, each minute: has the files worked on whose node is gone, and forgets the old ones. */
  async watch(): Promise<void> {
    const { manager } = this.dataSource;
    const lost = await manager.query<{ id: string }[]>(
      `select id from job_files file where updated_at < now() - make_interval(secs => $1) and (
         state in ('reading', 'posting') or state = 'mending' and not is_stopped
           and exists (select from job_file_rows where file_id = file.id and standing is null)
       )`,
      [STILL_SECONDS],
    );
    for (const { id } of lost) await enqueue(manager, "job-file", { fileId: id }, { key: id });
    await manager.query("delete from job_files where created_at < now() - make_interval(days => $1)", [
      KEPT_DAYS,
    ]);
  }

  /** In a thread, outside of any transaction: of two nodes at it, the second finds it done. */
  private async takeApart(file: JobFile): Promise<void> {
    const { manager } = this.dataSource;
    await manager.query("update job_files set attempts = attempts + 1, updated_at = now() where id = $1", [
      file.id,
    ]);
    const bytes = await contentOf(manager, file.id);
    if (!bytes) return;
    try {
      const packed = await this.reader.read({ bytes, sheet: file.sheet });
      await this.keepSheet(file, packed);
    } catch (error) {
      const isHopeless = error instanceof UnavailableError && file.attempts + 1 >= MAX_ATTEMPTS;
      if (error instanceof SheetError) await this.fail(file.id, FAILURES[error.obstacle], error.row);
      else if (isHopeless) await this.fail(file.id, JobFileFailure.TOO_LARGE, null);
      else throw error;
    }
  }

  private async fail(id: string, failure: JobFileFailure, failedRow: number | null): Promise<void> {
    const change = { failure, failedRow, updatedAt: this.clock.now() };
    await this.dataSource.transaction((manager) =>
      failFile(manager, this.notices, { id, state: JobFileState.READING }, change),
    );
  }

  /** @throws SheetError */
  private async keepSheet(file: JobFile, packed: PackedSheet): Promise<void> {
    const rows = [...rowsOf(packed)];
    await this.dataSource.transaction(async (manager) => {
      if (!(await takeFile(manager, file.id, JobFileState.READING))) return;
      const told = await toldHeaders(manager, file.companyId);
      const found = findColumns(rows, fieldsOf(told));
      const below = jobRowsIn(rows, found);
      if (below.length === 0) throw new SheetError("empty");
      if (below.length > MAX_FILE_ROWS) throw new SheetError("too-many-rows");
      await manager.delete(JobFileRow, { fileId: file.id });
      for (let start = 0; start < below.length; start += ROWS_A_STATEMENT)
        await insertRows(manager, file.id, below.slice(start, start + ROWS_A_STATEMENT));
      const kept = found.columns.map((column): KeptColumn => ({
        ...column,
        told: told.get(headerKey(column.header))?.toldAt.toISOString() ?? null,
      }));
      const { name: sheet, sheetNames } = packed;
      const change = {
        sheet,
        sheetNames,
        columns: kept,
        state: JobFileState.MAPPING,
        updatedAt: this.clock.now(),
      };
      await manager.update(JobFile, { id: file.id }, change);
    });
  }

  /** @returns whether rows may be left */
  private async readSlice(fileId: string, reader: FileRowReader): Promise<boolean> {
    return await this.dataSource.transaction(async (manager) => {
      if (!(await takeFile(manager, fileId, JobFileState.MENDING))) return false;
      const rows = await manager.query<JobFileRow[]>(
        `select row, to_json(cells) as cells, taken from job_file_rows where file_id = $1 and standing is null order by row limit ${SLICE}`,
        [fileId],
      );
      if (rows.length === 0) return false;
      await keepReadRows(manager, fileId, await reader.read(manager, rows));
      await manager.query("update job_files set updated_at = now() where id = $1", [fileId]);
      if (rows.length === SLICE && (await hasUnread(manager, fileId))) return true;
      await this.tellAsked(manager, fileId);
      return false;
    });
  }

  /** FILE-11: whoever sent a long file may have left while it was read. */
  private async tellAsked(manager: EntityManager, fileId: string): Promise<void> {
    const [told] = await manager.query<{ uploaderId: string; fileName: string; count: number }[]>(
      `select uploader_id as "uploaderId", name as "fileName", (
         select count(*)::int from job_file_rows
         where file_id = $1 and standing in ('proposed', 'refused') and not is_left_out
       ) as count
       from job_files where id = $1 and (select count(*) from job_file_rows where file_id = $1) > $2`,
      [fileId, LONG_FILE],
    );
    if (!told || told.count === 0) return;
    const { uploaderId, ...params } = told;
    await this.notices.give(manager, uploaderId, { kind: "file.asks", params: { fileId, ...params } });
  }
}

const hasUnread = (manager: EntityManager, fileId: string): Promise<boolean> =>
  manager.existsBy(JobFileRow, { fileId, standing: IsNull() });

/** In pieces: the driver takes a whole file's digits apart in one go, and nobody else has their turn meanwhile. */
async function contentOf(manager: EntityManager, fileId: string): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  for (let start = 1; ; start += PIECE_BYTES) {
    const [found] = await manager.query<{ piece: Buffer }[]>(
      "select substring(content from $2 for $3) as piece from job_file_contents where file_id = $1",
      [fileId, start, PIECE_BYTES],
    );
    if (!found) return null;
    pieces.push(found.piece);
    if (found.piece.length < PIECE_BYTES) return Buffer.concat(pieces);
  }
}

/** Locks a file in a state; false where it is in another, or another node works on it. */
async function takeFile(manager: EntityManager, id: string, state: JobFileState): Promise<boolean> {
  const found = await manager.query<object[]>(
    "select id from job_files where id = $1 and state = $2 for no key update skip locked",
    [id, state],
  );
  return found.length > 0;
}

type ToldHeaders = ReadonlyMap<string, { field: FileField | null; toldAt: Date }>;

async function toldHeaders(manager: EntityManager, companyId: string): Promise<ToldHeaders> {
  const found = await manager.query<{ header: string; field: FileField | null; toldAt: Date }[]>(
    `select header, field, told_at as "toldAt" from job_file_headers where company_id = $1`,
    [companyId],
  );
  return new Map(found.map(({ header, ...told }) => [header, told]));
}

const fieldsOf = (told: ToldHeaders): KnownHeaders =>
  new Map([...told].map(([header, { field }]) => [header, field]));

async function insertRows(manager: EntityManager, fileId: string, rows: readonly SheetRow[]): Promise<void> {
  await manager.query(
    `insert into job_file_rows (file_id, row, cells)
     select $1, "row", array(select jsonb_array_elements_text(cells))
     from jsonb_to_recordset($2::jsonb) as given ("row" int, cells jsonb)`,
    [fileId, JSON.stringify(rows)],
  );
}
