import { z } from "zod";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../../text/follows";
import { wholeNumber } from "../../text/number.rules";
import { requiredLine } from "../../text/text.rules";
import { type PayFigures, UNITS_A_YEAR } from "../jobs/reading/pay";
import { PayUnit } from "../jobs/reading/pay.enums";
import { LanguageLevel } from "./career-profile.enums";

const MAX_YEARS = 60;
const MAX_RUPEES = 1_000_000_000;

const SKILL = "Something that one can do.";

@ObjectType({ description: SKILL })
@InputType("CareerSkillInput", { description: SKILL })
export class CareerSkill {
  @Field({ description: "What, such as 'Tally', up to 40 characters." })
  @Follows(requiredLine(1, 40))
  name: string;

  @Field(() => Int, { nullable: true, description: `For how many years, up to ${MAX_YEARS}.` })
  @Follows(wholeNumber(0, MAX_YEARS))
  years?: number | null;
}

const LANGUAGE = "A language that one speaks.";

@ObjectType({ description: LANGUAGE })
@InputType("SpokenLanguageInput", { description: LANGUAGE })
export class SpokenLanguage {
  @Field({ description: "Which, such as 'Kannada', up to 40 characters." })
  @Follows(requiredLine(1, 40))
  name: string;

  @Field(() => LanguageLevel, { nullable: true, description: "How well." })
  level?: LanguageLevel | null;
}

/** Both are there with the pay; a board of candidates has it three hundred times. */
@ObjectType({ description: "An amount of pay." })
export class StatedPay {
  @Field(() => Int, { description: "In rupees.", complexity: 0 })
  amount: number;

  @Field(() => PayUnit, { description: "What it is for.", complexity: 0 })
  unit: PayUnit;
}

/** A class of its own, because what is read has a headline besides. */
@InputType({ description: "An amount of pay." })
export class StatedPayInput implements StatedPay {
  @Field(() => Int, { description: "In rupees." })
  @Follows(wholeNumber(1, MAX_RUPEES))
  amount: number;

  @Field(() => PayUnit, { description: "What it is for." })
  unit: PayUnit;
}

/** An address of the web; a person's own pages are asked for nothing more. */
export const isWebAddress = (text: string): boolean =>
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text.trim()).success;

/** An amount as the portal reads pay. */
export function figuresOf({ amount, unit }: StatedPay): PayFigures {
  const yearly = unit === PayUnit.HOUR ? null : amount * UNITS_A_YEAR[unit];
  return { min: amount, max: amount, unit, yearlyMin: yearly, yearlyMax: yearly };
}
