import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { CareerFacts } from "../career-profiles/career-profile.inputs";
import type { CareerContent } from "../career-profiles/career.fields";
import type { FindablePerson } from "./findable-person.entity";

/** A row of `SEEN`. */
export interface PersonRow extends Pick<FindablePerson, "id" | "accountId" | "listedAt"> {
  card: CareerContent;
  invitedAt: Date | null;
  lookedAt: Date | null;
}

@ObjectType({
  description: "Somebody who lets companies find them, without name, contact, photo or present employer.",
})
export class Person {
  @Field(() => ID, { description: "By which companies know them; not the account's." })
  id: string;

  @Field(() => CareerFacts, {
    description: "What they show of their work: in a list the main of it, once opened all of it.",
  })
  facts: CareerContent;

  @Field(() => GraphQLDateTimeISO, { description: "When they could first be found with these facts." })
  listedAt: Date;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the company last opened their card, within the last 90 days.",
  })
  lookedAt: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the company last invited them to a job.",
  })
  invitedAt: Date | null;
}
