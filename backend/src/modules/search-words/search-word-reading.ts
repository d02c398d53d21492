import type { DataSource, EntityManager } from "typeorm";
import { enqueue } from "../../queue/enqueue";
import { NIL_UUID } from "../../text/uuid";

/** Of more changed words every job is read: looking for each of their forms would take longer. */
const MOST_WORDS_LOOKED_FOR = 20;
/** Jobs whose texts are looked through in one statement. */
const JOBS_A_LOOK = 2_000;
/** Jobs read in one statement, beside requests: some tenths of a second. */
const JOBS_A_BATCH = 200;
/** So long a turn lasts before other tasks of the queue have theirs, in milliseconds. */
const TURN_MS = 2_000;
const KEY = "all";

interface UnreadWord {
  code: string;
  forms: string[];
  includes: string[];
  version: number;
}

/** Either a pool of connections or one of them. */
type Database = Pick<EntityManager, "query">;

/**
 * WORD-07: notes the jobs that new and changed words concern, for `readNotedJobs`. These are jobs that are found by
 * such a word now, jobs with one of its forms in their texts or their company's name, and those of words that it
 * includes. If it stops in the middle, the next call begins again.
 */
export async function noteConcernedJobs(database: Database): Promise<void> {
  const words = await database.query<UnreadWord[]>(
    `select code, forms, includes, version from search_words
     where not is_read and noted_version < version order by code`,
  );
  if (words.length === 0) return;
  let last: string | undefined = NIL_UUID;
  while (last !== undefined) last = await noteSome(database, words, last);
  await database.query(
    `update search_words word set noted_version = noted.version
     from jsonb_to_recordset($1) as noted (code text, version int) where word.code = noted.code`,
    [JSON.stringify(words)],
  );
}

/** Looks through the jobs after one. @returns the last of them */
async function noteSome(
  database: Database,
  words: readonly UnreadWord[],
  after: string,
): Promise<string | undefined> {
  const [looked] = await database.query<{ last: string | null }[]>(
    `with part as materialized (
       select id, company_id, title, skills, description, tsvector_to_array(search_document) as found_by
       from jobs where id > $1 order by id limit ${JOBS_A_LOOK}
     ), noted as (
       insert into search_word_unread_jobs
       select id from part where $2 or found_by && $3
         or concat_ws(' ', title, array_to_string(skills, ' '), description) ilike any ($4)
         or company_id in (select id from companies where name ilike any ($4))
         or exists (
           select from jsonb_to_recordset($5) as word (code text, includes text[])
           where found_by && word.includes and not word.code = any (found_by)
         )
       on conflict do nothing
     )
     select (select id from part order by id desc limit 1) as last`,
    [
      after,
      words.length > MOST_WORDS_LOOKED_FOR,
      words.map(({ code }) => termOf(code)),
      words.flatMap(({ forms }) => forms).map(patternOf),
      JSON.stringify(
        words.map(({ code, includes }) => ({ code: termOf(code), includes: includes.map(termOf) })),
      ),
    ],
  );
  return looked?.last ?? undefined;
}

/** As `jobs.search_document` has a search word. */
const termOf = (code: string): string => `@${code}`;

/** Signs part words: "node.js" is looked for as "node%js". */
const patternOf = (form: string): string => `%${form.replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "%")}%`;

/**
 * Has some noted jobs read anew. Of two nodes at it, each takes other jobs.
 * @returns how many; 0: none is left, and the words of which all jobs were noted count as read
 */
export async function readNotedJobs(database: Database, most = JOBS_A_BATCH): Promise<number> {
  const read = await database.query<object[]>(
    // The trigger that reads a job is woken by its title.
    `with taken as (
       delete from search_word_unread_jobs where job_id in (
         select job_id from search_word_unread_jobs order by job_id limit $1 for update skip locked
       ) returning job_id
     ), read as (
       update jobs set title = title where id in (select job_id from taken)
     )
     select from taken`,
    [most],
  );
  if (read.length === 0)
    await database.query(
      `update search_words set is_read = true
       where not is_read and noted_version = version and not exists (select from search_word_unread_jobs)`,
    );
  return read.length;
}

/** Asks for a turn of reading, in the transaction that changes a word. */
export const askForReading = (manager: EntityManager): Promise<void> =>
  enqueue(manager, "search-word-reading", {}, { key: KEY });

/** SEEK-05: has jobs read by new and changed words, beside the requests. What is left stands in the database. */
export class SearchWordReading {
  /** @param takeIn has the search index take changed jobs in */
  constructor(
    private readonly dataSource: DataSource,
    private readonly takeIn: () => Promise<void>,
  ) {}

  /** For the queue: reads for a while, and asks for another turn while jobs are left. */
  async work(): Promise<void> {
    const start = performance.now();
    await noteConcernedJobs(this.dataSource);
    while ((await readNotedJobs(this.dataSource)) > 0) {
      await this.takeIn();
      if (performance.now() - start < TURN_MS) continue;
      await askForReading(this.dataSource.manager);
      return;
    }
  }

  /** For the queue, each minute: has the reading go on whose node is gone. */
  async watch(): Promise<void> {
    const unread = await this.dataSource.query<object[]>(
      "select from search_words where not is_read limit 1",
    );
    if (unread.length > 0) await askForReading(this.dataSource.manager);
  }

  /** How many jobs are still to be read, and whether they are being looked for yet. */
  async progress(): Promise<{ jobCount: number; isLooking: boolean }> {
    const [progress] = await this.dataSource.query<{ jobCount: number; isLooking: boolean }[]>(
      `select (select count(*) from search_word_unread_jobs)::int as "jobCount",
         exists (select from search_words where not is_read and noted_version < version) as "isLooking"`,
    );
    return progress ?? { jobCount: 0, isLooking: false };
  }
}
