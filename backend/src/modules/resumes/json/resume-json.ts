import {
  isWebAddress,
  type ResumeSectionKind,
  sectionOf,
  type SectionEntry,
  WEBSITE,
} from "@job-portal/protocol/resume-sections";
import { z } from "zod";
import type {
  BasicInfo,
  EducationEntry,
  ExperienceEntry,
  JsonPlace,
  KeptParts,
  ResumeContent,
  ResumeText,
} from "../content/resume-content";
import { isResumeDate } from "../content/resume.rules";
import { emptyEntry } from "../content/section.rules";
import {
  entryFrom,
  type EntrySource,
  inOrder,
  joinedDescription,
  type JsonEntry,
  jsonEntriesOf,
  type JsonLists,
  kindsOfLists,
  linksOf,
  listsOf,
  orderOf,
  partedDescription,
} from "./section-json";
import { groupsOf, type JsonSkill, skillsOf } from "./skill-json";

/** A JSON Resume 1.0 document (jsonresume.org/schema), as one is made here. */
export interface JsonResume extends JsonLists {
  $schema?: typeof SCHEMA;
  basics: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: JsonPlace;
    profiles?: JsonEntry[];
  };
  work?: JsonWork[];
  education?: {
    institution?: string;
    url?: string;
    studyType?: string;
    area?: string;
    startDate?: string;
    endDate?: string;
    score?: string;
    courses?: string[];
  }[];
  skills?: JsonSkill[];
  languages?: { language: string; fluency?: string }[];
  /** lastModified: ISO 8601; theme: the template's name; sections: ours, the order in which they are printed. */
  meta: {
    canonical?: string;
    version: "v1.0.0";
    lastModified: string;
    theme?: string;
    sections?: ResumeSectionKind[];
  };
}

interface JsonWork {
  name?: string;
  description?: string;
  position?: string;
  url?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  /** Ours: only where a job is over and nobody knows since when; elsewhere no end date says "now". */
  isCurrent?: false;
  summary?: string;
  highlights?: string[];
}

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * Which field here is which there, for both ways; what is not a plain text on both sides (the place, the dates of a
 * job held now, skills, descriptions) is worded beside it.
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
  },
} as const satisfies {
  basics: Partial<Record<keyof BasicInfo, string>>;
  education: Partial<Record<keyof EducationEntry, string>>;
  work: Partial<Record<keyof ExperienceEntry, string>>;
};

type Renamed<Names extends Record<string, string>> = Partial<Record<Names[keyof Names], string>>;

const isEmail = (text: string) => z.email().safeParse(text).success;

/** What the schema takes only in some form: a draft may have it half typed. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  startDate: isResumeDate,
  endDate: isResumeDate,
  email: isEmail,
};

/** The given texts under their names there; empty ones and those that the schema refuses are left out. */
function renamed<Names extends Record<string, string>>(
  names: Names,
  entry: Record<keyof Names, string>,
): Renamed<Names> {
  const pairs = Object.entries(names).flatMap(([ours, theirs]) => {
    const text = entry[ours as keyof Names];
    return text === "" || FORMS[ours]?.(text) === false ? [] : [[theirs, text] as const];
  });
  return Object.fromEntries(pairs) as Renamed<Names>;
}

const siteOf = (url: string | null | undefined) => (url && isWebAddress(url) ? { url } : null);

/**
 * A resume as a JSON Resume 1.0 document: `readJsonResume` and `resumeOfJson` give the same. It is valid for a draft
 * too, whose half typed dates and addresses are left out (JRES-03).
 */
export function jsonResumeOf({ title, template, content }: ResumeText, changedAt: Date): JsonResume {
  const { basicInfo, education, experience, skills, sections = [], kept = {} } = content;
  return {
    $schema: SCHEMA,
    basics: {
      ...renamed(FIELDS.basics, basicInfo),
      ...(title && { label: title }),
      ...(kept.image && { image: kept.image }),
      ...(basicInfo.location && { location: placeOf(basicInfo.location, kept) }),
      ...linksOf(sections),
    },
    work: experience.map(workOf),
    education: education.map((entry) => ({
      ...renamed(FIELDS.education, entry),
      ...siteOf(entry.url),
      ...(entry.courses?.length && { courses: entry.courses }),
    })),
    skills: [...groupsOf(skills, kept), ...(jsonEntriesOf(sections, "SKILL_GROUPS") as JsonSkill[])],
    languages: skills.languages.map(languageOf),
    ...listsOf(sections),
    meta: {
      ...(kept.canonical && { canonical: kept.canonical }),
      ...{ version: "v1.0.0", lastModified: changedAt.toISOString(), theme: template },
      ...(sections.length > 0 && { sections: orderOf(sections) }),
    },
  };
}

/** An address in one line; the portal's own country goes without saying. */
export const placeLine = ({ address, city, postalCode, region }: JsonPlace = {}): string =>
  [address, city, postalCode, region]
    .filter(Boolean)
    .join(", ")
    .replace(/\s*\n\s*/g, ", ");

/** In its parts as long as nobody has written another. */
const placeOf = (location: string, { place }: KeptParts): JsonPlace =>
  place && placeLine(place) === location ? place : { address: location };

function workOf(entry: ExperienceEntry): JsonWork {
  const { summary, highlights } = partedDescription(entry.description);
  return {
    ...renamed(FIELDS.work, entry),
    ...(!entry.isCurrent && entry.endDate === "" && { isCurrent: false as const }),
    ...siteOf(entry.url),
    ...(entry.about && { description: entry.about }),
    ...(summary && { summary }),
    ...(highlights.length > 0 && { highlights }),
  };
}

const WITH_FLUENCY = /^(.*\S) \((.+)\)$/;

/** "English (fluent)" in its two parts. */
function languageOf(text: string): { language: string; fluency?: string } {
  const [, language, fluency] = WITH_FLUENCY.exec(text) ?? [];
  return language && fluency ? { language, fluency } : { language: text };
}

export const languageText = (language: string, fluency = ""): string =>
  language && fluency ? `${language} (${fluency})` : language;

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
 * were taken out of one may leave it longer than it may be typed.
 */
export function resumeOfJson(document: JsonResume): Omit<ResumeText, "template"> {
  const { basics, work = [], education = [], languages = [] } = document;
  const sections = sectionsOf(document);
  return {
    title: basics.label ?? "",
    content: {
      basicInfo: { ...named(FIELDS.basics, basics), location: placeLine(basics.location) },
      education: education.map(({ url, courses, ...entry }) => ({
        ...named(FIELDS.education, entry),
        ...(url && { url }),
        ...(courses && { courses }),
      })),
      experience: work.map((entry) => ({
        ...named(FIELDS.work, entry),
        isCurrent: !entry.endDate && entry.isCurrent !== false,
        description: joinedDescription(entry.summary ?? "", entry.highlights ?? []),
        ...(entry.url && { url: entry.url }),
        ...(entry.description && { about: entry.description }),
      })),
      skills: {
        ...skillsOf(document.skills ?? []).steps,
        languages: languages.map(({ language, fluency }) => languageText(language, fluency)),
      },
      ...(sections.length > 0 && { sections }),
    },
  };
}

const websiteOf = (url: string | undefined): SectionEntry[] =>
  url ? [{ ...emptyEntry(), name: WEBSITE, url }] : [];

function sectionsOf(document: JsonResume): NonNullable<ResumeContent["sections"]> {
  const { basics, meta } = document;
  const lists: Record<string, unknown> = {
    ...document,
    profiles: basics.profiles ?? [],
    skills: skillsOf(document.skills ?? []).groups,
  };
  const sections = kindsOfLists(Object.keys(lists)).map((kind) => {
    const entries = lists[sectionOf(kind).list] as JsonEntry[];
    const first = kind === "PROFILES" ? websiteOf(basics.url) : [];
    return { kind, entries: [...first, ...entries.map((entry) => entryFrom(kind, sourceOf(entry)))] };
  });
  return inOrder(
    sections.filter(({ entries }) => entries.length > 0),
    meta.sections ?? [],
  );
}

const textOf = (value: JsonEntry[string] | undefined) => (typeof value === "string" ? value : "");

const sourceOf = (entry: JsonEntry): EntrySource => ({
  text: (name) => textOf(entry[name]),
  date: (name) => textOf(entry[name]),
  texts: (name) => {
    const value = entry[name];
    return Array.isArray(value) ? value : [];
  },
});
