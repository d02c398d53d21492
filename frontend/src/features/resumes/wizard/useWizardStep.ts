import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { RESUME_STEPS, stepToContinue, type ResumeStep } from "../resume/resume-check";
import type { ResumeValues } from "../resume/resume-values";
import { keepStep, readStep } from "./wizard-step";

/** In the address: the step, from 1; left out where the wizard opened with its first. */
export const STEP = "step";

const FIRST = RESUME_STEPS[0];

const indexOf = (step: ResumeStep) => RESUME_STEPS.indexOf(step);
const atMost = (step: ResumeStep, last: number) => RESUME_STEPS[Math.min(indexOf(step), last)] ?? FIRST;

/** With an entry of the browser's history: the step that it was gone to from. */
interface StepState {
  from: ResumeStep;
}

interface WizardStart {
  values: ResumeValues;
  needsEmail: boolean;
  /** Null: not on the server yet. */
  id: string | null;
  isDraft: boolean;
}

/**
 * At which step somebody is. Each step that is gone to is an entry of the browser's history, so that its Back and
 * Forward move between them; one that can't be entered yet leads to the furthest that can.
 */
export function useWizardStep(start: WizardStart, values: ResumeValues, id: string | null) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: Partial<StepState> | null };
  const asked = RESUME_STEPS[Number(address.get(STEP)) - 1] ?? null;
  const [opening] = useState(() => openingStep(start, asked));
  const [furthest, setFurthest] = useState(start.isDraft ? indexOf(opening) : RESUME_STEPS.length - 1);
  const reach = Math.max(furthest, indexOf(stepToContinue(values, start.needsEmail)));
  const step = asked === null ? opening : atMost(asked, reach);
  const isGoingBack = useRef(false);
  if (indexOf(step) > furthest) setFurthest(indexOf(step));

  useEffect(() => {
    isGoingBack.current = false;
  }, [key]);

  useEffect(() => {
    if (id !== null) keepStep(id, step);
  }, [id, step]);

  useEffect(() => {
    if ((asked ?? FIRST) === step) return;
    setAddress(withStep(address, step), { replace: true, state, preventScrollReset: true });
  }, [asked, step, address, setAddress, state]);

  function goTo(next: ResumeStep) {
    if (next === step) return;
    setFurthest((before) => Math.max(before, indexOf(next)));
    const from: StepState = { from: step };
    setAddress(withStep(address, next), { state: from, preventScrollReset: true });
  }

  /** One step back: in the history too, where that is the entry before. */
  function back() {
    const previous = RESUME_STEPS[indexOf(step) - 1];
    if (!previous || isGoingBack.current) return;
    if (state?.from !== previous) {
      goTo(previous);
      return;
    }
    // A second press before the browser has gone there would leave the wizard.
    isGoingBack.current = true;
    void navigate(-1);
  }

  return { step, furthest, goTo, back };
}

function withStep(address: URLSearchParams, step: ResumeStep): URLSearchParams {
  const named = new URLSearchParams(address);
  named.set(STEP, String(indexOf(step) + 1));
  return named;
}

/** Where the address says; else a draft goes on where it was left, and a finished resume begins at its beginning. */
function openingStep({ values, needsEmail, id, isDraft }: WizardStart, asked: ResumeStep | null): ResumeStep {
  const kept = id === null ? null : readStep(id);
  const toContinue = isDraft ? stepToContinue(values, needsEmail) : FIRST;
  if (asked === null) return id === null ? FIRST : (kept ?? toContinue);
  return isDraft ? atMost(asked, Math.max(indexOf(kept ?? FIRST), indexOf(toContinue))) : asked;
}
