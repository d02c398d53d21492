import type { ResumeSectionKind, SectionEntry } from "@job-portal/protocol/resume-sections";

/** The looks that a resume can be printed in. Classic and Minimal are the plain ones. */
export enum ResumeTemplate {
  CLASSIC = "classic",
  MODERN = "modern",
  COMPACT = "compact",
  ELEGANT = "elegant",
  TECHNICAL = "technical",
  ACADEMIC = "academic",
  BOLD = "bold",
  MINIMAL = "minimal",
}

/** What stands in a resume beside its title. An empty text is how it says "nothing". */
export interface ResumeContent {
  basicInfo: BasicInfo;
  education: EducationEntry[];
  experience: ExperienceEntry[];
  skills: Skills;
  /** In the person's order. Those of the steps stand without entries, and say where they are printed. */
  sections?: ResumeSectionContent[];
  kept?: KeptParts;
}

export interface ResumeSectionContent {
  kind: ResumeSectionKind;
  entries: SectionEntry[];
}

/** Parts of an imported document that no field shows, and that go out as they came. */
export interface KeptParts {
  /** The address in its parts; `basicInfo.location` has them in one line. */
  place?: JsonPlace;
  image?: string;
  canonical?: string;
  /** The document named each skill by itself, under no heading. */
  hasBareSkills?: true;
}

/** JSON Resume's `basics.location`. */
export interface JsonPlace {
  address?: string;
  city?: string;
  postalCode?: string;
  region?: string;
  countryCode?: string;
}

export interface BasicInfo {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  /** Plain text of several lines. */
  summary: string;
}

/** Dates are "", "YYYY", "YYYY-MM" or "YYYY-MM-DD", once the resume is finished. */
export interface EducationEntry {
  school: string;
  degree: string;
  field: string;
  startDate: string;
  endDate: string;
  gpa: string;
  url?: string | null;
  courses?: string[] | null;
}

/** One whose `isCurrent` is true has no end date. */
export interface ExperienceEntry {
  company: string;
  position: string;
  location: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  /** Plain text of several lines. */
  description: string;
  /** The employer's site. */
  url?: string | null;
  /** What the employer does, in a line. */
  about?: string | null;
}

export interface Skills {
  technical: string[];
  soft: string[];
  languages: string[];
}

/** All that somebody writes: what is printed, exported and imported. */
export interface ResumeText {
  title: string;
  template: ResumeTemplate;
  content: ResumeContent;
}

/** Entries of all lists together: education, experience, the three of skills and the added sections. */
export const MAX_ENTRIES = 100;
/** For title and content as JSON in UTF-8. */
export const MAX_BYTES = 64 * 1024;
/** Resumes of one account, those that were deleted today among them. */
export const MAX_RESUMES = 100;

export const countEntries = ({ education, experience, skills, sections = [] }: ResumeContent): number =>
  [
    ...[education, experience, skills.technical, skills.soft, skills.languages],
    ...sections.map(({ entries }) => entries),
  ].reduce((sum, { length }) => sum + length, 0);
