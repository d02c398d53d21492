import { ValidateBy } from "class-validator";
import type { ZodType } from "zod";

/** Holds an input's field to a zod rule; its own sentence says what is wrong. */
export function Follows(rule: ZodType): PropertyDecorator {
  const complaint = (value: unknown) => {
    const { error } = rule.safeParse(value);
    return error?.issues.map(({ message }) => message).join("; ");
  };
  return ValidateBy({
    name: "follows",
    validator: {
      validate: (value) => complaint(value) === undefined,
      defaultMessage: (args) => complaint(args?.value) ?? "",
    },
  });
}
