import { cursorPage, numberedPage } from "./page";

const entries = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("a page that was asked for by its number", () => {
  it.each([
    ["the first of three", 1, 45, true],
    ["the second of three", 2, 45, true],
    ["the last, half full", 3, 45, false],
    ["the last, full", 2, 40, false],
    ["one behind the last", 3, 40, false],
    ["the only one of an empty list", 1, 0, false],
    ["the last that can be asked for", 1000, 20_001, false],
  ])("%s: another follows it as far as its list goes", (_which, page, total, hasNextPage) => {
    expect(numberedPage({ page, pageSize: 20 }, [], total)).toEqual({
      items: [],
      total,
      isTotalCapped: false,
      page,
      pageSize: 20,
      hasNextPage,
      nextCursor: null,
    });
  });

  it("goes by the one row more that was read where not all were counted", () => {
    const capped = { total: 1000, isTotalCapped: true };
    const [more, last] = [21, 20].map((rows) =>
      numberedPage({ page: 60, pageSize: 20 }, entries(rows), capped),
    );
    expect(more).toMatchObject({ items: entries(20), hasNextPage: true, ...capped });
    expect(last).toMatchObject({ items: entries(20), hasNextPage: false, ...capped });
  });
});

describe("a page of a list that is read on by cursors", () => {
  it("has another behind it where it has a cursor", () => {
    const counted = { total: 3, isTotalCapped: false };
    expect(cursorPage(2, [1, 2], counted, "next")).toMatchObject({ hasNextPage: true, nextCursor: "next" });
    expect(cursorPage(2, [3], counted, null)).toMatchObject({ hasNextPage: false, nextCursor: null });
  });
});
