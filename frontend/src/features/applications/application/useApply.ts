import type { ApolloCache } from "@apollo/client";
import { useState } from "react";
import type { ApplicantProfileInput, ApplyToJobInput } from "../../../shared/schema.generated";
import { toAuthError } from "../../../auth/auth-error";
import { useSessionActions } from "../../../auth/session";
import { isUnreached } from "../../../auth/unreached";
import type { Refusal as ReadRefusal } from "../../../shared/refusal";
import { dropWaiting, putWaiting } from "../../../shared/waiting/waiting";
import { typedTo } from "./apply-draft";
import {
  type ApplyToJobMutation,
  type ApplyJob_JobFragment,
  useApplyToJobMutation,
} from "./ApplyJob.generated";

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
  | { kind: "sent" | "waiting" | "limit-reached" | "questions-changed" }
  | { kind: "refused"; fields: ReadRefusal["fields"] };

interface Sending {
  note: string;
  /** Null: the profile is sent. */
  resumeId: string | null;
  /** A file beside it; null: none. */
  originalId: string | null;
  /** What of the work profile is sent by name; nothing where nothing is asked for. */
  career: Pick<ApplyToJobInput, "career">;
  /** To the job's questions: an empty list where it asks none. */
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

/** What a server's code says of an application. */
export const refusalOf = (code: string): Refusal => REFUSALS[code] ?? "failed";

const isAnything = (profile: ApplicantProfileInput) => Object.keys(profile).length > 0;

/** Keeps what was sent with its job, wherever that is shown. */
export function keepSent(cache: ApolloCache, jobId: string, sent: ApplyToJobMutation["applyToJob"]): void {
  const application = { __typename: "Application", ...sent };
  cache.modify({
    id: cache.identify({ __typename: "Job", id: jobId }),
    fields: { viewerApplication: (_before, { toReference }) => toReference(application) ?? application },
  });
  cache.evict({ id: "ROOT_QUERY", fieldName: "myApplications" });
}

/**
 * Sends the viewer's application to a job, with a resume or without one their profile. Where the server can't be
 * reached, it waits for a network (OFF-07).
 */
export function useApply(job: Pick<ApplyJob_JobFragment, "id" | "title" | "company">, uid: string) {
  const jobId = job.id;
  const place = { uid, kind: "application", jobId } as const;
  const [send] = useApplyToJobMutation({
    update(cache, { data }) {
      if (data) keepSent(cache, jobId, data.applyToJob);
    },
  });
  const { reloadAccount } = useSessionActions();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function apply({ note, resumeId, originalId, career, answers, profile }: Sending): Promise<Outcome> {
    const input: ApplyToJobInput = {
      jobId,
      note: note.trim() || null,
      resumeId,
      ...(originalId && { originalId }),
      ...career,
      ...answers,
      ...(isAnything(profile) && { profile }),
    };
    // A device that knows itself offline has sent nothing.
    const isTried = navigator.onLine;
    setRefusal(null);
    setIsSending(true);
    try {
      await send({ variables: { input } });
      dropWaiting(place);
      if (isAnything(profile)) void reloadAccount();
      return { kind: "sent" };
    } catch (error) {
      const { code, fields } = toAuthError(error);
      const told = { jobTitle: job.title, companyName: job.company.name };
      if (isUnreached(error) && putWaiting(place, { input, ...told, typed: typedTo(uid, jobId) }, isTried))
        return { kind: "waiting" };
      if (code === "APPLICATION_LIMIT_REACHED") return { kind: "limit-reached" };
      if (code === "QUESTIONS_CHANGED") return { kind: "questions-changed" };
      setRefusal(refusalOf(code));
      return { kind: "refused", fields };
    } finally {
      setIsSending(false);
    }
  }

  return { apply, isSending, refusal };
}
