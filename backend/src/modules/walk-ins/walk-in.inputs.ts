import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../text/follows";
import { wholeNumber } from "../../text/number.rules";
import { anyText, requiredLine } from "../../text/text.rules";
import { isPhoneNumber } from "../accounts/profile.rules";
import { WalkInOutcome } from "./walk-in.enums";

const MAX_NAME = 120;
const MAX_PHONE = 40;
const MAX_CODE = 40;
const MOST_NUMBERS = 100_000;
const MOST_PER_HOUR = 500;

const day = z.iso.date("must be a day, YYYY-MM-DD");
const band = z.string().regex(/^\d\d:\d\d$/, "must be a time, HH:MM");
const phone = requiredLine(1, MAX_PHONE).refine(
  isPhoneNumber,
  "must be an Indian phone number, or one with + and the country's code",
);

@InputType({ description: "Which day of a job's walk-in, and what the company is told of the visitor." })
export class TakeWalkInNumberInput {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "One of the walk-in's `days`, YYYY-MM-DD." })
  @Follows(day)
  day: string;

  @Field(() => String, {
    nullable: true,
    description:
      "When one of the day's `bands` begins, such as '10:00'; left out, the first with a place. Of a walk-in without bands it is left out.",
  })
  @Follows(band.nullish())
  bandFrom?: string | null;

  @Field({ description: `The visitor's name, up to ${MAX_NAME} characters.` })
  @Follows(requiredLine(1, MAX_NAME))
  name: string;

  @Field({ description: "The number that the company reaches them at." })
  @Follows(phone)
  phone: string;
}

@InputType({ description: "A day of a job's walk-in." })
export class WalkInDayInput {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "The day in India, YYYY-MM-DD." })
  @Follows(day)
  day: string;
}

@InputType({ description: "How many people an hour the company sees at a job's walk-in." })
export class SetWalkInPaceInput extends WalkInDayInput {
  @Field(() => Int, {
    nullable: true,
    description: `From 1 to ${MOST_PER_HOUR}: numbers then carry a band of hours. Null: they carry none.`,
  })
  @Follows(wholeNumber(1, MOST_PER_HOUR).nullable())
  perHour: number | null;
}

@InputType({ description: "Which number is called." })
export class CallWalkInNumberInput extends WalkInDayInput {
  @Field(() => Int, {
    nullable: true,
    description: "The number to call; left out, the lowest that has not been called.",
  })
  @Follows(wholeNumber(1, MOST_NUMBERS).nullish())
  number?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The number that is called as the caller sees it: of two who call at once, one does.",
  })
  @Follows(wholeNumber(1, MOST_NUMBERS).nullish())
  numberNow?: number | null;
}

@InputType({ description: "The code of somebody who has come." })
export class CheckInWalkInInput extends WalkInDayInput {
  @Field({ description: "As it stands on their page, such as '27-8Q4TK'." })
  @Follows(anyText(MAX_CODE))
  code: string;
}

@InputType({ description: "What a member notes of a visit." })
export class RecordWalkInVisitInput {
  @Field(() => ID, { description: "The visit." })
  id: string;

  @Field(() => WalkInOutcome, { description: "Whether they came." })
  outcome: WalkInOutcome;
}
