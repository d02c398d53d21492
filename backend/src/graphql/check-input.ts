import { BrokenInputError } from "../errors/errors";
import { brokenRules } from "../text/follows";

/** Holds an argument of a resolver to the rules of its class. @throws BrokenInputError with every problem */
export function checkInput(argument: unknown): void {
  if (typeof argument !== "object" || argument === null) return;
  const problems = brokenRules(argument);
  if (problems.length > 0) throw new BrokenInputError(problems);
}
