import type { JobType, WorkMode } from "../job/job.enums";
import type { ListedJob } from "../job/listed-job";
import type { BoardWords } from "../../search-words/spelling/spelling.service";
import type { JobSort } from "./job-sort.enums";

/** A total goes no further: more than so many shows as "1,000+". */
export const COUNT_CAP = 1000;

/** Suggestions are at most so many. */
export const MOST_SUGGESTIONS = 8;

/** Where a job is looked for. Whatever is given must hold. Places go by their numbers in the gazetteer. */
export interface SoughtPlace {
  /** Only jobs whose work mode is remote. */
  isRemote: boolean;
  /** Jobs in each of these places or in a part of it, and jobs posted for all of it. */
  within: readonly number[];
  /** Only jobs posted for this place itself: for all Maharashtra, not for its cities. */
  postedFor: number | null;
  /** The name, whatever its case, of one of the job's places or of their cities: several places may have it. */
  called: string | null;
}

/**
 * Which jobs are looked for. All that is given must hold, and only open jobs are found: listed, and `open_until` ahead
 * of the index's clock. Null and an empty list narrow nothing.
 */
export interface JobQuery {
  /**
   * Each word must be found in title, skills, education or company's name, by its English stem. A text without a word
   * finds nothing. Education has the words of what is asked for, and "pass" after 10th and 12th class; "any" has none.
   */
  text: string | null;
  place: SoughtPlace;
  type: JobType | null;
  workMode: WorkMode | null;
  /** Years of work: jobs that ask for as many. More than 30 count as 30. A job that names no years is not found. */
  experienceYears: number | null;
  /** The job names all of them, whatever their case. */
  skills: readonly string[];
  /** Only jobs of companies that an admin verified. */
  isVerified: boolean;
  /** Only jobs of companies that reply to at least half of their applications. */
  doesReply: boolean;
  postedAfter: Date | null;
  /** Rupees a year that the job can pay. A job whose pay is no figure is not found. */
  payMin: number | null;
  /** Rupees a year at which, or below which, the job's pay begins. A job whose pay is no figure is not found. */
  payMax: number | null;
}

/** The part of a list that is read. */
export interface ListPart {
  /**
   * NEWEST: last posted first. PAY: most yearly pay first, those without a figure last, and newest first among equals.
   * RELEVANCE: jobs that have every word of the text in the title before all others, newest first among both.
   * Jobs that tie - posted in one microsecond, or in the order by pay in one minute - keep one fixed order.
   */
  sort: JobSort;
  /** So many jobs are passed over, from the start or from the cursor. */
  skip: number;
  take: number;
  /** An `endCursor` of the same query and sort: only jobs that come after that place, even if its job is gone. */
  after: string | null;
}

/** How many jobs a query finds. */
export interface JobCount {
  /** At most `COUNT_CAP`. */
  total: number;
  /** Whether there are more. */
  isTotalCapped: boolean;
}

/** A part of a list. The total is the whole query's, wherever the part begins. */
export interface FoundJobs extends JobCount {
  jobs: ListedJob[];
  hasMore: boolean;
  /** Opaque; null where no job was found. */
  endCursor: string | null;
}

/** A city, and the open jobs there. A job in several cities counts in each. */
export interface PlaceCount {
  placeId: number;
  jobCount: number;
  /** The three localities with most of them, most first. */
  localities: { placeId: number; jobCount: number }[];
}

/**
 * Completes what people type, from the dictionary of listed jobs: heads of titles, skills, words. It may lag behind by
 * the changes that are not taken in (`changes`), so that a job that lapsed may still be suggested.
 */
export interface JobSuggestions extends BoardWords {
  /** Titles and skills like a text, those that begin with it first; up to `MOST_SUGGESTIONS`. */
  titles(text: string): Promise<string[]>;
}

/** The places of listed jobs. */
export interface JobPlaces {
  /** The cities with most open jobs, most first. Counts are exact at the moment of asking. */
  popular(limit: number): Promise<PlaceCount[]>;
  /** How many listed jobs are in each of these places; one without any is left out. May lag as the dictionary does. */
  counts(placeIds: readonly number[]): Promise<Map<number, number>>;
}

/** Keeping the index. Answers to `search` and `count` are right without it; they only become slower. */
export interface IndexUpkeep {
  /**
   * Takes in what changed, and lets go of jobs whose time is up. A job that lapsed before its change was taken in goes
   * with the next call. Calls at the same time don't wait for each other: one does the work. It may take minutes after
   * a load.
   */
  takeIn(): Promise<void>;
  /** The same, if enough has come together. It follows each search and each load; nobody waits, and it never throws. */
  takeInWhenDue(): Promise<void>;
}

/**
 * What the portal needs of an engine that searches jobs. A change to a job is in every answer that begins after the
 * change was committed. All methods throw what the database throws when it is out of reach.
 */
export interface SearchIndex {
  /** A part of the list, and the total. @throws BadInputError INVALID_CURSOR */
  search(query: JobQuery, part: ListPart): Promise<FoundJobs>;
  /** The total alone. */
  count(query: JobQuery): Promise<JobCount>;
  readonly suggest: JobSuggestions;
  readonly places: JobPlaces;
  readonly changes: IndexUpkeep;
}
