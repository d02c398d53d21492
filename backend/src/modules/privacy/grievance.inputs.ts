import {
  LONGEST_GRIEVANCE,
  LONGEST_GRIEVANCE_ANSWER,
  SHORTEST_GRIEVANCE,
} from "@job-portal/protocol/grievances";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { NumberedPage, PageOf } from "../../lists/page";
import { PageArgs } from "../../lists/list-page";
import { Follows } from "../../text/follows";
import { inWords, requiredParagraphs } from "../../text/text.rules";
import { Grievance, GrievanceKind } from "./grievance.entity";

@InputType({ description: "What somebody asks or complains about their data." })
export class RaiseGrievanceInput {
  @Field(() => GrievanceKind, { description: "What it is about." })
  kind: GrievanceKind;

  @Field({
    description: `In your own words, from ${SHORTEST_GRIEVANCE} to ${inWords(LONGEST_GRIEVANCE)} characters.`,
  })
  @Follows(requiredParagraphs(LONGEST_GRIEVANCE, SHORTEST_GRIEVANCE))
  text: string;
}

@InputType({ description: "The answer to a grievance, which closes it." })
export class AnswerGrievanceInput {
  @Field(() => ID, { description: "The grievance." })
  id: string;

  @Field({ description: `In words, up to ${inWords(LONGEST_GRIEVANCE_ANSWER)} characters.` })
  @Follows(requiredParagraphs(LONGEST_GRIEVANCE_ANSWER))
  answer: string;
}

@PageOf(Grievance, "A page of the viewer's grievances, the newest first.")
export class GrievancePage extends NumberedPage<Grievance> {}

@ArgsType()
export class GrievanceQueueArgs extends PageArgs {
  @Field({ defaultValue: false, description: "Only those whose day is over." })
  isLate: boolean;
}

@ObjectType({ description: "A grievance that waits for an admin's answer." })
export class WaitingGrievance {
  @Field(() => ID, { description: "The grievance's key." })
  id: string;

  @Field(() => Grievance, { description: "The grievance." })
  grievance: Grievance;

  @Field(() => Int, {
    description: "How many days are left to answer it: 0 on the last one, less than 0 when it is late.",
  })
  daysLeft: number;

  @Field(() => ID, { description: "The account that raised it." })
  accountId: string;

  @Field({ description: "The account's e-mail." })
  email: string;
}

@PageOf(WaitingGrievance, "A page of grievances that wait for an answer, the soonest due first.")
export class WaitingGrievancePage extends NumberedPage<WaitingGrievance> {}
