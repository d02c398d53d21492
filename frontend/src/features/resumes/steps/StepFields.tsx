import type { ResumeEdit } from "./resume-edits";
import type { ResumeValues } from "../resume/resume-values";

/** What each step of the wizard gets. */
export interface StepProps {
  values: ResumeValues;
  needsEmail: boolean;
  onEdit(edit: ResumeEdit): void;
  /** What is to be said of a field, by its path; undefined while nothing is. */
  problemOf(path: string): string | undefined;
  /** The field to look at, new with every look, so that its entry opens; a path of null is the step's heading. */
  attention: { path: string | null } | null;
}
