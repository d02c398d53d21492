import { MOST_QUESTIONS } from "@job-portal/protocol/screening";
import { z } from "zod";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { entries } from "../../../text/text.rules";
import { Company } from "../../companies/company.entity";
import { Place } from "../../places/place.entity";
import { PlaceQuestion } from "../../places/places-reading";
import { WorkMode } from "../job/job.enums";
import { Pay } from "../reading/pay-of-job";
import { TypedJobInput } from "../job/job-fields.inputs";
import { TypedQuestion } from "../screening/screening.inputs";
import { PayObstacle } from "../reading/pay.enums";
import { JobWording } from "./job-wording.inputs";
import { DEFAULT_OPEN_DAYS, MAX_OPEN_DAYS } from "../job/job.rules";

@InputType({ description: "What a job says of itself." })
export class JobContentInput extends TypedJobInput {
  @Field({
    description: "The answer yes to the question about its pay, whose code begins with PAY_.",
    defaultValue: false,
  })
  isPayConfirmed: boolean;

  @Field(() => [TypedQuestion], {
    nullable: true,
    description: `What it asks of those who apply, up to ${MOST_QUESTIONS} questions. Left out, a changed job keeps its questions, and a new one has none.`,
  })
  @Follows(entries(2 * MOST_QUESTIONS, 0))
  questions?: TypedQuestion[] | null;
}

@InputType({ description: "A job to post, for one of the viewer's companies or a new one." })
export class PostJobInput extends JobContentInput {
  @Field(() => ID, {
    description:
      "The form's own id: a UUID that the client makes when the form is opened. The draft goes by it. Posting the same with it once more answers the job that it made, and other words are refused with DRAFT_POSTED.",
  })
  @Follows(z.uuid("must be a UUID"))
  draftId: string;

  @Field(() => ID, { nullable: true, description: "One of `myCompanies`; this or `companyName`." })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of a company that is made with the job, not verified yet. One of the viewer's own of that name is taken instead.",
  })
  companyName?: string | null;

  @Field(() => Int, {
    description: `For how many days one can apply, from 1 to ${MAX_OPEN_DAYS}.`,
    defaultValue: DEFAULT_OPEN_DAYS,
  })
  openForDays: number;

  @Field({ description: "The answer yes to the question POSSIBLE_DUPLICATE.", defaultValue: false })
  isDuplicateConfirmed: boolean;

  @Field({ description: "The answer yes to the question COMPANY_LOOKS_KNOWN.", defaultValue: false })
  isNewCompanyConfirmed: boolean;
}

/** What may be right, and is asked before it is taken. */
export enum JobQuestionCode {
  PAY_LOOKS_MONTHLY = "PAY_LOOKS_MONTHLY",
  PAY_UNIT_MISSING = "PAY_UNIT_MISSING",
  PAY_RANGE_WIDE = "PAY_RANGE_WIDE",
  PAY_UNLIKELY = "PAY_UNLIKELY",
  PAY_UNPAID = "PAY_UNPAID",
  PAY_BELOW_MINIMUM_WAGE = "PAY_BELOW_MINIMUM_WAGE",
  POSSIBLE_DUPLICATE = "POSSIBLE_DUPLICATE",
  COMPANY_LOOKS_KNOWN = "COMPANY_LOOKS_KNOWN",
}

registerEnumType(JobQuestionCode, {
  name: "JobQuestionCode",
  description:
    "What is asked before a job is taken as it is; the error's code where it has not been answered.",
  valuesConfig: {
    PAY_LOOKS_MONTHLY: { description: "Less than ₹60,000 a year: monthly instead of yearly?" },
    PAY_UNIT_MISSING: { description: "A figure alone: a month, a year, a day or an hour?" },
    PAY_RANGE_WIDE: { description: "The most is over four times the least: is it meant so?" },
    PAY_UNLIKELY: { description: "Too little or too much to be right, such as '15 a month'." },
    PAY_UNPAID: { description: "Unpaid, and no internship: is it volunteering?" },
    PAY_BELOW_MINIMUM_WAGE: { description: "Less than the lowest minimum wage: is it right?" },
    COMPANY_LOOKS_KNOWN: {
      description: "The company would be a new one, and there is one of nearly its name: the same?",
    },
    POSSIBLE_DUPLICATE: { description: "The company has an open job of this name, place and type." },
  },
});

@ObjectType({ description: "One answer to a question: what to type instead." })
export class JobSuggestion {
  @Field({ description: "The text of the field in question, mended: '18k to 22k a month + incentive'." })
  text: string;

  @Field({ description: "What that reads as: '₹18,000–22,000 a month'." })
  meaning: string;

  @Field({ description: "Whether it is the one that is probably meant; of several at most the first." })
  isLikely: boolean;
}

@ObjectType({ description: "Something that may be right, and is asked before it is taken." })
export class JobQuestion {
  @Field(() => JobQuestionCode, { description: "What is asked." })
  code: JobQuestionCode;

  @Field({ description: "The question in words." })
  message: string;

  @Field(() => ID, { nullable: true, description: "The open job that it may be a duplicate of." })
  jobId: string | null;

  @Field(() => Company, { nullable: true, description: "The company that may be meant." })
  company: Company | null;

  @Field(() => [JobSuggestion], { description: "What to type instead, the likeliest first; often nothing." })
  suggestions: JobSuggestion[];
}

@ObjectType({ description: "What is wrong with one field of a job." })
export class JobProblem {
  @Field({ description: "The input's field." })
  field: string;

  @Field({ description: "What is wrong with it." })
  message: string;
}

@ObjectType({ description: "How a text about pay was understood." })
export class PayReading {
  @Field(() => Pay, { description: "The text with its figures, which are null where it is none." })
  pay: Pay;

  @Field(() => String, {
    nullable: true,
    description:
      "The figures in words, such as '₹8,00,000 to ₹12,00,000 a year'; null where the text is none.",
  })
  words: string | null;

  @Field(() => PayObstacle, { nullable: true, description: "Why it can't be compared; null where it can." })
  obstacle: PayObstacle | null;

  @Field(() => String, { nullable: true, description: "What is wrong with it; null where it can be posted." })
  problem: string | null;

  @Field(() => JobQuestion, { nullable: true, description: "What would be asked about it." })
  question: JobQuestion | null;
}

@ObjectType({ description: "How a text about experience was understood." })
export class ExperienceReading {
  @Field(() => String, {
    nullable: true,
    description: "The years in words, such as '2 to 4 years'; null where none can be read in it.",
  })
  words: string | null;

  @Field(() => String, { nullable: true, description: "What is wrong with it; null where it can be posted." })
  problem: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The rule that it breaks, such as MORE_YEARS_FIRST; null where it breaks none that has a name.",
  })
  problemRule: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Years that may be meant by a level, such as '5–10 years' by 'Mid-Senior level'; else null.",
  })
  proposal: string | null;
}

@ObjectType({ description: "How a job's location was understood." })
export class LocationReading {
  @Field(() => [Place], { description: "The places, in the order typed; up to ten." })
  places: readonly Place[];

  @Field(() => [PlaceQuestion], { description: "What of it was not understood, with what may be meant." })
  questions: readonly PlaceQuestion[];

  @Field(() => [String], {
    description: "Parts of an address beside the places, such as a landmark: a job doesn't keep them.",
  })
  leftOut: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: "What is wrong with it, in words; null where it can be posted.",
  })
  problem: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The first place's city by the portal's name for it; null where it has none.",
  })
  city: string | null;

  @Field(() => String, { nullable: true, description: "The part of that city." })
  locality: string | null;

  @Field({ description: "Whether it says remote, which outranks the work mode that was chosen." })
  isRemote: boolean;

  @Field(() => WorkMode, {
    nullable: true,
    description: "What it says of the work mode, which outranks the one that was chosen.",
  })
  workMode: WorkMode | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A place that is probably meant where one that is named is none we know: 'Bangalore' for 'bangalroe'.",
  })
  didYouMean: string | null;
}

@ObjectType({ description: "What posting a form would come to." })
export class JobCheck {
  @Field(() => [JobProblem], { description: "What keeps it from being posted, field by field." })
  problems: JobProblem[];

  @Field(() => [JobQuestion], { description: "What has to be confirmed." })
  questions: JobQuestion[];

  @Field(() => PayReading, { description: "How the pay was understood." })
  pay: PayReading;

  @Field(() => [JobWording], { description: "What its writer should look at in its texts." })
  wording: JobWording[];
}
