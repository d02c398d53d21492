import type { Point } from "../../places/nearby-places";
import type { Education, EnglishLevel, JobType, Shift, WorkMode } from "../job/job.enums";
import type { SearchWordKind } from "../../search-words/search-word.entity";
import type { ListedColumns, ListedJob } from "../job/listed-job";
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
  /**
   * Of each list, jobs in any of its places or in a part of one, and jobs posted for all of one. Several lists must
   * all have such a place.
   */
  within: readonly (readonly number[])[];
  /** Of each of these lists, jobs posted for one of these areas themselves count as well: for all of Delhi NCR. */
  alsoPostedFor: readonly number[];
  /** Of each of these lists, jobs whose title has one of these names count as well: "koramangala", "hsr layout". */
  alsoTitled: readonly string[];
  /** Of each of these lists, jobs whose work mode is remote count as well: whoever works from home works anywhere. */
  alsoRemote: boolean;
  /** Only jobs posted for one of these places itself: for all Maharashtra, not for its cities. Empty: any job. */
  postedFor: readonly number[];
  /** The name, whatever its case, of one of the job's places or of their cities: several places may have it. */
  called: string | null;
}

/** Orders by distance tell kilometres apart up to here. Jobs beyond, and those without a point, come after them. */
export const FARTHEST_KM = 100;

/** Where somebody is, or looks for work. */
export interface SoughtNear {
  /** One or more; the nearest to a job counts. */
  points: readonly Point[];
  /** Only jobs of which a place lies no further away, to the point; null narrows nothing. At most `FARTHEST_KM`. */
  withinKm: number | null;
}

/**
 * Which jobs are looked for. All that is given must hold, and only open jobs are found: listed, and `open_until` ahead
 * of the index's clock. Null and an empty list narrow nothing.
 */
export interface JobQuery {
  /**
   * Each word must be found in title, skills, education or company's name, by its English stem; of several skills one
   * is enough (READ-08), and of what stands on either side of an "or" (READ-21). A trade of one word may stand in the
   * company's name (READ-17). What a job itself names comes before what is close to it (READ-20). A text without a word
   * finds nothing. Words in quotes must follow each other in the title (READ-06). Facts of a job - type, work mode,
   * shift, education, years from 0, a walk-in - are among its words as search words of the kind CONDITION.
   */
  text: string | null;
  place: SoughtPlace;
  /** Distances are measured from here; null where a search has no point. */
  near: SoughtNear | null;
  type: JobType | null;
  workMode: WorkMode | null;
  /** Years of work: jobs that ask for as many. More than 30 count as 30. A job that names no years is not found. */
  experienceYears: number | null;
  /** What somebody has finished: jobs for which that is enough, and those that ask for none in particular. */
  education: Education | null;
  /** Jobs that say so. */
  shift: Shift | null;
  /** How much English somebody has: jobs that say that it is enough. */
  englishLevel: EnglishLevel | null;
  /** Only jobs with a walk-in whose last day in India is not past. */
  isWalkIn: boolean;
  /** The job names all of them, whatever their case. */
  skills: readonly string[];
  /** Only jobs of companies that an admin verified. */
  isVerified: boolean;
  /** Only jobs of companies that reply to at least half of their applications. */
  doesReply: boolean;
  /** Only jobs that were highlighted when they were last changed: whether they still are is asked of the job. */
  isHighlighted: boolean;
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
   * NEAREST: by whole kilometres from the query's points to the job's nearest place, newest first among equals. Jobs
   * from `FARTHEST_KM` on and those without a point come last (NEAR-04). The query must have points.
   * Jobs that tie - posted in one microsecond, or in the order by pay in one minute - keep one fixed order.
   */
  sort: JobSort;
  /** So many jobs are passed over, from the start or from the cursor. */
  skip: number;
  take: number;
  /** An `endCursor` of the same query and sort: only jobs that come after that place, even if its job is gone. */
  after: string | null;
  /** What is read of each job, and of its company; all without it. */
  columns?: ListedColumns;
}

/** How many jobs a query finds. */
export interface JobCount {
  /** At most `COUNT_CAP`. */
  total: number;
  /** Whether there are more. */
  isTotalCapped: boolean;
}

/** What the jobs of a query have in common: of more than `COUNT_CAP` those that were posted last. */
export interface JobFigures extends JobCount {
  companyCount: number;
  /** The least and the most of what they pay, in rupees a year; null where no job states a figure. */
  payYearlyMin: number | null;
  payYearlyMax: number | null;
  /** When the newest was posted; null where there is none. */
  newestAt: Date | null;
}

/** What a query may choose, of which `countEach` takes one at a time. */
export type FilterChoice = Partial<
  Pick<
    JobQuery,
    | "type"
    | "workMode"
    | "experienceYears"
    | "education"
    | "shift"
    | "englishLevel"
    | "isWalkIn"
    | "postedAfter"
    | "payMin"
    | "payMax"
    | "place"
    | "near"
  >
>;

/** A part of a list. The total is the whole query's, wherever the part begins. */
export interface FoundJobs extends JobCount {
  jobs: ListedJob[];
  /** How well each of them matches: the class that RELEVANCE goes by, 1 the best. One class without a text. */
  tiers: number[];
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

/** A search word that a text means. */
export interface MeantWord {
  /** Such as `night-shift`. */
  code: string;
  kind: SearchWordKind;
  /** As screens show it. */
  name: string;
  /** The first of the text's words that say it, from 0, and the one behind the last. */
  from: number;
  to: number;
}

/**
 * Completes what people type, from the dictionary of listed jobs: heads of titles, skills, words. It may lag behind by
 * the changes that are not taken in (`changes`), so that a job that lapsed may still be suggested.
 */
export interface JobSuggestions extends BoardWords {
  /** Titles and skills like a text, those that begin with it first; up to `MOST_SUGGESTIONS`. */
  titles(text: string): Promise<string[]>;
  /** The search words that a text means, in its order, just as a search for it takes them. */
  meant(words: readonly string[]): Promise<MeantWord[]>;
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
  figures(query: JobQuery): Promise<JobFigures>;
  /**
   * The total for each choice in place of what the query has there, in their order. A choice is of one thing alone: a
   * type, a least pay without a most, a distance with its place. Costs little more than a few counts.
   */
  countEach(query: JobQuery, choices: readonly FilterChoice[]): Promise<JobCount[]>;
  readonly suggest: JobSuggestions;
  readonly places: JobPlaces;
  readonly changes: IndexUpkeep;
}
