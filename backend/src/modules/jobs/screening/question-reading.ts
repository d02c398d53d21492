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
import { type Complaint, complaintOf } from "../../../text/broken-rule";
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

const complaintsOf = (
  rule: typeof TEXT_RULE | typeof OPTIONS_RULE,
  value: unknown,
  what: string,
): Complaint[] =>
  (rule.safeParse(value).error?.issues ?? []).map(complaintOf).map(({ message, ...broken }) => ({
    message: `${what} ${message}.`,
    ...broken,
  }));

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

function wrongIn(typed: TypedQuestion, content: QuestionContent): Complaint[] {
  const { kind, text, options, unit, wanted } = content;
  if (typed.bankCode && !content.bankCode) return [{ message: "There is no such question in the bank." }];
  return [
    ...complaintsOf(TEXT_RULE, text, "The question"),
    ...complaintsOf(OPTIONS_RULE, options, "The options"),
    ...(hasOptions(kind) && options.length < 2 ? [TOO_FEW_OPTIONS] : []),
    ...(unit !== null && !UNIT_RULE.safeParse(unit).success ? [LONG_UNIT] : []),
    ...(wanted ? wrongInWanted(kind, options, wanted) : []),
  ];
}

const TOO_FEW_OPTIONS: Complaint = { message: "Give two options or more.", rule: "TOO_FEW", bound: 2 };
const LONG_UNIT: Complaint = {
  message: "What the number counts is too long.",
  rule: "TOO_LONG",
  bound: MAX_UNIT,
};

function wrongInWanted(
  kind: QuestionKind,
  options: string[],
  { values, least, most }: WantedAnswer,
): Complaint[] {
  const offered = kind === YES_NO ? [YES, NO] : options;
  if (!values.every((value) => offered.includes(value)))
    return [{ message: "The answer asked for is none of those offered.", rule: "NOT_OFFERED" }];
  if (kind === YES_NO && values.length > 1)
    return [{ message: "Ask for Yes or for No, not for both.", rule: "ANY_ANSWER" }];
  if (kind === ONE && values.length >= options.length && values.length > 0)
    return [{ message: "Leave one option out of those asked for, or ask for none.", rule: "ANY_ANSWER" }];
  const bounds = [least, most].filter((one): one is string => typeof one === "string");
  if (kind === NUMBER && !bounds.every(isPlainNumber))
    return [{ message: "The answer asked for is no number.", rule: "NO_NUMBER" }];
  if (kind === DATE && !bounds.every(isDay))
    return [{ message: "The answer asked for is no day.", rule: "NO_DATE" }];
  const isReversed =
    typeof least === "string" &&
    typeof most === "string" &&
    (kind === NUMBER ? Number(least) > Number(most) : least > most);
  return isReversed ? [{ message: "The least is more than the most.", rule: "LEAST_OVER_MOST" }] : [];
}

function problemsOf(typed: TypedQuestion, content: QuestionContent, position: number): QuestionProblem[] {
  // The bank's own questions are held to the rules by a test.
  const ground = content.bankCode ? null : forbiddenGround(content.kind, content.text, content.options);
  if (ground)
    return [
      {
        ...{ position, ground, message: REFUSALS[ground].reason, instead: REFUSALS[ground].instead },
        ...{ rule: null, bound: null },
      },
    ];
  const [complaint] = wrongIn(typed, content);
  return complaint ? [plainProblem(position, complaint)] : [];
}

/** Of a question that is wrong, and asks nothing that must not be asked. */
const plainProblem = (position: number, { message, rule, bound }: Complaint): QuestionProblem => ({
  ...{ position, message, ground: null, instead: null },
  ...{ rule: rule ?? null, bound: bound ?? null },
});

const TOO_MANY = plainProblem(MOST_QUESTIONS + 1, {
  message: `A job asks ${MOST_QUESTIONS} questions at most.`,
  rule: "TOO_MANY",
  bound: MOST_QUESTIONS,
});

function twiceAsked(questions: readonly QuestionContent[]): QuestionProblem[] {
  const texts = questions.map(({ text }) => text.toLowerCase());
  return texts.flatMap((text, index) =>
    text !== "" && texts.indexOf(text) < index
      ? [plainProblem(index + 1, { message: "This question is asked already.", rule: "SAME_TWICE" })]
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
  problems.map(({ position, message, rule, bound }) => ({
    ...{ field: `questions.${position}`, message },
    ...(rule !== null && { rule }),
    ...(bound !== null && { bound }),
  }));

/** @throws BadInputError QUESTION_NOT_ALLOWED where one asks what must not be asked */
export function assertAllowed(problems: readonly QuestionProblem[]): void {
  const refused = problems.filter(({ ground }) => ground !== null);
  const [first] = refused;
  if (first) throw new BadInputError("QUESTION_NOT_ALLOWED", first.message, questionFieldsOf(refused));
}
