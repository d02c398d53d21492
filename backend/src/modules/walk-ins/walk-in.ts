import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { WalkInStatus, WalkInTurn } from "./walk-in.enums";

@ObjectType({ description: "Between which times of a day one comes, in India." })
export class WalkInSpan {
  @Field({ description: "Such as '10:00'." })
  from: string;

  @Field({ description: "Such as '11:00'." })
  until: string;
}

@ObjectType({ description: "A band of hours of a walk-in's day that has a place left." })
export class WalkInBand extends WalkInSpan {
  @Field({ description: "The day in India, YYYY-MM-DD." })
  day: string;
}

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

  @Field(() => WalkInSpan, {
    nullable: true,
    description: "When they come; null: at any hour of the walk-in.",
  })
  band: WalkInSpan | null;

  @Field(() => Int, { nullable: true, description: "The number that is called now; null before the first." })
  numberNow: number | null;

  @Field(() => WalkInTurn, { description: "How far the queue has come for them." })
  turn: WalkInTurn;

  @Field({ description: "Whether the desk has seen them." })
  hasCome: boolean;

  @Field({ description: "Whether they may give it back, or take another day's." })
  canGiveBack: boolean;
}

@ObjectType({ description: "A walk-in that the viewer has a number of." })
export class UpcomingWalkIn {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "What the job is called." })
  jobTitle: string;

  @Field({ description: "The company's name." })
  companyName: string;

  @Field(() => String, { nullable: true, description: "Between which hours to come." })
  hours: string | null;

  @Field(() => WalkInPass, { description: "The viewer's number." })
  pass: WalkInPass;
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

  @Field(() => [WalkInBand], {
    description: "The bands of hours of these days that have a place left; none of a walk-in without bands.",
  })
  bands: WalkInBand[];

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

  @Field(() => WalkInSpan, {
    nullable: true,
    description: "When they come; null: at any hour of the walk-in.",
  })
  band: WalkInSpan | null;

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

  @Field(() => Int, {
    nullable: true,
    description: "How many people an hour the company sees; null: numbers carry no band of hours.",
  })
  perHour: number | null;

  @Field({ description: "Whether the job's hours are read, so that they can be cut into bands." })
  areHoursRead: boolean;

  @Field(() => Int, { nullable: true, description: "The number that is called now; null before the first." })
  numberNow: number | null;

  @Field(() => [SeenVisit], { description: "All numbers that were given, by the number." })
  visits: SeenVisit[];
}
