import { countOf, openingsMeant } from "./openings";

describe("a number of openings (FILE-12)", () => {
  it.each([
    ["5", 5],
    ["10+", 10],
    ["3 openings", 3],
    ["Openings: 3", 3],
    ["No. of posts - 3", 3],
    ["1,000", 1000],
    ["1,00,000", 100_000],
    ["2.0", 2],
    ["05 (Five)", 5],
    ["five", 5],
    ["Twenty-five posts", 25],
    ["hundred", 100],
    ["ek", 1],
    ["do log chahiye", 2],
    ["paanch", 5],
    ["५", 5],
    ["पाँच", 5],
  ])("%j is %j", (cell, count) => expect([countOf(cell), openingsMeant(cell)]).toEqual([count, []]));

  it.each([
    ["5-10", [5, 10]],
    ["5 to 10 openings", [5, 10]],
    ["5–10", [5, 10]],
    ["10-5", [5, 10]],
    ["five to ten", [5, 10]],
    ["do-teen", [2, 3]],
    ["2 se 3", [2, 3]],
    ["5-Oct", [5, 10]],
    ["2026-10-05", [5, 10]],
  ])("%j is a range, of which the fewer come first", (cell, meant) =>
    expect([countOf(cell), openingsMeant(cell)]).toEqual([null, meant]),
  );

  it.each([
    ["about 5 or so", [5]],
    ["5 per branch", [5]],
    ["12 (UR-5,EWS-1,OBC-3,SC-2,ST-1)", [12]],
    ["UR-10, OBC-5, SC-3, ST-2", [20]],
    ["5 (M) 5 (F)", [10]],
    ["01 (UR)", [1]],
    ["100 (tentative)", [100]],
    ["5?", [5]],
  ])("%j is asked about", (cell, meant) =>
    expect([countOf(cell), openingsMeant(cell)]).toEqual([null, meant]),
  );

  it.each(
    [
      ["many", "as required", "do not know", "-5", "(5)", "5,10", "5/10", "5 and 10", "2.5", "5 lakh", "5k"],
      ["5-10-15", "two hundred", "10 of each type 2", "5 10", ""],
    ].flat(),
  )("%j is none", (cell) => expect([countOf(cell), openingsMeant(cell)]).toEqual([null, []]));
});
