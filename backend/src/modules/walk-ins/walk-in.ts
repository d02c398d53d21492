import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { WalkInStatus, WalkInTurn } from "./walk-in.enums";

@ObjectType({ description: "The viewer's number for a day of a walk-in." })
export class WalkInPass {
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string;

  @Field({ description: "The day in India, YYYY-MM-DD." })
  day: string;

  @Field(() => Int, { description: "Their place in the queue of that day, from 1." })
  number: number;

  @Field({ description: "What they show at the desk, such as '27-8Q4TK'." })
  code: string;

  @Field({ description: "The name that the company sees." })
  name: string;

  @Field({ description: "The phone number that the company sees." })
  phone: string;

  @Field(() => Int, { nullable: true, description: "The number that is called now; null before the first." })
  numberNow: number | null;

  @Field(() => WalkInTurn, { description: "How far the queue has come for them." })
  turn: WalkInTurn;

  @Field({ description: "Whether the desk has seen them." })
  hasCome: boolean;

  @Field({ description: "Whether they may give it back, or take another day's." })
  canGiveBack: boolean;
}

@ObjectType({ description: "The walk-in of a job, as a visitor sees it." })
export class WalkIn {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "What the job is called." })
  jobTitle: string;

  @Field({ description: "The company's name." })
  companyName: string;

  @Field(() => String, { nullable: true, description: "Where to come, and what to bring." })
  venue: string | null;

  @Field(() => String, { nullable: true, description: "Between which hours to come." })
  hours: string | null;

  @Field({ description: "Whether the job is open." })
  isOpen: boolean;

  @Field(() => [String], {
    description: "The days of which the viewer may take a number, YYYY-MM-DD, the next 14 at most.",
  })
  days: string[];

  @Field(() => WalkInPass, { nullable: true, description: "The viewer's last number; null without one." })
  pass: WalkInPass | null;
}

@ObjectType("WalkInVisit", { description: "Somebody's number, as the company's members see it." })
export class SeenVisit {
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string;

  @Field(() => Int, { description: "Their place in the queue of the day, from 1." })
  number: number;

  @Field({ description: "Their name, as they gave it." })
  name: string;

  @Field({ description: "Their phone number, as they gave it." })
  phone: string;

  @Field(() => WalkInStatus, { description: "Where it stands." })
  status: WalkInStatus;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was last called." })
  calledAt: Date | null;
}

@ObjectType("WalkInDay", { description: "A day of a job's walk-in, for the company's members." })
export class SeenDay {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "What the job is called." })
  jobTitle: string;

  @Field({ description: "The day in India, YYYY-MM-DD." })
  day: string;

  @Field(() => [String], { description: "All days that can be looked at, YYYY-MM-DD." })
  days: string[];

  @Field({ description: "Whether it is the day of today in India: only then numbers are called." })
  isToday: boolean;

  @Field({ description: "Whether it lies ahead or is today, and is not called off." })
  isHeld: boolean;

  @Field({ description: "Whether it was called off." })
  isCalledOff: boolean;

  @Field(() => Int, { nullable: true, description: "The number that is called now; null before the first." })
  numberNow: number | null;

  @Field(() => [SeenVisit], { description: "All numbers that were given, by the number." })
  visits: SeenVisit[];
}
