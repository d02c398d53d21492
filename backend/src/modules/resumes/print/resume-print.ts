import {
  isAddedSection,
  isWebAddress,
  sectionOf,
  type SectionEntry,
  type ResumeSectionKind,
} from "@job-portal/protocol/resume-sections";
import type {
  BasicInfo,
  EducationEntry,
  ExperienceEntry,
  ResumeContent,
  ResumeSectionContent,
} from "../content/resume-content";

/** A piece of a line; with `url` it is a link. */
export interface PrintRun {
  text: string;
  url?: string;
}

export interface PrintLine {
  isBullet: boolean;
  runs: PrintRun[];
}

interface PrintJob {
  position: string;
  company: string;
  location: string;
  dates: string;
  lines: PrintLine[];
}

interface PrintStudy {
  title: string;
  school: string;
  dates: string;
  grade: string;
  lines: PrintLine[];
}

/** An added section (JRES-05); one of the steps' has neither, and says where that stands. */
interface PrintSection {
  kind: ResumeSectionKind;
  heading: string;
  entries: PrintJob[];
  lines: PrintLine[];
}

interface PrintSkills {
  label: string;
  items: string[];
}

/** A resume as its templates read it: nothing empty in any list, so that no template prints a heading over nothing. */
export interface PrintedResume {
  name: string;
  headline: string;
  /** BCP 47, of the script that most of the text is in: Hindi for Devanagari. */
  language: string;
  /** Year, month, day of the last change in UTC; null when it was never stored. */
  changedOn: [number, number, number] | null;
  contacts: PrintRun[];
  summary: PrintLine[];
  experience: PrintJob[];
  education: PrintStudy[];
  skills: PrintSkills[];
  /** Those that the person added or put in another place, in their order. */
  sections: PrintSection[];
}

export interface PrintableResume {
  title: string;
  content: ResumeContent;
  /** Goes into the file as its date; a preview of what is not stored has none. */
  updatedAt?: Date;
}

/** Puts a resume into the words and lines that are printed. */
export function printResume({ title, content, updatedAt }: PrintableResume): PrintedResume {
  const { basicInfo, experience, education, skills, sections = [] } = content;
  return {
    name: clean(basicInfo.fullName),
    headline: clean(title),
    language: languageOf(JSON.stringify(content)),
    changedOn: updatedAt ? dayOf(updatedAt) : null,
    contacts: [...contactsOf(basicInfo), ...linksOf(sections)],
    summary: linesOf(basicInfo.summary),
    experience: experience.map(printJob).filter(isFilled),
    education: education.map(printStudy).filter(isFilled),
    skills: [
      { label: "Technical", items: skills.technical },
      { label: "Soft skills", items: skills.soft },
      { label: "Languages", items: skills.languages },
    ]
      .map(({ label, items }) => ({ label, items: items.map(clean).filter((item) => item !== "") }))
      .filter(({ items }) => items.length > 0),
    sections: sections.map(printSection),
  };
}

/** Year, month, day in UTC. */
export const dayOf = (at: Date): [number, number, number] => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
];

const isFilled = (entry: object) =>
  Object.values(entry).some((value: { length: number }) => value.length > 0);

const printJob = (job: ExperienceEntry): PrintJob => ({
  position: clean(job.position),
  company: clean(job.company),
  location: clean(job.location),
  dates: rangeOf(job.startDate, job.isCurrent ? "Present" : dateInWords(job.endDate)),
  lines: [...linesOf(job.about ?? ""), ...linesOf(job.description), ...addressLine(job.url ?? "")],
});

const printStudy = (study: EducationEntry): PrintStudy => ({
  title: [study.degree, study.field].map(clean).filter(Boolean).join(", "),
  school: clean(study.school),
  dates: rangeOf(study.startDate, dateInWords(study.endDate)),
  // A bare number says nothing by itself; "94.2 %" and "First class" do.
  grade: /^\d+(\.\d+)?( *\/ *\d+)?$/.test(clean(study.gpa)) ? `GPA ${clean(study.gpa)}` : clean(study.gpa),
  lines: [...listLine("Courses: ", study.courses ?? []), ...addressLine(study.url ?? "")],
});

function printSection({ kind, entries }: ResumeSectionContent): PrintSection {
  if (!isAddedSection(kind)) return { kind, heading: "", entries: [], lines: [] };
  const { heading, look } = sectionOf(kind);
  return {
    ...{ kind, heading },
    entries: look === "entries" ? entries.map(printEntry).filter(isFilled) : [],
    lines: look === "lines" ? entries.flatMap(lineOf) : [],
  };
}

/** An entry reads like a job: what it is called, and below it where and as what. */
const printEntry = (entry: SectionEntry): PrintJob => ({
  position: clean(entry.name),
  company: [entry.organization, entry.detail, ...entry.roles].map(clean).filter(Boolean).join(", "),
  location: "",
  dates: rangeOf(entry.startDate, dateInWords(entry.endDate)),
  lines: [...linesOf(entry.description), ...listLine("", entry.keywords), ...addressLine(entry.url)],
});

/** "Web (master): HTML, CSS" */
function lineOf({ name, detail, keywords }: SectionEntry): PrintLine[] {
  const called = [clean(name), clean(detail) && `(${clean(detail)})`].filter(Boolean).join(" ");
  const all = listed(keywords);
  const text = [called, all].filter(Boolean).join(": ");
  return text ? [plainLine(text)] : [];
}

const listed = (texts: readonly string[]) => texts.map(clean).filter(Boolean).join(", ");
const plainLine = (text: string): PrintLine => ({ isBullet: false, runs: runsOf(text) });
const listLine = (label: string, texts: readonly string[]): PrintLine[] =>
  listed(texts) ? [plainLine(label + listed(texts))] : [];
const addressLine = (url: string): PrintLine[] =>
  clean(url) ? [{ isBullet: false, runs: [linkTo(clean(url))] }] : [];

/** An address as one reads it out; what is none is no link. */
function linkTo(
  url: string,
  label = url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, ""),
): PrintRun {
  return { text: label, ...(isWebAddress(url) && { url }) };
}

/** Links stand beside e-mail and phone: the address, or the name on a network that has none. */
function linksOf(sections: readonly ResumeSectionContent[]): PrintRun[] {
  const links = sections.find(({ kind }) => kind === "PROFILES")?.entries ?? [];
  return links
    .map(({ name, detail, url }) => {
      const called = [clean(name), clean(detail)].filter(Boolean).join(": ");
      return clean(url) ? linkTo(clean(url)) : { text: called };
    })
    .filter(({ text }) => text !== "");
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2019-06" is "Jun 2019"; days are left out, and what is no date stays as it is. */
function dateInWords(date: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date.trim()) ?? [];
  if (year === undefined) return clean(date);
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

const rangeOf = (start: string, end: string) => [dateInWords(start), end].filter(Boolean).join(" – ");

function contactsOf({ email, phone, location }: BasicInfo): PrintRun[] {
  const dialled = phone.replace(/[^\d+]/g, "");
  const contacts: PrintRun[] = [
    { text: clean(email), ...(/^\S+@\S+$/.test(clean(email)) && { url: `mailto:${clean(email)}` }) },
    { text: clean(phone), ...(/^\+?\d{3,}$/.test(dialled) && { url: `tel:${dialled}` }) },
    { text: clean(location) },
  ];
  return contacts.filter(({ text }) => text !== "");
}

const BULLET = /^\s*[-–—•*·▪●‣]\s+/u;

/** Marked lines are bullets; where none of several is marked, each is one: people write an achievement a line. */
function linesOf(text: string): PrintLine[] {
  const lines = text.split(/\r?\n/).filter((line) => clean(line) !== "");
  const isMarked = lines.some((line) => BULLET.test(line));
  return lines.map((line) => ({
    isBullet: isMarked ? BULLET.test(line) : lines.length > 1,
    runs: runsOf(clean(line.replace(BULLET, ""))),
  }));
}

const ADDRESS = /(?:https?:\/\/|www\.|(?:linkedin|github|gitlab)\.com\/)[^\s<>"]*[^\s<>".,;:!?)\]}'’]/giu;

/** Cuts web addresses out of a line as links. */
function runsOf(line: string): PrintRun[] {
  const runs: PrintRun[] = [];
  let end = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    if (index > end) runs.push({ text: line.slice(end, index) });
    runs.push({ text: address, url: /^https?:/i.test(address) ? address : `https://${address}` });
    end = index + address.length;
  }
  if (end < line.length) runs.push({ text: line.slice(end) });
  return runs;
}

const LANGUAGES: [string, RegExp][] = [
  ["hi", /\p{Script=Devanagari}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["pa", /\p{Script=Gurmukhi}/gu],
  ["gu", /\p{Script=Gujarati}/gu],
  ["or", /\p{Script=Oriya}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
  ["kn", /\p{Script=Kannada}/gu],
  ["ml", /\p{Script=Malayalam}/gu],
  ["ur", /\p{Script=Arabic}/gu],
];

/** Hindi for Devanagari: the language of the script that most of a text is in. */
export function languageOf(text: string): string {
  const counts = LANGUAGES.map(([language, letters]) => ({
    language,
    count: text.match(letters)?.length ?? 0,
  }));
  const [most] = counts.sort((one, other) => other.count - one.count);
  // JSON's own words are Latin letters, so three in ten of another script are most of what was written.
  return most && most.count > text.length * 0.3 ? most.language : "en";
}

/** With what joins and colours it. */
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})(?:\u200d|\ufe0f)*/gu;

/**
 * One line, its blanks single. Emoji go: the fonts at hand have none and would print boxes.
 * ZWJ and ZWNJ stay, which Indian scripts write with.
 */
export function clean(text: string): string {
  return text.normalize("NFC").replace(EMOJI, "").replace(/\s+/gu, " ").trim();
}
