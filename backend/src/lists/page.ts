import { type ClassType, Field, Int, InterfaceType, ObjectType } from "type-graphql";
import type { Counted } from "./capped-total";
import { MAX_PAGE, type PageArgs } from "./list-page";

/** The two fields of a total have these words on every page, also on one that counts only where it is asked to. */
export const TOTAL =
  "How many there are on all pages; where `isTotalCapped`, at least so many and shown with a plus, such as '1,000+'.";
export const IS_TOTAL_CAPPED = "Whether there are more than `total` says.";

/** What every page of a list says, by the same names and with the same meaning. */
@InterfaceType({
  description: "A page of a list. Every type of page has these fields, and its entries as `items`.",
})
export abstract class Page<Item> {
  /** `PageOf` makes it a field of each type: an interface can't say what the entries are. */
  items: Item[];

  @Field(() => Int, { description: TOTAL })
  total: number;

  @Field({ description: IS_TOTAL_CAPPED })
  isTotalCapped: boolean;

  @Field(() => Int, { description: "How many entries a page has at most." })
  pageSize: number;

  @Field({ description: "Whether a page follows this one." })
  hasNextPage: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Opaque; as `after` it asks for the page that follows. Null on the last page, and where a list takes no `after`.",
  })
  nextCursor: string | null;
}

/** A page of a list that is asked for by the page's number. */
@ObjectType()
export abstract class NumberedPage<Item> extends Page<Item> {
  @Field(() => Int, { description: "This page, from 1." })
  page: number;
}

/** Makes a class that extends `Page` or `NumberedPage` the schema's type for pages of these entries. */
export const PageOf =
  (item: ClassType, description: string): ClassDecorator =>
  (target) => {
    Field(() => [item], { description: "The page's entries." })(target.prototype as object, "items");
    ObjectType({ implements: Page, description })(target);
  };

/**
 * A page that was asked for by its number.
 * @param rows those of `rowsOfPage`; where the total may be capped, those of `rowsAndOneMore`
 * @param counted how many there are, or how many were counted
 */
export function numberedPage<Item>(
  { page, pageSize }: PageArgs,
  rows: Item[],
  counted: Counted | number,
): NumberedPage<Item> {
  const count = typeof counted === "number" ? { total: counted, isTotalCapped: false } : counted;
  const hasMore = count.isTotalCapped ? rows.length > pageSize : page * pageSize < count.total;
  return {
    items: rows.slice(0, pageSize),
    ...count,
    page,
    pageSize,
    hasNextPage: hasMore && page < MAX_PAGE,
    nextCursor: null,
  };
}

/** A page of a list that is read on by cursors. @param nextCursor null: nothing follows */
export const cursorPage = <Item>(
  pageSize: number,
  items: Item[],
  counted: Counted,
  nextCursor: string | null,
): Page<Item> => ({ items, ...counted, pageSize, hasNextPage: nextCursor !== null, nextCursor });
