import type { JobSearchService } from "../src/modules/jobs/search/job-search.service";
import { firstPage } from "./asking";
import { readTableFile } from "./table-file";

export interface Typo {
  typed: string;
  meant: string;
}

/** Where a typo led: to jobs with the word that was meant, to an offer of that word, or to neither. */
export type TypoEnd = "found" | "corrected" | "lost";

const FIRST = 10;

/** @throws CommandError */
export const readTypos = (path: string): Typo[] => readTableFile(path, ["typed", "meant"]);

/** @returns null if no job has the word that was meant: nothing could lead to it */
export async function endOf(search: JobSearchService, { typed, meant }: Typo): Promise<TypoEnd | null> {
  const { items, didYouMean } = await firstPage(search, typed, FIRST);
  const hits = items.filter(({ title, skills }) => says([title, ...skills].join(" "), meant));
  if (items.length > 0) return hits.length * 2 >= items.length ? "found" : "lost";
  if (didYouMean !== null && says(didYouMean, meant)) return "corrected";
  const { total } = await firstPage(search, meant, 1);
  return total === 0 ? null : "lost";
}

/** Whether a text has all of the words, each perhaps with an ending. */
const says = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(" ")
    .every((word) => text.toLowerCase().includes(word));
