import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { wholeNumber } from "../../text/number.rules";
import { Follows } from "../../text/follows";
import { anyText } from "../../text/text.rules";
import { Page, PageOf } from "../../lists/page";
import { CareerFilter } from "../career-profiles/career-filter.inputs";
import { Person } from "./person";

const MAX_FILTER_TEXT = 100;
const MAX_PAGE_SIZE = 50;

@InputType({
  description: "Which people; what is left out asks for nothing. Who doesn't show a fact is not found by it.",
})
export class PersonFilter extends CareerFilter {
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
export class PersonPage extends Page<Person> {
  @Field(() => String, {
    nullable: true,
    description: "What was searched for in place of the filter's `q`, which finds nobody; null: `q` itself.",
  })
  searchedText: string | null;
}
