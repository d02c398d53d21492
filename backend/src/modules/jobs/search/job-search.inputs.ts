import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import { anyText, textBetween, texts } from "../../../text/text.rules";
import { NumberedPage, PageOf } from "../../../lists/page";
import { Job } from "../job/job.entity";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../job/job.enums";
import type { ListedColumns, ListedJob } from "../job/listed-job";
import type { QueryReading } from "../query/read-query";
import { JobSort } from "./job-sort.enums";

/** JOBS-08: a list has no more pages than these. */
export const MAX_PAGES = 10;
const MAX_PAGE_SIZE = 50;
const MAX_CITIES = 20;

@InputType({ description: "A point on the earth, such as a browser tells it." })
export class EarthPoint {
  @Field(() => Float, { description: "Degrees north of the equator, from -90 to 90." })
  @Follows(z.number().min(-90).max(90))
  latitude: number;

  @Field(() => Float, { description: "Degrees east of Greenwich, from -180 to 180." })
  @Follows(z.number().min(-180).max(180))
  longitude: number;
}

@InputType({ description: "Which jobs; what is left out does not narrow." })
export class JobFilter {
  @Field(() => String, {
    nullable: true,
    description: "Job title or keywords: every word must stand in title, skills, education or company.",
  })
  @Follows(anyText(200))
  q?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A city under any of its names, a locality ('Koramangala' or 'Koramangala, Bengaluru'), a region ('Delhi NCR'), a state, a PIN, or 'Remote'. Of several places ('Pune, Mumbai') jobs in any are found.",
  })
  @Follows(anyText(120))
  location?: string | null;

  /** READ-09: whether the location was read out of `q`. No part of the API. */
  isPlaceTyped?: boolean;

  /** READ-15: whether `q` says that one works from home. No part of the API. */
  isHomeTyped?: boolean;

  @Field(() => JobType, { nullable: true, description: "How somebody is employed." })
  type?: JobType | null;

  @Field(() => WorkMode, { nullable: true, description: "Where the work is done." })
  workMode?: WorkMode | null;

  @Field(() => Int, { nullable: true, description: "Posted no longer ago than so many days, from 1 to 365." })
  @Follows(wholeNumber(1, 365))
  postedWithinDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The seeker's years of work: jobs that ask for as many. Jobs whose text names no years are not among them.",
  })
  @Follows(wholeNumber(0, 60))
  experienceYears?: number | null;

  @Field(() => Education, {
    nullable: true,
    description:
      "What somebody has finished: jobs that say it is enough, and those that ask for none in particular.",
  })
  education?: Education | null;

  @Field(() => Shift, { nullable: true, description: "When the work is done: jobs that say so." })
  shift?: Shift | null;

  @Field(() => EnglishLevel, {
    nullable: true,
    description: "How much English somebody has: jobs that say it is enough.",
  })
  englishLevel?: EnglishLevel | null;

  @Field(() => Boolean, { nullable: true, description: "Only jobs that one may walk in for." })
  walkInOnly?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "No further than so many kilometres from `near`, or else from the location; from 1 to 100.",
  })
  @Follows(wholeNumber(1, 100))
  withinKm?: number | null;

  @Field(() => EarthPoint, {
    nullable: true,
    description: "Where somebody is. It is not kept. Without withinKm it only sorts.",
  })
  near?: EarthPoint | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the text is searched just as typed: no word of it is corrected.",
  })
  isExact?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Rupees a year that the job can pay at least. Jobs whose pay is no figure are not among them.",
  })
  @Follows(wholeNumber(0))
  payMin?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Rupees a year at which, or below which, the job's pay begins.",
  })
  @Follows(wholeNumber(0))
  payMax?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Skills, all of which the job names, whatever their case; up to 10. Needs the plan feature ADVANCED_FILTERS.",
  })
  @Follows(texts(10, 1, 40))
  skills?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Only jobs of companies that an admin has verified. Needs the plan feature ADVANCED_FILTERS.",
  })
  verifiedOnly?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Only jobs of companies that reply to at least half of their applications. Needs the plan feature ADVANCED_FILTERS.",
  })
  repliesOnly?: boolean | null;
}

/** Why jobs stand below a list that they don't belong to. */
export enum CloseReason {
  WITHOUT_CONDITION = "without-condition",
  NEARBY = "nearby",
  ELSEWHERE = "elsewhere",
}

registerEnumType(CloseReason, {
  name: "CloseReason",
  description: "Why jobs stand below a list that they don't belong to.",
  valuesConfig: {
    WITHOUT_CONDITION: { description: "The weakest condition of the text gave way." },
    NEARBY: { description: "They are in places near the one that was asked for." },
    ELSEWHERE: { description: "They are of the same trade, anywhere." },
  },
});

@ObjectType({ description: "Jobs close to what was searched, outside the list and its total." })
export class CloseJobs {
  @Field(() => CloseReason, { description: "What makes them differ." })
  reason: CloseReason;

  @Field(() => String, {
    nullable: true,
    description: "The condition that gave way: 'Night shift'. Null for jobs elsewhere.",
  })
  gaveWay: string | null;

  @Field({ description: "The text that finds them." })
  q: string;

  @Field(() => String, { nullable: true, description: "The location that finds them; null for anywhere." })
  location: string | null;

  @Field(() => Int, { description: "How many there are, 1,000 at most." })
  total: number;

  @Field({ description: "Whether there are more." })
  isTotalCapped: boolean;

  @Field(() => [Job], { description: "The first of them, 5 at most." })
  jobs: ListedJob[];
}

@ObjectType({ description: "How far a job is from where somebody searched." })
export class JobDistance {
  @Field(() => ID, { description: "The job's id." })
  jobId: string;

  @Field({ description: "The nearest of its places: 'Whitefield, Bangalore'." })
  place: string;

  @Field(() => Float, { description: "Kilometres in a straight line, to a tenth." })
  km: number;
}

@ArgsType()
export class JobsArgs {
  @Field(() => JobFilter, { nullable: true, description: "Which jobs; all open ones when left out." })
  filter?: JobFilter | null;

  @Field(() => JobSort, {
    nullable: true,
    description: "Their order; when left out RELEVANCE with a text and NEWEST without.",
  })
  sort?: JobSort | null;

  @Field(() => Int, { defaultValue: 1, description: `From 1 to ${MAX_PAGES}.` })
  @Follows(wholeNumber(1, MAX_PAGES))
  page: number;

  @Field(() => Int, { defaultValue: 20, description: `From 1 to ${MAX_PAGE_SIZE}.` })
  @Follows(wholeNumber(1, MAX_PAGE_SIZE))
  pageSize: number;

  @Field(() => String, {
    nullable: true,
    description:
      "`nextCursor` of the page before, past the tenth page too; with the same filter and sort, and page 1.",
  })
  @Follows(anyText(120))
  after?: string | null;
}

@ArgsType()
export class PopularLocationsArgs {
  @Field(() => Int, { defaultValue: 8, description: `How many cities, from 1 to ${MAX_CITIES}.` })
  @Follows(wholeNumber(1, MAX_CITIES))
  limit: number;
}

@PageOf(Job, `A page of jobs; by their numbers there are ${MAX_PAGES} at most, \`nextCursor\` reads on.`)
export class JobPage extends NumberedPage<ListedJob> {
  @Field(() => Int, { description: `How many pages can be asked for by number, ${MAX_PAGES} at most.` })
  pageCount: number;

  @Field(() => String, {
    nullable: true,
    description: "As nextCursor; on the last page too. Null on an empty page.",
    deprecationReason: "Since 0.2; `nextCursor` is what every list answers. Goes with 0.3.",
  })
  endCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Null: the words that were probably meant are searched at once, and `searchedText` says them.",
    deprecationReason: "Since 0.2; `searchedText` takes its place. Goes with 0.3.",
  })
  didYouMean: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The text that was searched in place of the one that was typed, where words of it are misspelt; null otherwise.",
  })
  searchedText: string | null;

  @Field(() => [JobDistance], {
    description: "Where the search has a point or a place: how far the page's jobs are.",
  })
  distances: JobDistance[];

  @Field(() => String, {
    nullable: true,
    description:
      "The place that was searched, where the filter's location doesn't say so itself: 'HSR Layout, Bangalore' for 'HSR'.",
  })
  searchedLocation: string | null;

  @Field(() => [String], {
    description:
      "Where nothing was found in the filter's location: cities in which the same search finds jobs, and 'Remote' if it finds any such.",
  })
  otherPlaces: string[];

  /** What was searched, for its parts and for the jobs in the wider area and close by. */
  searched: Searched;
}

/** What a page answers. */
interface Searched {
  /** As it was asked for. */
  asked: JobFilter;
  /** With what the text says. */
  filter: JobFilter;
  reading: QueryReading;
  sort: JobSort;
  /** Whether somebody said so, by hand or in the text. */
  isOrderChosen: boolean;
  /** The place that was searched in place of the filter's. */
  searchedLocation: string | null;
  /** How well the list's first job matches; null on later pages. */
  bestTier: number | null;
  columns?: ListedColumns;
}

@ArgsType()
export class SuggestionsArgs {
  @Field({ description: "What has been typed so far; typing errors are forgiven." })
  @Follows(textBetween(1, 80))
  text: string;
}

@ObjectType({ description: "A part of a city and its open jobs." })
export class LocalityCount {
  @Field({ description: "Its name, such as 'Koramangala'." })
  name: string;

  @Field(() => Int, { description: "Open jobs there." })
  jobCount: number;
}

@ObjectType({ description: "A city and its open jobs, counted at the moment of asking." })
export class PopularLocation {
  @Field({ description: "The city's name as the portal uses it." })
  city: string;

  @Field(() => Int, { description: "Open jobs there." })
  jobCount: number;

  @Field(() => [LocalityCount], { description: "The three localities with most of them." })
  localities: LocalityCount[];
}
