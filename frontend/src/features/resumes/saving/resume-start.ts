import type { Resume_PrefilledFragment, Resume_ResumeFragment } from "../resume/Resume.generated";
import { toValues, withFirstEntries, type ResumeValues } from "../resume/resume-values";
import { readUnsaved } from "./unsaved-resume";

/** What the wizard opens with. */
export interface ResumeStart {
  /** The uid of whose resume it is. */
  owner: string;
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
export function openedResume(resume: Resume_ResumeFragment, owner: string): ResumeStart {
  const { id, isDraft } = resume;
  const unsaved = readUnsaved(owner, id);
  const values = toValues(resume);
  return {
    ...{ owner, id, isDraft, isPrefilled: false },
    ...(unsaved
      ? { values: unsaved.values, version: unsaved.version, saved: null }
      : { values, version: resume.version, saved: values }),
  };
}

export function newResume(prefilled: Resume_PrefilledFragment, owner: string): ResumeStart {
  const unsaved = readUnsaved(owner, null);
  const values = unsaved?.values ?? withFirstEntries(toValues(prefilled));
  return {
    ...{ owner, id: null, version: 0, isDraft: true, values },
    saved: unsaved ? null : values,
    isPrefilled: !unsaved && Object.values(prefilled.basicInfo).some(Boolean),
  };
}
