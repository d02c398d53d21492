import type { FieldRule } from "@job-portal/protocol/error-codes";
import type { ZodError } from "zod";

/** A rule that an input's field breaks: the field's path in the input, and what to tell the person. */
export interface BrokenRule {
  field: string;
  /** In English. */
  message: string;
  /** What screens word in other languages (LANG-18); nothing for a rule that none words. */
  rule?: FieldRule;
  /** The number that the rule names: the most or least that it allows, or a row of a file. */
  bound?: number;
}

/** The same of a text whose field the caller knows. */
export type Complaint = Omit<BrokenRule, "field">;

type Issue = ZodError["issues"][number];
type Named = Pick<BrokenRule, "rule" | "bound">;

/** For zod's `refine`: the rule by name, and its English message. */
export const breaking = <Message>(rule: FieldRule, error: Message) => ({ error, params: { rule } });

const TOO_BIG: Readonly<Record<string, FieldRule>> = { string: "TOO_LONG", array: "TOO_MANY" };
const TOO_SMALL: Readonly<Record<string, FieldRule>> = { string: "TOO_SHORT", array: "TOO_FEW" };
const NUMBERS: ReadonlySet<string> = new Set(["int", "number"]);
const FORMATS: Readonly<Record<string, FieldRule>> = {
  date: "NO_DATE",
  email: "NO_EMAIL",
  url: "NO_ADDRESS",
};

const named = (rule: FieldRule | undefined): Named => (rule ? { rule } : {});
const isNamed = ({ rule }: Named): boolean => rule !== undefined;

/** What zod's own checks say of themselves; a refinement names its rule in `params`. */
function ruleOf(issue: Issue): Named {
  const { code } = issue;
  if (code === "too_big") return { rule: TOO_BIG[issue.origin] ?? "TOO_GREAT", bound: Number(issue.maximum) };
  if (code === "too_small")
    return { rule: TOO_SMALL[issue.origin] ?? "TOO_SMALL", bound: Number(issue.minimum) };
  if (code === "invalid_format") return named(FORMATS[issue.format]);
  if (code === "invalid_type" && NUMBERS.has(issue.expected)) return named("NO_NUMBER");
  if (code === "invalid_union") return issue.errors.flat().map(ruleOf).find(isNamed) ?? {};
  return code === "custom" ? ((issue.params ?? {}) as Named) : {};
}

/** What one of zod's checks says of a text, and the rule by name. */
export const complaintOf = (issue: Issue): Complaint => ({ message: issue.message, ...ruleOf(issue) });

/**
 * One problem of a field for all that is wrong with it; its rule is the first that has a name.
 * @param read what reading the text found beside the rules of its field
 */
export function problemOf(field: string, issues: readonly Issue[], read?: Complaint | null): BrokenRule {
  const complaints = [...issues.map(complaintOf), ...(read ? [read] : [])];
  const message = complaints.map((complaint) => complaint.message).join("; ");
  const { rule, bound } = complaints.find(isNamed) ?? {};
  return { field, message, ...(rule && { rule }), ...(bound !== undefined && { bound }) };
}
