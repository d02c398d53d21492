import { isPlace } from "../src/modules/resumes/wording/name-kinds";
import { SCHOOL } from "../src/modules/resumes/wording/school-names";
import type {
  Found,
  FoundJob,
  FoundStudy,
  ResumeReading,
} from "../src/modules/resumes/reading/resume-reading";

/** The parts of a JSON Resume that a file beside it is judged by; all may be missing. */
export interface ExpectedResume {
  basics?: { name?: string; email?: string; phone?: string };
  work?: { name?: string; company?: string; position?: string; startDate?: string; endDate?: string }[];
  education?: { institution?: string; studyType?: string; startDate?: string; endDate?: string }[];
  projects?: { name?: string }[];
  certificates?: { name?: string }[];
  awards?: { title?: string }[];
  publications?: { name?: string }[];
  skills?: (string | { name?: string; keywords?: string[] })[];
  /** `isScan` says that the file is one, for files whose name doesn't. */
  meta?: { isScan?: boolean };
}

export type Figure =
  | ("contact" | "employers" | "titles" | "dates" | "schools" | "degrees" | "skills")
  /** Names of projects, certificates, awards and publications. */
  | "sections";

/** What is asked of a file: one value, what was read for it, and whether that is it. */
export interface Judged {
  figure: Figure;
  name: string;
  wanted: string;
  read: string;
  isRight: boolean;
}

/** A value that the file doesn't have; `isSure`: the person isn't asked to check it. */
export interface Wrong {
  name: string;
  read: string;
  isSure: boolean;
}

export interface Judgement {
  judged: Judged[];
  wrong: Wrong[];
}

/** Texts are alike but for case and signs between their words. */
const plain = (text: string | undefined): string =>
  (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#\s]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

const digits = (text: string): string => text.replace(/\D/g, "").slice(-10);

/** Dates are alike as far as both are known: a file may print years alone. */
function areSameDate(wanted: string, read: string): boolean {
  const known = Math.min(wanted.length, read.length, "2026-12".length);
  return known >= 4 && wanted.slice(0, known) === read.slice(0, known);
}

/** How much of two texts is the same, from 0 to 1, by their words. */
function likeness(wanted: string | undefined, read: string | undefined): number {
  if (!wanted || !read) return 0;
  if (plain(wanted) === plain(read)) return 1;
  const [one, other] = [wanted, read].map(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .split(/[^\p{L}\p{M}\p{N}]+/u)
          .filter(Boolean),
      ),
  );
  const shared = [...(one ?? [])].filter((word) => other?.has(word)).length;
  return shared / Math.max(one?.size ?? 1, other?.size ?? 1);
}

/** Deals what was read out to what is wanted, the likest pairs first. */
function paired<Wanted, Read>(
  wanted: readonly Wanted[],
  read: readonly Read[],
  likenessOf: (wanted: Wanted, read: Read) => number,
): { pairs: [Wanted, Read | null][]; rest: Read[] } {
  const all = wanted.flatMap((one, w) => read.map((other, r) => ({ w, r, score: likenessOf(one, other) })));
  const taken = new Map<number, number>();
  for (const { w, r, score } of all.sort((a, b) => b.score - a.score))
    if (score > 0 && !taken.has(w) && ![...taken.values()].includes(r)) taken.set(w, r);
  const pairs = wanted.map((one, w): [Wanted, Read | null] => [one, read[taken.get(w) ?? -1] ?? null]);
  return { pairs, rest: read.filter((_, r) => ![...taken.values()].includes(r)) };
}

class Judge {
  readonly judged: Judged[] = [];
  readonly wrong: Wrong[] = [];

  /** One value: right, missed, or another than wanted. */
  ask(figure: Figure, name: string, wanted: string | undefined, read: Found | null, isSame = sameText): void {
    if (!wanted) {
      if (read) this.wrong.push({ name, read: read.text, isSure: read.isSure });
      return;
    }
    const isRight = read !== null && isSame(wanted, read.text);
    this.judged.push({ figure, name, wanted, read: read?.text ?? "", isRight });
    if (read && !isRight) this.wrong.push({ name, read: read.text, isSure: read.isSure });
  }
}

const sameText = (wanted: string, read: string): boolean => plain(wanted) === plain(read);

/** A village that no list has: a single word behind a school's whole name. */
const VILLAGE = /^\p{Lu}\p{Ll}+$/u;

/** A JSON Resume has no field for a school's place, so that it may stand behind the name or be left out. */
function areSameSchool(wanted: string, read: string): boolean {
  const [short = "", long = ""] = [wanted, read].sort((one, other) => one.length - other.length);
  const [name, place] = [long.slice(0, short.length), long.slice(short.length)];
  const town = /^,\s+(.+)$/u.exec(place)?.[1] ?? "";
  const isBehind = sameText(short, name) && (isPlace(town) || (SCHOOL.test(short) && VILLAGE.test(town)));
  return sameText(wanted, read) || isBehind;
}

/** Compares what was read of a file with the JSON Resume beside it. */
export function judge(expected: ExpectedResume, reading: ResumeReading): Judgement {
  const judge = new Judge();
  const { name, email, phone } = expected.basics ?? {};
  judge.ask("contact", "name", name, reading.fullName);
  judge.ask("contact", "email", email, reading.email);
  judge.ask("contact", "phone", phone, reading.phone, (wanted, read) => digits(wanted) === digits(read));
  judgeJobs(judge, expected, reading.experience);
  judgeSchools(judge, expected, reading.education);
  judgeSkills(judge, expected, reading);
  judgeSections(judge, expected, reading);
  return { judged: judge.judged, wrong: judge.wrong };
}

function judgeJobs(judge: Judge, { work = [] }: ExpectedResume, jobs: readonly FoundJob[]): void {
  const nameOf = (job: { name?: string; company?: string }) => job.name ?? job.company;
  const { pairs, rest } = paired(
    work,
    jobs,
    (wanted, read) =>
      likeness(nameOf(wanted), read.company?.text) * 2 +
      likeness(wanted.position, read.position?.text) +
      (areSameDate(wanted.startDate ?? "", read.startDate?.text ?? "") ? 1 : 0),
  );
  for (const [wanted, read] of pairs) {
    const which = nameOf(wanted) ?? wanted.position ?? "";
    judge.ask("employers", `employer of ${which}`, nameOf(wanted), read?.company ?? null);
    judge.ask("titles", `title at ${which}`, wanted.position, read?.position ?? null);
    judge.ask("dates", `start at ${which}`, wanted.startDate, read?.startDate ?? null, areSameDate);
    const end: Found | null = read?.isCurrent
      ? { text: "now", line: null, isSure: true }
      : (read?.endDate ?? null);
    const isEnd = (one: string, other: string) => one === other || areSameDate(one, other);
    if (wanted.startDate || wanted.endDate)
      judge.ask("dates", `end at ${which}`, wanted.endDate ?? "now", end, isEnd);
  }
  for (const job of rest)
    for (const [name, value] of [
      ["employer", job.company],
      ["title", job.position],
    ] as const)
      if (value) judge.wrong.push({ name, read: value.text, isSure: value.isSure });
}

function judgeSchools(
  judge: Judge,
  { education = [] }: ExpectedResume,
  studies: readonly FoundStudy[],
): void {
  const { pairs, rest } = paired(
    education,
    studies,
    (wanted, read) =>
      likeness(wanted.institution, read.school?.text) * 2 +
      likeness(wanted.studyType, read.degree?.text) +
      (areSameDate(wanted.endDate ?? "", read.endDate?.text ?? "") ? 1 : 0),
  );
  for (const [wanted, read] of pairs) {
    const which = wanted.institution ?? wanted.studyType ?? "";
    judge.ask("schools", `school ${which}`, wanted.institution, read?.school ?? null, areSameSchool);
    judge.ask("degrees", `degree at ${which}`, wanted.studyType, read?.degree ?? null);
    if (wanted.startDate)
      judge.ask("dates", `start at ${which}`, wanted.startDate, read?.startDate ?? null, areSameDate);
    if (wanted.endDate)
      judge.ask("dates", `end at ${which}`, wanted.endDate, read?.endDate ?? null, areSameDate);
  }
  for (const { school } of rest)
    if (school) judge.wrong.push({ name: "school", read: school.text, isSure: school.isSure });
}

function judgeSections(judge: Judge, expected: ExpectedResume, { sections }: ResumeReading): void {
  const { projects = [], certificates = [], awards = [], publications = [] } = expected;
  const wanted = {
    PROJECTS: projects.map(({ name }) => name),
    CERTIFICATES: certificates.map(({ name }) => name),
    AWARDS: awards.map(({ title }) => title),
    PUBLICATIONS: publications.map(({ name }) => name),
  };
  for (const [kind, names] of Object.entries(wanted)) {
    const read = sections.find((section) => section.kind === kind)?.entries ?? [];
    const { pairs, rest } = paired(names, read, (name, entry) => likeness(name, entry.name?.text));
    for (const [name, entry] of pairs) judge.ask("sections", kind.toLowerCase(), name, entry?.name ?? null);
    for (const { name } of rest)
      if (name) judge.wrong.push({ name: kind.toLowerCase(), read: name.text, isSure: name.isSure });
  }
}

function judgeSkills(judge: Judge, { skills = [] }: ExpectedResume, reading: ResumeReading): void {
  const wanted = skills.flatMap((skill) =>
    typeof skill === "string" ? [skill] : skill.keywords?.length ? skill.keywords : [skill.name ?? ""],
  );
  const read = [...reading.skills.technical, ...reading.skills.soft];
  const found = new Map(read.map((skill) => [plain(skill.text), skill]));
  const keys = new Set(wanted.map(plain));
  for (const skill of wanted.filter(Boolean))
    judge.ask("skills", "skill", skill, found.get(plain(skill)) ?? null);
  // The name of a group is a heading, which may be read as a skill in some layouts.
  for (const [key, skill] of found)
    if (!keys.has(key)) judge.wrong.push({ name: "skill", read: skill.text, isSure: skill.isSure });
}
