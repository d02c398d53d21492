import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
import { emptyEducation, emptyExperience, type ResumeValues } from "../resume/resume-values";

/** What was typed and is not on the server yet. */
interface UnsavedResume {
  values: ResumeValues;
  /** The server's version that it was typed over; 0 for a resume that is not there yet. */
  version: number;
}

/**
 * Keeps it through a reload and through leaving the page, in this tab alone: two tabs would overwrite each
 * other's, and on a shared computer it goes with the tab.
 * @param owner the uid of whose it is
 * @param id the resume's; null for one that is not on the server yet
 * @param unsaved null: nothing any more
 */
export function keepUnsaved(owner: string, id: string | null, unsaved: UnsavedResume | null): void {
  keepCopy("sessionStorage", keyOf(owner, id), unsaved);
}

export function readUnsaved(owner: string, id: string | null): UnsavedResume | null {
  const unsaved = readCopy("sessionStorage", keyOf(owner, id)) as UnsavedResume | null;
  return unsaved && { ...unsaved, values: completed(unsaved.values) };
}

/** A copy from before an update may lack what has come since. */
const completed = (values: ResumeValues): ResumeValues => ({
  ...values,
  sections: (values as Partial<ResumeValues>).sections ?? [],
  education: values.education.map((entry) => ({ ...emptyEducation(), ...entry })),
  experience: values.experience.map((entry) => ({ ...emptyExperience(), ...entry })),
});

const keyOf = (owner: string, id: string | null) => `unsaved-resume:${owner}:${id ?? "new"}`;
