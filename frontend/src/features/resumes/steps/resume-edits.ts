import type { AddedSectionKind, ResumeSectionKind } from "@job-portal/protocol/resume-sections";
import {
  emptyEducation,
  emptyExperience,
  type BasicInfoValues,
  type EducationValues,
  type ExperienceValues,
  type ResumeValues,
  type SkillsValues,
} from "../resume/resume-values";
import { emptySectionEntry, type SectionEntryValues, type SectionValues } from "../resume/section-values";

export type EntryList = "education" | "experience" | AddedSectionKind;

/** One thing that somebody does to their resume in the wizard. */
export type ResumeEdit =
  | { kind: "title"; title: string }
  | { kind: "template"; template: ResumeValues["template"] }
  | { kind: "basicInfo"; change: Partial<BasicInfoValues> }
  | { kind: "skills"; change: Partial<SkillsValues> }
  | { kind: "education"; key: string; change: Partial<EducationValues> }
  | { kind: "experience"; key: string; change: Partial<ExperienceValues> }
  | { kind: "section"; section: AddedSectionKind; key: string; change: Partial<SectionEntryValues> }
  | { kind: "add"; list: EntryList; key: string }
  | { kind: "remove"; list: EntryList; key: string }
  | { kind: "move"; list: EntryList; key: string; by: -1 | 1 }
  /** Puts a removed entry back where it was. */
  | { kind: "putBack"; entry: RemovedEntry }
  /** All sections as they are to stand: with one more, one less, or in another order. */
  | { kind: "sections"; sections: SectionValues[] }
  | { kind: "putBackSection"; section: SectionValues; index: number }
  /** The server's newer version takes the place of all of it. */
  | { kind: "replace"; values: ResumeValues };

export type RemovedEntry =
  | { list: "education"; index: number; entry: EducationValues }
  | { list: "experience"; index: number; entry: ExperienceValues }
  | { list: AddedSectionKind; index: number; entry: SectionEntryValues };

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
    case "section":
      return withEntriesOf(values, edit.section, (entries) => changedEntry(entries, edit.key, edit.change));
    case "sections":
      return { ...values, sections: edit.sections };
    case "putBackSection":
      return { ...values, sections: values.sections.toSpliced(edit.index, 0, edit.section) };
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
  const list = edit.kind === "putBack" ? edit.entry.list : edit.list;
  if (list === "education")
    return { ...values, education: listAfter(values.education, edit, emptyEducation()) };
  if (list === "experience")
    return { ...values, experience: listAfter(values.experience, edit, emptyExperience()) };
  return withEntriesOf(values, list, (entries) => listAfter(entries, edit, emptySectionEntry()));
}

const withEntriesOf = (
  values: ResumeValues,
  kind: ResumeSectionKind,
  change: (entries: SectionEntryValues[]) => SectionEntryValues[],
): ResumeValues => ({
  ...values,
  sections: values.sections.map((section) =>
    section.kind === kind ? { ...section, entries: change(section.entries) } : section,
  ),
});

function listAfter<Entry extends { key: string }>(entries: Entry[], edit: EntryEdit, empty: Entry): Entry[] {
  switch (edit.kind) {
    case "add":
      return [...entries, { ...empty, key: edit.key }];
    case "remove":
      return entries.filter(({ key }) => key !== edit.key);
    case "move":
      return moved(entries, edit.key, edit.by);
    case "putBack":
      // It was removed from this very list.
      return entries.toSpliced(edit.entry.index, 0, edit.entry.entry as unknown as Entry);
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
