import { Field, ObjectType, registerEnumType } from "type-graphql";

/** What a part of a searched text says. */
export enum ReadPartKind {
  TRADE = "trade",
  SKILL = "skill",
  COMPANY = "company",
  PLACE = "place",
  DISTANCE = "distance",
  WORK_MODE = "work-mode",
  TYPE = "type",
  SHIFT = "shift",
  EDUCATION = "education",
  ENGLISH = "english",
  EXPERIENCE = "experience",
  PAY = "pay",
  FRESHNESS = "freshness",
  WALK_IN = "walk-in",
}

registerEnumType(ReadPartKind, {
  name: "ReadPartKind",
  description: "What a part of a searched text says.",
});

@ObjectType({ description: "A part of the searched text that was understood: a chip." })
export class ReadPart {
  @Field(() => ReadPartKind, { description: "What it says." })
  kind: ReadPartKind;

  @Field({ description: "The words as typed: 'raat ki shift'." })
  text: string;

  @Field({ description: "What they mean, in the portal's words: 'Night shift', '₹20,000 a month or more'." })
  label: string;

  @Field({ description: "The whole text without these words." })
  without: string;
}
