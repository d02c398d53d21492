import type { EntityManager } from "typeorm";
import { readSearchWordCatalogue } from "./search-word-catalogue";
import { SearchWordKind, type SearchWordTerms } from "./search-word.entity";
import { noteConcernedJobs, readNotedJobs } from "./search-word-reading";

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
  // Forms are derived once if the words that are written in several ways are there before them (WORD-09).
  const isPlain = ({ kind }: SearchWordTerms) => Number(kind === SearchWordKind.WORD);
  const inOrder = catalogue.toSorted((one, other) => isPlain(other) - isPlain(one));
  const changed = await manager.query<{ code: string }[]>(STORE, [JSON.stringify(inOrder)]);
  const read = await readJobsByNewWords(manager);
  return changed.length + read === 0
    ? []
    : [`search words: ${changed.length} changed, ${read} jobs read by them`];
}

/**
 * WORD-07: has the jobs that new and changed words concern read by them, and waits for it. What a change through the
 * screen left unread is read as well. @returns how many jobs
 */
export async function readJobsByNewWords(manager: EntityManager): Promise<number> {
  await noteConcernedJobs(manager);
  let all = 0;
  for (;;) {
    const read = await readNotedJobs(manager, JOBS_A_BATCH);
    if (read === 0) return all;
    await manager.query("select job_search_fold('-infinity', true)");
    all += read;
  }
}
