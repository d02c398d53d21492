import type { ResumeTemplate, SaveResumeInput } from "../../../shared/schema.generated";
import type { Resume_PrefilledFragment } from "./Resume.generated";
import { newKey } from "./entry-key";
import { formatResumeDate, toIsoDate } from "./resume-date";
import {
  listAsTyped,
  type SectionValues,
  toSectionInput,
  toSectionValues,
  typedAsList,
} from "./section-values";

/** What the wizard holds: every text as typed, dates and skills among them. */
export interface ResumeValues {
  title: string;
  template: ResumeTemplate;
  basicInfo: BasicInfoValues;
  education: EducationValues[];
  experience: ExperienceValues[];
  /** With commas or line breaks between them (RES-09). */
  skills: SkillsValues;
  /** Added ones, in the person's order. */
  sections: SectionValues[];
}

export interface BasicInfoValues {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
}

export interface EducationValues {
  /** Tells entries apart while they are added, moved and removed; the server knows none. */
  key: string;
  school: string;
  degree: string;
  field: string;
  startDate: string;
  endDate: string;
  gpa: string;
  url: string;
  /** As typed. */
  courses: string;
}

export interface ExperienceValues {
  key: string;
  company: string;
  position: string;
  location: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
  url: string;
  about: string;
}

export interface SkillsValues {
  technical: string;
  soft: string;
  languages: string;
}

/** What the server has of a resume, without what it knows about it. */
type ResumeText = Omit<Resume_PrefilledFragment, "__typename">;

export const emptyEducation = (): EducationValues => ({
  key: newKey(),
  school: "",
  degree: "",
  field: "",
  startDate: "",
  endDate: "",
  gpa: "",
  url: "",
  courses: "",
});

export const emptyExperience = (): ExperienceValues => ({
  key: newKey(),
  company: "",
  position: "",
  location: "",
  startDate: "",
  endDate: "",
  isCurrent: false,
  description: "",
  url: "",
  about: "",
});

export function toValues({
  title,
  template,
  basicInfo,
  education,
  experience,
  skills,
  sections,
}: ResumeText): ResumeValues {
  const { fullName, email, phone, location, summary } = basicInfo;
  return {
    title,
    template,
    basicInfo: { fullName, email, phone, location, summary },
    education: education.map(({ school, degree, field, gpa, ...entry }) => ({
      key: newKey(),
      ...{ school, degree, field, gpa },
      ...datesForPeople(entry),
      url: entry.url ?? "",
      courses: listAsTyped(entry.courses ?? []),
    })),
    experience: experience.map(({ company, position, location, isCurrent, description, ...entry }) => ({
      key: newKey(),
      ...{ company, position, location, isCurrent, description },
      ...datesForPeople(entry),
      url: entry.url ?? "",
      about: entry.about ?? "",
    })),
    skills: {
      technical: skills.technical.join(", "),
      soft: skills.soft.join(", "),
      languages: skills.languages.join(", "),
    },
    sections: toSectionValues(sections),
  };
}

/** What a resume begins with: an entry to fill in of each kind, where there is none yet. */
export function withFirstEntries(values: ResumeValues): ResumeValues {
  return {
    ...values,
    education: values.education.length > 0 ? values.education : [emptyEducation()],
    experience: values.experience.length > 0 ? values.experience : [emptyExperience()],
  };
}

/** All of it, as the server takes it; a date that is not one yet goes as typed. */
export function toInput(values: ResumeValues): Required<SaveResumeInput> {
  return {
    title: values.title,
    template: values.template,
    basicInfo: values.basicInfo,
    education: values.education.map(({ key: _key, ...entry }) => ({
      ...entry,
      ...datesForServer(entry),
      courses: typedAsList(entry.courses),
    })),
    experience: values.experience.map(({ key: _key, ...entry }) => ({
      ...entry,
      ...datesForServer(entry),
      ...(entry.isCurrent && { endDate: "" }),
    })),
    skills: {
      technical: apart(values.skills.technical),
      soft: apart(values.skills.soft),
      languages: apart(values.skills.languages),
    },
    sections: toSectionInput(values.sections),
  };
}

interface Dates {
  startDate: string;
  endDate: string;
}

const datesForPeople = ({ startDate, endDate }: Dates): Dates => ({
  startDate: formatResumeDate(startDate),
  endDate: formatResumeDate(endDate),
});

const datesForServer = ({ startDate, endDate }: Dates): Dates => ({
  startDate: toIsoDate(startDate) ?? startDate,
  endDate: toIsoDate(endDate) ?? endDate,
});

/** Whoever presses Enter after a skill means the same as with a comma. */
const BETWEEN_SKILLS = /[,\r\n]/;

const apart = (skills: string): string[] => [
  ...new Set(
    skills
      .split(BETWEEN_SKILLS)
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
