import { Field, ObjectType, registerEnumType } from "type-graphql";

/** What a part of a searched text says. */
export enum ReadPartKind {
  TRADE = "trade",
  SKILL = "skill",
  COMPANY = "company",
  PLACE = "place",
  NEAR_ME = "near-me",
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
  valuesConfig: {
    TRADE: { description: "A kind of work: 'nurse'." },
    SKILL: { description: "What somebody can do or use: 'Tally'." },
    COMPANY: { description: "A company's name." },
    PLACE: { description: "Where the work is." },
    NEAR_ME: { description: "That it is near the viewer, whom the client asks for the place." },
    DISTANCE: { description: "How far from there: 'within 5 km'." },
    WORK_MODE: { description: "Remote, hybrid or on site." },
    TYPE: { description: "How somebody is employed: 'part-time'." },
    SHIFT: { description: "When the work is done: 'night shift'." },
    EDUCATION: { description: "What somebody has finished: '10th pass'." },
    ENGLISH: { description: "How much English somebody has." },
    EXPERIENCE: { description: "Years of work, or a fresher." },
    PAY: { description: "What the job pays at least." },
    FRESHNESS: { description: "How long ago it was posted." },
    WALK_IN: { description: "That one may walk in." },
  },
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
