import { textOf } from "../lines/resume-lines";
import { areLanguages, languagesAmong, languagesIn } from "../../../text/languages";
import { tradeForm } from "../wording/name-kinds";
import type { Found, ResumeReading } from "./resume-reading";
import type { IndexedLine, Section } from "./sections";

const SOFT =
  /^(?:(?:good |strong |excellent |effective |great |verbal |written |verbal and written |oral )*(?:communication|communicator|interpersonal|people|presentation|listening|negotiation|organi[sz]ational|organi[sz]ing|leadership|team|time|problem[- ]solving|analytical|critical|decision|conflict|customer|stress|multi)(?:[- ](?:skills?|abilit(?:y|ies)|management|work|working|player|building|spirit|leadership|handling|making|resolution|thinking|focus|orientation|task(?:ing)?|oriented|service orientation))*|teamwork|team ?work|leadership|punctual(?:ity)?|honest(?:y)?|patien(?:ce|t)|empathy|calm(?: under pressure)?|adaptab(?:le|ility)|flexib(?:le|ility)|creativ(?:e|ity)|quick learner|fast learner|self[- ]?motivated|self[- ]?motivation|hard ?working|hard work|dedicat(?:ed|ion)|positive attitude|attention to detail|detail[- ]oriented|multi-?tasking|collaboration|mentoring|coaching|public speaking|work ethic|reliab(?:le|ility)|responsib(?:le|ility)|initiative|confiden(?:t|ce)|problem solving|critical thinking|decision making|active listening|emotional intelligence|persuasion|integrity|accountability|discipline|friendly|polite(?:ness)?|friendliness|courtesy|calmness|resilience|curiosity|willing(?:ness)? to learn|works? well under pressure|ability to work under pressure|planning|team player|stress management|networking skills|टीम वर्क|संचार कौशल|नेतृत्व|समय प्रबंधन|ईमानदारी|मेहनती)$/iu;

/** Levels, years and marks that stand behind a skill. */
const LEVEL =
  /(?:\s*[-–:(]+\s*(?:expert|advanced|intermediate|proficient|beginner|basics?|basic knowledge|good|excellent|fluent|native|working knowledge|familiar|experienced|strong|fair|average|master(?:ed)?)\b|\s*[-–:(]*\s*(?:\d{1,3}\s?%|(?<![\d/])\d{1,2}\s?\/\s?(?:5|10)|\d+\+?\s*(?:years?|yrs?)|[●○★☆■□▪▫◆◇•⬤◯✩✭]{2,}))\s*\)?\s*$/iu;
const LEVEL_BEHIND_DASH =
  /\s+[-–]\s+(?:expert|advanced|intermediate|proficient|beginner|basics?|good|excellent)\b/giu;
const MARKS = /[●○★☆■□▰▱█░⬤◯✩✭]+/gu;
const LONGEST_SKILL = 60;
const MOST_WORDS = 6;
/** A resume has room for a hundred entries in all, skills among them. */
const MOST_SKILLS = 50;
const MOST_OTHERS = 15;

type Skills = ResumeReading["skills"];

/** RESF-09: what the person can do, from the sections that list it; without such a section, from the board's words. */
export function readSkills(sections: readonly Section[], known: ReadonlySet<string>): Skills {
  const listed = sections.filter(
    (section) => section.kind === "skills" || section.kind === "softSkills" || areOfComputers(section),
  );
  const skills: Skills = { technical: [], soft: [], languages: readLanguages(sections) };
  const items = listed.map(({ kind, lines }) => ({ kind, found: itemsOf(lines, known) }));
  const spoken = languagesAmong(items.flatMap(({ found }) => found.map((item) => item.found.text)));
  for (const { kind, found } of items)
    for (const item of found)
      if (item.isLanguage || spoken.has(item.found.text)) skills.languages.push(item.found);
      else
        (kind === "softSkills" || item.isSoft || SOFT.test(item.found.text)
          ? skills.soft
          : skills.technical
        ).push(item.found);
  if (listed.length === 0) skills.technical = mentioned(sections, known);
  return {
    technical: withoutLanguageTable(once(skills.technical)).slice(0, MOST_SKILLS),
    soft: withoutLanguageTable(once(skills.soft)).slice(0, MOST_OTHERS),
    languages: once(skills.languages).slice(0, MOST_OTHERS),
  };
}

/** Columns of a table of languages, as boards and Europass print it, and the levels in it. */
const LANGUAGE_COLUMN =
  /^(?:read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|listening(?: reading)?(?: interaction)?|understand(?:ing)?|spoken(?: (?:interaction|production))?|interaction|production|other languages?(?:\(s\))?|[abc][12])$/iu;
const LEAST_COLUMNS = 3;

function withoutLanguageTable(found: readonly Found[]): Found[] {
  const others = found.filter(({ text }) => !LANGUAGE_COLUMN.test(text));
  return found.length - others.length >= LEAST_COLUMNS ? others : [...found];
}

/** "Languages" above "C, Verilog, MATLAB". */
const areOfComputers = ({ kind, lines }: Section): boolean =>
  kind === "languages" && lines.length > 0 && lines.every((line) => languagesIn(textOf(line)).length === 0);

function once(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ text }) => {
    // "C", "C++" and "C#" are three.
    const key = `${tradeForm(text) || text.toLowerCase()}${/[+#]+$/.exec(text)?.[0] ?? ""}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

interface Item {
  found: Found;
  isSoft: boolean;
  isLanguage: boolean;
}

/** Headers of a table of skills, as boards print it. */
const TABLE_HEADER =
  /^(?:(?:it |key )?skills?(?: name)?|version|last used|(?:years? of )?experience|proficiency|level|rating|(?:name of (?:the )?)?(?:package|software|program|application)s?)$/i;
const SERIAL = /^(?:s|sr|sl)\.?\s?no\.?$|^#$/i;

/** Of a table of skills their own column alone: versions, years and levels are none. */
function withoutOtherColumns(lines: readonly IndexedLine[]): IndexedLine[] {
  const isHeader = ({ cells }: IndexedLine) =>
    cells.length > 1 && cells.every((cell) => TABLE_HEADER.test(cell.trim()) || SERIAL.test(cell.trim()));
  const at = lines.findIndex(isHeader);
  if (at < 0) return [...lines];
  const first = SERIAL.test(lines[at]?.cells[0]?.trim() ?? "") ? 1 : 0;
  return lines.flatMap((line, index) => {
    if (index === at) return [];
    return index > at && line.cells.length > 1
      ? [{ ...line, cells: line.cells.slice(first, first + 1) }]
      : [line];
  });
}

/** "Bug Tracking | Jira" above "CI | Jenkins, GitHub Actions": rows of a label and its list. */
function withLabels(lines: readonly IndexedLine[]): IndexedLine[] {
  const arePairs = lines.length > 1 && lines.every(({ cells, isBullet }) => cells.length === 2 && !isBullet);
  const areLists =
    lines.some(({ cells }) => cells[1]?.includes(",")) && !lines.some(({ cells }) => cells[0]?.includes(","));
  return arePairs && areLists
    ? lines.map((line) => ({ ...line, cells: [line.cells.join(": ")] }))
    : [...lines];
}

function itemsOf(all: readonly IndexedLine[], known: ReadonlySet<string>): Item[] {
  const lines = withLabels(withoutOtherColumns(all));
  return statementsOf(lines, known).flatMap(({ text, line }) => {
    const [, label = "", list = text] = /^([^:]{2,40}?)\s*:-?\s*(\S.*)$/u.exec(text) ?? [];
    const isSoft = /soft|personal|interpersonal/i.test(label);
    const isLanguage =
      /^(?:(?:spoken |known |human |other )?languages?(?:\(s\))?(?: known)?|mother tongue(?:\(s\))?|भाषा.*)$/iu.test(
        label,
      ) && areLanguages(list);
    if (NO_SKILL.test(label)) return [];
    const isSplit = /[,;|•·✓✔☑➢»/]/u.test(list);
    return partsOf(list).flatMap((part) => {
      const skill = withoutLevel(part);
      if (!/[\p{L}]/u.test(skill) || KIND_OF_SKILLS.test(skill)) return [];
      const isShort = skill.length <= LONGEST_SKILL && skill.split(/\s+/).length <= MOST_WORDS;
      const item = (name: string, isSure: boolean): Item => ({
        found: { text: name, line, isSure },
        isSoft,
        isLanguage,
      });
      if (isShort && !/[.!?]$/.test(skill)) return [item(skill, isSplit || skill.split(/\s+/).length <= 4)];
      return wordsIn(skill, known).map((name) => item(name, true));
    });
  });
}

/** What a list of skills is called is none. */
const KIND_OF_SKILLS =
  /^(?:(?:technical|functional|soft|it|computer|key) )?skills?$|^technical$|^(?:last used|version)$|^(?:(?:very )?good|excellent|average|fair|beginner|intermediate|advanced|expert|familiar|proficient)$/i;

/** Labels among skills that say something else. */
const NO_SKILL =
  /^(?:(?:driving )?licen[cs]e|passport|pan|aadhaa?r|notice period|hobbies|interests|(?:current|expected) (?:ctc|salary)|ड्राइविंग लाइसेंस|लाइसेंस|आधार)(?: (?:no|number|नं|नंबर)\.?)?$/iu;

/** Lines of a list; one that ends with a comma, or begins with a small letter, goes on. */
function statementsOf(
  lines: readonly IndexedLine[],
  known: ReadonlySet<string>,
): { text: string; line: number }[] {
  const statements: { text: string; line: number }[] = [];
  const longest = Math.max(0, ...lines.map((line) => textOf(line).length));
  // Where skills begin with capitals, a line in small letters is the rest of the one above it; "greytHR" is written so.
  const isSmall = (text: string) => /^\p{Ll}+(?!\p{L})/u.test(text) && !known.has(tradeForm(text));
  const small = lines.filter((line) => isSmall(textOf(line))).length;
  const areCapital = lines.length >= LEAST_LINES && small <= lines.length * MOST_SMALL;
  let before: IndexedLine | undefined;
  for (const [at, line] of lines.entries()) {
    const text = labelled(line);
    if (isLabelAbove(line, lines[at + 1])) {
      before = undefined;
      continue;
    }
    const last = statements.at(-1);
    const isOpen = last !== undefined && openBrackets(last.text) > 0;
    const goesOn =
      last &&
      !line.isBullet &&
      (isOpen ||
        /[,&/]\s*$|\band$/u.test(last.text) ||
        (/^\p{Ll}/u.test(text) && /[,·•|]/u.test(last.text)) ||
        (areCapital && isSmall(text)));
    if (goesOn) last.text = joined(last.text.replace(/\s+$/u, ""), text);
    else if (last && before && isWrapped(line, before, longest)) last.text = `${last.text} ${text}`;
    else statements.push({ text, line: line.index });
    before = line;
  }
  return statements;
}

const LEAST_LINES = 4;
const MOST_SMALL = 0.25;

/** "Work-" and "sheet design" are one word again. */
const joined = (before: string, text: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) ? `${before.slice(0, -1)}${text}` : `${before} ${text}`;

/** "Scripting" in bold letters above "Perl • Python" heads the list. */
function isLabelAbove(line: IndexedLine, next: IndexedLine | undefined): boolean {
  const isLabel = line.isMarked && !line.isBullet && line.cells.length === 1 && !LISTING.test(textOf(line));
  return isLabel && next !== undefined && !next.isMarked && !next.isBullet && LISTING.test(textOf(next));
}

const LISTING = /[,;|•·/]/u;

const openBrackets = (text: string): number =>
  (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** A list that fills its line breaks anywhere, within a skill as well. */
function isWrapped(line: IndexedLine, before: IndexedLine, longest: number): boolean {
  const isList =
    (textOf(before).match(/[,;•|~]/gu)?.length ?? 0) >= 1 && textOf(before).length >= longest * 0.75;
  return isList && line.cells.length === 1 && !line.isBullet && !/^[^,]{2,40}:/.test(textOf(line));
}

/** It is no skill itself, so that what stands beside it is one, though it has no comma. */
const LABEL =
  /(?:languages?(?:\(s\))?|mother tongue(?:\(s\))?|tools?|databases?|frameworks?|technologies|servers?|systems?|platforms?|skills?|packages?|scripting|scheduler|ids?|methodolog(?:y|ies)|licen[cs]e|os|rdbms|libraries|web|cloud|office)\s*:?-?$/iu;

/** "Languages" and "Java, C++" in two parts of a line are a label and its list; other parts are skills each. */
function labelled({ cells }: IndexedLine): string {
  const [first = "", ...rest] = cells;
  if (rest.length === 0) return first;
  const isLabel =
    rest.length === 1 &&
    !first.includes(",") &&
    (Boolean(rest[0]?.includes(",")) || LABEL.test(first) || Boolean(rest[0]?.startsWith(":")));
  if (isLabel) return `${first.replace(/\s*:?-?\s*$/u, "")}: ${(rest[0] ?? "").replace(/^[:\-–]\s*/u, "")}`;
  if (/:\s*$/u.test(first)) return `${first} ${rest.join(", ")}`;
  return cells.join(" | ");
}

/** Commas within brackets part nothing: "MS Excel (pivot, VLOOKUP)". */
function partsOf(list: string): string[] {
  const whole = list
    .replace(LEVEL_BEHIND_DASH, "")
    .replace(/\([^()]*\)/gu, (brackets) => brackets.replace(/[,;|/]/g, (sign) => HIDDEN[sign] ?? sign));
  return whole
    .split(/\s*[,;|~•·∙●▪■◆♦»❖➢➤►✓✔☑✦★]\s*|\s{3,}|\s+[-–]\s+(?=\p{Lu})|\s+\/\s+/u)
    .map((part) => part.replace(/[\ue000-\ue003]/g, (sign) => SHOWN[sign] ?? sign))
    .map((part) => part.replace(/^(?:and|&)\s+/iu, "").trim())
    .filter(Boolean);
}

const HIDDEN: Readonly<Record<string, string>> = {
  ",": "\ue000",
  ";": "\ue001",
  "|": "\ue002",
  "/": "\ue003",
};
const SHOWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HIDDEN).map(([sign, hidden]) => [hidden, sign]),
);

const withoutLevel = (part: string): string =>
  part
    .replace(MARKS, " ")
    .replace(LEVEL, "")
    .replace(/^[\s.:\-–*]+|[\s:\-–*.]+$/gu, "")
    .replace(/\s+/g, " ");

const LONGEST_FORM = 4;

/** The board's skills that a sentence names. */
function wordsIn(text: string, known: ReadonlySet<string>): string[] {
  const words = text.split(/[\s,;()|]+/u).filter(Boolean);
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST_FORM, words.length - at); length > 0; length -= 1) {
      const name = words
        .slice(at, at + length)
        .join(" ")
        .replace(/[.:]+$/u, "");
      // "R. Vaidyanathan" begins with an initial.
      if (!known.has(tradeForm(name)) || /^\p{Lu}\.$/u.test(words[at] ?? "")) continue;
      names.push(name);
      at += length - 1;
      break;
    }
  }
  return names;
}

function mentioned(sections: readonly Section[], known: ReadonlySet<string>): Found[] {
  return (
    sections
      .filter(({ kind }) => kind !== "education" && kind !== "contact")
      .flatMap(({ lines }) => lines)
      .flatMap((line) =>
        wordsIn(textOf(line), known).map((text) => ({ text, line: line.index, isSure: false })),
      )
      // Outside lists, "R" is rather a mark or an initial.
      .filter(({ text }) => text.length > 1)
  );
}

/** "English (fluent)" keeps what it says of how well. */
function readLanguages(sections: readonly Section[]): Found[] {
  return sections
    .filter(({ kind }) => kind === "languages")
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      partsOf(line.cells.join(" | ").replace(/\s+(?:and|&|तथा|और|एवं)\s+/giu, ", "))
        .filter((part) => languagesIn(part).length === 1 && part.length <= LONGEST_SKILL)
        .map((part) => ({
          text: part
            .replace(MARKS, "")
            .replace(/[\s:\-–.]+$/u, "")
            .trim(),
          line: line.index,
          isSure: true,
        })),
    );
}
