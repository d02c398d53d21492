import { type AddedSectionKind, tidyAddress, WEBSITE } from "@job-portal/protocol/resume-sections";
import {
  type EducationValues,
  emptyEducation,
  emptyExperience,
  type ExperienceValues,
  type ResumeValues,
} from "../resume/resume-values";
import { formatResumeDate } from "../resume/resume-date";
import { emptySectionEntry, listAsTyped, type SectionValues } from "../resume/section-values";

/** A value that the server read out of a file. */
interface Found {
  text: string;
  /** Its line, from 0; null where it stands behind a link. */
  line: number | null;
  isSure: boolean;
}

type Maybe<Names extends string> = Record<Names, Found | null>;

/** What the server answers to a resume's file. */
export interface ResumeReading extends Maybe<
  "fullName" | "title" | "email" | "phone" | "location" | "summary"
> {
  lines: readonly { page: number; text: string }[];
  links: readonly Found[];
  experience: readonly (Maybe<
    "company" | "position" | "location" | "startDate" | "endDate" | "description"
  > & { isCurrent: boolean })[];
  education: readonly Maybe<"school" | "degree" | "field" | "startDate" | "endDate" | "gpa">[];
  skills: Record<"technical" | "soft" | "languages", readonly Found[]>;
  wishes: Maybe<keyof BroughtWishes>;
  sections: readonly { kind: AddedSectionKind; entries: readonly FoundEntry[] }[];
}

type FoundEntry = Maybe<"name" | "organization" | "startDate" | "endDate" | "description"> & {
  keywords: readonly Found[];
};

/** Where a value stands in the file. */
export interface FoundPlace {
  /** From 1; null where it stands behind a link. */
  page: number | null;
  /** The line's text. */
  line: string;
  isSure: boolean;
}

/** What a file says for the work profile beside the resume, as typed. */
export type BroughtWishes = Record<"currentPay" | "expectedPay" | "noticePeriod", string>;

/** What a file brought, for the person to confirm. */
export interface BroughtResume {
  values: ResumeValues;
  wishes: BroughtWishes;
  /** By paths of fields, such as "experience.0.company". */
  places: ReadonlyMap<string, FoundPlace>;
  linkedIn: string;
}

const LINKEDIN = /(?:^|[/.])linkedin\.com\/./i;

/** Takes values out of a reading, and keeps where each stands. */
class Taker {
  readonly places = new Map<string, FoundPlace>();

  constructor(private readonly lines: ResumeReading["lines"]) {}

  text(path: string, found: Found | null): string {
    if (!found) return "";
    const line = found.line === null ? undefined : this.lines[found.line];
    this.places.set(path, {
      page: line?.page ?? null,
      line: line?.text ?? found.text,
      isSure: found.isSure,
    });
    return found.text;
  }

  date(path: string, found: Found | null): string {
    return formatResumeDate(this.text(path, found));
  }

  /** Texts of one field; it is sure where all of them are. */
  all(path: string, found: readonly Found[]): string[] {
    const [first = null] = found;
    this.text(path, first && { ...first, isSure: found.every(({ isSure }) => isSure) });
    return found.map(({ text }) => text);
  }
}

/** Puts what was read into the wizard's values. */
export function broughtFrom(reading: ResumeReading): BroughtResume {
  const taker = new Taker(reading.lines);
  const basic = (name: "fullName" | "email" | "phone" | "location" | "summary") =>
    taker.text(`basicInfo.${name}`, reading[name]);
  // Skills are typed with commas between them.
  const skills = (group: keyof ResumeReading["skills"]) =>
    taker
      .all(`skills.${group}`, reading.skills[group])
      .map((text) => text.replaceAll(",", ";"))
      .join(", ");
  const values: ResumeValues = {
    title: taker.text("title", reading.title ?? reading.experience[0]?.position ?? null),
    template: "CLASSIC",
    basicInfo: {
      fullName: basic("fullName"),
      email: basic("email"),
      phone: basic("phone"),
      location: basic("location"),
      summary: basic("summary"),
    },
    experience: reading.experience.map((job, index) => jobOf(job, `experience.${index}`, taker)),
    education: reading.education.map((study, index) => studyOf(study, `education.${index}`, taker)),
    skills: { technical: skills("technical"), soft: skills("soft"), languages: skills("languages") },
    sections: [
      ...reading.sections.map((section) => sectionOf(section, taker)),
      ...linksOf(reading.links, taker),
    ],
  };
  const linkedIn = reading.links.find(({ text }) => LINKEDIN.test(text))?.text ?? "";
  const wish = (name: keyof BroughtWishes) => taker.text(`wishes.${name}`, reading.wishes[name]);
  const wishes = {
    currentPay: wish("currentPay"),
    expectedPay: wish("expectedPay"),
    noticePeriod: wish("noticePeriod"),
  };
  return { values, wishes, places: taker.places, linkedIn };
}

const jobOf = (job: ResumeReading["experience"][number], path: string, taker: Taker): ExperienceValues => ({
  ...emptyExperience(),
  company: taker.text(`${path}.company`, job.company),
  position: taker.text(`${path}.position`, job.position),
  location: taker.text(`${path}.location`, job.location),
  startDate: taker.date(`${path}.startDate`, job.startDate),
  endDate: taker.date(`${path}.endDate`, job.endDate),
  isCurrent: job.isCurrent,
  description: taker.text(`${path}.description`, job.description),
});

const studyOf = (study: ResumeReading["education"][number], path: string, taker: Taker): EducationValues => ({
  ...emptyEducation(),
  school: taker.text(`${path}.school`, study.school),
  degree: taker.text(`${path}.degree`, study.degree),
  field: taker.text(`${path}.field`, study.field),
  startDate: taker.date(`${path}.startDate`, study.startDate),
  endDate: taker.date(`${path}.endDate`, study.endDate),
  gpa: taker.text(`${path}.gpa`, study.gpa),
});

const sectionOf = ({ kind, entries }: ResumeReading["sections"][number], taker: Taker): SectionValues => ({
  kind,
  entries: entries.map((entry, index) => {
    const path = `${kind}.${index}`;
    return {
      ...emptySectionEntry(),
      name: taker.text(`${path}.name`, entry.name),
      organization: taker.text(`${path}.organization`, entry.organization),
      startDate: taker.date(`${path}.startDate`, entry.startDate),
      endDate: taker.date(`${path}.endDate`, entry.endDate),
      description: taker.text(`${path}.description`, entry.description),
      keywords: listAsTyped(taker.all(`${path}.keywords`, entry.keywords)),
    };
  }),
});

const NETWORKS = [
  "LinkedIn",
  "GitHub",
  "GitLab",
  "Behance",
  "Dribbble",
  "Medium",
  "Kaggle",
  "LeetCode",
] as const;

/** Links of the person as a section: their pages at networks, and one of their own (`basics.url`). */
function linksOf(links: readonly Found[], taker: Taker): SectionValues[] {
  const named = links.map((link) => ({ link, name: networkOf(link.text) }));
  const own = named.find(({ name }) => name === WEBSITE);
  const entries = named
    .filter((one) => one.name !== WEBSITE || one === own)
    .map(({ link, name }, index) => {
      taker.text(`PROFILES.${index}.name`, { ...link, isSure: true });
      return { ...emptySectionEntry(), name, url: tidyAddress(taker.text(`PROFILES.${index}.url`, link)) };
    });
  return entries.length > 0 ? [{ kind: "PROFILES", entries }] : [];
}

function networkOf(address: string): string {
  const host = /^https?:\/\/([^/?#]+)/i.exec(tidyAddress(address))?.[1]?.toLowerCase() ?? "";
  return NETWORKS.find((name) => `.${host}`.endsWith(`.${name.toLowerCase()}.com`)) ?? WEBSITE;
}

/** What is confirmed: without the entries that were left out. */
export const withoutEntries = (values: ResumeValues, leftOut: ReadonlySet<string>): ResumeValues => ({
  ...values,
  experience: values.experience.filter(({ key }) => !leftOut.has(key)),
  education: values.education.filter(({ key }) => !leftOut.has(key)),
  sections: values.sections
    .map(({ kind, entries }) => ({ kind, entries: entries.filter(({ key }) => !leftOut.has(key)) }))
    .filter(({ entries }) => entries.length > 0),
});
