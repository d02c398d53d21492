import { useWords } from "../words";
import { fieldRulesWords, type RuleWords } from "./field-rules.words";
import { useFormats } from "./formats";

/** A field's problem as the server names it; a server newer than the page may name a rule without words here. */
interface Problem {
  message: string;
  rule?: string | null;
  bound?: number | null;
}

const behindLabel = (label: string, message: string): string => `${label} ${message}`;

/**
 * Answers a function that words what the server finds wrong with a field (LANG-18, LANG-20): by its rule in the
 * reader's language, else the server's message behind the field's label.
 * @param inServersWords how the screen writes such a message
 */
export function useProblemText(inServersWords = behindLabel) {
  const words = useWords<Partial<Record<string, RuleWords>>>(fieldRulesWords);
  const format = useFormats();
  return ({ rule, bound, message }: Problem, label?: string): string => {
    const text = rule && words[rule];
    if (text) return typeof text === "string" ? text : text(format.count(bound ?? 0));
    return label ? inServersWords(label, message) : message;
  };
}
