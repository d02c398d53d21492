import { requiredLine } from "../../text.rules";

/** The name of a company that is made with a job, without the blanks around it. */
export const companyName = requiredLine(2, 120).refine(
  (value) => /[\p{Letter}\p{Number}]/u.test(value),
  "must have a letter or a number",
);
