import { useState } from "react";
import type { ApplicantProfileInput, ApplyToJobInput } from "../../../shared/schema.generated";
import { toAuthError } from "../../../auth/auth-error";
import { useSessionActions } from "../../../auth/session";
import type { Refusal as ReadRefusal } from "../../../shared/refusal";
import { useApplyToJobMutation } from "./ApplyJob.generated";

/** Why nothing was sent. The limit is left out, because the quota tells of it. */
type Refusal =
  | "jobClosed"
  | "ownJob"
  | "alreadyApplied"
  | "unverified"
  | "underAge"
  | "resumeGone"
  | "templateLimit"
  | "checkFields"
  | "unreached"
  | "failed";

/** The quota tells of the limit, and the questions themselves of their change. */
type Outcome =
  | { kind: "sent" | "limit-reached" | "questions-changed" }
  | { kind: "refused"; fields: ReadRefusal["fields"] };

interface Sending {
  note: string;
  /** Null: the profile is sent. */
  resumeId: string | null;
  /** A file beside it; null: none. */
  originalId: string | null;
  /** What of the work profile is sent by name; nothing where nothing is asked for. */
  career: Pick<ApplyToJobInput, "career">;
  /** To the job's questions; nothing where it asks none. */
  answers: Pick<ApplyToJobInput, "answers">;
  /** What the profile lacks, which it keeps once it is sent. */
  profile: ApplicantProfileInput;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  JOB_NOT_OPEN: "jobClosed",
  OWN_JOB: "ownJob",
  ALREADY_APPLIED: "alreadyApplied",
  EMAIL_NOT_VERIFIED: "unverified",
  UNDER_AGE: "underAge",
  NOT_FOUND: "resumeGone",
  RESUME_NOT_FINISHED: "resumeGone",
  TEMPLATE_LIMIT_REACHED: "templateLimit",
  BAD_USER_INPUT: "checkFields",
  "network-request-failed": "unreached",
};

const isAnything = (profile: ApplicantProfileInput) => Object.keys(profile).length > 0;

/**
 * Sends the viewer's application to a job, with a resume or without one their profile, and keeps it with the job
 * wherever that is shown.
 */
export function useApply(jobId: string) {
  const [send] = useApplyToJobMutation({
    update(cache, { data }) {
      if (!data) return;
      const application = { __typename: "Application", ...data.applyToJob };
      cache.modify({
        id: cache.identify({ __typename: "Job", id: jobId }),
        fields: { viewerApplication: (_before, { toReference }) => toReference(application) ?? application },
      });
      cache.evict({ id: "ROOT_QUERY", fieldName: "myApplications" });
    },
  });
  const { reloadAccount } = useSessionActions();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function apply({ note, resumeId, originalId, career, answers, profile }: Sending): Promise<Outcome> {
    setRefusal(null);
    setIsSending(true);
    try {
      await send({
        variables: {
          input: {
            jobId,
            note: note.trim() || null,
            resumeId,
            ...(originalId && { originalId }),
            ...career,
            ...answers,
            ...(isAnything(profile) && { profile }),
          },
        },
      });
      if (isAnything(profile)) void reloadAccount();
      return { kind: "sent" };
    } catch (error) {
      const { code, fields } = toAuthError(error);
      if (code === "APPLICATION_LIMIT_REACHED") return { kind: "limit-reached" };
      if (code === "QUESTIONS_CHANGED") return { kind: "questions-changed" };
      setRefusal(REFUSALS[code] ?? "failed");
      return { kind: "refused", fields };
    } finally {
      setIsSending(false);
    }
  }

  return { apply, isSending, refusal };
}
