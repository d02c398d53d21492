import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { wholeNumber } from "../../../text/number.rules";
import { Follows } from "../../../text/follows";
import { anyText, entries, inWords, paragraphs } from "../../../text/text.rules";
import { IS_TOTAL_CAPPED, type Page, PageOf, TOTAL } from "../../../lists/page";
import { CareerFilter } from "../../career-profiles/career-filter.inputs";
import { AnswerFilter } from "../answers/answers.inputs";
import { ApplicationStatus } from "../application/application-pipeline";
import { Candidate } from "./candidate";
import { COUNTED, StageCount } from "../stages/pipeline-stage.inputs";
import { RejectionReason } from "./rejection-reason";

/** In which order candidates stand. */
export enum CandidateSort {
  PRIORITY = "priority",
  NEWEST = "newest",
  MATCH = "match",
}

registerEnumType(CandidateSort, {
  name: "CandidateSort",
  description: "In which order candidates stand.",
  valuesConfig: {
    PRIORITY: { description: "Those with priority processing first (PLAN-08), then the last sent first." },
    NEWEST: { description: "The last sent first." },
    MATCH: { description: "The best match first; those without a number last." },
  },
});

const MAX_FILTER_TEXT = 100;

@InputType({
  description:
    "Which candidates; what is left out asks for nothing. Who did not send a fact is not found by it.",
})
export class CandidateFilter extends CareerFilter {
  @Field(() => ID, { nullable: true, description: "Of one job; of all the viewer's companies' without it." })
  jobId?: string | null;

  @Field(() => [ApplicationStatus], { nullable: true, description: "Standing at one of these." })
  statuses?: ApplicationStatus[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Standing at this own stage of a company; null: at none. Where it is left out, at any or none.",
  })
  stageId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Words of the name, the professional title, the job's title or what was sent, up to ${MAX_FILTER_TEXT} characters.`,
  })
  @Follows(anyText(MAX_FILTER_TEXT))
  text?: string | null;

  @Field(() => Int, { nullable: true, description: "With a match of so many per cent or more, 0 to 100." })
  @Follows(wholeNumber(0, 100))
  minMatch?: number | null;

  @Field(() => AnswerFilter, { nullable: true, description: "With such an answer to a question." })
  answer?: AnswerFilter | null;

  @Field(() => String, {
    nullable: true,
    description: `Living in this city, which the gazetteer knows: up to ${MAX_FILTER_TEXT} characters.`,
  })
  @Follows(anyText(MAX_FILTER_TEXT))
  city?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: only those with `Candidate.isLate`." })
  isLate?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Each person once for a company, with the first in the list's order of what the rest of the filter finds of theirs.",
  })
  oncePerPerson?: boolean | null;
}

const MAX_PAGE_SIZE = 50;

/** The most that a file has. */
export const MAX_EXPORTED = 5_000;

@ArgsType()
export class ExportCandidatesArgs {
  @Field(() => CandidateFilter, { nullable: true, description: "Which; all when left out." })
  filter?: CandidateFilter | null;

  @Field(() => CandidateSort, { defaultValue: CandidateSort.PRIORITY, description: "In which order." })
  sort: CandidateSort;
}

/** Jobs to choose from at once; further ones are found by their words. */
export const MOST_JOBS = 20;

const MAX_JOB_TEXT = 120;

@ArgsType()
export class CandidateJobsArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only jobs with this in their title or reference, up to ${MAX_JOB_TEXT} characters.`,
  })
  @Follows(anyText(MAX_JOB_TEXT))
  text?: string | null;
}

@ArgsType()
export class CandidatesArgs extends ExportCandidatesArgs {
  @Field(() => Int, { defaultValue: 20, description: `How many at once, from 1 to ${MAX_PAGE_SIZE}.` })
  @Follows(wholeNumber(1, MAX_PAGE_SIZE))
  first: number;

  @Field(() => String, {
    nullable: true,
    description: "`nextCursor` of the page before, which had the same order; else INVALID_CURSOR.",
  })
  @Follows(anyText(200))
  after?: string | null;
}

@ObjectType({ description: "How many candidates stand at a status." })
export class StatusCount {
  @Field(() => ApplicationStatus, { description: "The status." })
  status: ApplicationStatus;

  @Field(() => Int, { description: `How many, ${COUNTED}.` })
  count: number;

  @Field({ description: "Whether there are more." })
  isCapped: boolean;
}

/** How many candidates a filter finds, in all and at each status. */
export interface CandidateTotals {
  total: number;
  isTotalCapped: boolean;
  counts: StatusCount[];
}

/** It counts where it is asked to: neither a board's columns nor pages that are read on show how many there are. */
@PageOf(Candidate, `A page of candidates; in its total each status is ${COUNTED}.`)
export class CandidatePage implements Omit<Page<Candidate>, "total" | "isTotalCapped"> {
  items: Candidate[];
  pageSize: number;
  hasNextPage: boolean;
  nextCursor: string | null;

  /** Each counts once, however often it is called. */
  countAll: () => Promise<CandidateTotals>;
  countStages: () => Promise<StageCount[]>;

  @Field(() => Int, { description: TOTAL })
  async total(): Promise<number> {
    return (await this.countAll()).total;
  }

  @Field(() => Boolean, { description: IS_TOTAL_CAPPED })
  async isTotalCapped(): Promise<boolean> {
    return (await this.countAll()).isTotalCapped;
  }

  @Field(() => [StatusCount], {
    description: "How many the rest of the filter finds at each status, in the pipeline's order.",
  })
  async counts(): Promise<StatusCount[]> {
    return (await this.countAll()).counts;
  }

  @Field(() => [StageCount], {
    description: "How many of them stand at each of the companies' own stages, in no order.",
  })
  stageCounts(): Promise<StageCount[]> {
    return this.countStages();
  }
}

const MAX_MOVED = 200;
const MAX_MESSAGE = 2000;

@InputType({ description: "A candidate to move, and where the viewer saw them stand." })
export class MovedCandidateInput {
  @Field(() => ID, { description: "The application." })
  applicationId: string;

  @Field(() => ApplicationStatus, { description: "Where it stood on the viewer's screen." })
  expectedStatus: ApplicationStatus;

  @Field(() => ID, {
    nullable: true,
    description: "At which own stage; null: at none. Where it is left out, any will do.",
  })
  expectedStageId?: string | null;
}

@InputType({ description: "A step that a company makes with some candidates at once." })
export class MoveApplicationsInput {
  @Field(() => [MovedCandidateInput], { description: `Which, from 1 to ${MAX_MOVED}.` })
  @Follows(entries(MAX_MOVED))
  items: MovedCandidateInput[];

  @Field(() => ApplicationStatus, { description: "Where to." })
  to: ApplicationStatus;

  @Field(() => ID, {
    nullable: true,
    description:
      "The company's own stage within it; null: the status itself. A step within a status reaches no applicant. STAGE_GONE where it is not there, or another status's.",
  })
  stageId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `For NOT_SELECTED alone: what the applicants read, up to ${inWords(MAX_MESSAGE)} characters; the company's usual text when left out.`,
  })
  @Follows(paragraphs(MAX_MESSAGE))
  message?: string | null;

  @Field(() => RejectionReason, {
    nullable: true,
    description: "For NOT_SELECTED alone: why, for the company's own figures. Applicants never read it.",
  })
  reason?: RejectionReason | null;
}

/** Why a candidate of many was not moved. */
export enum MoveRefusal {
  NOT_FOUND = "not-found",
  CONFLICT = "conflict",
  MOVE_NOT_ALLOWED = "move-not-allowed",
}

registerEnumType(MoveRefusal, {
  name: "MoveRefusal",
  description: "Why a candidate of many was not moved, and stays as it was.",
  valuesConfig: {
    NOT_FOUND: { description: "Not there, or not the viewer's." },
    CONFLICT: { description: "It stands elsewhere by now: somebody else was faster." },
    MOVE_NOT_ALLOWED: { description: "The pipeline has no such step." },
  },
});

@ObjectType({ description: "What became of one candidate of many." })
export class MoveResult {
  @Field(() => ID, { description: "The application, as it was asked for." })
  applicationId: string;

  @Field(() => MoveRefusal, { nullable: true, description: "Why it was not moved; null: it was." })
  refusal: MoveRefusal | null;

  @Field(() => Candidate, { nullable: true, description: "As it stands now; null where it is not found." })
  candidate: Candidate | null;
}

@ObjectType({ description: "What became of a step with some candidates at once." })
export class MoveOutcome {
  @Field(() => ID, { nullable: true, description: "To undo it by; null where nobody was moved." })
  moveId: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "For how many seconds from now it can be undone; null where nobody was moved.",
  })
  undoSeconds: number | null;

  @Field(() => Int, { description: "How many were moved." })
  movedCount: number;

  @Field(() => [MoveResult], { description: "In the order they were asked for, each once." })
  results: MoveResult[];
}

const MAX_NOTE = 2000;

@InputType({ description: "A note about a candidate, for the company alone." })
export class AddCandidateNoteInput {
  @Field(() => ID, { description: "The application." })
  applicationId: string;

  @Field({ description: `Plain text, up to ${inWords(MAX_NOTE)} characters.` })
  @Follows(paragraphs(MAX_NOTE).refine((text) => text.trim() !== "", "is required"))
  text: string;
}

@InputType({ description: "What a company usually writes to those whom it does not select." })
export class SaveRejectionMessageInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({
    description: `Plain text, up to ${inWords(MAX_MESSAGE)} characters; empty: the portal's text again.`,
  })
  @Follows(paragraphs(MAX_MESSAGE))
  text: string;
}
