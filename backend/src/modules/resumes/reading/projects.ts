import { textOf } from "../lines/resume-lines";
import { isHeadLike } from "./entry-blocks";
import { descriptionOf } from "./experience";
import { periodsIn, withoutPeriods } from "../wording/periods";
import type { Found, FoundEntry } from "./resume-reading";
import type { IndexedLine } from "./sections";
import { readTable } from "./tables";

interface Project {
  name: string;
  isSure: boolean;
  head: IndexedLine;
  body: IndexedLine[];
}

/** "Project 2: Stock Ledger", "Title - Stock Ledger". */
const LABEL =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:major |minor |final year |academic )?projects?(?: title| name)?|title(?: of (?:the )?project)?|name of (?:the )?project|topic)(?: title| name)?\s*#?\s*(?:\d{1,2}|[ivx]{1,4})?\s*(?::-?|[-–]\s|\)\s|\s{2,})\s*(\S.*)$/iu;
/** "Project #2" alone: what stands below it is its name. */
const NUMBER = /^(?:major |minor )?project\s*#?\s*(?:\d{1,2}|[ivx]{1,4})\s*[:.)-]?$/iu;
/** Whose project it was. */
const CLIENT =
  /^(?:client|customer|organi[sz]ation|company|for)(?: name)?\s*(?::-?|[-–]\s|\s{2,})\s*(\S.*)$/iu;
/** What the lines below a project begin with. */
const ABOUT =
  /^(?:roles?|team size|technolog(?:y|ies)|tech(?:nology)? stack|tools?|duration|period|description|about|environment|responsibilit(?:y|ies)|platform|software|languages?|skills?|database|front ?end|back ?end|objective|abstract|outcome|link|url|github|demo|live)\b[^:–-]{0,20}?(?::|[-–]\s|\s{2,})/iu;
const NAME_APART = /^([^:|]{3,80}?)\s*(?::|\||\s[-–—]\s|¦)\s*(\S.*)$/u;
const MOST_WORDS_OF_NAME = 10;
const LONGEST_NAME = 80;
/** "Half Ticket (2019)". */
const IN_YEAR = /^[^(]{3,60}\((?:19|20)\d{2}\)/u;

/** RESF-16: the projects of a section, each with its name, its times and what it was about. */
export function readProjects(all: readonly IndexedLine[]): FoundEntry[] {
  const lines = all
    .map((line, at) => (NUMBER.test(textOf(all[at - 1] ?? line)) ? { ...line, isMarked: true } : line))
    .filter((line) => !NUMBER.test(textOf(line)));
  const table = readTable(lines, "projects");
  if (table.length > 0) return table.flatMap(entryOfRow);
  const isList =
    lines.length > 0 && lines.every(({ isBullet }, at) => isBullet || at > 0) && !lines.some(isNamed);
  const least = Math.min(...lines.filter(({ isBullet }) => isBullet).map(({ starts }) => starts[0] ?? 0));
  const projects: Project[] = [];
  for (const line of lines) {
    const last = projects.at(-1);
    const named = isList ? nameOfItem(line, least) : nameOf(line, last);
    if (named) projects.push({ ...named, head: line, body: [] });
    else last?.body.push(line);
  }
  return projects.flatMap(entryOf);
}

const isNamed = (line: IndexedLine): boolean =>
  LABEL.test(textOf(line)) || (!line.isBullet && isHeadLike(line) && !ABOUT.test(textOf(line)));

/** Of a list of bullets each at the margin is a project. */
function nameOfItem(line: IndexedLine, least: number): Pick<Project, "name" | "isSure"> | null {
  const isItem = line.isBullet && (line.starts[0] ?? 0) <= least + 2;
  return isItem ? { name: LABEL.exec(textOf(line))?.[1] ?? textOf(line), isSure: line.isMarked } : null;
}

function nameOf(line: IndexedLine, last: Project | undefined): Pick<Project, "name" | "isSure"> | null {
  const text = textOf(line);
  const [, label] = LABEL.exec(text) ?? [];
  if (label) return { name: label, isSure: true };
  if (ABOUT.test(text) || CLIENT.test(text) || withoutPeriods(text) === "") return null;
  // Software may have a name without a capital.
  if (line.isBullet || (!isHeadLike(line) && !(line.isMarked && text.length < LONGEST_NAME))) return null;
  const isApart = line.isMarked || IN_YEAR.test(text) || periodsIn(text).some(({ isSingle }) => !isSingle);
  // Below a name that is set as one, plain lines tell of it.
  const isAbout =
    last !== undefined &&
    (last.body.length === 0 ? !line.isMarked && !IN_YEAR.test(text) : last.head.isMarked && !isApart);
  return isAbout ? null : { name: text, isSure: isApart };
}

function entryOf({ name, isSure, head, body }: Project): FoundEntry[] {
  const dated = [head, ...body].find((line) => periodsIn(textOf(line)).length > 0 && isTime(line, head));
  const [period] = dated ? periodsIn(textOf(dated)) : [];
  const found = (text: string, line = head): Found => ({ text, line: line.index, isSure });
  const told = withoutPeriods(name)
    .replace(/^\d{1,2}[.)]\s*/u, "")
    .replace(/\s{2,}/gu, " ¦ ");
  const [, short, rest] = NAME_APART.exec(told) ?? [];
  const isShort = short !== undefined && short.split(/\s+/).length <= MOST_WORDS_OF_NAME;
  const title = (isShort ? short : told).replace(/[\s¦.:–-]+$/u, "");
  if (!/\p{L}{2}/u.test(title)) return [];
  const client = body.find((line) => CLIENT.test(textOf(line)));
  const about = descriptionOf(body.filter((line) => line !== client && !(line === dated && isBare(line))));
  const more = isShort && rest ? rest.replaceAll(" ¦ ", ", ") : "";
  const description = [more, about?.text].filter(Boolean).join("\n");
  return [
    {
      name: found(title),
      organization: client ? found(CLIENT.exec(textOf(client))?.[1] ?? "", client) : null,
      startDate: period?.start && !period.isSingle ? found(period.start, dated) : null,
      endDate: period?.end ? found(period.end, dated) : null,
      description: description ? { text: description, line: about?.line ?? head.index, isSure: true } : null,
      keywords: [],
    },
  ];
}

const DURATION = /^(?:duration|period|time ?line|dates?)\s*(?::|[-–]\s|\s{2,})/iu;
const isBare = (line: IndexedLine): boolean =>
  withoutPeriods(textOf(line)) === "" || withoutPeriods(textOf(line).replace(DURATION, "")) === "";

/** Whether a line's dates are those of the project, and not of its story. */
const isTime = (line: IndexedLine, head: IndexedLine): boolean => line === head || isBare(line);

function entryOfRow(row: ReadonlyMap<string, Found>): FoundEntry[] {
  const [name, dates = row.get("start"), end] = [row.get("name"), row.get("period"), row.get("end")];
  if (!name) return [];
  const [period] = periodsIn([dates?.text, end?.text].filter(Boolean).join(" - "));
  const found = (text: string | undefined): Found | null => (dates && text ? { ...dates, text } : null);
  return [
    {
      ...{ name, organization: row.get("client") ?? null, description: row.get("about") ?? null },
      startDate: period?.isSingle ? null : found(period?.start),
      endDate: found(period?.end),
      keywords: [],
    },
  ];
}
