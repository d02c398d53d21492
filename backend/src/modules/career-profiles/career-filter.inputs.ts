import { Field, InputType, Int } from "type-graphql";
import { wholeNumber } from "../../text/number.rules";
import { Follows } from "../../text/follows";
import { Education } from "../jobs/job/job.enums";
import { MAX_NOTICE_DAYS } from "./career.fields";

const MAX_YEARS = 60;
const MAX_PAY = 1_000_000_000;

/** What candidates and people who are found are narrowed down by alike. */
@InputType()
export abstract class CareerFilter {
  @Field(() => Int, {
    nullable: true,
    description: `With so many whole years of work or more, up to ${MAX_YEARS}.`,
  })
  @Follows(wholeNumber(0, MAX_YEARS))
  minExperienceYears?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `With so many whole years of work or fewer, up to ${MAX_YEARS}.`,
  })
  @Follows(wholeNumber(0, MAX_YEARS))
  maxExperienceYears?: number | null;

  @Field(() => Int, { nullable: true, description: "Expecting so many rupees a year or less." })
  @Follows(wholeNumber(1, MAX_PAY))
  maxExpectedPay?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Able to join within so many days, up to ${MAX_NOTICE_DAYS}.`,
  })
  @Follows(wholeNumber(0, MAX_NOTICE_DAYS))
  maxNoticeDays?: number | null;

  @Field(() => Education, {
    nullable: true,
    description: "With this education or a higher one, in the enum's order; ANY asks for some.",
  })
  minEducation?: Education | null;
}
