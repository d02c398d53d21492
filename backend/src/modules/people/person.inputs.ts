import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { wholeNumber } from "../../text/number.rules";
import { Follows } from "../../text/follows";
import { anyText } from "../../text/text.rules";
import { Page, PageOf } from "../../lists/page";
import { MAX_NOTICE_DAYS } from "../career-profiles/career.fields";
import { Education } from "../jobs/job/job.enums";
import { Person } from "./person";

const MAX_FILTER_TEXT = 100;
const MAX_YEARS = 60;
const MAX_PAY = 1_000_000_000;
const MAX_PAGE_SIZE = 50;

@InputType({
  description: "Which people; what is left out asks for nothing. Who doesn't show a fact is not found by it.",
})
export class PersonFilter {
  @Field(() => String, {
    nullable: true,
    description: `Trade, skills or other words of their card, read as a search for jobs is: up to ${MAX_FILTER_TEXT} characters.`,
  })
  @Follows(anyText(MAX_FILTER_TEXT))
  q?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Wanting to work there, or anywhere around it; a place that the gazetteer knows, up to ${MAX_FILTER_TEXT} characters.`,
  })
  @Follows(anyText(MAX_FILTER_TEXT))
  place?: string | null;

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

@ArgsType()
export class PeopleArgs {
  @Field(() => ID, { description: "The viewer's company that looks for people; it is verified." })
  companyId: string;

  @Field(() => PersonFilter, { nullable: true, description: "Which; all when left out." })
  filter?: PersonFilter | null;

  @Field(() => Int, { defaultValue: 20, description: `How many at once, from 1 to ${MAX_PAGE_SIZE}.` })
  @Follows(wholeNumber(1, MAX_PAGE_SIZE))
  first: number;

  @Field(() => String, {
    nullable: true,
    description: "`nextCursor` of the page before; else INVALID_CURSOR.",
  })
  @Follows(anyText(200))
  after?: string | null;
}

@PageOf(Person, "A page of people, who showed these facts last first.")
export class PersonPage extends Page<Person> {}
