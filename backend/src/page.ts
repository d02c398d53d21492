import { IsInt, Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

const MAX_PAGE = 1000;
const MAX_PAGE_SIZE = 50;

/** Which page of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: `From 1 to ${MAX_PAGE.toLocaleString("en-IN")}.` })
  @IsInt()
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_PAGE, { message: `must be ${MAX_PAGE} or less` })
  page: number;

  @Field(() => Int, { defaultValue: 20, description: `From 1 to ${MAX_PAGE_SIZE}.` })
  @IsInt()
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_PAGE_SIZE, { message: `must be ${MAX_PAGE_SIZE} or less` })
  pageSize: number;
}

/** What a page of a query costs: its entries, as many as asked for. */
export const costOfPage = ({ args, childComplexity }: { args: unknown; childComplexity: number }): number =>
  // As asked for, not checked yet: a negative length must not pay for other fields.
  Math.max((args as PageArgs).pageSize, 1) * childComplexity;

/** Where a page's rows begin and how many they are. */
export const rowsOfPage = ({ page, pageSize }: PageArgs): { skip: number; take: number } => ({
  skip: (page - 1) * pageSize,
  take: pageSize,
});
