import { useReducer, useState } from "react";
import {
  checkResume,
  pathsOfStep,
  RESUME_STEPS,
  stepOf,
  toOwnPath,
  type ResumeStep,
} from "../resume/resume-check";
import { edited } from "../steps/resume-edits";
import type { ResumeValues } from "../resume/resume-values";
import { resumeStepsWords } from "../steps/resume-steps.words";
import type { ResumeStart } from "../saving/resume-start";
import { useWizardStep } from "./useWizardStep";
import { useProblemText } from "../../../shared/language/useProblemText";
import { useWords } from "../../../shared/words";
import type { AuthError } from "../../../auth/auth-error";

/** What to look at: a field of a step, or with a path of null its heading. */
export interface Attention {
  step: ResumeStep;
  path: string | null;
}

/**
 * The wizard's state: what is typed, at which step somebody is, and what is said of the fields. Problems show
 * once somebody tried to leave the step, and go as soon as they are mended.
 */
export function useResumeWizard(start: ResumeStart, id: string | null) {
  const words = useWords(resumeStepsWords);
  const [values, edit] = useReducer(edited, start.values);
  const { step, furthest, ...way } = useWizardStep(start, values, id);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const { refused, markRefusal, forgetRefusal } = useRefusedFields(values);
  const [attention, setAttention] = useState<Attention | null>(null);
  const problems = checkResume(values, start.needsEmail);

  /** Back at once; on only past steps on which nothing is missing or wrong, else to the first that is (RES-14). */
  function goTo(next: ResumeStep) {
    const passed = RESUME_STEPS.slice(RESUME_STEPS.indexOf(step), RESUME_STEPS.indexOf(next));
    const wrong = passed.map((one) => pathsOfStep(problems, one)).find((paths) => paths.length > 0);
    if (wrong) {
      point(wrong);
      return;
    }
    way.goTo(next);
    setAttention({ step: next, path: null });
  }

  /** Shows what is wrong with these fields, at the first of them. */
  function point(paths: readonly string[]) {
    const [first] = paths;
    if (first === undefined) return;
    setTold((before) => new Set([...before, ...paths]));
    way.goTo(stepOf(first));
    setAttention({ step: stepOf(first), path: first });
  }

  function next() {
    const following = RESUME_STEPS[RESUME_STEPS.indexOf(step) + 1];
    if (following) goTo(following);
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
    ...{ values, edit: handleEdit, step, furthest, goTo, next, back: way.back, isComplete },
    ...{ markRefusal, takeRefusal, problemOf, attention, stepsInNeed },
  };
}

/** What the server found wrong beside our own checks, by field; it goes with the next edit. */
function useRefusedFields(values: ResumeValues) {
  const textOf = useProblemText();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  /** @returns the fields that are marked now */
  function markRefusal({ fields }: AuthError): string[] {
    const found = new Map(fields.map((problem) => [toOwnPath(problem.field, values), textOf(problem)]));
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
