import type { BasicInfo, EducationEntry, ExperienceEntry, ResumeText, Skills } from "./resume.content";

/** The parts of a JSON Resume 1.0 document (jsonresume.org/schema) that a resume here has. */
export interface JsonResume {
  $schema?: typeof SCHEMA;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { address: string; countryCode?: "IN" };
    profiles?: { network: "LinkedIn"; url: string }[];
  };
  work?: {
    name?: string;
    position?: string;
    location?: string;
    startDate?: string;
    endDate?: string;
    /** Ours: only where a job is over and nobody knows since when; elsewhere no end date says "now". */
    isCurrent?: false;
    summary?: string;
  }[];
  education?: {
    institution?: string;
    studyType?: string;
    area?: string;
    startDate?: string;
    endDate?: string;
    score?: string;
  }[];
  skills?: { name: string; keywords: string[] }[];
  languages?: { language: string }[];
  /** lastModified: ISO 8601; theme: the template's name. */
  meta: { version: "v1.0.0"; lastModified: string; theme?: string };
}

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** The names of the two groups of skills. */
export const SKILL_GROUPS = { technical: "Technical skills", soft: "Soft skills" } as const;

/**
 * Which field here is which there, for both ways; what is not a plain text on both sides (the place, the dates of a
 * job held now, skills) is worded beside it.
 */
export const FIELDS = {
  basics: { fullName: "name", email: "email", phone: "phone", summary: "summary" },
  education: {
    school: "institution",
    degree: "studyType",
    field: "area",
    startDate: "startDate",
    endDate: "endDate",
    gpa: "score",
  },
  work: {
    company: "name",
    position: "position",
    location: "location",
    startDate: "startDate",
    endDate: "endDate",
    description: "summary",
  },
} as const satisfies {
  basics: Partial<Record<keyof BasicInfo, string>>;
  education: Record<keyof EducationEntry, string>;
  work: Partial<Record<keyof ExperienceEntry, string>>;
};

type Renamed<Names extends Record<string, string>> = Partial<Record<Names[keyof Names], string>>;

/** The given texts under their names there; empty ones are left out. */
function renamed<Names extends Record<string, string>>(
  names: Names,
  entry: Record<keyof Names, string>,
): Renamed<Names> {
  const pairs = Object.entries(names).flatMap(([ours, theirs]) => {
    const text = entry[ours as keyof Names];
    return text === "" ? [] : [[theirs, text] as const];
  });
  return Object.fromEntries(pairs) as Renamed<Names>;
}

/** A resume as a JSON Resume 1.0 document, nothing of it lost: `readJsonResume` gives the same resume. */
export function jsonResumeOf({ title, template, content }: ResumeText, changedAt: Date): JsonResume {
  const { basicInfo, education, experience, skills } = content;
  return {
    $schema: SCHEMA,
    basics: {
      ...renamed(FIELDS.basics, basicInfo),
      ...(title && { label: title }),
      ...(basicInfo.location && { location: { address: basicInfo.location } }),
    },
    work: experience.map((entry) => ({
      ...renamed(FIELDS.work, entry),
      ...(!entry.isCurrent && entry.endDate === "" && { isCurrent: false as const }),
    })),
    education: education.map((entry) => renamed(FIELDS.education, entry)),
    skills: groupsOf(skills),
    languages: skills.languages.map((language) => ({ language })),
    meta: { version: "v1.0.0", lastModified: changedAt.toISOString(), theme: template },
  };
}

const groupsOf = (skills: Skills) =>
  (["technical", "soft"] as const)
    .map((group) => ({ name: SKILL_GROUPS[group], keywords: skills[group] }))
    .filter(({ keywords }) => keywords.length > 0);
