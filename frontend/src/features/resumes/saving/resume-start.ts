import type { SessionUser } from "../../../auth/session";
import type { Resume_PrefilledFragment, Resume_ResumeFragment } from "../resume/Resume.generated";
import { toValues, withFirstEntries, type ResumeValues } from "../resume/resume-values";
import { readUnsaved } from "./unsaved-resume";

/** Whose resumes these are. */
export type ResumeOwner = Pick<SessionUser, "uid" | "email">;

/** What the wizard opens with. */
export interface ResumeStart {
  /** The uid of whose resume it is. */
  owner: string;
  /** Whoever signs in by phone may have none (RES-15). */
  needsEmail: boolean;
  /** Null: not on the server yet. */
  id: string | null;
  version: number;
  isDraft: boolean;
  /** What stands in the fields. */
  values: ResumeValues;
  /** What the server is known to have; null: not what stands in the fields. */
  saved: ResumeValues | null;
  /** The profile filled in the first fields. */
  isPrefilled: boolean;
}

/** A resume of the server's; what was typed over it in this tab and never arrived comes before it. */
export function openedResume(resume: Resume_ResumeFragment, { uid, email }: ResumeOwner): ResumeStart {
  const { id, isDraft, basicInfo } = resume;
  // One that was finished without an address may stay so.
  const needsEmail = email !== null && (isDraft || basicInfo.email !== "");
  const unsaved = readUnsaved(uid, id);
  const values = toValues(resume);
  return {
    ...{ owner: uid, needsEmail, id, isDraft, isPrefilled: false },
    ...(unsaved
      ? { values: unsaved.values, version: unsaved.version, saved: null }
      : { values, version: resume.version, saved: values }),
  };
}

export function newResume(prefilled: Resume_PrefilledFragment, { uid, email }: ResumeOwner): ResumeStart {
  const unsaved = readUnsaved(uid, null);
  const values = unsaved?.values ?? withFirstEntries(toValues(prefilled));
  return {
    ...{ owner: uid, needsEmail: email !== null, id: null, version: 0, isDraft: true, values },
    saved: unsaved ? null : values,
    isPrefilled: !unsaved && Object.values(prefilled.basicInfo).some(Boolean),
  };
}
