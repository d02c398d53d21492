import { isWebAddress, tidyAddress } from "@job-portal/protocol/resume-sections";
import { z } from "zod";
import { BadInputError, type FieldProblem } from "../../../errors/errors";
import { breaking, problemOf } from "../../../text/broken-rule";
import { line, paragraphs, tidyParagraphs } from "../../../text/text.rules";
import {
  countEntries,
  type EducationEntry,
  type ExperienceEntry,
  MAX_BYTES,
  MAX_ENTRIES,
  type ResumeContent,
} from "./resume-content";
import { sectionRules, tidiedSections, tidyList } from "./section.rules";

/**
 * A resume's rules, stated once: creating, changing, finishing and importing all ask here. A draft may be half
 * filled, and what is half typed in it is kept as it is; a finished one holds to all of them (RES-10).
 */
type Written = { title: string } & ResumeContent;

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/;

/** Whether it is YYYY, YYYY-MM or YYYY-MM-DD, and on the calendar. */
export function isResumeDate(text: string): boolean {
  const year = Number(DATE.exec(text)?.[1] ?? 0);
  const isDay = text.length < 10 || z.iso.date().safeParse(text).success;
  return isDay && year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}

/** Compared as far as both are known: 2019 is not before 2019-05. */
const isBefore = (end: string, start: string): boolean => {
  const known = Math.min(end.length, start.length);
  return end.slice(0, known) < start.slice(0, known);
};

export const NO_DATE = "must be a date: YYYY, YYYY-MM or YYYY-MM-DD";
const DATES_ORDER = { path: ["endDate"], ...breaking("ENDS_BEFORE_START", "must not lie before the start") };
const inOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  !isResumeDate(startDate) || !isResumeDate(endDate) || !isBefore(endDate, startDate);

/** What each text may hold, in a draft too. */
export const texts = {
  title: line(120),
  fullName: line(120),
  email: line(320),
  phone: line(40),
  location: line(120),
  summary: paragraphs(5_000),
  /** A school, a degree, a field of study, a company, a position. */
  name: line(160),
  gpa: line(40),
  date: line(40),
  description: paragraphs(10_000),
  skill: line(80),
  address: line(500),
  course: line(160),
} as const;

const NO_ADDRESS = "must be a web address, such as https://example.in";

interface Demands {
  isFinished: boolean;
  /** Whoever signs in by phone may have no address: their number stands in its place (RES-15). True if left out. */
  needsEmail?: boolean;
}

function rulesOf({ isFinished, needsEmail = true }: Demands) {
  const required = (rule: z.ZodString) =>
    isFinished ? rule.refine((text) => text !== "", breaking("REQUIRED", "is required")) : rule;
  const date = isFinished
    ? texts.date.refine((text) => text === "" || isResumeDate(text), breaking("NO_DATE", NO_DATE))
    : texts.date;
  const dates = { startDate: date, endDate: date };
  const address = isFinished
    ? texts.address.refine((text) => text === "" || isWebAddress(text), breaking("NO_ADDRESS", NO_ADDRESS))
    : texts.address;
  const url = address.nullish();
  const { fullName, phone, location, summary, gpa, description } = texts;
  const name = required(texts.name);
  const study = { school: name, degree: name, field: texts.name, ...dates, gpa, url };
  const education = z.object({ ...study, courses: z.array(texts.course).nullish() });
  const job = { company: name, position: name, location, ...dates, isCurrent: z.boolean(), url };
  const experience = z.object({ ...job, description, about: description.nullish() });
  const skills = z.array(texts.skill);
  const isAddress = (text: string) => (text === "" && !needsEmail) || z.email().safeParse(text).success;
  const email = texts.email.refine(isAddress, breaking("NO_EMAIL", "must be an e-mail address"));
  const basicInfo = z.object({
    fullName: required(fullName),
    email: isFinished ? email : texts.email,
    ...{ phone, location, summary },
  });
  const isReachable = (one: { email: string; phone: string }) => one.email !== "" || one.phone !== "";
  return z.object({
    title: required(texts.title),
    basicInfo:
      isFinished && !needsEmail
        ? basicInfo.refine(isReachable, { path: ["phone"], ...breaking("REQUIRED", "is required") })
        : basicInfo,
    education: z.array(isFinished ? education.refine(inOrder, DATES_ORDER) : education),
    experience: z.array(isFinished ? experience.refine(inOrder, DATES_ORDER) : experience),
    skills: z.object({ technical: skills, soft: skills, languages: skills }),
    sections: sectionRules({ ...dates, url: address }, (entry) => !isFinished || inOrder(entry), DATES_ORDER),
  });
}

const DRAFT = rulesOf({ isFinished: false });
const FINISHED = rulesOf({ isFinished: true });
const FINISHED_WITHOUT_EMAIL = rulesOf({ isFinished: true, needsEmail: false });

/** What is wrong with it, by paths such as `education.0.school`; nothing for one that may be kept as asked. */
export function resumeProblems(written: Written, { isFinished, needsEmail = true }: Demands): FieldProblem[] {
  const finished = needsEmail ? FINISHED : FINISHED_WITHOUT_EMAIL;
  const { error } = (isFinished ? finished : DRAFT).safeParse(written);
  return (error?.issues ?? []).map((issue) => problemOf(issue.path.join("."), [issue]));
}

/** @throws BadInputError RESUME_TOO_LARGE; BAD_USER_INPUT with the fields */
export function assertResume(written: Written, demands: Demands): void {
  assertSize(written);
  const problems = resumeProblems(written, demands);
  if (problems.length > 0)
    throw new BadInputError("BAD_USER_INPUT", "Some of the resume is not right.", problems);
}

/** @throws BadInputError RESUME_TOO_LARGE past 100 entries or 64 kB */
function assertSize(written: Written): void {
  const bytes = Buffer.byteLength(JSON.stringify(written));
  if (countEntries(written) > MAX_ENTRIES || bytes > MAX_BYTES)
    throw new BadInputError(
      "RESUME_TOO_LARGE",
      `A resume holds at most ${MAX_ENTRIES} entries and ${MAX_BYTES / 1024} kB of text.`,
    );
}

/** As it is kept: without blanks around, one kind of line break, and skills that are one each. */
export function tidied({ basicInfo, education, experience, skills, ...rest }: ResumeContent): ResumeContent {
  const sections = tidiedSections(rest.sections ?? []);
  return {
    basicInfo: {
      fullName: basicInfo.fullName.trim(),
      email: basicInfo.email.trim(),
      phone: basicInfo.phone.trim(),
      location: basicInfo.location.trim(),
      summary: tidyParagraphs(basicInfo.summary),
    },
    education: education.map(tidyStudy),
    experience: experience.map(tidyJob),
    skills: {
      technical: apart(skills.technical),
      soft: apart(skills.soft),
      languages: apart(skills.languages),
    },
    ...(sections.length > 0 && { sections }),
    ...(rest.kept && { kept: rest.kept }),
  };
}

function tidyStudy(entry: EducationEntry): EducationEntry {
  const { school, degree, field, startDate, endDate, gpa } = entry;
  const url = tidyAddress(entry.url ?? "");
  const courses = tidyList(entry.courses ?? []);
  return {
    school: school.trim(),
    degree: degree.trim(),
    field: field.trim(),
    startDate: startDate.trim(),
    endDate: endDate.trim(),
    gpa: gpa.trim(),
    ...(url && { url }),
    ...(courses.length > 0 && { courses }),
  };
}

function tidyJob(entry: ExperienceEntry): ExperienceEntry {
  const { company, position, location, startDate, endDate, isCurrent } = entry;
  const [url, about] = [tidyAddress(entry.url ?? ""), tidyParagraphs(entry.about ?? "")];
  return {
    company: company.trim(),
    position: position.trim(),
    location: location.trim(),
    startDate: startDate.trim(),
    endDate: isCurrent ? "" : endDate.trim(),
    isCurrent,
    description: tidyParagraphs(entry.description),
    ...(url && { url }),
    ...(about && { about }),
  };
}

/** Skills are typed with commas between them, so none can hold one. */
const apart = (skills: readonly string[]): string[] => [
  ...new Set(
    skills
      .flatMap((skill) => skill.split(","))
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
