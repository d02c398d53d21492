import { MOST_QUESTIONS } from "@job-portal/protocol/screening";
import type { TypedQuestionInput, WantedAnswerInput } from "../../../shared/schema.generated";
import type { QuestionBankQuery } from "./Screening.generated";

type ReadyQuestion = QuestionBankQuery["questionBank"][number];
type Told = Pick<TypedQuestionInput, "bankCode" | "kind" | "text" | "unit" | "isRequired"> & {
  options: readonly string[];
  wanted?: (Omit<WantedAnswerInput, "values"> & { values: readonly string[] }) | null;
};

/** A question with nothing in it but what the server takes. */
const typed = ({ bankCode, kind, text, options, unit, isRequired, wanted }: Told): TypedQuestionInput => ({
  ...{ bankCode: bankCode ?? null, kind, text, options: [...options], unit: unit ?? null, isRequired },
  wanted: wanted
    ? { values: [...wanted.values], least: wanted.least ?? null, most: wanted.most ?? null }
    : null,
});

/** As the form holds them: one text, like its other fields, so that a change of it can be told. */
export const questionsText = (questions: readonly Told[] | null | undefined): string =>
  questions && questions.length > 0 ? JSON.stringify(questions.map(typed)) : "";

export const questionsIn = (text: string): TypedQuestionInput[] =>
  text === "" ? [] : (JSON.parse(text) as TypedQuestionInput[]);

export const textOf = (questions: readonly TypedQuestionInput[]): string =>
  questions.length > 0 ? JSON.stringify(questions) : "";

export const hasRoom = (questions: readonly TypedQuestionInput[]): boolean =>
  questions.length < MOST_QUESTIONS;

export const ownQuestion = (): TypedQuestionInput => ({
  ...{ bankCode: null, kind: "YES_NO", text: "", options: [], unit: null, isRequired: true },
  wanted: null,
});

export const readyQuestion = ({ code, kind, text, options, unit }: ReadyQuestion): TypedQuestionInput => ({
  ...{ bankCode: code, kind, text, options: [...options], unit, isRequired: true, wanted: null },
});

export const NOTHING_WANTED: WantedAnswerInput = { values: [], least: null, most: null };

/** What takes other answers than before wants none of the old ones. */
export const ofKind = (
  question: TypedQuestionInput,
  kind: TypedQuestionInput["kind"],
): TypedQuestionInput => ({
  ...question,
  kind,
  wanted: null,
});

/** Puts a question a place further up or down. */
export function moved(
  questions: readonly TypedQuestionInput[],
  index: number,
  by: -1 | 1,
): TypedQuestionInput[] {
  const others = questions.filter((_, other) => other !== index);
  return [...others.slice(0, index + by), ...questions.slice(index, index + 1), ...others.slice(index + by)];
}

/** Asks something else in a question's place; most of what may be asked is answered by yes or no. */
export function askingInstead(question: TypedQuestionInput, text: string): TypedQuestionInput {
  const asked = { ...question, bankCode: null, text };
  return /^(?:Are|Can|Do|Have) /.test(text) ? { ...ofKind(asked, "YES_NO"), options: [], unit: null } : asked;
}
