import type {
  BasicInfo,
  EducationEntry,
  ExperienceEntry,
  ResumeText,
  Skills,
} from "../content/resume-content";

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

/** A resume as a JSON Resume 1.0 document, nothing of it lost: `readJsonResume` and `resumeOfJson` give the same. */
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

/** The texts of an entry under our names; what it leaves out is empty. */
function named<Names extends Record<string, string>>(
  names: Names,
  entry: Renamed<Names> = {},
): Record<keyof Names, string> {
  const pairs = Object.entries(names).map(([ours, theirs]) => [
    ours,
    entry[theirs as Names[keyof Names]] ?? "",
  ]);
  return Object.fromEntries(pairs) as Record<keyof Names, string>;
}

/**
 * The other way, for documents that were made here: every text as it stands, held to no rule, because words that
 * were taken out of one may leave it longer than it may be typed. Where else to find the person ends the summary.
 */
export function resumeOfJson({
  basics,
  work = [],
  education = [],
  skills = [],
  languages = [],
}: JsonResume): Omit<ResumeText, "template"> {
  const basicInfo = named(FIELDS.basics, basics);
  const links = (basics.profiles ?? []).map(({ network, url }) => `${network}: ${url}`);
  const group = (name: string) => skills.find((found) => found.name === name)?.keywords ?? [];
  return {
    title: basics.label ?? "",
    content: {
      basicInfo: {
        ...basicInfo,
        location: basics.location?.address ?? "",
        summary: [basicInfo.summary, ...links].filter(Boolean).join("\n\n"),
      },
      education: education.map((entry) => named(FIELDS.education, entry)),
      experience: work.map((entry) => ({
        ...named(FIELDS.work, entry),
        isCurrent: !entry.endDate && entry.isCurrent !== false,
      })),
      skills: {
        technical: group(SKILL_GROUPS.technical),
        soft: group(SKILL_GROUPS.soft),
        languages: languages.map(({ language }) => language),
      },
    },
  };
}
