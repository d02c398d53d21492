import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Education } from "../../jobs/job/job.enums";
import type { FactorOfMatch, MatchFactorName, MatchOfJob, MatchReason } from "./match";

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

/** The reasons of a match as the API spells them. */
enum MatchReasonKind {
  NOT_ASKED = "notAsked",
  NOT_SAID = "notSaid",
  MET = "met",
  EXCEEDED = "exceeded",
  PARTLY_MET = "partlyMet",
  NOT_MET = "notMet",
  REMOTE = "remote",
}

registerEnumType(MatchReasonKind, {
  name: "MatchReason",
  description: "What comparing a person with a job found of one factor.",
  valuesConfig: {
    NOT_ASKED: { description: "Not assessed: the job says nothing of it." },
    NOT_SAID: { description: "Not assessed: the person says nothing of it." },
    MET: { description: "As asked for." },
    EXCEEDED: { description: "More than asked for." },
    PARTLY_MET: { description: "Less than asked for." },
    NOT_MET: { description: "Something else than asked for." },
    REMOTE: { description: "The work can be done from anywhere." },
  },
});

/** Its parts are there with it: a board of many candidates asks for them all, and no limit must count each. */
const OF_FACTOR = { nullable: true, complexity: 0 } as const;

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

  @Field(() => MatchReasonKind, {
    ...OF_FACTOR,
    description: "Why, as a code; the fields after it say what it names. Null: a match of an older rule.",
  })
  reason: MatchReason;

  @Field(() => Int, {
    ...OF_FACTOR,
    description: "Skills that the person has, their years of work, or days until they can join.",
  })
  own?: number;

  @Field(() => Int, {
    ...OF_FACTOR,
    description: "Skills that are asked for, the least years, or days within which one must join.",
  })
  asked?: number;

  @Field(() => Education, { ...OF_FACTOR, description: "The highest that the person has finished." })
  ownEducation?: Education;

  @Field(() => Education, { ...OF_FACTOR, description: "The least that the job asks for." })
  askedEducation?: Education;

  @Field(() => String, { ...OF_FACTOR, description: "The city in which both meet, else the person's." })
  ownCity?: string;

  @Field(() => [String], { ...OF_FACTOR, description: "The job's cities, where the person is in none." })
  askedCities?: string[];

  @Field({ description: "Why, in a few English words, such as '4 of 6 skills' or '2 years short'." })
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
