import { LONGEST_BREACH_TEXT, MOST_BREACHED_PEOPLE } from "@job-portal/protocol/breaches";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { PageArgs } from "../../../lists/list-page";
import { NumberedPage, PageOf } from "../../../lists/page";
import { Follows } from "../../../text/follows";
import { inWords, requiredParagraphs } from "../../../text/text.rules";
import { Breach } from "./breach.entity";

const MOST = `Up to ${inWords(LONGEST_BREACH_TEXT)} characters; it names nobody.`;

@InputType({ description: "A breach of personal data for the register." })
export class SaveBreachInput {
  @Field(() => ID, {
    description: "The breach; a UUID of the form's own for a new one, so that none is made twice.",
  })
  @Follows(z.uuid("Must be a UUID"))
  id: string;

  @Field(() => Int, { description: "The version that the change was made to; 0 for a new one." })
  version: number;

  @Field(() => GraphQLDateTimeISO, { description: "When it was noticed; not in the future." })
  noticedAt: Date;

  @Field({ description: `What happened. ${MOST}` })
  @Follows(requiredParagraphs(LONGEST_BREACH_TEXT))
  what: string;

  @Field({ description: `Which data it is about. ${MOST}` })
  @Follows(requiredParagraphs(LONGEST_BREACH_TEXT))
  data: string;

  @Field(() => Int, { description: "How many people it is about, as far as is known." })
  @Follows(z.number().int().min(0, "Must be 0 or more").max(MOST_BREACHED_PEOPLE, "Is too many"))
  peopleCount: number;

  @Field({ description: `What may follow for these people. ${MOST}` })
  @Follows(requiredParagraphs(LONGEST_BREACH_TEXT))
  consequences: string;

  @Field({ description: `What was done. ${MOST}` })
  @Follows(requiredParagraphs(LONGEST_BREACH_TEXT))
  measures: string;
}

@ArgsType()
export class BreachArgs extends PageArgs {
  @Field({
    defaultValue: false,
    description: "Only those that the Board wasn't told of in detail yet, the first to be due first.",
  })
  isUnreported: boolean;
}

@PageOf(Breach, "A page of the register of breaches, the newest first.")
export class BreachPage extends NumberedPage<Breach> {}
