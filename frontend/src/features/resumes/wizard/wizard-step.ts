import { RESUME_STEPS, type ResumeStep } from "../resume/resume-check";

/** At which step of which resume somebody was last, on this device. */
export function keepStep(id: string, step: ResumeStep): void {
  try {
    localStorage.setItem(keyOf(id), step);
  } catch {
    // Without storage a draft opens at what it lacks first.
  }
}

export function readStep(id: string): ResumeStep | null {
  try {
    const kept = localStorage.getItem(keyOf(id));
    return RESUME_STEPS.find((step) => step === kept) ?? null;
  } catch {
    return null;
  }
}

export function forgetStep(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

const keyOf = (id: string) => `resume-step:${id}`;
