import type { ZodType } from "zod";
import { type BrokenRule, problemOf } from "./broken-rule";

type Rules = ReadonlyMap<string, ZodType>;

/** For each class that names rules, by its prototype. */
const ownRules = new Map<object, Map<string, ZodType>>();
/** For each class that was asked for, its parents' rules among them. */
const allRules = new WeakMap<object, Rules>();

/**
 * Holds an input's field to a zod rule; the rule's own sentences say what is wrong. A field that is missing or null
 * breaks no rule: GraphQL's type says whether it may be.
 */
export function Follows(rule: ZodType): PropertyDecorator {
  return (prototype, field) => {
    const rules = ownRules.get(prototype) ?? new Map<string, ZodType>();
    ownRules.set(prototype, rules.set(String(field), rule));
  };
}

/** The rules of a class, its own before its parents'. */
function rulesOf(prototype: object | null): Rules {
  if (prototype === null) return new Map();
  const known = allRules.get(prototype);
  if (known) return known;
  const own = ownRules.get(prototype) ?? [];
  const inherited = rulesOf(Object.getPrototypeOf(prototype) as object | null);
  const rules = new Map([
    ...own,
    ...[...inherited].filter(([field]) => !ownRules.get(prototype)?.has(field)),
  ]);
  allRules.set(prototype, rules);
  return rules;
}

/**
 * Every rule that an input breaks, those of the inputs within it after its own. A field's problems are one sentence.
 * A list's entries count from 1, as rows of a spreadsheet do: `rows.3.name`.
 */
export function brokenRules(input: object, path = ""): BrokenRule[] {
  const values: [string, unknown][] = Array.isArray(input)
    ? input.map((entry, index) => [String(index + 1), entry])
    : Object.entries(input);
  const rules = rulesOf(Object.getPrototypeOf(input) as object | null);
  const given = new Map(values);
  const own = [...rules].flatMap(([field, rule]) => {
    const value = given.get(field) ?? null;
    const error = value === null ? undefined : rule.safeParse(value).error;
    return error ? [problemOf(path + field, error.issues)] : [];
  });
  const within = values.flatMap(([field, value]) =>
    typeof value === "object" && value !== null ? brokenRules(value, `${path}${field}.`) : [],
  );
  return [...own, ...within];
}
