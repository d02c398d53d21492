import type { AddedSectionKind } from "@job-portal/protocol/resume-sections";

/** A value that was read out of a file. */
export interface Found {
  text: string;
  /** Where it stands: the index of its line; null where it stands behind a link. */
  line: number | null;
  /** Whether there is little doubt; any other is to be checked by the person. */
  isSure: boolean;
}

export interface FoundJob {
  company: Found | null;
  position: Found | null;
  location: Found | null;
  startDate: Found | null;
  endDate: Found | null;
  isCurrent: boolean;
  description: Found | null;
}

export interface FoundStudy {
  school: Found | null;
  degree: Found | null;
  field: Found | null;
  startDate: Found | null;
  endDate: Found | null;
  gpa: Found | null;
}

/** An entry of a section beside the wizard's steps; what its section has no field for is null. */
export interface FoundEntry {
  name: Found | null;
  organization: Found | null;
  startDate: Found | null;
  /** Of what happened once: its date. */
  endDate: Found | null;
  description: Found | null;
  keywords: Found[];
}

export interface FoundSection {
  kind: AddedSectionKind;
  entries: FoundEntry[];
}

/** RESF-03: what a resume's file says, each value with its place. What it doesn't say is null or left out. */
export interface ResumeReading {
  pages: number;
  /** The file's lines, to which values point. */
  lines: { page: number; text: string }[];
  fullName: Found | null;
  title: Found | null;
  email: Found | null;
  phone: Found | null;
  location: Found | null;
  summary: Found | null;
  links: Found[];
  experience: FoundJob[];
  education: FoundStudy[];
  skills: { technical: Found[]; soft: Found[]; languages: Found[] };
  /** As the file words them. */
  wishes: Record<"expectedPay" | "currentPay" | "noticePeriod", Found | null>;
  /** Each kind once, in the wizard's order. */
  sections: FoundSection[];
}

/** What the reader knows of the board's words. */
export interface KnownWords {
  /** Forms of trades, as `tradeForm` makes them. */
  trades: readonly string[];
  /** Forms of skills. */
  skills: readonly string[];
}
