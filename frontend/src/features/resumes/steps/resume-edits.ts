import {
  emptyEducation,
  emptyExperience,
  type BasicInfoValues,
  type EducationValues,
  type ExperienceValues,
  type ResumeValues,
  type SkillsValues,
} from "../resume/resume-values";

export type EntryList = "education" | "experience";

/** One thing that somebody does to their resume in the wizard. */
export type ResumeEdit =
  | { kind: "title"; title: string }
  | { kind: "template"; template: ResumeValues["template"] }
  | { kind: "basicInfo"; change: Partial<BasicInfoValues> }
  | { kind: "skills"; change: Partial<SkillsValues> }
  | { kind: "education"; key: string; change: Partial<EducationValues> }
  | { kind: "experience"; key: string; change: Partial<ExperienceValues> }
  | { kind: "add"; list: EntryList; key: string }
  | { kind: "remove"; list: EntryList; key: string }
  | { kind: "move"; list: EntryList; key: string; by: -1 | 1 }
  /** Puts a removed entry back where it was. */
  | { kind: "putBack"; entry: RemovedEntry }
  /** The server's newer version takes the place of all of it. */
  | { kind: "replace"; values: ResumeValues };

export type RemovedEntry =
  | { list: "education"; index: number; entry: EducationValues }
  | { list: "experience"; index: number; entry: ExperienceValues };

export function edited(values: ResumeValues, edit: ResumeEdit): ResumeValues {
  switch (edit.kind) {
    case "title":
      return { ...values, title: edit.title };
    case "template":
      return { ...values, template: edit.template };
    case "basicInfo":
      return { ...values, basicInfo: { ...values.basicInfo, ...edit.change } };
    case "skills":
      return { ...values, skills: { ...values.skills, ...edit.change } };
    case "education":
      return { ...values, education: changedEntry(values.education, edit.key, edit.change) };
    case "experience":
      return { ...values, experience: changedEntry(values.experience, edit.key, edit.change) };
    case "replace":
      return edit.values;
    case "add":
    case "remove":
    case "move":
    case "putBack":
      return withEntries(values, edit);
  }
}

type EntryEdit = Extract<ResumeEdit, { kind: "add" | "remove" | "move" | "putBack" }>;

function withEntries(values: ResumeValues, edit: EntryEdit): ResumeValues {
  const { education, experience } = values;
  switch (edit.kind) {
    case "add":
      return edit.list === "education"
        ? { ...values, education: [...education, { ...emptyEducation(), key: edit.key }] }
        : { ...values, experience: [...experience, { ...emptyExperience(), key: edit.key }] };
    case "remove":
      return edit.list === "education"
        ? { ...values, education: education.filter(({ key }) => key !== edit.key) }
        : { ...values, experience: experience.filter(({ key }) => key !== edit.key) };
    case "move":
      return edit.list === "education"
        ? { ...values, education: moved(education, edit.key, edit.by) }
        : { ...values, experience: moved(experience, edit.key, edit.by) };
    case "putBack":
      return edit.entry.list === "education"
        ? { ...values, education: education.toSpliced(edit.entry.index, 0, edit.entry.entry) }
        : { ...values, experience: experience.toSpliced(edit.entry.index, 0, edit.entry.entry) };
  }
}

function changedEntry<Entry extends { key: string }>(
  entries: readonly Entry[],
  key: string,
  change: Partial<Entry>,
): Entry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
}

/** Past either end it stays where it is. */
function moved<Entry extends { key: string }>(entries: readonly Entry[], key: string, by: -1 | 1): Entry[] {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  const to = from + by;
  if (!entry || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
