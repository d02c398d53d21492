import { z } from "zod";

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** The name of a company that is made with a job, without the blanks around it. */
export const companyName = z
  .string("must be a text")
  .trim()
  .min(2, "must have 2 to 120 characters")
  .max(120, "must have 2 to 120 characters")
  .refine((value) => !UNPRINTABLE.test(value), "holds a character that can't be printed")
  .refine((value) => /[\p{Letter}\p{Number}]/u.test(value), "must have a letter or a number");
