import { answerProblem, asksAhead, cleanAnswer, outcomeOf } from "@job-portal/protocol/screening";
import { useRef, useState } from "react";
import { indianDay } from "../../../shared/language/formats";
import { useApplyQuestionsQuery } from "./Answers.generated";
import {
  answersOf,
  keepTyped,
  readTyped,
  valuesOf,
  type AskedQuestion,
  type TypedAnswers,
} from "./kept-answers";

/** The questions of a job, and what somebody who applies answers to them (SCRN-03, SCRN-04, SCRN-07). */
export function useAnswers(userId: string, jobId: string) {
  const { data, error, loading, refetch } = useApplyQuestionsQuery({
    variables: { jobId },
    fetchPolicy: "network-only",
  });
  const [typed, setTyped] = useState<TypedAnswers>(() => readTyped(userId, jobId));
  const [isTold, setIsTold] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const questions = data?.job?.questions ?? [];
  const kept = data?.job?.keptAnswers ?? [];
  const valueOf = (question: AskedQuestion) => valuesOf(question, typed, kept);

  function change({ text }: AskedQuestion, values: readonly string[]) {
    const all = { ...typed, [text]: values };
    setTyped(all);
    keepTyped(userId, jobId, all);
  }

  const [today] = useState(() => indianDay(Date.now()));
  const problemOf = (question: AskedQuestion) =>
    answerProblem(question, cleanAnswer(question.kind, valueOf(question)), today);

  /** @returns whether the answers can be sent; else each field says what is wrong, and the first has the focus */
  function check(): boolean {
    setIsTold(true);
    const wrong = questions.findIndex((question) => problemOf(question) !== null);
    if (wrong < 0) return true;
    fields.current?.children[wrong]?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    return false;
  }

  /** Asks for the questions as they are now; what was typed stays where it still fits. */
  async function readAnew(): Promise<void> {
    setHasChanged(true);
    await refetch().catch(() => undefined);
  }

  return {
    ...{ questions, fields, hasChanged, change, valueOf, check, readAnew },
    hasFailed: Boolean(error) && !data,
    isLoading: loading && !data,
    isUnknown: !data,
    retry: () => void refetch().catch(() => undefined),
    earliest: (question: AskedQuestion) => (asksAhead(question) ? today : undefined),
    problemOf: (question: AskedQuestion) => (isTold ? problemOf(question) : null),
    differs: (question: AskedQuestion) =>
      outcomeOf(question, cleanAnswer(question.kind, valueOf(question))) === "DIFFERS",
    /** When the answer that stands there was sent before; null: it was typed here. */
    keptAt: (question: AskedQuestion) =>
      typed[question.text] ? null : (kept.find(({ questionId }) => questionId === question.id)?.at ?? null),
    /** None is an answer as well: a question that the job asks since is told. */
    input: () => ({ answers: answersOf(questions, valueOf) }),
    forget: () => keepTyped(userId, jobId, null),
  };
}

export type AnswersState = ReturnType<typeof useAnswers>;
