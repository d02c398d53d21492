import { LONGEST_BREACH_MESSAGE, MOST_BREACH_ADDRESSES } from "@job-portal/protocol/breaches";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { inWords, requiredParagraphs } from "../../../text/text.rules";
import { BreachAudience } from "./breach-telling.entity";

const MOST = `Up to ${inWords(LONGEST_BREACH_MESSAGE)} characters; it names nobody.`;

@InputType({ description: "What the people whom a breach concerns are told (DPDP Rules 2025, rule 7(1))." })
export class TellOfBreachInput {
  @Field(() => ID, { description: "A UUID of the form's own, so that nobody is told twice." })
  @Follows(z.uuid("Must be a UUID"))
  id: string;

  @Field(() => ID, { description: "The breach." })
  @Follows(z.uuid("Must be a UUID"))
  breachId: string;

  @Field(() => BreachAudience, { description: "Whom it concerns." })
  audience: BreachAudience;

  @Field(() => [String], {
    defaultValue: [],
    description: `Their e-mail addresses, of ADDRESSES alone, up to ${inWords(MOST_BREACH_ADDRESSES)}.`,
  })
  @Follows(z.array(z.string().max(320)).max(MOST_BREACH_ADDRESSES, "Are too many at once"))
  addresses: string[];

  @Field({ description: `What happened, what may follow, and what was done. ${MOST}` })
  @Follows(requiredParagraphs(LONGEST_BREACH_MESSAGE))
  message: string;

  @Field({ description: `What they can do to be safe. ${MOST}` })
  @Follows(requiredParagraphs(LONGEST_BREACH_MESSAGE))
  advice: string;
}

@ObjectType({ description: "How far the people whom a breach concerns are told." })
export class BreachTold {
  @Field(() => Int, { description: "How many were told." })
  toldCount: number;

  @Field(() => GraphQLDateTimeISO, { description: "When telling began first." })
  begunAt: Date;

  @Field({ description: "Whether more are being told." })
  isGoingOn: boolean;
}

@ObjectType({ description: "What one is told of a breach of one's data." })
export class BreachNotice {
  @Field(() => ID, { description: "The breach." })
  id: string;

  @Field(() => Int, { description: "The number that it is named by." })
  number: number;

  @Field({ description: "What happened, what may follow, and what was done." })
  message: string;

  @Field({ description: "What one can do to be safe." })
  advice: string;

  @Field(() => GraphQLDateTimeISO, { description: "When one was told." })
  toldAt: Date;
}
