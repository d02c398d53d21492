import {
  ADDED_SECTIONS,
  type AddedSectionKind,
  isAddedSection,
  isWebAddress,
  RESUME_SECTION_KINDS,
  type ResumeSectionKind,
  SECTION_FIELDS,
  sectionOf,
  type SectionEntry,
  type SectionField,
  WEBSITE,
} from "@job-portal/protocol/resume-sections";
import type { ResumeSectionContent } from "../content/resume-content";
import { isResumeDate } from "../content/resume.rules";
import { emptyEntry, isFilled } from "../content/section.rules";

export type JsonEntry = Record<string, string | string[]>;

/** The lists of a JSON Resume that no step and no basics have. */
export type JsonLists = Partial<
  Record<
    "projects" | "certificates" | "awards" | "volunteer" | "publications" | "interests" | "references",
    JsonEntry[]
  >
>;

/** Where one finds the texts of an entry: in a document of ours, or in one that is being imported. */
export interface EntrySource {
  text(name: string, form: "line" | "address" | "paragraphs"): string;
  date(name: string): string;
  texts(name: string): string[];
}

const BULLET = "• ";

/** A description as JSON Resume parts it: the bullets at its end are highlights. */
export function partedDescription(description: string): { summary: string; highlights: string[] } {
  const lines = description.split("\n");
  const first = lines.findLastIndex((line) => !isBullet(line)) + 1;
  const summary = lines.slice(0, first).join("\n");
  // What joining them again would not give back stays one text.
  if (summary !== summary.trim()) return { summary: description, highlights: [] };
  return { summary, highlights: lines.slice(first).map((line) => line.slice(BULLET.length)) };
}

function isBullet(line: string): boolean {
  const text = line.slice(BULLET.length);
  return line.startsWith(BULLET) && text !== "" && text === text.trim();
}

/** The text, and below it the highlights, a line each. */
export const joinedDescription = (summary: string, highlights: readonly string[]): string =>
  [summary, ...highlights.map((text) => `${BULLET}${text.replace(/\s*\n\s*/g, " ")}`)]
    .filter(Boolean)
    .join("\n");

/** An entry of a document as we have it. */
export function entryFrom(kind: AddedSectionKind, source: EntrySource): SectionEntry {
  const { fields, hasHighlights } = sectionOf(kind);
  const entry = emptyEntry();
  for (const [ours, theirs] of Object.entries(fields) as [SectionField, string][]) {
    const form = SECTION_FIELDS[ours];
    if (ours === "keywords" || ours === "roles") entry[ours] = source.texts(theirs);
    else if (form === "date") entry[ours] = source.date(theirs);
    else if (form !== "list") entry[ours] = source.text(theirs, form);
  }
  if (!hasHighlights) return entry;
  return { ...entry, description: joinedDescription(entry.description, source.texts("highlights")) };
}

/** An entry as the document has it. What the schema would refuse in a draft is left out. */
function jsonOf(kind: AddedSectionKind, entry: SectionEntry): JsonEntry {
  const { fields, hasHighlights = false } = sectionOf(kind);
  const parted = hasHighlights ? partedDescription(entry.description) : null;
  const values = { ...entry, ...(parted && { description: parted.summary }) };
  const named = (Object.entries(fields) as [SectionField, string][]).map(
    ([ours, theirs]) => [theirs, values[ours], ours] as const,
  );
  const right = named.filter(([, value, ours]) => value.length > 0 && isRight(ours, value));
  const pairs = right.map(([theirs, value]) => [theirs, value] as const);
  return {
    ...Object.fromEntries<JsonEntry[string]>(pairs),
    ...(parted && parted.highlights.length > 0 && { highlights: parted.highlights }),
  };
}

function isRight(field: SectionField, value: string | string[]): boolean {
  const form = SECTION_FIELDS[field];
  if (typeof value !== "string") return true;
  return form === "date" ? isResumeDate(value) : form === "address" ? isWebAddress(value) : true;
}

/** The filled entries of a section, under the document's names. */
export const jsonEntriesOf = (
  sections: readonly ResumeSectionContent[],
  kind: AddedSectionKind,
): JsonEntry[] =>
  (sections.find((section) => section.kind === kind)?.entries ?? [])
    .filter(isFilled)
    .map((entry) => jsonOf(kind, entry));

/** The lists that a resume's added sections make, skills and profiles apart. */
export function listsOf(sections: readonly ResumeSectionContent[]): JsonLists {
  const lists = sections.flatMap(({ kind }) => {
    if (!isAddedSection(kind) || kind === "SKILL_GROUPS" || kind === "PROFILES") return [];
    const entries = jsonEntriesOf(sections, kind);
    return entries.length > 0 ? [[sectionOf(kind).list, entries] as const] : [];
  });
  return Object.fromEntries(lists);
}

/** A site of the person's own is a link of the name "Website", and the first of them JSON Resume's `basics.url`. */
export function linksOf(sections: readonly ResumeSectionContent[]): {
  url?: string;
  profiles?: JsonEntry[];
} {
  const links = jsonEntriesOf(sections, "PROFILES");
  const site = links.findIndex(({ network, username, url }) => network === WEBSITE && !username && url);
  const url = links[site]?.url;
  const profiles = links.filter((_link, index) => index !== site);
  return {
    ...(typeof url === "string" && { url }),
    ...(profiles.length > 0 && { profiles }),
  };
}

/** The sections in the order that the document names, then the others. */
export function inOrder(
  sections: readonly ResumeSectionContent[],
  order: readonly string[],
): ResumeSectionContent[] {
  const known = RESUME_SECTION_KINDS.filter((kind) => order.includes(kind)).sort(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  const named = known.flatMap((kind) => {
    const section = sections.find((found) => found.kind === kind);
    return section ?? (isAddedSection(kind) ? [] : { kind, entries: [] });
  });
  return [...named, ...sections.filter(({ kind }) => !known.includes(kind))];
}

/** The kinds of section that a document's lists stand for, in its own order. */
export const kindsOfLists = (names: Iterable<string>): AddedSectionKind[] =>
  [...names].flatMap((name) => ADDED_SECTIONS.find((kind) => sectionOf(kind).list === name) ?? []);

export const orderOf = (sections: readonly ResumeSectionContent[]): ResumeSectionKind[] =>
  sections.map(({ kind }) => kind);
