import type { JobPage } from "../src/modules/jobs/search/job-search.inputs";
import type { JobSearchService } from "../src/modules/jobs/search/job-search.service";
import type { JudgedJobs } from "./board";
import { type EvalQuery, isWanted } from "./eval-query";
import type { Posting } from "./posting";
import { type Scores, scoresOf } from "./scores";

/** What the jobs page asks for at once. */
const PAGE_SIZE = 20;
/** The rest is read in larger parts: its time is not measured. */
const PART_SIZE = 500;
const MOST_WORST = 3;

/** How one query was answered. */
export interface Asked {
  query: EvalQuery;
  scores: Scores;
  found: number;
  wanted: number;
  /** Of the first page. */
  seconds: number;
  /** The titles of the unwanted jobs that stand first. */
  worst: readonly string[];
}

/** Asks as the search box does. @returns null if no job is wanted: such a query can't be judged */
export async function ask(
  search: JobSearchService,
  query: EvalQuery,
  judged: JudgedJobs,
): Promise<Asked | null> {
  const wanted = new Set([...judged].flatMap(([id, posting]) => (isWanted(query, posting) ? [id] : [])));
  if (wanted.size === 0) return null;
  const start = performance.now();
  const page = await firstPage(search, query.text, PAGE_SIZE);
  const seconds = (performance.now() - start) / 1000;
  const answer = (await wholeAnswer(search, query.text, page)).filter((id) => judged.has(id));
  const bad = answer.flatMap((id): Posting[] => (wanted.has(id) ? [] : [judged.get(id)].filter(isThere)));
  return {
    query,
    scores: scoresOf(
      answer.map((id) => wanted.has(id)),
      wanted.size,
    ),
    found: answer.length,
    wanted: wanted.size,
    seconds,
    worst: bad.slice(0, MOST_WORST).map(({ title }) => title),
  };
}

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;

export const firstPage = (search: JobSearchService, text: string, pageSize: number): Promise<JobPage> =>
  search.search({ filter: { q: text }, page: 1, pageSize }, () => Promise.resolve(false));

/** The ids of all jobs found, in their order. */
async function wholeAnswer(search: JobSearchService, text: string, first: JobPage): Promise<string[]> {
  const ids = first.items.map(({ id }) => id);
  let after = first.nextCursor;
  while (after) {
    const page: JobPage = await search.search(
      { filter: { q: text }, page: 1, pageSize: PART_SIZE, after },
      () => Promise.resolve(false),
    );
    ids.push(...page.items.map(({ id }) => id));
    after = page.nextCursor;
  }
  return ids;
}
