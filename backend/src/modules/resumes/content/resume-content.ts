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

/** Entries of all lists together: education, experience and the three of skills. */
export const MAX_ENTRIES = 100;
/** For title and content as JSON in UTF-8. */
export const MAX_BYTES = 64 * 1024;
/** Resumes of one account, those that were deleted today among them. */
export const MAX_RESUMES = 100;

export const countEntries = ({ education, experience, skills }: ResumeContent): number =>
  [education, experience, skills.technical, skills.soft, skills.languages].reduce(
    (sum, { length }) => sum + length,
    0,
  );
