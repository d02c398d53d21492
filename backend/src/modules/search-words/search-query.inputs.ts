import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";
import { PageArgs } from "../../lists/list-page";
import { NumberedPage, PageOf } from "../../lists/page";
import { Follows } from "../../text/follows";
import { wholeNumber } from "../../text/number.rules";
import { anyText } from "../../text/text.rules";

/** Which searches an admin looks at. */
export enum SearchQueryKind {
  FREQUENT = "frequent",
  FOUND_NOTHING = "found-nothing",
  NOT_OPENED = "not-opened",
}

registerEnumType(SearchQueryKind, {
  name: "SearchQueryKind",
  description: "Which searched texts.",
  valuesConfig: {
    FREQUENT: { description: "All, the most frequent first." },
    FOUND_NOTHING: { description: "Those that found nothing at least every other time." },
    NOT_OPENED: { description: "Those that found jobs of which nobody opened one." },
  },
});

@ArgsType()
export class SearchQueriesArgs extends PageArgs {
  @Field(() => SearchQueryKind, {
    defaultValue: SearchQueryKind.FREQUENT,
    description: "Which texts.",
  })
  kind: SearchQueryKind;

  @Field(() => Int, { defaultValue: 7, description: "Of so many days: 7, 30 or 90." })
  @Follows(z.number().refine((days) => [7, 30, 90].includes(days), "must be 7, 30 or 90"))
  days: number;
}

@ObjectType({ description: "A job that was opened from a search." })
export class OpenedJob {
  @Field(() => ID, { description: "The job's id." })
  jobId: string;

  @Field({ description: "The job's title." })
  title: string;

  @Field(() => Int, { description: "How often it was opened from there." })
  clicks: number;

  @Field(() => Int, { description: "Its place in the list, from 1: the mean of all times." })
  position: number;
}

@ObjectType({
  description: "A text that people searched for, at least 3 times. Nothing of it leads to a person.",
})
export class SearchQuery {
  @Field({ description: "In small letters, with single blanks." })
  text: string;

  @Field(() => Int, { description: "How often, by each visitor once a day." })
  searches: number;

  @Field(() => Int, { description: "How often nothing was found." })
  foundNothing: number;

  @Field(() => Int, { description: "How many jobs the last search found, up to 1,000." })
  found: number;

  @Field(() => Int, { description: "How often a job was opened from the list." })
  clicks: number;

  @Field(() => [String], {
    description: "Where it was searched at least 3 times, the most frequent first; 3 at most.",
  })
  places: string[];

  @Field(() => [OpenedJob], { description: "The jobs that were opened most often, 3 at most." })
  opened: OpenedJob[];
}

@PageOf(SearchQuery, "A page of searched texts.")
export class SearchQueryPage extends NumberedPage<SearchQuery> {}

@InputType({
  description: "The list from which a job is opened. It is counted, and nothing of the viewer is kept.",
})
export class OpenedFromInput {
  @Field({ description: "The text that was searched, up to 200 characters." })
  @Follows(anyText(200))
  text: string;

  @Field(() => String, { nullable: true, description: "The location that was searched." })
  @Follows(anyText(120))
  location?: string | null;

  @Field(() => Int, { description: "The job's place in the list, from 1." })
  @Follows(wholeNumber(1, 10_000))
  position: number;
}
