import type { FieldRule } from "@job-portal/protocol/error-codes";
import { defineWords } from "../words";

/** What stands at a field for a rule that it breaks; a rule with a bound tells it. */
export type RuleWords = string | ((bound: string) => string);

export type FieldRuleWords = Readonly<Record<FieldRule, RuleWords>>;

/**
 * What people read for the rules of fields. In English the server's own messages serve; a catalog in another language
 * has to word every rule.
 */
export const fieldRulesWords = defineWords<Partial<FieldRuleWords>>("field-rules", { en: {} });
