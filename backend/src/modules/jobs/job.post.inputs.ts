import { IsOptional, IsUUID } from "class-validator";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../accounts/follows";
import { companyName } from "../companies/company.rules";
import { Pay } from "./job.entity";
import { JobType, WorkMode } from "./job.enums";
import { DEFAULT_OPEN_DAYS, jobRules, MAX_LIST, MAX_OPEN_DAYS, MAX_OPENINGS } from "./job.rules";

/** POST-01, POST-02, POST-03. */
@InputType({ description: "What a job says of itself." })
export class JobContentInput {
  @Field({ description: "What the job is called, 3 to 120 characters." })
  @Follows(jobRules.title)
  title: string;

  @Field(() => JobType, { description: "How somebody is employed." })
  type: JobType;

  @Field(() => WorkMode, {
    nullable: true,
    description:
      "Where the work is done; when left out at the employer's place, or as 'Remote' in the location says.",
  })
  workMode?: WorkMode | null;

  @Field({ description: "'Locality, City', 'City' or 'Remote', up to 120 characters." })
  @Follows(jobRules.location)
  location: string;

  @Field({
    description:
      "Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters; of a range the most must be at most four times the least.",
  })
  @Follows(jobRules.pay)
  pay: string;

  @Field({ description: "Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters." })
  @Follows(jobRules.experience)
  experience: string;

  @Field({ description: "Markdown, up to 10,000 characters." })
  @Follows(jobRules.description)
  description: string;

  @Field({ description: "Markdown, up to 5,000 characters." })
  @Follows(jobRules.requirements)
  requirements: string;

  @Field(() => [String], {
    description: `Skills asked for, up to ${MAX_LIST} of 40 characters each.`,
    defaultValue: [],
  })
  @Follows(jobRules.skills)
  skills: string[];

  @Field(() => [String], {
    description: `What the employer offers beside pay, up to ${MAX_LIST} of 120 characters each.`,
    defaultValue: [],
  })
  @Follows(jobRules.benefits)
  benefits: string[];

  @Field(() => Int, {
    description: `How many people are wanted, from 1 to ${MAX_OPENINGS}.`,
    defaultValue: 1,
  })
  @Follows(jobRules.openings)
  openings: number;

  @Field({ description: "The answer yes to the question PAY_LOOKS_MONTHLY.", defaultValue: false })
  isPayConfirmed: boolean;
}

@InputType({ description: "A job to post, for one of the viewer's companies or a new one." })
export class PostJobInput extends JobContentInput {
  @Field(() => ID, {
    description:
      "The form's own id: a UUID that the client makes when the form is opened. The draft goes by it, and posting with it once more answers the job that it made.",
  })
  @IsUUID(undefined, { message: "must be a UUID" })
  draftId: string;

  @Field(() => ID, { nullable: true, description: "One of `myCompanies`; this or `companyName`." })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of a company that is made with the job, not verified yet. One of the viewer's own of that name is taken instead.",
  })
  @IsOptional()
  @Follows(companyName)
  companyName?: string | null;

  @Field(() => Int, {
    description: `For how many days one can apply, from 1 to ${MAX_OPEN_DAYS}.`,
    defaultValue: DEFAULT_OPEN_DAYS,
  })
  @Follows(jobRules.openForDays)
  openForDays: number;

  @Field({ description: "The answer yes to the question POSSIBLE_DUPLICATE.", defaultValue: false })
  isDuplicateConfirmed: boolean;
}

/** What may be right, and is asked before it is taken. */
export enum JobQuestionCode {
  PAY_LOOKS_MONTHLY = "PAY_LOOKS_MONTHLY",
  POSSIBLE_DUPLICATE = "POSSIBLE_DUPLICATE",
}

registerEnumType(JobQuestionCode, {
  name: "JobQuestionCode",
  description:
    "What is asked before a job is taken as it is; the error's code where it has not been answered.",
  valuesConfig: {
    PAY_LOOKS_MONTHLY: { description: "Less than ₹60,000 a year: monthly instead of yearly?" },
    POSSIBLE_DUPLICATE: { description: "The company has an open job of this name, place and type." },
  },
});

@ObjectType({ description: "Something that may be right, and is asked before it is taken." })
export class JobQuestion {
  @Field(() => JobQuestionCode, { description: "What is asked." })
  code: JobQuestionCode;

  @Field({ description: "The question in words." })
  message: string;

  @Field(() => ID, { nullable: true, description: "The open job that it may be a duplicate of." })
  jobId: string | null;
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

  @Field(() => String, { nullable: true, description: "What is wrong with it; null where it can be posted." })
  problem: string | null;

  @Field(() => JobQuestion, { nullable: true, description: "What would be asked about it." })
  question: JobQuestion | null;
}

@ObjectType({ description: "What posting a form would come to." })
export class JobCheck {
  @Field(() => [JobProblem], { description: "What keeps it from being posted, field by field." })
  problems: JobProblem[];

  @Field(() => [JobQuestion], { description: "What has to be confirmed." })
  questions: JobQuestion[];

  @Field(() => PayReading, { description: "How the pay was understood." })
  pay: PayReading;
}
