import type { ResumeSectionKind, SectionEntry, SectionField } from "@job-portal/protocol/resume-sections";
import { formatResumeDate, toIsoDate } from "./resume-date";
import { newKey } from "./entry-key";

/** An added section in the wizard; one of the steps' has no entries and says where that part is printed. */
export interface SectionValues {
  kind: ResumeSectionKind;
  entries: SectionEntryValues[];
}

/** An entry with every text as typed, lists among them. */
export type SectionEntryValues = Record<SectionField, string> & { key: string };

export const emptySectionEntry = (key = newKey()): SectionEntryValues => ({
  ...{ key, name: "", detail: "", organization: "", startDate: "", endDate: "" },
  ...{ url: "", description: "", keywords: "", roles: "" },
});

/** A list as it is typed: with commas, or a line each where one of them holds a comma. */
export const listAsTyped = (list: readonly string[]): string =>
  list.some((text) => text.includes(",")) ? list.map((text) => `${text}\n`).join("") : list.join(", ");

export const typedAsList = (typed: string): string[] =>
  typed
    .split(typed.includes("\n") ? "\n" : ",")
    .map((text) => text.trim())
    .filter(Boolean);

interface Section {
  kind: ResumeSectionKind;
  entries: readonly SectionEntry[];
}

export const toSectionValues = (sections: readonly Section[]): SectionValues[] =>
  sections.map(({ kind, entries }) => ({
    kind,
    entries: entries.map(({ name, detail, organization, url, description, ...entry }) => ({
      ...{ key: newKey(), name, detail, organization, url, description },
      startDate: formatResumeDate(entry.startDate),
      endDate: formatResumeDate(entry.endDate),
      keywords: listAsTyped(entry.keywords),
      roles: listAsTyped(entry.roles),
    })),
  }));

export const toSectionInput = (
  sections: readonly SectionValues[],
): (Section & { entries: SectionEntry[] })[] =>
  sections.map(({ kind, entries }) => ({
    kind,
    entries: entries.map(({ key: _key, ...entry }) => ({
      ...entry,
      startDate: toIsoDate(entry.startDate) ?? entry.startDate,
      endDate: toIsoDate(entry.endDate) ?? entry.endDate,
      keywords: typedAsList(entry.keywords),
      roles: typedAsList(entry.roles),
    })),
  }));
