/**
 * The sections that a resume may have beside its four steps. This one table serves the form, the server's rules, the
 * PDF, and JSON Resume 1.0 (jsonresume.org/schema) both ways.
 */
export const SECTION_FIELDS = {
  name: "line",
  detail: "line",
  organization: "line",
  startDate: "date",
  endDate: "date",
  url: "address",
  description: "paragraphs",
  keywords: "list",
  roles: "list",
} as const satisfies Record<string, "line" | "date" | "address" | "paragraphs" | "list">;

export type SectionField = keyof typeof SECTION_FIELDS;

/** An entry of any of these sections; a field that its section doesn't have is empty. */
export interface SectionEntry {
  name: string;
  detail: string;
  organization: string;
  /** "", YYYY, YYYY-MM or YYYY-MM-DD once the resume is finished. */
  startDate: string;
  /** Of what happened once: its date. */
  endDate: string;
  url: string;
  /** Plain text; lines that begin with "• " are JSON Resume's highlights where the section has them. */
  description: string;
  keywords: string[];
  roles: string[];
}

interface Section {
  /** Its list in a JSON Resume; `profiles` stands in the basics. */
  list: string;
  /** Over its entries in the PDF. */
  heading: string;
  /** How it is printed: entries like jobs, a line each, or beside e-mail and phone. */
  look: "entries" | "lines" | "contacts";
  /** Its fields in the form's order, by their names in a JSON Resume. */
  fields: Partial<Record<SectionField, string>>;
  hasHighlights?: boolean;
}

const PERIOD = { startDate: "startDate", endDate: "endDate" } as const;

/** In the order in which they are offered. */
const RESUME_SECTIONS = {
  PROJECTS: {
    ...{ list: "projects", heading: "Projects", look: "entries", hasHighlights: true },
    fields: {
      ...{ name: "name", organization: "entity", detail: "type", roles: "roles", ...PERIOD },
      ...{ url: "url", description: "description", keywords: "keywords" },
    },
  },
  PROFILES: {
    ...{ list: "profiles", heading: "Links", look: "contacts" },
    fields: { name: "network", detail: "username", url: "url" },
  },
  CERTIFICATES: {
    ...{ list: "certificates", heading: "Certificates", look: "entries" },
    fields: { name: "name", organization: "issuer", endDate: "date", url: "url" },
  },
  AWARDS: {
    ...{ list: "awards", heading: "Awards", look: "entries" },
    fields: { name: "title", organization: "awarder", endDate: "date", description: "summary" },
  },
  VOLUNTEER: {
    ...{ list: "volunteer", heading: "Volunteering", look: "entries", hasHighlights: true },
    fields: {
      ...{ name: "position", organization: "organization", ...PERIOD },
      ...{ url: "url", description: "summary" },
    },
  },
  PUBLICATIONS: {
    ...{ list: "publications", heading: "Publications", look: "entries" },
    fields: {
      ...{ name: "name", organization: "publisher", endDate: "releaseDate" },
      ...{ url: "url", description: "summary" },
    },
  },
  SKILL_GROUPS: {
    ...{ list: "skills", heading: "Skills by group", look: "lines" },
    fields: { name: "name", detail: "level", keywords: "keywords" },
  },
  INTERESTS: {
    ...{ list: "interests", heading: "Interests", look: "lines" },
    fields: { name: "name", keywords: "keywords" },
  },
  REFERENCES: {
    ...{ list: "references", heading: "References", look: "entries" },
    fields: { name: "name", description: "reference" },
  },
} as const satisfies Record<string, Section>;

export type AddedSectionKind = keyof typeof RESUME_SECTIONS;

/** The sections of the steps, which may stand among the added ones to say where they are printed. */
export const STEP_SECTIONS = ["EXPERIENCE", "EDUCATION", "SKILLS"] as const;
type StepSectionKind = (typeof STEP_SECTIONS)[number];

export type ResumeSectionKind = AddedSectionKind | StepSectionKind;

export const ADDED_SECTIONS = Object.keys(RESUME_SECTIONS) as AddedSectionKind[];
export const RESUME_SECTION_KINDS: readonly ResumeSectionKind[] = [...STEP_SECTIONS, ...ADDED_SECTIONS];

export const isAddedSection = (kind: string): kind is AddedSectionKind => kind in RESUME_SECTIONS;

/** The table's row, with every field that a row may have. */
export const sectionOf = (kind: AddedSectionKind): Section => RESUME_SECTIONS[kind];

export const fieldsOf = (kind: AddedSectionKind): SectionField[] =>
  Object.keys(RESUME_SECTIONS[kind].fields) as SectionField[];

/** A link of this name is the person's own site: JSON Resume's `basics.url`. */
export const WEBSITE = "Website";

const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/i;

/** An address as it is kept: 'example.in/asha' gets its https://. */
export const tidyAddress = (text: string): string =>
  BARE_HOST.test(text.trim()) ? `https://${text.trim()}` : text.trim();

export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(tidyAddress(text));
