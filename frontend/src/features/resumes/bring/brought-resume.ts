import { newKey } from "../resume/entry-key";
import type { ResumeValues } from "../resume/resume-values";
import { formatResumeDate } from "../resume/resume-date";

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
}

/** Where a value stands in the file. */
export interface FoundPlace {
  /** From 1; null where it stands behind a link. */
  page: number | null;
  /** The line's text. */
  line: string;
  isSure: boolean;
}

/** What a file brought, for the person to confirm. */
export interface BroughtResume {
  values: ResumeValues;
  /** By paths of fields, such as "experience.0.company". */
  places: ReadonlyMap<string, FoundPlace>;
  linkedIn: string;
}

const LINKEDIN = /(?:^|[/.])linkedin\.com\/./i;

/** Puts what was read into the wizard's values. */
export function broughtFrom(reading: ResumeReading): BroughtResume {
  const places = new Map<string, FoundPlace>();
  const take = (path: string, found: Found | null): string => {
    if (!found) return "";
    const line = found.line === null ? undefined : reading.lines[found.line];
    places.set(path, { page: line?.page ?? null, line: line?.text ?? found.text, isSure: found.isSure });
    return found.text;
  };
  const date = (path: string, found: Found | null) => formatResumeDate(take(path, found));
  const list = (group: "technical" | "soft" | "languages") => {
    const [first = null] = reading.skills[group];
    take(
      `skills.${group}`,
      first && { ...first, isSure: reading.skills[group].every(({ isSure }) => isSure) },
    );
    // Skills are typed with commas between them.
    return reading.skills[group].map(({ text }) => text.replaceAll(",", ";")).join(", ");
  };
  const { fullName, email, phone, location, summary } = reading;
  const values: ResumeValues = {
    title: take("title", reading.title ?? reading.experience[0]?.position ?? null),
    template: "CLASSIC",
    basicInfo: {
      fullName: take("basicInfo.fullName", fullName),
      email: take("basicInfo.email", email),
      phone: take("basicInfo.phone", phone),
      location: take("basicInfo.location", location),
      summary: take("basicInfo.summary", summary),
    },
    experience: reading.experience.map((job, index) => {
      const path = `experience.${index}`;
      return {
        key: newKey(),
        company: take(`${path}.company`, job.company),
        position: take(`${path}.position`, job.position),
        location: take(`${path}.location`, job.location),
        startDate: date(`${path}.startDate`, job.startDate),
        endDate: date(`${path}.endDate`, job.endDate),
        isCurrent: job.isCurrent,
        description: take(`${path}.description`, job.description),
        ...{ url: "", about: "" },
      };
    }),
    education: reading.education.map((study, index) => {
      const path = `education.${index}`;
      return {
        key: newKey(),
        school: take(`${path}.school`, study.school),
        degree: take(`${path}.degree`, study.degree),
        field: take(`${path}.field`, study.field),
        startDate: date(`${path}.startDate`, study.startDate),
        endDate: date(`${path}.endDate`, study.endDate),
        gpa: take(`${path}.gpa`, study.gpa),
        ...{ url: "", courses: "" },
      };
    }),
    skills: { technical: list("technical"), soft: list("soft"), languages: list("languages") },
    sections: [],
  };
  return { values, places, linkedIn: reading.links.find(({ text }) => LINKEDIN.test(text))?.text ?? "" };
}

/** What is confirmed: without the entries that were left out. */
export const withoutEntries = (values: ResumeValues, leftOut: ReadonlySet<string>): ResumeValues => ({
  ...values,
  experience: values.experience.filter(({ key }) => !leftOut.has(key)),
  education: values.education.filter(({ key }) => !leftOut.has(key)),
});
