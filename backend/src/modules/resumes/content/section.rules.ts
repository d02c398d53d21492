import {
  isAddedSection,
  RESUME_SECTION_KINDS,
  SECTION_FIELDS,
  sectionOf,
  type SectionEntry,
  type SectionField,
  tidyAddress,
} from "@job-portal/protocol/resume-sections";
import { z } from "zod";
import type { breaking } from "../../../text/broken-rule";
import { line, paragraphs, tidyParagraphs } from "../../../text/text.rules";
import type { ResumeSectionContent } from "./resume-content";

/** What each form of field may hold, in a draft too. */
export const sectionTexts = {
  line: line(160),
  date: line(40),
  address: line(500),
  paragraphs: paragraphs(10_000),
  list: line(160),
} as const;

interface Bounds {
  startDate: z.ZodType<string>;
  endDate: z.ZodType<string>;
  url: z.ZodType<string>;
}

type Dates = Pick<SectionEntry, "startDate" | "endDate">;

/** Rules of the added sections; dates and addresses follow those of the whole resume. */
export function sectionRules(
  { startDate, endDate, url }: Bounds,
  isInOrder: (dates: Dates) => boolean,
  datesOrder: { path: string[] } & ReturnType<typeof breaking<string>>,
) {
  const { line: name, paragraphs: description } = sectionTexts;
  const list = z.array(sectionTexts.list);
  const entry = z
    .object({
      ...{ name, detail: name, organization: name, startDate, endDate, url },
      ...{ description, keywords: list, roles: list },
    })
    .refine(isInOrder, datesOrder);
  return z
    .array(z.object({ kind: z.enum(RESUME_SECTION_KINDS), entries: z.array(entry) }))
    .refine(isOnceEach, "must have each section once")
    .optional();
}

const isOnceEach = (sections: readonly { kind: string }[]) =>
  new Set(sections.map(({ kind }) => kind)).size === sections.length;

export const emptyEntry = (): SectionEntry => ({
  ...{ name: "", detail: "", organization: "", startDate: "", endDate: "" },
  ...{ url: "", description: "", keywords: [], roles: [] },
});

/** Whether anything stands in it. */
export const isFilled = (entry: SectionEntry): boolean =>
  Object.values(entry).some((value: { length: number }) => value.length > 0);

/** As they are kept: what a section has no field for is left out. */
export const tidiedSections = (sections: readonly ResumeSectionContent[]): ResumeSectionContent[] =>
  sections.map(({ kind, entries }) => ({
    kind,
    entries: isAddedSection(kind) ? entries.map((entry) => tidyEntry(entry, sectionOf(kind).fields)) : [],
  }));

function tidyEntry(entry: SectionEntry, fields: Partial<Record<SectionField, string>>): SectionEntry {
  const text = (field: Exclude<SectionField, "keywords" | "roles">) =>
    fields[field] === undefined ? "" : TIDY[SECTION_FIELDS[field]](entry[field]);
  const list = (field: "keywords" | "roles") => (fields[field] === undefined ? [] : tidyList(entry[field]));
  return {
    name: text("name"),
    detail: text("detail"),
    organization: text("organization"),
    startDate: text("startDate"),
    endDate: text("endDate"),
    url: text("url"),
    description: text("description"),
    keywords: list("keywords"),
    roles: list("roles"),
  };
}

const TIDY = {
  line: (text: string) => text.trim(),
  date: (text: string) => text.trim(),
  address: tidyAddress,
  paragraphs: tidyParagraphs,
} as const;

export const tidyList = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter(Boolean);
