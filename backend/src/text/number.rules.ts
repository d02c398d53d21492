import { z } from "zod";
import { inWords } from "./text.rules";

/** A whole number within these bounds, both included; without `most` as large as they come. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z
    .int("must be a whole number")
    .min(least, `must be ${inWords(least)} or more`)
    .max(most, `must be ${inWords(most)} or less`);
}
