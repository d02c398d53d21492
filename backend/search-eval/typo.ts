import type { JobPage } from "../src/modules/jobs/search/job-search.inputs";
import type { JobSearchService } from "../src/modules/jobs/search/job-search.service";
import { firstPage } from "./asking";
import { readTableFile } from "./table-file";

export interface Typo {
  typed: string;
  /** The words that were meant, or what they begin with. */
  meant: string;
}

/** Where a typo led: to jobs with the words that were meant, to jobs of other words, or to no such jobs. */
export type TypoEnd = "found" | "worse" | "lost";

/** As much of an answer as tells where a typo led. */
export type TypoAnswer = Pick<JobPage, "searchedText"> & {
  items: readonly Pick<JobPage["items"][number], "title" | "skills">[];
};

const FIRST = 10;

/** @throws CommandError */
export const readTypos = (path: string): Typo[] => readTableFile(path, ["typed", "meant"]);

/** How a typo was answered. */
export interface AskedTypo {
  /** Null if no job has the words that were meant: nothing could lead to them. */
  end: TypoEnd | null;
  searchedText: string | null;
  /** Of the first jobs. */
  titles: readonly string[];
}

/** Jobs that the meant words themselves find are the right ones, also where they call themselves otherwise. */
export async function askTypo(search: JobSearchService, { typed, meant }: Typo): Promise<AskedTypo> {
  const { items, searchedText } = await firstPage(search, typed, FIRST);
  const titles = items.map(({ title }) => title);
  const end = endOfAnswer({ items, searchedText }, meant);
  if (end === "found") return { end, searchedText, titles };
  const right = await firstPage(search, meant, FIRST);
  const isSame =
    right.items.length === items.length && right.items.every(({ id }, at) => id === items[at]?.id);
  return { end: right.total === 0 ? null : isSame ? "found" : end, searchedText, titles };
}

/** At least half of the first jobs must have the words. A correction that leads elsewhere is worse than none. */
export function endOfAnswer({ items, searchedText }: TypoAnswer, meant: string): TypoEnd {
  const hits = items.filter(({ title, skills }) => says([title, ...skills].join(" "), meant));
  if (items.length > 0 && hits.length * 2 >= items.length) return "found";
  return searchedText !== null && !says(searchedText, meant) ? "worse" : "lost";
}

/** Whether a text has all of the words, each perhaps with another ending. */
const says = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(" ")
    .every((word) => text.toLowerCase().includes(word));
