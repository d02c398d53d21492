import { MAX_ENTRIES } from "../content/resume-content";
import { type ResumeLines, textOf } from "../lines/resume-lines";
import { readAddedSections } from "./added-sections";
import { withDoubts } from "./broken-text";
import { findEmail, findLinks, findLocation, findPhone } from "./contacts";
import { namesSchool, readEducation } from "./education";
import { namesJob } from "./entry-blocks";
import { descriptionOf, readExperience } from "./experience";
import { isPlace, titleScore } from "../wording/name-kinds";
import { findName } from "./person-name";
import { periodsIn } from "../wording/periods";
import type { Found, FoundJob, FoundStudy, KnownWords, ResumeReading } from "./resume-reading";
import { type IndexedLine, type Section, sectionsOf } from "./sections";
import { readSkills } from "./skills";
import { readWishes } from "./wishes";

const MOST_TITLE = 120;
/** Links that a resume takes of a file. */
const MOST_LINKS = 10;
const LONGEST_LINK = 500;

/** RESF-03: reads a resume's lines into its fields. Pure; what isn't there stays empty and is never guessed. */
export function readResume({ pages, lines, links }: ResumeLines, words: KnownWords): ResumeReading {
  const [trades, skills] = [new Set(words.trades), new Set(words.skills)];
  const sections = sectionsOf(lines);
  const all = lines.map((line, index): IndexedLine => ({ ...line, index }));
  const near = sections.filter(({ kind }) => kind === "top" || kind === "contact" || kind === "links");
  const reach = near.flatMap((section) => section.lines);
  const email = findEmail(all, links);
  const fullName = findName(all, email?.text);
  const { jobs, education } = careerOf(sections, trades);
  const known = readSkills(sections, skills);
  const taken = [jobs, education, ...Object.values(known)].reduce((sum, { length }) => sum + length, 0);
  return withDoubts({
    pages,
    lines: lines.map((line) => ({ page: line.page, text: textOf(line) })),
    fullName,
    title: findTitle(reach, fullName, trades),
    email,
    phone: findPhone(reach, links) ?? findPhone(ownLines(all, sections), []),
    location: findLocation(reach) ?? findLocation(linesOf(sections, "other").flat().filter(isAddress)),
    summary: descriptionOf(summaryOf(sections, fullName)),
    links: findLinks(all, links, (line) => reach.some(({ index }) => index === line.index))
      .filter(({ text }) => text.length <= LONGEST_LINK)
      .slice(0, MOST_LINKS),
    experience: jobs,
    education,
    skills: known,
    wishes: readWishes(all),
    sections: readAddedSections(sections, trades, MAX_ENTRIES - MOST_LINKS - taken),
  });
}

/** The jobs and schools. Of a page without their headings only lines that name one whole, and these to be checked. */
function careerOf(sections: readonly Section[], trades: ReadonlySet<string>) {
  const [work, schools] = [linesOf(sections, "experience"), linesOf(sections, "education")];
  if (work.length + schools.length > 0)
    return {
      jobs: work.flatMap((part) => readExperience(part, trades)),
      education: schools.flatMap((part) => readEducation(part)),
    };
  const told = linesOf(sections, "top").flat();
  return {
    jobs: toBeChecked(readExperience(told.filter(namesJob), trades)),
    education: toBeChecked(readEducation(told.filter(namesSchool))),
  };
}

/** The same, each value to be checked. */
const toBeChecked = <Entry extends FoundJob | FoundStudy>(entries: readonly Entry[]): Entry[] =>
  entries.map(
    (entry) =>
      Object.fromEntries(
        Object.entries(entry).map(([name, value]: [string, Found | boolean | null]) => [
          name,
          typeof value === "object" && value !== null ? { ...value, isSure: false } : value,
        ]),
      ) as unknown as Entry,
  );

/** Lines that tell of the person, and of nobody who speaks for them. */
function ownLines(all: readonly IndexedLine[], sections: readonly Section[]): IndexedLine[] {
  const others = sections.filter(({ heading }) => /\brefere/i.test(heading)).flatMap(({ lines }) => lines);
  const indices = new Set(others.map(({ index }) => index));
  return all.filter(({ index }) => !indices.has(index));
}

const linesOf = (sections: readonly Section[], kind: Section["kind"]): IndexedLine[][] =>
  sections.filter((section) => section.kind === kind).map(({ lines }) => lines);

const isAddress = (line: IndexedLine): boolean => /^(?:.*address|पता)\s*[:\-–]?/iu.test(textOf(line));

/** The line that says what the person is, beside or below the name. */
function findTitle(
  lines: readonly IndexedLine[],
  name: Found | null,
  trades: ReadonlySet<string>,
): Found | null {
  const after = lines.filter(
    ({ index }) => name?.line == null || (index >= name.line && index <= name.line + 4),
  );
  for (const line of after)
    for (const cell of line.cells) {
      const [part = ""] = cell.split(/\s+[|•·]\s+/u);
      const text = behindName(part, name);
      const isOther = text.length > MOST_TITLE || /@|\d{5}|[.!?]$|:/.test(text) || isPlace(text);
      if (!isOther && periodsIn(text).length === 0 && titleScore(text, trades) >= 2)
        return { text, line: line.index, isSure: true };
    }
  return null;
}

/** "Staff Nurse" of "Asha Menon – Staff Nurse". Letters alone, such as "RN RM", are degrees. */
function behindName(text: string, name: Found | null): string {
  const at = name ? text.toLowerCase().indexOf(name.text.toLowerCase()) : -1;
  if (!name || at < 0) return text;
  const rest = text.slice(at + name.text.length).replace(/^[\s,|–—-]+/u, "");
  return /\p{L}{4}/u.test(rest) ? rest : "";
}

/** What stands below 'Summary', or the sentences above the first heading. */
function summaryOf(sections: readonly Section[], name: Found | null): IndexedLine[] {
  const [headed = []] = linesOf(sections, "summary");
  if (headed.length > 0) return headed;
  const top = linesOf(sections, "top").flat();
  return top.filter(
    (line) => line.index !== name?.line && textOf(line).length > 60 && !/@|\d{7}/.test(textOf(line)),
  );
}
