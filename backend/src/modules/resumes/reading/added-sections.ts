import { ADDED_SECTIONS, fieldsOf, sectionOf as rowOf } from "@job-portal/protocol/resume-sections";
import { ADDED_KINDS, type AddedKind } from "../lines/section-headings";
import { textOf } from "../lines/resume-lines";
import { descriptionOf, readExperience } from "./experience";
import { companyScore } from "../wording/name-kinds";
import { periodsIn, withoutPeriods } from "../wording/periods";
import { readProjects } from "./projects";
import type { Found, FoundEntry, FoundSection } from "./resume-reading";
import type { IndexedLine, Section } from "./sections";

/** As many entries as a person would check. */
const MOST_ENTRIES = 20;
/** What a field of one line takes, as `sectionTexts` has it. */
const LONGEST_LINE = 160;
/** Letters of a line that is read, and of a description that is taken. */
const LONGEST = 2_000;
const SHORTENED = 100;

/**
 * RESF-16: the sections beside jobs, schools and skills, in the order of the wizard.
 * @param room entries that the resume has room for
 */
export function readAddedSections(
  sections: readonly Section[],
  trades: ReadonlySet<string>,
  room: number,
): FoundSection[] {
  let taken = 0;
  return ADDED_SECTIONS.flatMap((kind) => {
    const name = ADDED_KINDS.find((one) => one === rowOf(kind).list);
    if (!name) return [];
    const entries = sections
      .filter((section) => section.kind === name)
      .map((section) => ({
        ...section,
        lines: section.lines.filter((line) => textOf(line).length <= LONGEST),
      }))
      .flatMap((section) => READERS[name](section, trades))
      .map((entry) => inBounds(entry, fieldsOf(kind).includes("description")))
      .slice(0, Math.max(0, Math.min(MOST_ENTRIES, room - taken)));
    taken += entries.length;
    return entries.length > 0 ? [{ kind, entries }] : [];
  });
}

const READERS: Record<AddedKind, (section: Section, trades: ReadonlySet<string>) => FoundEntry[]> = {
  projects: ({ lines }) => readProjects(lines),
  certificates: ({ lines }) => itemsOf(lines).flatMap((item) => entryOf(item, true)),
  awards: ({ lines }) => itemsOf(lines).flatMap((item) => entryOf(item, true)),
  publications: ({ lines }) => itemsOf(lines, true).flatMap(publicationOf),
  volunteer: ({ lines }, trades) => readVolunteering(lines, trades),
  interests: readInterests,
};

const EMPTY_ENTRY: FoundEntry = {
  ...{ name: null, organization: null, startDate: null, endDate: null, description: null },
  keywords: [],
};

/** What a name has too much for its field goes to the description, where its section has one. */
function inBounds(entry: FoundEntry, hasDescription: boolean): FoundEntry {
  const { name, organization, description } = entry;
  const isLong = name !== null && name.text.length > LONGEST_LINE;
  const told = description ?? (isLong ? name : null);
  return {
    ...entry,
    name: name && shortened(name, isLong && hasDescription ? SHORTENED : LONGEST_LINE),
    organization: organization && shortened(organization, LONGEST_LINE),
    description: told && hasDescription ? shortened(told, LONGEST) : null,
  };
}

const shortened = (found: Found, most: number): Found =>
  found.text.length <= most
    ? found
    : { ...found, text: `${found.text.slice(0, most - 1).replace(/\s\S*$/u, "")}…`, isSure: false };

/** A line of a list, with the lines that it goes on in. */
type Item = readonly IndexedLine[];

/** What makes a table's header, which names no entry. */
const HEADER =
  /^(?:s\.?\s?no\.?|sr\.?\s?no\.?|name|course|certificate|certification|title|year|(?:issued|given) (?:by|on)|institute|(?:issuing )?authority|date(?: of (?:issue|expiry))?|expiry|number|valid(?:ity| till| upto)?)$/i;
const isHeader = ({ cells }: IndexedLine): boolean =>
  cells.length > 1 && cells.filter((cell) => HEADER.test(cell.trim())).length >= 2;

/** A list's items: by bullets, by lines set as heads, or a line each. */
function itemsOf(all: readonly IndexedLine[], wraps = false): Item[] {
  const lines = all.filter((line) => !isHeader(line));
  const longest = Math.max(0, ...lines.map((line) => textOf(line).length));
  const areHeads =
    lines[0]?.isMarked === true && lines.some(({ isMarked, isBullet }) => !isMarked && !isBullet);
  const items: IndexedLine[][] = [];
  for (const line of lines) {
    const item = items.at(-1);
    const before = item?.at(-1);
    const goesOn =
      before && (areHeads ? !line.isMarked : !line.isBullet && isRest(line, before, longest, wraps));
    if (goesOn) item?.push(line);
    else items.push([line]);
  }
  return items;
}

/** Whether a line is the rest of the one before it; `wraps`: items are longer than a line. */
function isRest(line: IndexedLine, before: IndexedLine, longest: number, wraps: boolean): boolean {
  const [text, last] = [textOf(line), textOf(before)];
  if (/^\p{Ll}|^\(/u.test(text) || /(?:[,&–-]|\b(?:and|of|for|in|from|by))$/u.test(last)) return true;
  if (withoutPeriods(text) === "") return true;
  return (
    (before.isBullet || wraps) &&
    last.length > 60 &&
    last.length > longest * 0.8 &&
    !/^\(?\d{1,2}[.)]\s/u.test(text)
  );
}

/** Who gives many certificates, and has no word of a company in the name. */
const ISSUER =
  /^(?:coursera|udemy|nptel|swayam|niit|google|microsoft|aws|amazon(?: web services)?|ibm|linkedin(?: learning)?|simplilearn|edx|great learning|upgrad|internshala|hackerrank|cisco|oracle|red hat|c-?dac|nsdc|icai|icsi|icmai|irdai|nism|nse|bse|sap|salesforce|meta|hubspot|semrush|aptech|skill india|pmkvy|ncvt|scvt|isro|iit [a-z]+|govt\.? of .+|government of .+)$/i;
/** What a giver of certificates and awards is. */
const GIVER =
  /\b(?:association|council|board|institute|university|academy|foundation|society|federation|authority|ministry|department|college|school|cent(?:re|er)|corporation|conference|committee|press|trust|hospitals?|club|chamber|organi[sz]ation)\b|समिति|परिषद|मंडळ|मंडल|विभाग/i;
/** "DGCA", "WPC, Mumbai". */
const SHORT = /^\p{Lu}{3,6}(?:,\s+\p{Lu}\p{Ll}+)?$/u;
const GIVEN_BY =
  /^(.{3,}?),?\s+(?:issued by|given by|awarded by|conducted by|organi[sz]ed by|offered by|by|from)\s+(?=\p{Lu})(.{2,80})$/u;
const IN_BRACKETS = /^(.{3,}?)\s*\(([^()]{2,60})\)$/u;
const BETWEEN = "\\s*(?:\\s[-–—|¦•·]\\s|¦|,\\s)\\s*";
/** The last part first: what stands before it may have a dash or comma of its own. */
const APART = [`^(.{3,})${BETWEEN}(.{2,80})$`, `^(.{3,}?)${BETWEEN}(.{2,80})$`].map(
  (one) => new RegExp(one, "u"),
);

/** "AWS Solutions Architect – Amazon Web Services, 2021": its name, who gave it, and when. */
function entryOf(item: Item, isGiven: boolean): FoundEntry[] {
  const [first, ...rest] = item;
  if (!first) return [];
  const body = first.isMarked && rest.some(({ isMarked }) => !isMarked) ? rest : [];
  const head = body.length > 0 ? [first] : item;
  const about = body.filter((line) => textOf(line).length > SHORTENED);
  const inColumns = givenInColumns(head, isGiven);
  if (inColumns) return [inColumns];
  const written = [...head, ...body.filter((line) => !about.includes(line))]
    .map((line, at) => (at === head.length && body.length > 0 ? `| ${textOf(line)}` : textOf(line)))
    .join(" ");
  const periods = periodsIn(written);
  const text = withoutPeriods(written, periods)
    .replace(/\s+/gu, " ")
    .replace(/[\s,.|¦–-]+$/u, "");
  if (!/\p{L}{2}/u.test(text)) return [];
  const { name, giver } = withGiverApart(text.replace(/^\d{1,2}[.)]\s*/u, ""), isGiven);
  const found = (value: string, isSure = true): Found => ({ text: value, line: first.index, isSure });
  const period = periods.at(-1);
  const date = period ? period.end || period.start : "";
  return [
    {
      ...EMPTY_ENTRY,
      name: found(name.replaceAll(" ¦ ", ", ")),
      organization: giver ? found(giver.replaceAll(" ¦ ", ", ")) : null,
      endDate: date ? found(date) : null,
      description: descriptionOf(about),
    },
  ];
}

/** "GMDSS GOC | WPC, Mumbai | 2019": a row of a table. */
function givenInColumns([first, ...rest]: Item, isGiven: boolean): FoundEntry | null {
  if (!first || rest.length > 0 || !isGiven) return null;
  const [name, giver, ...more] = first.cells.filter(
    (cell) => withoutPeriods(cell) !== "" && /\p{L}{2}/u.test(cell),
  );
  if (name === undefined || giver === undefined || more.length > 0 || first.cells.length < 3) return null;
  const found = (text: string): Found => ({ text, line: first.index, isSure: true });
  const [period] = periodsIn(textOf(first));
  const date = period ? period.end || period.start : "";
  return {
    ...EMPTY_ENTRY,
    name: found(name),
    organization: found(giver),
    endDate: date ? found(date) : null,
  };
}

/** "(2022). Heat and tea. Assam Notes, 12(4)": the title behind the year, and where it came out. */
const BEHIND_YEAR = /\((?:19|20)\d{2}\)\.?,?\s+([^.]{10,150})\.\s+([^,.\d]{3,80})/u;
const IN_QUOTES = /[“"]([^”"]{10,150}?)[.,]?[”"]/u;

/** A publication's title where signs tell it, and else all that is said of it. */
function publicationOf(item: Item): FoundEntry[] {
  const [first] = item;
  const text = item
    .map(textOf)
    .join(" ")
    .replace(/\s+/gu, " ")
    .replace(/^(?:\[\d{1,2}\]|\d{1,2}[.)])\s*/u, "");
  if (!first || !/\p{L}{2}/u.test(text)) return [];
  const found = (value: string): Found => ({ text: value, line: first.index, isSure: true });
  const [, title = IN_QUOTES.exec(text)?.[1], journal] = BEHIND_YEAR.exec(text) ?? [];
  const date = periodsIn(text)[0]?.start ?? "";
  return [
    {
      ...EMPTY_ENTRY,
      name: found(title ?? text.replace(/[\s,.]+$/u, "")),
      organization: journal ? found(journal.trim()) : null,
      endDate: date ? found(date) : null,
    },
  ];
}

/** Who gave it, where a word, a bracket or the giver's own name tells. */
function withGiverApart(text: string, isGiven: boolean): { name: string; giver: string } {
  const isNamed = (giver: string) => ISSUER.test(giver) || GIVER.test(giver) || companyScore(giver) >= 2;
  const isGiver = (giver: string) => isNamed(giver) || SHORT.test(giver);
  const [, byName, by] = GIVEN_BY.exec(text) ?? [];
  if (byName && by) return { name: byName.trim(), giver: by.trim() };
  if (!isGiven) return { name: text, giver: "" };
  const [, bracketName, bracket = ""] = IN_BRACKETS.exec(text) ?? [];
  if (bracketName && isNamed(bracket)) return { name: bracketName, giver: bracket };
  const parted = APART.map((pattern) => pattern.exec(text))
    .map((match) => ({
      name: match?.[1]?.trim() ?? "",
      giver: match?.[2]?.replace(/^¦\s*/u, "").trim() ?? "",
    }))
    .find(({ name, giver }) => name !== "" && isGiver(giver));
  return parted ?? { name: text, giver: "" };
}

function readVolunteering(lines: readonly IndexedLine[], trades: ReadonlySet<string>): FoundEntry[] {
  const hasDates = lines.some((line) => periodsIn(textOf(line)).length > 0);
  if (!hasDates) return itemsOf(lines).flatMap((item) => entryOf(item, false));
  const jobs = readExperience(lines, trades);
  if (jobs.length === 0) return itemsOf(lines).flatMap((item) => entryOf(item, false));
  return jobs.map((job) => ({
    ...EMPTY_ENTRY,
    ...{ name: job.position, organization: job.company, startDate: job.startDate, endDate: job.endDate },
    description: job.description,
  }));
}

const LONGEST_INTEREST = 40;
const MOST_WORDS = 5;

/** One entry, named as its heading, with all of them. */
function readInterests({ lines, heading }: Section): FoundEntry[] {
  const keywords = lines.flatMap((line) =>
    textOf(line)
      .split(/\s*[,;|•·/]\s*|\s{2,}|\.(?:\s|$)|\s(?:and|&)\s/u)
      .map((text) => text.replace(/^(?:and|i (?:like|love|enjoy))\s+/iu, "").trim())
      .filter((text) => /\p{L}{3}/u.test(text) && !text.includes(":"))
      .filter((text) => text.length <= LONGEST_INTEREST && text.split(" ").length <= MOST_WORDS)
      .map((text): Found => ({ text, line: line.index, isSure: true })),
  );
  const [first] = keywords;
  if (!first) return [];
  const name = heading.charAt(0).toUpperCase() + heading.slice(1).toLowerCase();
  return [{ ...EMPTY_ENTRY, name: { text: name, line: first.line, isSure: true }, keywords }];
}
