import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { useProblemText } from "../../../shared/language/useProblemText";
import { readRefusal, type Refusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { fieldOf, type JobFormField, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import type { WordedField } from "./useJobWording";

/** What the person has confirmed of the server's questions. */
export interface Answers {
  isPayConfirmed?: boolean;
  isDuplicateConfirmed?: boolean;
  isNewCompanyConfirmed?: boolean;
}

const QUESTIONS = {
  PAY_LOOKS_MONTHLY: { answer: { isPayConfirmed: true }, field: "pay" },
  PAY_UNIT_MISSING: { answer: { isPayConfirmed: true }, field: "pay" },
  PAY_RANGE_WIDE: { answer: { isPayConfirmed: true }, field: "pay" },
  PAY_UNLIKELY: { answer: { isPayConfirmed: true }, field: "pay" },
  PAY_UNPAID: { answer: { isPayConfirmed: true }, field: "pay" },
  PAY_BELOW_MINIMUM_WAGE: { answer: { isPayConfirmed: true }, field: "pay" },
  POSSIBLE_DUPLICATE: { answer: { isDuplicateConfirmed: true }, field: "title" },
  COMPANY_LOOKS_KNOWN: { answer: { isNewCompanyConfirmed: true }, field: "companyName" },
} as const satisfies Record<string, { answer: Answers; field: JobFormField }>;
type QuestionCode = keyof typeof QUESTIONS;

const isQuestion = (code: string | null): code is QuestionCode => code !== null && code in QUESTIONS;

interface OpenQuestion {
  code: QuestionCode;
  /** In the server's words. */
  message: string;
  /** The open job that it may be a duplicate of. */
  jobId: string | null;
  /** That it is about. */
  company: Refusal["company"];
  values: JobFormValues;
  answers: Answers;
}

/** Answers a function that puts each problem at its field in the reader's language, and the focus at the first. */
function useShownProblems(form: UseFormReturn<JobFormValues>) {
  const words = useWords(jobFormWords);
  const textOf = useProblemText(words.problem);
  return ({ fields }: Refusal): void => {
    const problems = fields.flatMap((problem) => {
      const name = fieldOf(problem.field);
      return name ? [{ name, message: textOf(problem, words.fields[name]) }] : [];
    });
    problems.forEach(({ name, message }, index) => {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    });
  };
}

/** After a question the focus goes to what is to be changed, or else to the button, where sending goes on. */
function useFocusAfterQuestion(form: UseFormReturn<JobFormValues>) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const fieldInQuestion = useRef<JobFormField>(null);
  /** Null for the button. */
  function moveFocusTo(field: JobFormField | null) {
    fieldInQuestion.current = field;
  }
  function moveFocus() {
    if (fieldInQuestion.current) form.setFocus(fieldInQuestion.current);
    else submitButton.current?.focus();
  }
  return { submitButton, moveFocusTo, moveFocus };
}

/**
 * Sends a job's form. If the server asks questions, the person answers them and the form is sent again. A problem
 * stands at its field, and the first such field gets the focus.
 *
 * @param heldBackAt the first field with a sentence that keeps the job back: until it is mended an answer is kept in
 *   the form, and nothing is sent (POST-11)
 */
export function useJobSubmit(
  form: UseFormReturn<JobFormValues>,
  send: (values: JobFormValues, answers: Answers) => Promise<void>,
  heldBackAt: WordedField | null = null,
) {
  const showProblems = useShownProblems(form);
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { submitButton, moveFocusTo, moveFocus } = useFocusAfterQuestion(form);

  async function submit(values: JobFormValues, answers: Answers = {}) {
    setRefusal(null);
    setQuestion(null);
    setIsSending(true);
    try {
      await send(values, answers);
    } catch (error) {
      const found = readRefusal(error);
      const { code, message, jobId, company } = found;
      if (isQuestion(code)) setQuestion({ code, message, jobId, company, values, answers });
      else {
        // The bar's room is known before a field is scrolled to.
        flushSync(() => setRefusal(found));
        showProblems(found);
      }
    }
    setIsSending(false);
  }

  /** An earlier refusal says nothing of what is wrong now. */
  const forget = () => setRefusal(null);

  async function confirm() {
    if (!question) return;
    if (heldBackAt) {
      form.setValue("keptPay", question.values.pay.trim(), { shouldDirty: true });
      leaveTo(heldBackAt);
      return;
    }
    moveFocusTo(null);
    await submit(question.values, { ...question.answers, ...QUESTIONS[question.code].answer });
  }

  /** Puts an answer of one tap in the pay's place, and goes on. */
  async function answerPay(pay: string) {
    if (!question) return;
    form.setValue("pay", pay, { shouldDirty: true });
    if (heldBackAt) {
      leaveTo(heldBackAt);
      return;
    }
    moveFocusTo(null);
    await submit({ ...question.values, pay }, question.answers);
  }

  function goBack() {
    if (question) leaveTo(QUESTIONS[question.code].field);
  }

  function leaveTo(field: JobFormField) {
    moveFocusTo(field);
    setQuestion(null);
  }

  const asked = { question, confirm, answerPay, goBack, moveFocus };
  return { submit, isSending, refusal, submitButton, forget, ...asked };
}
