import type { ResumeLine } from "../lines/resume-lines";

/** What tells a heading from text: as far as headings of one file are alike. */
export interface HeadingStyle {
  size: number;
  isMarked: boolean;
  isCapital: boolean;
}

export const styleOf = ({ size, isMarked, cells }: ResumeLine): HeadingStyle => ({
  size: Math.round(size * 2) / 2,
  isMarked,
  isCapital: /\p{Lu}/u.test(cells[0] ?? "") && !/\p{Ll}/u.test(cells[0] ?? ""),
});

export const areAlike = (one: HeadingStyle, other: HeadingStyle): boolean =>
  Math.abs(one.size - other.size) <= 0.5 &&
  one.isMarked === other.isMarked &&
  one.isCapital === other.isCapital;
