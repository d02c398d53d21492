import { isAside, type SectionKind, sectionOf } from "../lines/section-headings";
import { withoutFurniture } from "../lines/page-furniture";
import { type ResumeLine, textOf, withoutLetterSpacing } from "../lines/resume-lines";
import { areLanguages } from "../../../text/languages";
import { areAlike, type HeadingStyle, styleOf } from "./heading-style";
import { withMarginHeadings } from "./margin-headings";
import { companyScore, titleScore } from "../wording/name-kinds";
import { periodsIn } from "../wording/periods";
import { BOARD_ALONE } from "../wording/school-names";
import { unknownHeadings } from "./unknown-headings";

export interface IndexedLine extends ResumeLine {
  /** Its place among all lines of the file. */
  index: number;
}

export interface Section {
  /** "top" stands above the first heading. */
  kind: SectionKind | "top";
  /** Its words; none above the first heading. */
  heading: string;
  lines: IndexedLine[];
}

/** The size of most letters. */
function usualSize(lines: readonly ResumeLine[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + textOf(line).length);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** RESF-04: cuts a file's lines into sections at its headings. */
export function sectionsOf(lines: readonly ResumeLine[]): Section[] {
  const largest = Math.max(0, ...lines.filter(({ page }) => page === 1).map(({ size }) => size));
  const indexed = lines.map((line, index) => ({ ...line, index }));
  return new SectionCutter(usualSize(lines), largest).cut(withMarginHeadings(withoutFurniture(indexed)));
}

/** It stands below a job, whatever it looks like. */
export const LABEL_OF_JOB =
  /^(?:job|work|role) (?:profile|summary|description|details?|overview)\b|^(?:(?:my|key|main|job|work|major) )?(?:roles? (?:and|&) |duties (?:and|&) )?(?:responsibilit(?:y|ies)|duties)(?: (?:and|&) duties)?\s*[:\-–]*\s*$|^(?:technologies|tools|skills|software)(?: (?:and|&) \w+)? used\b|^(?:key )?achievements?\s*[:\-–]+\s*$|^(?:key|major) (?:result|responsibility|performance|deliverable) areas?\b|^(?:(?:key|career|major) )?highlights?\s*[:\-–]+\s*$/iu;

/** A heading in two scripts, whose Hindi letters stand apart in many PDFs. */
const isTranslated = ({ cells }: ResumeLine): boolean =>
  /^[\p{Script=Devanagari}\s]+[/|]\s*[\p{Script=Latin}\s]+:?$/u.test(cells.join(" "));

function repeatedTexts(lines: readonly IndexedLine[]): Set<string> {
  const texts = lines.filter(({ cells }) => cells.length === 1).map(({ cells }) => cells[0] ?? "");
  return new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
}

/** What ends a resume on paper. */
const CLOSING =
  /^(?:date|dated|place|station|signature|दिनांक|स्थान)\s*[:\-–]\s*.{0,30}$|^\(?signature\)?$|^(?:yours (?:sincerely|faithfully|truly)|i (?:hereby|do hereby|solemnly|certify|declare|confirm|affirm)\b|(?:all )?the above (?:mentioned |furnished |given )?(?:information|particulars|details|facts|statements)\b)/iu;

const headingText = (line: ResumeLine): string =>
  withoutLetterSpacing(textOf(line)).replace(/^[^\p{L}]+|[^\p{L})]+$/gu, "");

/** In points. */
const SAME_START = 3;

class SectionCutter {
  private readonly sections: Section[] = [{ kind: "top", heading: "", lines: [] }];
  private readonly styles: HeadingStyle[] = [];

  /** Texts that stand in several lines, such as "Job Profile:" below each job. */
  private repeated: ReadonlySet<string> = new Set();

  /** Headings in words of the person's own. */
  private unknown: ReadonlyMap<ResumeLine, SectionKind> = new Map();

  constructor(
    private readonly usual: number,
    private readonly largest: number,
  ) {}

  cut(lines: readonly IndexedLine[]): Section[] {
    this.repeated = repeatedTexts(lines);
    this.unknown = unknownHeadings(lines);
    for (const line of withWholeLabels(lines).map(withNumberedLabel)) {
      if (this.addNumbered(line)) continue;
      const kind = this.headingOf(line);
      if (kind === null && CLOSING.test(line.cells.join(" ")))
        this.sections.push({ kind: "other", heading: "", lines: [line] });
      else if (kind === null && this.isBanner(line))
        this.sections.push({ kind: "top", heading: "", lines: [line] });
      else if (kind === null) this.add(line);
      else {
        this.styles.push(styleOf(line));
        this.number = numberOf(line);
        this.sections.push({ kind, heading: headingText(line), lines: [] });
      }
    }
    return this.sections;
  }

  /** "11. Experience : Tailor, …" heads what follows, up to the next number. */
  private addNumbered(line: IndexedLine): boolean {
    const [, number, label = "", value = ""] = NUMBERED.exec(line.cells[0] ?? "") ?? [];
    if (number === undefined) return false;
    const kind = sectionOf(label);
    const isNext = this.number !== null && Number(number) === this.number + 1;
    // Within a list of projects or duties, "2. Training : …" is one of them.
    if (kind !== null && (!isAside(kind) || isNext))
      this.sections.push({
        ...{ kind, heading: label },
        // Below "11. Educational Qualification :" may stand a table.
        lines: value === "" ? [] : [{ ...line, cells: [value, ...line.cells.slice(1)] }],
      });
    else if (isNext && value !== "") this.sections.push({ kind: "top", heading: "", lines: [line] });
    else return false;
    this.number = Number(number);
    return true;
  }

  /** Of the point that was headed last, where points are numbered. */
  private number: number | null = null;

  private get current(): Section {
    return this.sections.at(-1) ?? { kind: "top", heading: "", lines: [] };
  }

  /** The name in large letters, which stands beside a column that was read before it. */
  private isBanner({ page, size, isBullet }: IndexedLine): boolean {
    return page === 1 && !isBullet && size >= this.largest - 0.5 && size > this.usual * 1.35;
  }

  private headingOf(line: IndexedLine): SectionKind | null {
    if ((line.cells.length > 1 && !isTranslated(line)) || this.isRestOfCell(line)) return null;
    const text = line.cells.join(" ");
    const style = styleOf(line);
    const kind = sectionOf(text);
    if (kind === null) return this.unknown.get(line) ?? (this.isUnknownHeading(line, style) ? "other" : null);
    if (line.isBullet && !line.isMarked && !style.isCapital) return null;
    if (this.isLabelOfEntry(text, kind) || this.isRestOfName(style)) return null;
    // "Leadership" and "Research" are skills where they stand among skills.
    const isListed = /skills|languages/i.test(this.current.kind);
    const isShort = !/\s/.test(text.trim());
    const largest = Math.max(0, ...this.styles.map(({ size }) => size));
    const isOther = style.size <= largest && !this.styles.some((known) => areAlike(known, style));
    const isSubheading = isListed && line.isMarked && LISTED.includes(kind);
    const isItem = isListed && !(this.standsOut(style) && !LISTED.includes(kind));
    return isOther && !isSubheading && (isItem || (isShort && isAside(kind))) ? null : kind;
  }

  /** "College of" above "Education" in a narrow column: the word looks as no heading does. */
  private isRestOfName(style: HeadingStyle): boolean {
    const isOpen = this.current.lines.at(-1)?.cells.some((cell) => /\b(?:of|and|for)$|&$/iu.test(cell));
    return isOpen === true && !this.styles.some((known) => areAlike(known, style));
  }

  /** "School" below "Barpeta Girls' Higher Secondary", the second cell of a table's row. */
  private isRestOfCell(line: IndexedLine): boolean {
    const row = this.current.lines.at(-1);
    const [, ...others] = row?.starts ?? [];
    const isBelow = others.some((x) => x > 0 && Math.abs(x - (line.starts[0] ?? 0)) < SAME_START);
    return isBelow && row !== undefined && areAlike(styleOf(row), styleOf(line));
  }

  /** Below a job, "Job Profile" and what each job repeats tell of it, and head no section. */
  private isLabelOfEntry(text: string, kind: SectionKind): boolean {
    if (this.current.kind !== "experience" && !isAside(this.current.kind)) return false;
    if (this.current.kind === "experience" && LABEL_OF_JOB.test(text)) return true;
    return kind !== "experience" && kind !== "education" && this.repeated.has(text);
  }

  /** Whether a line looks otherwise than those of the list that it follows. */
  private standsOut(style: HeadingStyle): boolean {
    const before = this.current.lines.map(styleOf);
    return before.length > 0 && !before.some((known) => areAlike(known, style));
  }

  /** A heading that nobody knows looks as the others do, and larger than the text. */
  private isUnknownHeading({ cells, isBullet }: IndexedLine, style: HeadingStyle): boolean {
    const [text = ""] = cells;
    if (isBullet || style.size < this.usual + 0.9 || /[\d@.,:|]/.test(text)) return false;
    if (text.split(/\s+/).length > 5 || periodsIn(text).length > 0) return false;
    if (companyScore(text) > 0 || titleScore(text, new Set()) > 0 || BOARD_ALONE.test(text)) return false;
    // The name of a company is none: the first below a heading, or one among others of its size.
    const { kind, lines } = this.current;
    const isFirst = (kind === "experience" || kind === "education") && lines.length === 0;
    const isAmongAlike = lines.some((line) => areAlike(styleOf(line), style));
    return !isFirst && !isAmongAlike && this.styles.filter((known) => areAlike(known, style)).length >= 2;
  }

  /** A line of its own section, such as "Languages known: English, Hindi", or one of the section at hand. */
  private add(line: IndexedLine): void {
    const inline = inlineSection(line);
    if (inline && this.stands(inline)) {
      const last = this.sections.pop();
      this.sections.push(inline, ...(last ? [last] : []));
    } else this.current.lines.push(line);
  }

  private stands({ kind, lines }: Section): boolean {
    if (kind === "education") return true;
    if (kind === "interests") return isAside(this.current.kind) || this.current.kind === "top";
    if (kind === "languages") return areLanguages(lines.flatMap(({ cells }) => cells).join(", "));
    return !["experience", "skills", "softSkills"].includes(this.current.kind) && !isAside(this.current.kind);
  }
}

/** "8. Educational Qualification : S.S.L.C., 2006". */
const NUMBERED = /^\(?(\d{1,2})[.)]\s+([^:]{3,40}?)\s*:-?\s*(\S.*)?$/u;

/** "Educational" above "Qualification", behind "11." and before ":", are one label. */
function withWholeLabels(lines: readonly IndexedLine[]): IndexedLine[] {
  const whole: IndexedLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const [number = "", label = "", sign = "", ...rest] = before?.cells ?? [];
    const isRest =
      line.cells.length === 1 && Math.abs((line.starts[0] ?? 0) - (before?.starts[1] ?? 0)) < SAME_START;
    if (before && isRest && LIST_NUMBER.test(number) && sign.startsWith(":") && (line.starts[0] ?? 0) > 0)
      whole[whole.length - 1] = { ...before, cells: [number, `${label} ${textOf(line)}`, sign, ...rest] };
    else whole.push(line);
  }
  return whole;
}

const LIST_NUMBER = /^\(?\d{1,2}[.)]$/u;

/** Parts of a line "8.", "Educational Qualification", ":" and its value are one. */
function withNumberedLabel(line: IndexedLine): IndexedLine {
  const [number = "", label = "", sign = "", ...rest] = line.cells;
  if (!LIST_NUMBER.test(number) || !sign.startsWith(":")) return line;
  return { ...line, cells: [[number, label, sign, ...rest].join(" ")] };
}

const numberOf = (line: IndexedLine): number | null => {
  const [, number] = /^\(?(\d{1,2})[.)]/u.exec(line.cells[0] ?? "") ?? [];
  return number === undefined ? null : Number(number);
};

const withoutNumber = (label: string): string => label.replace(/^\(?\d{1,2}[.)]\s*/u, "");

const INLINE = /^([^:]{3,40}?)\s*(?::-?|\s[-–]\s)\s*(\S.*)$/u;
const LISTED: readonly (SectionKind | null)[] = ["skills", "softSkills", "languages"];
const INLINES: readonly (SectionKind | null)[] = [...LISTED, "interests"];

function inlineSection(line: IndexedLine): Section | null {
  const [first = "", ...rest] = line.cells;
  const [, label = first, value] = INLINE.exec(first) ?? [];
  const kind = sectionOf(label);
  const cells = [
    ...(value === undefined ? [] : [value]),
    ...rest.map((cell) => cell.replace(/^[:\-–]\s*/u, "")),
  ];
  const filled = cells.filter((cell) => cell !== "");
  const isSchool = kind === "education" && value !== undefined && /\d/.test(value);
  return kind !== null && (isSchool || INLINES.includes(kind)) && filled.length > 0
    ? { kind, heading: withoutNumber(label), lines: [{ ...line, cells: filled }] }
    : null;
}
