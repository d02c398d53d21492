import { isAddedSection, isWebAddress } from "@job-portal/protocol/resume-sections";
import { toIsoDate } from "./resume-date";
import type { ResumeValues } from "./resume-values";

/** The wizard's steps, in order (RES-01). */
export const RESUME_STEPS = ["basicInformation", "education", "experience", "skills"] as const;
export type ResumeStep = (typeof RESUME_STEPS)[number];

type Problem =
  | "title"
  | "fullName"
  | "email"
  | "emailForm"
  | "contact"
  | "school"
  | "degree"
  | "company"
  | "position"
  | "date"
  | "order"
  | "address";

/**
 * What is missing or wrong, by field: `title`, `basicInfo.email`, `education.{key}.school`, `AWARDS.{key}.endDate`. In
 * the screen's order.
 */
type ResumeProblems = ReadonlyMap<string, Problem>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What a finished resume lacks; the server asks for the same (RES-10, RES-11). Whoever has no e-mail address may give
 * their phone number in its place (RES-15).
 */
export function checkResume(
  { title, basicInfo, ...lists }: ResumeValues,
  needsEmail: boolean,
): ResumeProblems {
  const { education, experience, sections } = lists;
  const problems = new Map<string, Problem>();
  const demand = (path: string, text: string, problem: Problem) => {
    if (!text.trim()) problems.set(path, problem);
  };
  demand("title", title, "title");
  demand("basicInfo.fullName", basicInfo.fullName, "fullName");
  if (needsEmail) demand("basicInfo.email", basicInfo.email, "email");
  else demand("basicInfo.phone", basicInfo.phone + basicInfo.email, "contact");
  if (basicInfo.email.trim() && !EMAIL.test(basicInfo.email.trim()))
    problems.set("basicInfo.email", "emailForm");
  for (const entry of education) {
    demand(`education.${entry.key}.school`, entry.school, "school");
    demand(`education.${entry.key}.degree`, entry.degree, "degree");
    checkDates(`education.${entry.key}`, entry, problems);
    checkAddress(`education.${entry.key}`, entry, problems);
  }
  for (const entry of experience) {
    demand(`experience.${entry.key}.company`, entry.company, "company");
    demand(`experience.${entry.key}.position`, entry.position, "position");
    checkDates(`experience.${entry.key}`, entry.isCurrent ? { ...entry, endDate: "" } : entry, problems);
    checkAddress(`experience.${entry.key}`, entry, problems);
  }
  for (const { kind, entries } of sections)
    for (const entry of entries) {
      checkDates(`${kind}.${entry.key}`, entry, problems);
      checkAddress(`${kind}.${entry.key}`, entry, problems);
    }
  return problems;
}

interface Dates {
  startDate: string;
  endDate: string;
}

function checkDates(path: string, { startDate, endDate }: Dates, problems: Map<string, Problem>): void {
  const [start, end] = [toIsoDate(startDate), toIsoDate(endDate)];
  if (startDate.trim() && !start) problems.set(`${path}.startDate`, "date");
  if (endDate.trim() && !end) problems.set(`${path}.endDate`, "date");
  if (start && end && isBefore(end, start)) problems.set(`${path}.endDate`, "order");
}

function checkAddress(path: string, { url }: { url: string }, problems: Map<string, Problem>): void {
  if (url.trim() && !isWebAddress(url)) problems.set(`${path}.url`, "address");
}

/** Compared as far as both are known: 2019 is not before 2019-05. */
function isBefore(end: string, start: string): boolean {
  const known = Math.min(end.length, start.length);
  return end.slice(0, known) < start.slice(0, known);
}

/** The step on whose screen a field stands. */
export function stepOf(path: string): ResumeStep {
  const [part = ""] = path.split(".");
  if (isAddedSection(part) || part === "sections") return "skills";
  return part === "education" || part === "experience" || part === "skills" ? part : "basicInformation";
}

export const pathsOfStep = (problems: ResumeProblems, step: ResumeStep): string[] =>
  [...problems.keys()].filter((path) => stepOf(path) === step);

/** Where a draft goes on: the first step that lacks something, else the last. */
export function stepToContinue(values: ResumeValues, needsEmail: boolean): ResumeStep {
  const [first] = checkResume(values, needsEmail).keys();
  return first === undefined ? "skills" : stepOf(first);
}

/**
 * The server's `education.0.school` or `sections.0.entries.1.name` as the wizard names that field; one box holds
 * `skills.languages.0` and the rest.
 */
export function toOwnPath(field: string, values: ResumeValues): string {
  const [list, index, ...rest] = field.split(".");
  if (list === "sections") {
    const section = values.sections[Number(index)];
    const [, place, name = ""] = rest;
    return [section?.kind ?? list, section?.entries[Number(place)]?.key, name].join(".");
  }
  if (list !== "education" && list !== "experience") return field.replace(/(\.\d+)+$/, "");
  return [list, values[list][Number(index)]?.key, ...rest].join(".");
}
