import { isPlainNumber, plainNumber } from "./amounts";

/**
 * How a job's questions are answered, and whether an answer holds: one check for the server and for the screens. An
 * answer is a list of texts: 'yes' or 'no', one option or several, a number, a text, or a day as YYYY-MM-DD.
 */
export const QUESTION_KINDS = ["YES_NO", "ONE", "SEVERAL", "NUMBER", "TEXT", "DATE"] as const;
type Kind = (typeof QUESTION_KINDS)[number];

export const YES = "yes";
export const NO = "no";

export const MOST_QUESTIONS = 10;
export const MOST_OPTIONS = 30;
export const MAX_QUESTION = 200;
export const MAX_OPTION = 60;
export const MAX_UNIT = 20;
export const MAX_ANSWER = 500;

/** The answer that an employer asks for: one of `values`, all of them for SEVERAL, or a number or day in bounds. */
export interface Wanted {
  values: readonly string[];
  /** A number, or a day as YYYY-MM-DD. */
  least?: string | null | undefined;
  most?: string | null | undefined;
}

/** What of a question an answer is held to. */
export interface Asked {
  kind: Kind;
  options: readonly string[];
  isRequired: boolean;
  /** Of the question bank; null: the employer's own. */
  bankCode?: string | null | undefined;
  wanted?: Wanted | null | undefined;
}

export type AnswerProblem =
  | "REQUIRED"
  | "NOT_OFFERED"
  | "ONE_ONLY"
  | "NOT_A_NUMBER"
  | "NOT_A_DATE"
  | "PAST_DAY"
  | "TOO_LONG"
  | "UNPRINTABLE";

/** What an answer comes to; a person decides what follows of it. */
export type AnswerOutcome = "AS_WANTED" | "DIFFERS" | "ANSWERED" | "NOT_ANSWERED";

const UNPRINTABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const DAY = /^(19[5-9]\d|20\d\d)-(\d\d)-(\d\d)$/;

/** Whether the calendar has the day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** An answer without blanks around it and entries that say nothing; '25,000' is 25000. */
export function cleanAnswer(kind: Asked["kind"], values: readonly string[]): string[] {
  const said = values.map((value) => (kind === "NUMBER" ? plainNumber(value) : value.trim()));
  return [...new Set(said.filter(Boolean))];
}

/** Options of the question bank that say none of the others fits: they stand alone. */
const NONE_OPTIONS: readonly string[] = ["None", "None yet"];

/** What is chosen of several options once one is ticked or not, in the options' order. */
export function choose(
  options: readonly string[],
  chosen: readonly string[],
  { option, isChosen }: { option: string; isChosen: boolean },
): string[] {
  const isNone = NONE_OPTIONS.includes(option);
  const stays = (other: string) => !isChosen || (!isNone && !NONE_OPTIONS.includes(other));
  return options.filter((other) => (other === option ? isChosen : chosen.includes(other) && stays(other)));
}

/** Questions of the bank about a day to come: nobody can join on a past one (SCRN-10). */
const QUESTIONS_AHEAD: readonly string[] = ["join-by"];

/** Whether the day that it asks for must not be past. */
export const asksAhead = ({ kind, bankCode }: Pick<Asked, "kind" | "bankCode">): boolean =>
  kind === "DATE" && QUESTIONS_AHEAD.includes(bankCode ?? "");

/**
 * What is wrong with a clean answer; null where it can be sent.
 * @param today India's day, YYYY-MM-DD
 */
export function answerProblem(
  question: Asked,
  values: readonly string[],
  today: string,
): AnswerProblem | null {
  const [first] = values;
  if (first === undefined) return question.isRequired ? "REQUIRED" : null;
  if (question.kind !== "SEVERAL" && values.length > 1) return "ONE_ONLY";
  switch (question.kind) {
    case "YES_NO":
      return first === YES || first === NO ? null : "NOT_OFFERED";
    case "ONE":
    case "SEVERAL":
      return values.every((value) => question.options.includes(value)) ? null : "NOT_OFFERED";
    case "NUMBER":
      return isPlainNumber(first) ? null : "NOT_A_NUMBER";
    case "DATE":
      if (!isDay(first)) return "NOT_A_DATE";
      return asksAhead(question) && first < today ? "PAST_DAY" : null;
    case "TEXT":
      if (first.length > MAX_ANSWER) return "TOO_LONG";
      return UNPRINTABLE.test(first) ? "UNPRINTABLE" : null;
  }
}

function isAsWanted({ kind }: Asked, wanted: Wanted, values: readonly string[]): boolean {
  const [first = ""] = values;
  const [least, most] = [wanted.least ?? null, wanted.most ?? null];
  switch (kind) {
    case "YES_NO":
    case "ONE":
      return wanted.values.includes(first);
    case "SEVERAL":
      return wanted.values.every((value) => values.includes(value));
    case "NUMBER":
      return (
        (least === null || Number(first) >= Number(least)) && (most === null || Number(first) <= Number(most))
      );
    case "DATE":
      return (least === null || first >= least) && (most === null || first <= most);
    case "TEXT":
      return true;
  }
}

/** What a clean answer comes to. */
export function outcomeOf(question: Asked, values: readonly string[]): AnswerOutcome {
  if (values.length === 0) return "NOT_ANSWERED";
  if (!question.wanted) return "ANSWERED";
  return isAsWanted(question, question.wanted, values) ? "AS_WANTED" : "DIFFERS";
}
