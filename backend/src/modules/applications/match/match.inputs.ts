import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { FactorOfMatch, MatchFactorName, MatchOfJob } from "./match";

/** The factors of a match as the API spells them. */
enum MatchFactorKind {
  SKILLS = "skills",
  TITLE = "title",
  EXPERIENCE = "experience",
  LOCATION = "location",
  PAY = "pay",
  EDUCATION = "education",
  NOTICE = "notice",
}

registerEnumType(MatchFactorKind, {
  name: "MatchFactorKind",
  description: "What of a person is compared with a job.",
  valuesConfig: {
    SKILLS: { description: "Those asked for that the person has; up to 38 points." },
    TITLE: { description: "The professional title and positions held; up to 25 points." },
    EXPERIENCE: { description: "Years of work against those asked for; up to 18 points." },
    LOCATION: { description: "The city; a remote job is everywhere. Up to 8 points." },
    PAY: { description: "The pay offered against that expected; up to 4 points." },
    EDUCATION: { description: "The education asked for against that finished; up to 4 points." },
    NOTICE: { description: "When one must be able to join against when one can; up to 3 points." },
  },
});

@ObjectType({ description: "One factor of a match." })
class MatchFactor implements FactorOfMatch {
  @Field(() => MatchFactorKind, { description: "What is compared." })
  factor: MatchFactorName;

  @Field(() => Int, {
    nullable: true,
    description: "Points of it, from 0; null: not assessed, because one side says nothing of it.",
  })
  points: number | null;

  @Field(() => Int, { description: "How many it can add: its weight." })
  ofPoints: number;

  @Field({ description: "Why, in a few words, such as '4 of 6 skills' or '2 years short'." })
  detail: string;
}

@ObjectType({ description: "How a person fits a job: the same words for the person and for the company." })
export class Match implements MatchOfJob {
  @Field(() => Int, {
    nullable: true,
    description:
      "The points of the assessed factors in per cent of what these can add; null where fewer than two are assessed, or neither skills nor title.",
  })
  score: number | null;

  @Field(() => Int, { description: "Of the rule that made it; goes up when the rule changes." })
  version: number;

  @Field(() => [MatchFactor], { description: "All seven, the one that can add most first." })
  factors: FactorOfMatch[];
}
