import { type DraftedJob, NAMING_FIELDS, SCREENED_FIELDS } from "../job/job.fields";
import { findingsIn } from "../wording/findings";
import type { JobWording } from "./job-wording.inputs";

/** What a writer is told of in the texts of a form, field by field; entries of a list stand on lines of their own. */
export const jobWordingIn = (form: DraftedJob, clearedRules: readonly string[] = []): JobWording[] =>
  SCREENED_FIELDS.flatMap((field) => {
    const value = form[field] ?? "";
    const text = Array.isArray(value) ? value.join("\n") : value;
    return findingsIn(text, NAMING_FIELDS.includes(field), clearedRules).map((finding) => ({
      field,
      ...finding,
    }));
  });
