import { formatsIn } from "@job-portal/protocol/formats";
import { LEAST_STAGE_NAME, MOST_STAGE_NAME, MOST_STAGES } from "@job-portal/protocol/pipeline-stages";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { requiredLine } from "../../../text/text.rules";
import { Company } from "../../companies/company.entity";
import { ApplicationStatus } from "../application/application-pipeline";

/** Of candidates at a status or a stage: to count beyond it would cost more than their page itself. */
export const MOST_COUNTED = 1_000;
export const COUNTED = `counted up to ${formatsIn("en").count(MOST_COUNTED)}`;

const NAME = `From ${LEAST_STAGE_NAME} to ${MOST_STAGE_NAME} characters; no other stage's or status's, else STAGE_NAME_TAKEN.`;

@InputType({ description: `A stage that a company adds; at most ${MOST_STAGES}, else STAGE_LIMIT_REACHED.` })
export class AddPipelineStageInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: NAME })
  @Follows(requiredLine(LEAST_STAGE_NAME, MOST_STAGE_NAME))
  name: string;

  @Field(() => ApplicationStatus, {
    description:
      "Behind which status it stands: VIEWED, SHORTLISTED, INTERVIEW or OFFERED, else STAGE_NOT_ALLOWED.",
  })
  status: ApplicationStatus;
}

@InputType({ description: "A stage's new name." })
export class RenamePipelineStageInput {
  @Field(() => ID, { description: "The stage." })
  stageId: string;

  @Field({ description: NAME })
  @Follows(requiredLine(LEAST_STAGE_NAME, MOST_STAGE_NAME))
  name: string;
}

@InputType({ description: "The order of a company's own stages behind one status." })
export class OrderPipelineStagesInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field(() => ApplicationStatus, { description: "The status that they stand behind." })
  status: ApplicationStatus;

  @Field(() => [ID], { description: "All of them, the first in front; else STAGES_CHANGED." })
  @Follows(z.array(z.string()).max(MOST_STAGES))
  stageIds: string[];
}

@ObjectType({ description: "A stage that is gone." })
export class RemovedPipelineStage {
  @Field(() => Company, { description: "The company, with the stages that it still has." })
  company: Company;

  @Field(() => Int, { description: "How many candidates went back from it to its status." })
  candidateCount: number;
}

@ObjectType({ description: "How many candidates stand at a company's own stage." })
export class StageCount {
  @Field(() => ID, { description: "The stage." })
  stageId: string;

  @Field(() => ApplicationStatus, { description: "The status that it stands behind." })
  status: ApplicationStatus;

  @Field(() => Int, { description: `How many, ${COUNTED}.` })
  count: number;

  @Field({ description: "Whether there are more." })
  isCapped: boolean;
}
