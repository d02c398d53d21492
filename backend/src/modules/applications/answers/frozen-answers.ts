import { answerProblem, type AnswerProblem, cleanAnswer, outcomeOf } from "@job-portal/protocol/screening";
import { BadInputError, ConflictError, type FieldProblem } from "../../../errors/errors";
import type { ScreeningQuestion } from "../../jobs/screening/screening-question.entity";
import {
  type AnswerFilter,
  AnswerOutcome,
  type ScreeningAnswer,
  type ScreeningAnswerInput,
} from "./answers.inputs";

const WRONG: Readonly<Record<AnswerProblem, string>> = {
  REQUIRED: "is required",
  NOT_OFFERED: "is none of the answers offered",
  ONE_ONLY: "takes one answer",
  NOT_A_NUMBER: "must be a number",
  NOT_A_DATE: "must be a day",
  PAST_DAY: "must be today or later",
  TOO_LONG: "is too long",
  UNPRINTABLE: "holds a character that can't be printed",
};

/**
 * Answers as an application keeps them (SCRN-03). A client that knows of no questions sends none: its application goes
 * in, and each question stands there as not answered (decision 50).
 * @param given null: left out
 * @param today India's day, YYYY-MM-DD
 * @throws ConflictError QUESTIONS_CHANGED where others were answered than the job asks
 * @throws BadInputError BAD_USER_INPUT with `answers.1` for the first question
 */
export function answersTo(
  questions: readonly ScreeningQuestion[],
  given: readonly ScreeningAnswerInput[] | null,
  today: string,
): ScreeningAnswer[] {
  if (given !== null) assertTheSame(questions, given);
  const answers = questions.map((question) => {
    const values = given?.find(({ questionId }) => questionId === question.id)?.values ?? [];
    return frozen(question, cleanAnswer(question.kind, values));
  });
  if (given !== null) assertRight(answers, today);
  return answers;
}

function assertTheSame(
  questions: readonly ScreeningQuestion[],
  given: readonly ScreeningAnswerInput[],
): void {
  const asked = new Set(questions.map(({ id }) => id));
  const answered = new Set(given.map(({ questionId }) => questionId));
  if (asked.size !== answered.size || [...answered].some((id) => !asked.has(id)))
    throw new ConflictError(
      "QUESTIONS_CHANGED",
      "The company has changed its questions. Please look at them once more.",
    );
}

function assertRight(answers: readonly ScreeningAnswer[], today: string): void {
  const problems = answers.flatMap((answer, index): FieldProblem[] => {
    const problem = answerProblem(answer, answer.values, today);
    return problem ? [{ field: `answers.${index + 1}`, message: WRONG[problem] }] : [];
  });
  if (problems.length > 0)
    throw new BadInputError("BAD_USER_INPUT", "Some of the input is not right.", problems);
}

function frozen(question: ScreeningQuestion, values: string[]): ScreeningAnswer {
  const { id: questionId, bankCode, kind, text, options, unit, isRequired, wanted } = question;
  const outcome = AnswerOutcome[outcomeOf(question, values)];
  return { questionId, bankCode, kind, text, options, unit, isRequired, wanted, values, outcome };
}

/** What an application's answers must hold, for the database's `@>`; null for a filter that asks for nothing. */
export function wantedAnswers({ question, value, outcome }: AnswerFilter): string | null {
  const wanted = {
    ...(question && { text: question }),
    ...(value && { values: [value] }),
    ...(outcome && { outcome }),
  };
  return Object.keys(wanted).length > 0 ? JSON.stringify([wanted]) : null;
}

/** An answer in a cell of a file. */
export function answerInWords({ values, unit }: ScreeningAnswer): string {
  if (values.length === 0) return "not answered";
  const told = values.join(", ");
  if (!unit) return told;
  return `${told} ${told === "1" && unit === "years" ? "year" : unit}`;
}
