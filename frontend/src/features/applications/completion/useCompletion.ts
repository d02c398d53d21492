import { useState } from "react";
import type { SessionUser } from "../../../auth/session";
import type { Refusal } from "../../../shared/refusal";
import type { CareerProfile_ProfileFragment } from "../../career-profiles/CareerProfile.generated";
import { type Asking, useAskedFields } from "./useAskedFields";
import { FIELDS, useMissingFields } from "./useMissingFields";

interface Sending {
  /** Undefined until it is known what there is to send. */
  career: CareerProfile_ProfileFragment | undefined;
  /** Null: the profile is sent. */
  resumeId: string | null;
  /** A file beside it; null: none. */
  originalId: string | null;
  note: string;
}

/** What makes an application whole: what the profile lacks, and what the company asks for. */
export function useCompletion(
  job: Asking & { id: string },
  user: SessionUser,
  { career, resumeId, originalId, note }: Sending,
) {
  const [isBareTold, setIsBareTold] = useState(false);
  const fields = useMissingFields(user, job.asksPhone);
  const { lacksPhone, typed } = fields;
  const hasResume = resumeId !== null || originalId !== null;
  const keptAs = `apply-asked:${user.uid}:${job.id}`;
  const asked = useAskedFields(job, { career, hasResume, lacksPhone, phone: typed.phone, keptAs });
  const asksFields = resumeId === null && career !== undefined;
  const saysNothing = fields.isBare && career?.percent === 0 && !user.additionalData.bio && !note.trim();
  const isBare = asksFields && originalId === null && saysNothing;

  /** ASK-03. All that is wrong says so at once. @returns whether it can go: a name alone goes at the second time */
  function check(): boolean {
    // The last to be wrong has the focus: it stands first.
    const isWhole = [asked.check(), !asksFields || fields.check()].every(Boolean);
    if (!isWhole) return false;
    setIsBareTold(isBare);
    return !isBare || isBareTold;
  }

  /** Marks what the server refuses. */
  function mark(problems: Refusal["fields"]): void {
    fields.mark(problems);
    asked.mark(problems);
  }

  /** What of it goes. A letter may have been chosen before the name was typed (COVR-04). */
  function sent() {
    const name = typed.name.trim() || user.displayName;
    const isPhoneAsked = asked.asked.includes("phone");
    const profile = fields.inputOf(asksFields ? FIELDS : isPhoneAsked ? ["phone"] : []);
    return { note: name ? note.replaceAll("{name}", name) : note, career: asked.input, profile };
  }

  /** Once it is sent, nothing that was typed is kept in this tab. */
  function forget(): void {
    fields.forget();
    asked.forget();
  }

  return { fields, asked, career, asksFields, check, mark, sent, forget, isBare: isBare && isBareTold };
}

export type CompletionState = ReturnType<typeof useCompletion>;
