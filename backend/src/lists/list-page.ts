import { ArgsType, Field, ID, Int } from "type-graphql";
import { Follows } from "../text/follows";
import { wholeNumber } from "../text/number.rules";
import { inWords } from "../text/text.rules";

/** Nobody leafs further. */
export const MAX_PAGE = 1000;
const MAX_PAGE_SIZE = 50;

/** Which page of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: `From 1 to ${inWords(MAX_PAGE)}.` })
  @Follows(wholeNumber(1, MAX_PAGE))
  page: number;

  @Field(() => Int, { defaultValue: 20, description: `From 1 to ${MAX_PAGE_SIZE}.` })
  @Follows(wholeNumber(1, MAX_PAGE_SIZE))
  pageSize: number;
}

/** The same of a list that can be opened at one of its entries. */
@ArgsType()
export class EntryArgs extends PageArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      "The page that this one stands on, in place of `page`; without effect where it is not in the list.",
  })
  pageOf?: string | null;
}

/** The page of the entry that so many of the list end with, itself among them; null for none. */
export const pageOfEntry = (place: number, { pageSize }: PageArgs): number | null =>
  place > 0 ? Math.ceil(place / pageSize) : null;

/**
 * What a list of a query costs. Its length is as asked for, not checked yet: a negative one must not pay for other
 * fields.
 */
export const costOfList = (length: number, costOfOne: number): number => Math.max(length, 1) * costOfOne;

/** What a page of a query costs: its entries, as many as asked for. */
export const costOfPage = ({ args, childComplexity }: { args: unknown; childComplexity: number }): number =>
  costOfList((args as PageArgs).pageSize, childComplexity);

/** Where a page's rows begin and how many they are. */
export const rowsOfPage = ({ page, pageSize }: PageArgs): { skip: number; take: number } => ({
  skip: (page - 1) * pageSize,
  take: pageSize,
});

/** The same and one more, which tells whether another page follows where not all are counted. */
export const rowsAndOneMore = (args: PageArgs): { skip: number; take: number } => ({
  ...rowsOfPage(args),
  take: args.pageSize + 1,
});
