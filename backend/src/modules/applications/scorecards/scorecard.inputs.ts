import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { entries, inWords, lines, paragraphs } from "../../../text/text.rules";

const MOST_CRITERIA = 8;
const LONGEST_CRITERION = 60;
const LONGEST_REMARK = 500;

const isDistinct = (texts: readonly string[]) =>
  new Set(texts.map((criterion) => criterion.trim().toLowerCase())).size === texts.length;

@InputType({ description: "What a job's candidates are to be marked by." })
export class SaveScorecardCriteriaInput {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field(() => [String], {
    description: `In order, up to ${MOST_CRITERIA} of up to ${LONGEST_CRITERION} characters, each once; none: no scorecards.`,
  })
  @Follows(lines(MOST_CRITERIA, LONGEST_CRITERION).refine(isDistinct, "must each be named once"))
  criteria: string[];
}

@InputType({ description: "How a candidate is found by one of the job's criteria." })
export class ScorecardMarkInput {
  @Field({ description: "One of `Candidate.scorecardCriteria`." })
  criterion: string;

  @Field(() => Int, { nullable: true, description: "From 1 to 5; left out: not asked." })
  @Follows(z.int().min(1, "must be from 1 to 5").max(5, "must be from 1 to 5"))
  mark?: number | null;
}

@InputType({ description: "What the viewer finds of a candidate, for the company alone." })
export class GiveScorecardInput {
  @Field(() => ID, { description: "The application." })
  applicationId: string;

  @Field(() => [ScorecardMarkInput], {
    description: "One for each criterion of the job, in its order, one mark at least; else CRITERIA_CHANGED.",
  })
  @Follows(entries(MOST_CRITERIA))
  marks: ScorecardMarkInput[];

  @Field(() => String, {
    nullable: true,
    description: `A short word, up to ${inWords(LONGEST_REMARK)} characters.`,
  })
  @Follows(paragraphs(LONGEST_REMARK))
  remark?: string | null;
}

@ObjectType({ description: "A candidate's scorecards together." })
export class ScorecardSummary {
  @Field(() => Int, { description: "How many members have given one." })
  count: number;

  @Field(() => Float, {
    nullable: true,
    description: "Of their averages. Null for none, and for a single one unless the viewer has given theirs.",
  })
  average: number | null;
}
