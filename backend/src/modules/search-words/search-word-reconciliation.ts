import type { EntityManager } from "typeorm";
import { readSearchWordCatalogue } from "./search-word-catalogue";
import type { SearchWordTerms } from "./search-word.entity";

// Migrations run without entities, so this is SQL.
const STORE = `
  insert into search_words as known (code, kind, name, forms, includes)
  select code, kind, name, forms, includes from jsonb_to_recordset($1) as word (
    code text, kind text, name text, forms text[], includes text[]
  )
  on conflict (code) do update set kind = excluded.kind, name = excluded.name, forms = excluded.forms,
    includes = excluded.includes, is_read = false, version = known.version + 1, updated_at = now()
  where not known.is_edited and (known.kind, known.name, known.forms, known.includes)
    is distinct from (excluded.kind, excluded.name, excluded.forms, excluded.includes)
  returning code`;

/** Of more changed words every job is read: looking for each of their forms would take longer. */
const MOST_WORDS_LOOKED_FOR = 20;
/** As many as one fold of the search index takes in. */
const JOBS_A_BATCH = 2_000;

/**
 * WORD-08: makes the search words what the catalogue says, but for those that an admin changed, and reads the jobs
 * that they concern anew. A word that the catalogue lacks stays.
 * @returns a line where anything changed
 */
export async function reconcileSearchWords(
  manager: EntityManager,
  catalogue: readonly SearchWordTerms[] = readSearchWordCatalogue(),
): Promise<string[]> {
  const changed = await manager.query<{ code: string }[]>(STORE, [JSON.stringify(catalogue)]);
  const read = await readJobsByNewWords(manager);
  return changed.length + read === 0
    ? []
    : [`search words: ${changed.length} changed, ${read} jobs read by them`];
}

/**
 * WORD-07: has the jobs that may name a new or changed word read by it: those whose texts have one of its forms, and
 * those that are found by it now. Each batch is a transaction of its own; whoever stops in the middle begins again.
 * @returns how many jobs
 */
export async function readJobsByNewWords(manager: EntityManager): Promise<number> {
  const unread = await manager.query<{ code: string; forms: string[]; version: number }[]>(
    "select code, forms, version from search_words where not is_read order by code",
  );
  if (unread.length === 0) return 0;
  const isEveryJob = unread.length > MOST_WORDS_LOOKED_FOR;
  const codes = unread.map(({ code }) => `@${code}`);
  const forms = unread.flatMap((word) => word.forms);
  let read = 0;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const jobs = await manager.query<{ id: string }[]>(
      `select id from jobs where id > $1 and ($2 or tsvector_to_array(search_document) && $3
         or concat_ws(' ', title, array_to_string(skills, ' '), description) ilike any ($4))
       order by id limit ${JOBS_A_BATCH}`,
      [last, isEveryJob, codes, forms.map(patternOf)],
    );
    if (jobs.length === 0) break;
    // The trigger that reads a job is woken by its title.
    await manager.query("update jobs set title = title where id = any ($1)", [jobs.map(({ id }) => id)]);
    await manager.query("select job_search_fold('-infinity', true)");
    read += jobs.length;
    last = jobs.at(-1)?.id ?? last;
  }
  await manager.query(
    `update search_words word set is_read = true
     from jsonb_to_recordset($1) as done (code text, version int)
     where word.code = done.code and word.version = done.version`,
    [JSON.stringify(unread)],
  );
  return read;
}

/** Signs part words: "node.js" is looked for as "node%js". */
const patternOf = (form: string): string => `%${form.replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "%")}%`;
