import { useEffect, useReducer, useState } from "react";
import {
  checkResume,
  pathsOfStep,
  RESUME_STEPS,
  stepOf,
  stepToContinue,
  toOwnPath,
  type ResumeStep,
} from "./resume-check";
import { edited } from "./resume-edits";
import type { ResumeValues } from "./resume-values";
import { resumeWizardWords } from "./resume-wizard.words";
import { keepStep, readStep } from "./wizard-step";
import { useWords } from "../../shared/words";
import type { AuthError } from "../../auth/auth-error";

/**
 * The wizard's state: what is typed, at which step somebody is, and what is said of the fields. Problems show
 * once somebody tried to leave the step, and go as soon as they are mended.
 */
export function useResumeWizard(initial: ResumeValues, id: string | null, isDraft: boolean) {
  const words = useWords(resumeWizardWords);
  const [values, edit] = useReducer(edited, initial);
  const [step, setStep] = useState<ResumeStep>(() => firstStep(initial, id, isDraft));
  const [furthest, setFurthest] = useState(() => (isDraft ? indexOf(step) : RESUME_STEPS.length - 1));
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const { refused, markRefusal, forgetRefusal } = useRefusedFields(values);
  const [attention, setAttention] = useState<{ path: string | null } | null>(null);
  const problems = checkResume(values);
  useEffect(() => {
    if (id !== null) keepStep(id, step);
  }, [id, step]);

  function goTo(next: ResumeStep) {
    setStep(next);
    setFurthest((before) => Math.max(before, indexOf(next)));
    setAttention({ path: null });
  }

  /** Shows what is wrong with these fields, at the first of them. */
  function point(paths: readonly string[]) {
    const [first] = paths;
    if (first === undefined) return;
    setTold((before) => new Set([...before, ...paths]));
    setStep(stepOf(first));
    setAttention({ path: first });
  }

  /** One step on, if nothing on this one stands against it. */
  function next() {
    const wrong = pathsOfStep(problems, step);
    const following = RESUME_STEPS[indexOf(step) + 1];
    if (wrong.length > 0) point(wrong);
    else if (following) goTo(following);
  }

  function back() {
    const previous = RESUME_STEPS[indexOf(step) - 1];
    if (previous) goTo(previous);
  }

  /** Whether the whole of it can be stored; else it shows why not. */
  function isComplete(): boolean {
    point([...problems.keys()]);
    return problems.size === 0;
  }

  /** Marks and shows what the server found wrong. @returns whether any of it belongs to a field */
  function takeRefusal(refusal: AuthError): boolean {
    const found = markRefusal(refusal);
    point(found);
    return found.length > 0;
  }

  function problemOf(path: string): string | undefined {
    const problem = told.has(path) ? problems.get(path) : undefined;
    return problem ? words.problems[problem] : refused.get(path);
  }

  function handleEdit(change: Parameters<typeof edit>[0]) {
    forgetRefusal();
    edit(change);
  }

  const shown = [...problems.keys()].filter((path) => told.has(path));
  const stepsInNeed = stepsOf([...shown, ...refused.keys()]);
  return {
    ...{ values, edit: handleEdit, step, furthest, goTo, next, back, isComplete },
    ...{ markRefusal, takeRefusal, problemOf, attention, stepsInNeed },
  };
}

/** What the server found wrong beside our own checks, by field; it goes with the next edit. */
function useRefusedFields(values: ResumeValues) {
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  /** @returns the fields that are marked now */
  function markRefusal({ fields }: AuthError): string[] {
    const found = new Map(fields.map(({ field, message }) => [toOwnPath(field, values), message]));
    setRefused(found);
    return [...found.keys()];
  }

  function forgetRefusal() {
    if (refused.size > 0) setRefused(new Map());
  }

  return { refused, markRefusal, forgetRefusal };
}

const stepsOf = (paths: readonly string[]) =>
  RESUME_STEPS.filter((step) => paths.some((path) => stepOf(path) === step));

const indexOf = (step: ResumeStep) => RESUME_STEPS.indexOf(step);

/** A draft goes on where it was left, a finished resume begins at its beginning. */
function firstStep(values: ResumeValues, id: string | null, isDraft: boolean): ResumeStep {
  if (id === null) return "basicInformation";
  return readStep(id) ?? (isDraft ? stepToContinue(values) : "basicInformation");
}
