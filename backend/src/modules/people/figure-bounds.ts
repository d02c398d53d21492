export type Compared = readonly [
  column: "experience_months" | "expected_pay" | "notice_days" | "education_level",
  how: "<=" | ">=",
];

/** What a search asks of each person's figures. */
export type Figure = readonly [...Compared, value: number];

/**
 * The bounds that an index knows of a person, from low to high: months, rupees a year, days, levels of education.
 * `people_bounds` in its migration has the same.
 */
export const FIGURE_BOUNDS: readonly (readonly [...Compared, values: readonly number[]])[] = [
  ["experience_months", ">=", [12, 24, 36, 60, 84, 120, 180]],
  ["experience_months", "<=", [11, 23, 35, 47, 71, 95, 131, 191]],
  [
    "expected_pay",
    "<=",
    [120_000, 180_000, 240_000, 300_000, 400_000, 500_000, 600_000, 800_000, 1_000_000, 1_500_000],
  ],
  ["notice_days", "<=", [0, 15, 30, 60]],
  ["education_level", ">=", [1, 2, 3, 4, 5, 6]],
];

/** The narrowest known bounds that hold for everybody with these figures, as the index has them. */
export function boundsAround(figures: readonly Figure[]): string[] {
  return figures.flatMap(([column, how, value]) => {
    const known = FIGURE_BOUNDS.find((each) => each[0] === column && each[1] === how)?.[2] ?? [];
    const bound =
      how === ">=" ? known.findLast((each) => each <= value) : known.find((each) => each >= value);
    return bound === undefined ? [] : [`${column} ${how} ${bound}`];
  });
}
