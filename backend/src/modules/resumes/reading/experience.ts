import { textOf } from "../lines/resume-lines";
import { type EntryBlock, blocksOf, datesOf, isHeadLike, namesJob } from "./entry-blocks";
import { companyScore, isPlace, titleScore } from "../wording/name-kinds";
import { type HeadPart, headParts, withPlaceApart } from "./head-parts";
import { type Period, periodsIn, withoutPeriods } from "../wording/periods";
import type { Found, FoundJob } from "./resume-reading";
import { type IndexedLine, LABEL_OF_JOB } from "./sections";
import { readTable } from "./tables";
import { isBreak, withLengthBehind, withoutLeaving, withStepsApart } from "./told-work";
import { withWholeDates } from "./wrapped-dates";

const EMPTY: FoundJob = {
  company: null,
  position: null,
  location: null,
  startDate: null,
  endDate: null,
  isCurrent: false,
  description: null,
};

/** What one part of a head is taken for. */
interface Roles {
  title: HeadPart | null;
  company: HeadPart | null;
  place: HeadPart | null;
  /** By how much this fits better than the other way round. */
  margin: number;
}

/** Where it can't be seen, what stands first: learnt from the entries where it can. */
type Order = "title-first" | "company-first" | null;

/** RESF-06: the jobs of a section. */
export function readExperience(all: readonly IndexedLine[], trades: ReadonlySet<string>): FoundJob[] {
  const told = all.filter((line, at) => !isPersonal(line) && !isLength(line) && !isBreak(all, at));
  const lines = withRolesApart(
    told.map(withLabel).map(withLengthBehind).map(withoutLeaving).flatMap(withStepsApart),
  );
  const { above, duties } = withDutiesApart(lines);
  const table = readTable(above, "experience");
  if (table.length > 0)
    return withDuties(
      table.map((row) => jobOfRow(row, above)),
      duties,
    );
  const dated = blocksOf(withWholeDates(lines));
  const blocks = dated.length > 0 ? dated : blocksWithoutDates(lines, trades);
  const parts = blocks.map(({ head }) => headParts(head));
  const order = usualOrder(parts.map((one) => rolesOf(one, trades, null)));
  const jobs = blocks.map((block, index) => jobOf(block, rolesOf(parts[index] ?? [], trades, order)));
  return withCompaniesBefore(withoutCompanyHeads(jobs).map(withUnitApart)).filter(
    ({ company, position }) => company !== null || position !== null,
  );
}

/** A label in a table's first column, without a colon: "Organization | Delhi Public School". */
const BARE_LABEL =
  /^(?:company|organi[sz]ation|employer|hospital|institution|designation|position(?: held)?|role|duration|period|tenure|from ?[-–/]? ?to)(?: name)?$/i;

function withLabel(line: IndexedLine): IndexedLine {
  const [label = "", value = "", ...rest] = line.cells;
  const isLabel = rest.length === 0 && BARE_LABEL.test(label.trim()) && !BARE_LABEL.test(value.trim());
  return isLabel && /^[^:–-]/u.test(value) ? { ...line, cells: [`${label}: ${value}`] } : line;
}

/** "4 years 10 months" below a company, above the posts held there, tells nothing that their dates don't. */
const isLength = (line: IndexedLine): boolean => {
  const text = textOf(line);
  return /\d/.test(text) && withoutPeriods(text, []) === "";
};

const TITLE_LABEL = /^(?:designation|position(?: held)?|post|job title|पद)\s*(?::|[-–]\s)/iu;
const ROLE_LABEL = /^(?:job profile|role)\s*(?::-?|[-–]\s)\s*/i;

/** Where 'Designation' names the title, 'Job Profile' tells of the work. */
function withRolesApart(lines: readonly IndexedLine[]): readonly IndexedLine[] {
  if (!lines.some((line) => TITLE_LABEL.test(textOf(line)))) return lines;
  return lines.map((line) =>
    ROLE_LABEL.test(line.cells[0] ?? "")
      ? {
          ...line,
          cells: line.cells.map((cell, at) => (at === 0 ? cell.replace(ROLE_LABEL, "Profile: ") : cell)),
        }
      : line,
  );
}

/** Facts of a person, which stand in a table of their own at the end. */
const PERSONAL =
  /^(?:gender|sex|marital status|nationality|religion|date of birth|father['’]?s name|mother['’]?s name|notice period|(?:salary|ctc) expected|(?:expected|current|present|last drawn) (?:salary|ctc)|(?:driving )?licen[cs]e|passport|hobbies|preferred (?:work )?location)\b/i;
const isPersonal = ({ cells }: IndexedLine): boolean => PERSONAL.test(cells[0] ?? "") && cells.length <= 3;

/** Without dates, each short line that names a job or a company begins an entry. */
function blocksWithoutDates(lines: readonly IndexedLine[], trades: ReadonlySet<string>): EntryBlock[] {
  const blocks: EntryBlock[] = [];
  for (const line of lines) {
    const text = textOf(line);
    const names = isHeadLike(line) && (titleScore(text, trades) >= 2 || companyScore(text) >= 2.5);
    const last = blocks.at(-1);
    if (names && (!last || last.body.length > 0 || last.head.length > 1))
      blocks.push({ head: [line], body: [] });
    else if (names && last) last.head.push(line);
    else last?.body.push(line);
  }
  return blocks;
}

function usualOrder(all: readonly Roles[]): Order {
  const clear = all.filter(({ title, company, margin }) => title && company && margin >= 1.5);
  const titleFirst = clear.filter(({ title, company }) => (title?.order ?? 0) < (company?.order ?? 0)).length;
  if (clear.length === 0) return null;
  return titleFirst * 2 >= clear.length ? "title-first" : "company-first";
}

/** Deals the parts of a head out: the title and the company are those two that fit best. */
function rolesOf(parts: readonly HeadPart[], trades: ReadonlySet<string>, order: Order): Roles {
  const labelled = (label: HeadPart["label"]) => parts.find((part) => part.label === label) ?? null;
  const [title, company] = [labelled("title"), labelled("company")];
  // "(14 feet Eicher)" says what a job was done with.
  const open = parts.filter((part) => part.label === null && !/^\(.*\d/u.test(part.text));
  const place = labelled("place") ?? placeAmong(open);
  const others = open.filter((part) => part !== place);
  const clear = others.filter(({ text }) => !isPlace(text));
  const names =
    clear.length >= 2 ? clear : others.filter((part) => !(part.isAfterComma && isPlace(part.text)));
  if (title && company) return { title, company, place, margin: 3 };
  if (title) return { title, company: best(names, (text) => companyScore(text)), place, margin: 2 };
  if (company) return { title: best(names, (text) => titleScore(text, trades)), company, place, margin: 2 };
  return { ...pairOf(names, trades, order), place };
}

const best = (parts: readonly HeadPart[], scoreOf: (text: string) => number): HeadPart | null =>
  [...parts].sort((a, b) => scoreOf(b.text) - scoreOf(a.text) || a.order - b.order)[0] ?? null;

function placeAmong(parts: readonly HeadPart[]): HeadPart | null {
  if (parts.length < 2) return null;
  return parts.findLast(({ text, order }) => order > 0 && isPlace(text)) ?? null;
}

type Pair = Pick<Roles, "title" | "company" | "margin">;

function pairOf(names: readonly HeadPart[], trades: ReadonlySet<string>, order: Order): Pair {
  const scores = names.map(({ text }) => titleScore(text, trades) - companyScore(text));
  const [only] = names;
  if (!only) return { title: null, company: null, margin: 0 };
  if (names.length === 1) {
    const [lean = 0] = scores;
    // "Uber cab driver" ends with a title, though it names a company.
    const isTitle =
      lean > 0 || (lean === 0 && (titleScore(only.text, trades) >= 3 || order === "title-first"));
    return { title: isTitle ? only : null, company: isTitle ? null : only, margin: Math.abs(lean) };
  }
  let found: Pair = { title: null, company: null, margin: -Infinity };
  names.forEach((title, one) =>
    names.forEach((company, other) => {
      if (one === other) return;
      const isUsual = order === null || (order === "title-first") === one < other;
      // What stands further down is rather a department or a client.
      const late = 0.25 * (one + other) + (company.isAfterComma || title.isAfterComma ? 0.2 : 0);
      const margin = (scores[one] ?? 0) - (scores[other] ?? 0) + (isUsual ? 0.8 : 0) - late;
      if (margin > found.margin) found = { title, company, margin };
    }),
  );
  return found;
}

function jobOf({ head, body }: EntryBlock, { title, company, place, margin }: Roles): FoundJob {
  const isSure = margin >= 1.2;
  const { period, line } = periodOf(head);
  return {
    ...EMPTY,
    company: company && { text: company.text, line: company.line, isSure },
    position: title && { text: title.text, line: title.line, isSure },
    location: place && { text: place.text, line: place.line, isSure: true },
    ...datesFound(period, line),
    description: descriptionOf(body),
  };
}

/** "Jan 2019" to "Mar 2020" may stand in two places of the head. */
function periodOf(head: readonly IndexedLine[]): { period: Period | null; line: number } {
  const all = head.flatMap((line) => (datesOf(line) ?? []).map((period) => ({ period, line: line.index })));
  const range = all.find(({ period }) => !period.isSingle);
  if (range) return range;
  const [first, second] = all;
  if (!first) return { period: null, line: head[0]?.index ?? 0 };
  const end = second?.period.start ?? first.period.start;
  return {
    period: { ...first.period, end: end < first.period.start ? first.period.start : end },
    line: first.line,
  };
}

function datesFound(
  period: Period | null,
  line: number,
): Pick<FoundJob, "startDate" | "endDate" | "isCurrent"> {
  if (!period) return { startDate: null, endDate: null, isCurrent: false };
  const found = (text: string): Found | null =>
    text === "" ? null : { text, line, isSure: !period.isSingle };
  return { startDate: found(period.start), endDate: found(period.end), isCurrent: period.isCurrent };
}

/** "TVS Motor Company  2015 - now" above the posts held there is no job: it gives its name to them. */
function withoutCompanyHeads(jobs: readonly FoundJob[]): FoundJob[] {
  const found: FoundJob[] = [];
  let head: FoundJob | null = null;
  jobs.forEach((job, index) => {
    const next = jobs[index + 1];
    const isHead = job.company && !job.position && !job.description && next;
    if (isHead && next.position && !next.company && isWithin(next, job)) head = job;
    else if (head && job.position && !job.company && isWithin(job, head))
      found.push({ ...job, company: head.company, location: job.location ?? head.location });
    else {
      head = null;
      found.push(job);
    }
  });
  return found;
}

/** Whether a job's times lie within those of another, as far as both are known. */
function isWithin(job: FoundJob, whole: FoundJob): boolean {
  const [start, from] = [job.startDate?.text ?? "", whole.startDate?.text ?? ""];
  const [end, to] = [job.endDate?.text, whole.endDate?.text];
  const length = Math.min(start.length, from.length);
  if (start.slice(0, length) < from.slice(0, length)) return false;
  return to === undefined || (end !== undefined && end.slice(0, 4) <= to.slice(0, 4));
}

function withCompaniesBefore(jobs: readonly FoundJob[]): FoundJob[] {
  const found: FoundJob[] = [];
  for (const job of jobs) found.push(withCompanyBefore(job, found.at(-1)));
  return found;
}

/** Several jobs below one company's name: each but the first has a title alone. */
function withCompanyBefore(job: FoundJob, before: FoundJob | undefined): FoundJob {
  if (!before?.company) return job;
  const company = { ...before.company, isSure: false };
  if (!job.company) return { ...job, company };
  // "Clerk, Cuttack Main Branch" below the bank's name.
  return UNIT.test(job.company.text) && !UNIT.test(before.company.text)
    ? { ...job, company, location: job.location ?? job.company }
    : job;
}

const UNIT = /^[^,]+\s(?:branch|circle|(?:zonal|regional|head|branch) office)$/iu;

/** "State Bank of India, Bhubaneswar Circle": the bank, and where in it. */
function withUnitApart(job: FoundJob): FoundJob {
  const [, name, unit] = /^(.{3,}?),\s+([^,]+)$/u.exec(job.company?.text ?? "") ?? [];
  if (!job.company || !name || !unit || !UNIT.test(unit)) return job;
  return {
    ...job,
    company: { ...job.company, text: name },
    location: job.location ?? { ...job.company, text: unit },
  };
}

/** The text of lines, those that a sentence goes on in joined. */
export function descriptionOf(body: readonly IndexedLine[]): Found | null {
  const [first] = body;
  if (!first) return null;
  const texts: string[] = [];
  let before: IndexedLine | undefined;
  for (const line of body) {
    const text = textOf(line);
    const goesOn =
      before &&
      !line.isBullet &&
      (before.isBullet || /^\p{Ll}/u.test(text) || !/[.:;!?]$/.test(texts.at(-1) ?? ""));
    if (goesOn && texts.length > 0 && textOf(before ?? line).length > 40)
      texts.push(`${texts.pop() ?? ""} ${text}`);
    else texts.push(line.isBullet ? `• ${text}` : text);
    before = line;
  }
  return { text: texts.join("\n"), line: first.index, isSure: true };
}

/** "Job Responsibilities:" below a table of jobs, behind which no dates stand. */
function withDutiesApart(lines: readonly IndexedLine[]) {
  const label = lines.findIndex((line) => line.cells.length === 1 && LABEL_OF_JOB.test(textOf(line)));
  const duties = label < 0 ? [] : lines.slice(label + 1);
  const isEnd = duties.every((line) => datesOf(line) === null || (line.isBullet && !namesJob(line)));
  return isEnd && label > 0 ? { above: lines.slice(0, label), duties } : { above: lines, duties: [] };
}

/** They tell of the newest job. */
function withDuties(jobs: readonly FoundJob[], duties: readonly IndexedLine[]): FoundJob[] {
  const description = descriptionOf(duties);
  const [newest] = jobs.toSorted((one, other) => endOf(other).localeCompare(endOf(one)));
  return jobs.map((job) => (job === newest && !job.description ? { ...job, description } : job));
}

const endOf = ({ isCurrent, endDate, startDate }: FoundJob): string =>
  isCurrent ? "now" : (endDate?.text ?? startDate?.text ?? "");

function jobOfRow(row: ReadonlyMap<string, Found>, lines: readonly IndexedLine[]): FoundJob {
  const dates = row.get("period") ?? row.get("start");
  const text = [row.get("period"), row.get("start"), row.get("end")].map((found) => found?.text ?? "");
  const [period = null] = periodsIn(
    [text[0], [text[1], text[2]].filter(Boolean).join(" - ")].filter(Boolean).join(" "),
  );
  const line = dates?.line ?? lines[0]?.index ?? 0;
  const named = row.get("company");
  const [company, ...places] = named ? withPlaceApart(named.text) : [];
  const place = places.map(({ text }) => text).join(", ");
  return {
    ...EMPTY,
    company: named ? { ...named, text: company?.text ?? named.text } : null,
    position: row.get("title") ?? null,
    location: row.get("place") ?? (named && place ? { ...named, text: place } : null),
    ...datesFound(period, line),
    description: row.get("description") ?? null,
  };
}
