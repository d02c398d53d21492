import { isPlainNumber } from "@job-portal/protocol/amounts";
import {
  cleanAnswer,
  isDay,
  MAX_OPTION,
  MAX_QUESTION,
  MAX_UNIT,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  NO,
  YES,
} from "@job-portal/protocol/screening";
import { BadInputError, type FieldProblem } from "../../../errors/errors";
import { line, lines, requiredLine } from "../../../text/text.rules";
import { forbiddenGround } from "./forbidden-questions.rules";
import { bankQuestion } from "./question-bank";
import { REFUSALS } from "./question-refusals";
import type { QuestionContent } from "./screening-question.entity";
import { QuestionKind } from "./screening.enums";
import type { QuestionProblem, TypedQuestion, WantedAnswer } from "./screening.inputs";

const { ONE, SEVERAL, NUMBER, TEXT, DATE, YES_NO } = QuestionKind;

/** What typed questions come to. */
export interface QuestionsReading {
  questions: QuestionContent[];
  problems: QuestionProblem[];
}

const TEXT_RULE = requiredLine(3, MAX_QUESTION);
const OPTIONS_RULE = lines(MOST_OPTIONS, MAX_OPTION);
const UNIT_RULE = line(MAX_UNIT);

const messagesOf = (rule: typeof TEXT_RULE | typeof OPTIONS_RULE, value: unknown, what: string): string[] =>
  (rule.safeParse(value).error?.issues ?? []).map(({ message }) => `${what} ${message}.`);

const hasOptions = (kind: QuestionKind): boolean => kind === ONE || kind === SEVERAL;

/** A question as it will stand; one of the bank's says what the bank says. */
function contentOf(typed: TypedQuestion): QuestionContent {
  const ready = typed.bankCode ? bankQuestion(typed.bankCode) : undefined;
  const { kind, text, options, unit } = ready ?? typed;
  return {
    bankCode: ready?.code ?? null,
    kind,
    text: text.trim(),
    options: hasOptions(kind) ? [...new Set(options.map((option) => option.trim()))] : [],
    unit: kind === NUMBER ? unit?.trim() || null : null,
    isRequired: typed.isRequired,
    wanted: typed.wanted ? wantedOf(kind, typed.wanted) : null,
  };
}

const bound = (kind: QuestionKind, text: string | null | undefined): string | null =>
  cleanAnswer(kind, [text ?? ""])[0] ?? null;

/** A wanted answer that wants nothing is none. */
function wantedOf(kind: QuestionKind, { values, least, most }: WantedAnswer): WantedAnswer | null {
  const hasBounds = kind === NUMBER || kind === DATE;
  const wanted = {
    values: hasBounds || kind === TEXT ? [] : cleanAnswer(kind, values),
    least: hasBounds ? bound(kind, least) : null,
    most: hasBounds ? bound(kind, most) : null,
  };
  return wanted.values.length > 0 || wanted.least !== null || wanted.most !== null ? wanted : null;
}

function wrongIn(typed: TypedQuestion, content: QuestionContent): string[] {
  const { kind, text, options, unit, wanted } = content;
  if (typed.bankCode && !content.bankCode) return ["There is no such question in the bank."];
  return [
    ...messagesOf(TEXT_RULE, text, "The question"),
    ...messagesOf(OPTIONS_RULE, options, "The options"),
    ...(hasOptions(kind) && options.length < 2 ? ["Give two options or more."] : []),
    ...(unit !== null && !UNIT_RULE.safeParse(unit).success ? ["What the number counts is too long."] : []),
    ...(wanted ? wrongInWanted(kind, options, wanted) : []),
  ];
}

function wrongInWanted(
  kind: QuestionKind,
  options: string[],
  { values, least, most }: WantedAnswer,
): string[] {
  const offered = kind === YES_NO ? [YES, NO] : options;
  if (!values.every((value) => offered.includes(value)))
    return ["The answer asked for is none of those offered."];
  if (kind === YES_NO && values.length > 1) return ["Ask for Yes or for No, not for both."];
  if (kind === ONE && values.length >= options.length && values.length > 0)
    return ["Leave one option out of those asked for, or ask for none."];
  const bounds = [least, most].filter((one): one is string => typeof one === "string");
  if (kind === NUMBER && !bounds.every(isPlainNumber)) return ["The answer asked for is no number."];
  if (kind === DATE && !bounds.every(isDay)) return ["The answer asked for is no day."];
  const isReversed =
    typeof least === "string" &&
    typeof most === "string" &&
    (kind === NUMBER ? Number(least) > Number(most) : least > most);
  return isReversed ? ["The least is more than the most."] : [];
}

function problemsOf(typed: TypedQuestion, content: QuestionContent, position: number): QuestionProblem[] {
  // The bank's own questions are held to the rules by a test.
  const ground = content.bankCode ? null : forbiddenGround(content.kind, content.text, content.options);
  if (ground)
    return [{ position, ground, message: REFUSALS[ground].reason, instead: REFUSALS[ground].instead }];
  const [message] = wrongIn(typed, content);
  return message === undefined ? [] : [{ position, ground: null, message, instead: null }];
}

const TOO_MANY: QuestionProblem = {
  position: MOST_QUESTIONS + 1,
  ground: null,
  message: `A job asks ${MOST_QUESTIONS} questions at most.`,
  instead: null,
};

function twiceAsked(questions: readonly QuestionContent[]): QuestionProblem[] {
  const texts = questions.map(({ text }) => text.toLowerCase());
  return texts.flatMap((text, index) =>
    text !== "" && texts.indexOf(text) < index
      ? [{ position: index + 1, ground: null, message: "This question is asked already.", instead: null }]
      : [],
  );
}

/** Reads a job's questions, and says all that is wrong with them. */
export function readQuestions(typed: readonly TypedQuestion[]): QuestionsReading {
  const questions = typed.slice(0, MOST_QUESTIONS).map(contentOf);
  const problems = questions.flatMap((content, index) => {
    const form = typed[index];
    return form ? problemsOf(form, content, index + 1) : [];
  });
  const others = [...twiceAsked(questions), ...(typed.length > MOST_QUESTIONS ? [TOO_MANY] : [])];
  return { questions, problems: [...problems, ...others] };
}

/** As fields of a job's form, whose entries count from 1: `questions.2`. */
export const questionFieldsOf = (problems: readonly QuestionProblem[]): FieldProblem[] =>
  problems.map(({ position, message }) => ({ field: `questions.${position}`, message }));

/** @throws BadInputError QUESTION_NOT_ALLOWED where one asks what must not be asked */
export function assertAllowed(problems: readonly QuestionProblem[]): void {
  const refused = problems.filter(({ ground }) => ground !== null);
  const [first] = refused;
  if (first) throw new BadInputError("QUESTION_NOT_ALLOWED", first.message, questionFieldsOf(refused));
}
