import { textOf } from "../lines/resume-lines";
import { companyScore, isPlace, titleScore } from "../wording/name-kinds";
import { type Period, periodsIn, STILL, withoutPeriods } from "../wording/periods";
import type { IndexedLine } from "./sections";

/** A job, or a school, as its lines stand in the file. */
export interface EntryBlock {
  /** Lines that name it. */
  head: IndexedLine[];
  /** Lines that tell of it. */
  body: IndexedLine[];
}

const LONGEST_HEAD = 110;
const MOST_WORDS = 14;
/** Lines of a head above the one with the dates, and below it. */
const MOST_ABOVE = 3;
const MOST_BELOW = 3;

/** "Company: Infosys", "Duration - 2019 to 2021": a line that says itself what it holds. */
export const LABELLED =
  /^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)?((?:present |current |last )?company(?: name)?|organi[sz]ation(?: name)?|employer|firm|institution|hospital|school|name of (?:the )?(?:company|organi[sz]ation|employer)|designation|position(?: held)?|role|job (?:title|role|profile)|title|post|worked as|working as|duration|period|tenure|dates?|from ?[-–/]? ?to|from|time ?period|since|location|place|city|कंपनी|संस्था|पद|अवधि|स्थान)\s*(?::-?|[-–](?=\s)|=)\s*(\S.*)$/iu;

/** "Job Profile : Handled calls of a client" tells of the work, though its label may name a title. */
const ROLE_LABEL = /^(?:role|job profile)$/i;
const LONGEST_TITLE = 6;

/** Whether a line says itself which part of an entry it holds. */
function isLabelled(text: string): boolean {
  const [, label, value] = LABELLED.exec(text) ?? [];
  if (label === undefined || value === undefined) return false;
  return !ROLE_LABEL.test(label) || (value.split(/\s+/).length <= LONGEST_TITLE && !VERB.test(value));
}

const COMPANY_LABEL =
  /^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)?(?:company|organi[sz]ation|employer|firm|name of (?:the )?(?:company|organi[sz]ation|employer))\b/iu;

/** A second company is the next entry's. */
const isOfNext = (head: readonly IndexedLine[], line: IndexedLine): boolean => {
  const isCompany = (one: IndexedLine) => isLabelled(textOf(one)) && COMPANY_LABEL.test(textOf(one));
  return isCompany(line) && head.some(isCompany);
};

/** What follows it tells of the work. */
const BODY_LABEL =
  /^(?:(?:key |major |roles? (?:and|&) |job )?(?:responsibilit(?:y|ies)|duties|achievements?|accomplishments|highlights|deliverables|contributions?|tasks?|(?:result|responsibility|performance|deliverable) areas?|kras?)|environment|technolog(?:y|ies)(?: used)?|tech(?:nical)? stack|tools(?: used)?|skills(?: used)?|description|job (?:description|profile)|work profile|profile|client|project|projects|team size|reporting to|reason for leaving|कार्य|जिम्मेदारियां|जिम्मेदारियाँ)(?: (?:include|included|handled|used))?\s*(?:[:\-–]|$)/iu;

/** Words that a sentence about work begins with. */
const VERB =
  /^(?:(?:achiev|administer|analy[sz]|answer|arrang|assess|assist|attend|automat|build|built|car(?:ed|ing)|check|clean|clos|coach|collaborat|communicat|complet|conduct|configur|coordinat|creat|cut|dealt|debugg|decreas|deliver|deploy|design|develop|direct|document|dr(?:ove|iving)|enabl|ensur|establish|execut|fil(?:ed|es|ing)|g(?:ave|iving)|generat|grew|guid|handl|help|hir(?:ed|ing)|implement|improv|increas|initiat|inspect|install|integrat|interact|introduc|issu|keep|kept|launch|led|lead(?:ing)?(?= \w+ (?:of|and|team))|liais|maintain|mak(?:e|ing)|made|manag(?:ed|es|ing)|market|mentor|migrat|monitor|negotiat|operat(?:ed|es|ing)|optimi[sz]|organi[sz](?:ed|es|ing)|oversaw|overs|own(?:ed|s|ing)|participat|perform|plan(?:ned|ning)|prepar|present(?:ed|ing)|process(?:ed|es|ing)|produc(?:ed|es|ing)|promot(?:ed|ing)|provid|ran|receiv|record|recruit(?:ed|ing)|reduc|repair|report(?:ed|ing)|represent(?:ed|ing)|resolv|respon[ds]|review|sav(?:ed|ing)|schedul|serv(?:ed|es|ing)|set(?:ting)? up|sold|sell|solv|spearhead|streamlin|supervis(?:ed|es|ing)|support(?:ed|ing)|surpass|taught|teach|took|taking|test(?:ed|ing)|track(?:ed|ing)|train(?:ed|s|ing)|tutor(?:ed|ing)|updat|us(?:ed|ing)|work(?:ed|s|ing)|wr(?:ote|iting))(?:e?d|e?s|ing)?|responsible|involved|actively|successfully|daily|currently|i|we|my|part of|also|and|the|a|an|to|for|with|in|of)\s/iu;

/** "Worked as Electrician at Bhilai Engineering Works from 2013 to 2017", "5 years as Electrician with BHEL". */
export const JOB_SENTENCE =
  /^(?:(?:(?:presently|currently|now|previously|earlier|before that|after that|then),? )?(?:i )?(?:have |had |am |was )?(?:presently |currently )?(?:worked|working|employed|served|serving|work) )?(?:as|in the capacity of) (?:an? |the )?(.{3,60}?) (?:at|in|with|for|under) (?:the )?(.{3,80})$/iu;

/** "Currently working with LTIMindtree Limited, Pune as Project Lead": the company comes first. */
export const COMPANY_SENTENCE =
  /^(?:(?:(?:i )?(?:have |had |am |was )?(?:been )?(?:presently |currently )?(?:worked|working|work|associated|employed|engaged|served|serving|joined)) (?:with|at|in|for|by|under)|with|at) (?:the )?(.{3,70}?),? (?:as|in the (?:capacity|role|position) of) (?:an? |the )?(.{3,60})$/iu;

/** In a few words even a company may begin like a sentence: "The Leela Goa". */
const FEW_WORDS = 4;
/** Whether a sentence about work begins so: "Led migration of". */
export const beginsAsWork = (text: string): boolean => VERB.test(`${text} `);
const isSentenceOfWork = (text: string): boolean =>
  text.split(/\s+/).length > FEW_WORDS && VERB.test(text) && !namesTitle(text) && !isNameAndPlace(text);

/** "The Lalit Great Eastern, Kolkata" */
function isNameAndPlace(text: string): boolean {
  const [name = "", place = "", ...rest] = text.split(/,\s+/u);
  return (
    rest.length === 0 &&
    place !== "" &&
    isPlace(place) &&
    name.split(/\s+/).every((word) => /^\p{Lu}/u.test(word))
  );
}

/** "Design Engineer, Pricol Limited" and "The Telegraph — Sub Editor" name a title, and begin like sentences. */
function namesTitle(text: string): boolean {
  const parts = text.split(/\s*[|(@¦–—]\s*|\s-\s|\s+at\s/u).map((part) => part.split(",")[0]?.trim() ?? "");
  const isTitle = (part: string) =>
    /^\p{Lu}[\p{L}.&/-]*(?:\s+\p{Lu}[\p{L}.&/-]*){1,3}$/u.test(part) && titleScore(part, new Set()) >= 3;
  return parts.some(isTitle);
}

/** Whether a line may name a job or a school: short, and no sentence. */
export function isHeadLike(line: IndexedLine): boolean {
  const text = textOf(line);
  if (isLabelled(text)) return true;
  if (
    (line.isBullet && !isBoldName(line)) ||
    text.length > LONGEST_HEAD ||
    text.split(/\s+/).length > MOST_WORDS
  )
    return false;
  if (BODY_LABEL.test(text)) return false;
  if (!line.isMarked && isSentenceOfWork(text)) return false;
  const isSentence =
    /[.!?]$/.test(text) &&
    !/(?:\b(?:ltd|inc|pvt|co|corp|llp|st|jr|sr|hons|tech|sc|com|ed|ph\.d)\.|\.\p{Lu}\.)$/iu.test(text);
  // Some firms write themselves 'iEnergizer' and 'eClerx'.
  return !isSentence && /^(?:\p{Ll}{1,4}(?=\p{Lu})|[\p{Lu}\p{Lo}\p{N}"'([])/u.test(text);
}

/** "• Laxmipati Sarees Pvt. Ltd., Surat" in bold letters heads a job, though a bullet stands before it. */
const isBoldName = (line: IndexedLine): boolean =>
  line.isMarked &&
  line.cells.length === 1 &&
  companyScore((line.cells[0] ?? "").split(/,\s|\s\(/u)[0] ?? "") >= 2.5;

/** The times of a line that can be those of a job; null for a sentence with a year in it. */
export function datesOf(line: IndexedLine): Period[] | null {
  const text = textOf(line);
  const periods = periodsIn(text);
  const [first] = periods;
  if (!first) return null;
  const rest = withoutPeriods(text, periods);
  if (JOB_SENTENCE.test(rest) || COMPANY_SENTENCE.test(rest)) return periods;
  const isLong = rest.length > LONGEST_HEAD || rest.split(/\s+/).length > MOST_WORDS;
  if (isLong || BODY_LABEL.test(text)) return null;
  const isOneTime = periods.every(({ isSingle }) => isSingle) && !isWholePost(rest);
  if (line.isBullet && (isOneTime || isSentenceOfWork(rest))) return null;
  const isAside =
    periods.every(({ isSingle }) => isSingle) && first.from > 0 && !endsWithDate(text, periods, line);
  return isAside || (isSentenceOfWork(rest) && !line.isMarked && !LABELLED.test(text)) ? null : periods;
}

/** A single year counts where it stands apart: in a part of the line, behind a comma or in brackets. */
function endsWithDate(text: string, periods: readonly Period[], { cells }: IndexedLine): boolean {
  const last = periods.at(-1);
  if (!last) return false;
  if (cells.some((cell) => withoutPeriods(cell) === "" && periodsIn(cell).length > 0)) return true;
  const behind = text.slice(last.to).replace(/\(\s*\d{1,3}\s(?:days?|weeks?|months?|years?)\s*\)/i, "");
  return /^[\s).\]]*$/.test(behind) && /[([,|–—:-]\s*$/u.test(text.slice(0, last.from));
}

/** Cuts a section into its entries, each around the line with its dates. */
export function blocksOf(lines: readonly IndexedLine[]): EntryBlock[] {
  const anchors = anchorsOf(lines);
  const [first] = anchors;
  if (first === undefined) return [];
  const most = mostAbove(lines, anchors);
  const starts = anchors.map((anchor, index) => {
    const after = index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1;
    const above = index === 0 ? MOST_ABOVE : most > 0 ? most : isOverPost(lines, anchor) ? 1 : 0;
    return anchor - headLinesAbove(lines, anchor, after, above);
  });
  return mergeLabelled(lines, anchors, starts).map(({ start, anchor, end }) => {
    const below = headLinesBelow(lines, start, anchor, end);
    return { head: lines.slice(start, anchor + 1 + below), body: lines.slice(anchor + 1 + below, end) };
  });
}

/** The lines that each name one entry with its dates, or with how long it was. */
function anchorsOf(lines: readonly IndexedLine[]): number[] {
  const dated = lines.flatMap((line, index) => (datesOf(line) || isWholeJob(line) ? [index] : []));
  // Below a job, "Exam in-charge since 2019" tells of it; a list may be of jobs alone.
  const heads = dated.filter((index) => !isItem(lines[index]));
  const [first] = heads;
  return first === undefined
    ? dated
    : heads.filter((index) => isPost(lines[index]) || !isIndented(lines[index], lines[first]));
}

/** An item of a list that names no job with its company. */
const isItem = (line: IndexedLine | undefined): boolean =>
  line?.isBullet === true &&
  !JOB_SENTENCE.test(withoutPeriods(textOf(line))) &&
  !namesJob(line) &&
  !isWholePost(withoutPeriods(textOf(line)));

/** Whether a line names a title, a company and when: "Clerk, Sai Traders Pvt Ltd  2015 - 2018". */
export function namesJob(line: IndexedLine): boolean {
  const [, title = ""] = WHOLE_JOB.exec(withoutPeriods(textOf(line)).replace(/[\s¦]+$/u, "")) ?? [];
  return titleScore(title, new Set()) >= 3 && hasTimes(line);
}

/** Whether a line names a title and when: "Manager (Jan 2017 – Present)" below a company's own line. */
const isPost = (line: IndexedLine | undefined): boolean =>
  line !== undefined && titleScore(withoutPeriods(textOf(line)), new Set()) >= 3 && hasTimes(line);

/** "Billing Operator, Shri Ganesh Stores, Raipur, since 2019": a title, a company and its place. */
function isWholePost(told: string): boolean {
  const [title = "", company = "", place = "", ...more] = told.replace(/[\s¦]+$/u, "").split(/,\s+/u);
  return (
    titleScore(title, new Set()) >= 3 && company !== "" && place !== "" && isPlace(place) && more.length === 0
  );
}

const hasTimes = (line: IndexedLine): boolean =>
  !/\b(?:since|onwards?)\b/iu.test(textOf(line)) && (datesOf(line) ?? []).some(({ isSingle }) => !isSingle);

const HOW_LONG =
  /(?:[(,–—-]|\b(?:for|since|from))\s*(?:the )?(?:about |nearly |over |last |past )?\d{1,2}(?:\.\d)?\s*\+?\s*(?:years?|yrs?|months?)\b(?:,? (?:and |& )?\d{1,2}\s*months?\b)?[^\p{L}]*$/iu;
const WHOLE_JOB = /^(.{3,50}?)(?:,\s+|\s+(?:in|at|with)\s+)((?:\p{Ll}{1,4})?\p{Lu}.{2,60})$/u;

/** "Driver, Sai Travels – 3 years": the title, the company and how long, without a date. */
function isWholeJob(line: IndexedLine): boolean {
  const text = textOf(line).replace(STILL, "");
  if (!HOW_LONG.test(text) || periodsIn(text).length > 0) return false;
  const [, title = "", company = ""] = WHOLE_JOB.exec(withoutPeriods(text).replace(/[\s,(–—-]+$/u, "")) ?? [];
  return company !== "" && titleScore(title, new Set()) >= 3 && titleScore(company, new Set()) < 3;
}

/** Lines above the dates that name an entry, as in the first one; a company's own line above its posts has none. */
function mostAbove(lines: readonly IndexedLine[], anchors: readonly number[]): number {
  const [first = 0, second] = anchors;
  const count = headLinesAbove(lines, first, 0, MOST_ABOVE);
  const line = lines[first];
  const isOverPosts =
    count === 0 && second === first + 1 && line && companyScore(withoutPeriods(textOf(line))) > 0;
  return isOverPosts ? 1 : count;
}

/** A bold line above "Subedar  2016 – 2022" is the company of that post, though the jobs before have none above. */
const isOverPost = (lines: readonly IndexedLine[], anchor: number): boolean =>
  lines[anchor - 1]?.isMarked === true && lines[anchor]?.isMarked === false && isPost(lines[anchor]);

interface Span {
  start: number;
  anchor: number;
  end: number;
}

/** "From: May 2019" and "To: June 2020" below each other are one time. */
function mergeLabelled(
  lines: readonly IndexedLine[],
  anchors: readonly number[],
  starts: readonly number[],
): Span[] {
  const spans: Span[] = [];
  anchors.forEach((anchor, index) => {
    const start = starts[index] ?? anchor;
    const before = spans.at(-1);
    const line = lines[anchor];
    if (before && line && /^(?:to|till|end date)\s*[:\-–]/i.test(textOf(line))) before.anchor = anchor;
    else spans.push({ start, anchor, end: lines.length });
    if (before && before !== spans.at(-1)) before.end = start;
  });
  return spans;
}

/** How many lines right above the dates name the entry, too. */
function headLinesAbove(lines: readonly IndexedLine[], anchor: number, after: number, most: number): number {
  let count = 0;
  for (let at = anchor - 1; at >= after && count < most; at -= 1) {
    const line = lines[at];
    if (!line || !isHeadLike(line) || isIndented(line, lines[anchor])) break;
    if (isContinuation(lines, at) && !isLabelled(textOf(line))) break;
    count += 1;
  }
  return count;
}

const INDENT = 10;
const MOST_INDENT = 45;

/** Further right than the line with the dates, as items are whose bullets are drawn and no letters. */
function isIndented(line: IndexedLine | undefined, anchor: IndexedLine | undefined): boolean {
  if (line?.isMarked !== false || line.cells.length !== 1 || !anchor) return false;
  const named = anchor.cells.findIndex((cell) => withoutPeriods(cell) !== "");
  const [x, margin, name] = [line.starts[0] ?? 0, anchor.starts[0] ?? 0, anchor.starts[named] ?? 0];
  // Dates may stand in the margin, with the names beside them.
  const isBelowDates = x > margin + INDENT && x < (named > 0 ? name - INDENT : margin + MOST_INDENT);
  return named === 0 ? x > name + INDENT : isBelowDates || (named > 0 && x > name + INDENT);
}

/** The rest of a bullet's sentence stands further right than the bullet. */
function isContinuation(lines: readonly IndexedLine[], at: number): boolean {
  const line = lines[at];
  for (let back = at - 1; back >= 0 && back >= at - 4; back -= 1) {
    const before = lines[back];
    if (!before || !line) return false;
    if (before.isBullet)
      return (
        !line.isMarked && before.page === line.page && (line.starts[0] ?? 0) > (before.starts[0] ?? 0) + 2
      );
    if (isHeadLike(before) && before.isMarked) return false;
  }
  return false;
}

function headLinesBelow(lines: readonly IndexedLine[], start: number, anchor: number, end: number): number {
  const named = lines.slice(start, anchor + 1).reduce((sum, line) => sum + partsIn(line), 0);
  let count = 0;
  let parts = named;
  while (count < MOST_BELOW && anchor + 1 + count < end) {
    const line = lines[anchor + 1 + count];
    const head = lines.slice(start, anchor + 1 + count);
    if (!line || !isHeadLike(line) || isOfNext(head, line) || head.some((one) => isIndented(line, one)))
      break;
    const isMore =
      isLabelled(textOf(line)) ||
      isMissingTitle(head, line) ||
      isSubtitle(lines, anchor + 1 + count, end) ||
      (count === 0 && isCompanyLine(line));
    if (parts >= 2 && !isMore) break;
    parts += partsIn(line);
    count += 1;
  }
  return count;
}

/** "Trainee Chemist" below "MSN Laboratories, Hyderabad": no line above it names a title. */
function isMissingTitle(head: readonly IndexedLine[], line: IndexedLine): boolean {
  const none = new Set<string>();
  const isTitle = (one: IndexedLine) =>
    one.cells.some((cell) =>
      withoutPeriods(cell)
        .split(/\s*[|•·¦]\s*|,\s/u)
        .some((part) => titleScore(part, none) > 0),
    );
  return titleScore(textOf(line), none) >= 2 && companyScore(textOf(line)) < 2 && !head.some(isTitle);
}

/** "Anavira Milk Products, Bangalore" behind "Field Officer – Agriculture". */
function isCompanyLine(line: IndexedLine): boolean {
  const [name = "", ...places] = textOf(line).split(/,\s+/);
  return companyScore(name) >= 2.5 || (places.length > 0 && places.every(isPlace) && !/[.]$/.test(name));
}

/** A line that stands alone between the dates and bullets, or is set as a head. */
function isSubtitle(lines: readonly IndexedLine[], at: number, end: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || textOf(line).length > 60) return false;
  return (
    line.isMarked ||
    (at + 1 < end && next !== undefined && next.isBullet && textOf(line).split(/\s+/).length <= 6)
  );
}

const partsIn = (line: IndexedLine): number =>
  withoutPeriods(textOf(line))
    .split(/\s*[|•·¦]\s*|\s[-–—]\s|\s{2,}|\s+at\s+|,\s/u)
    .filter((part) => /\p{L}{2}/u.test(part) && !isPlace(part)).length;
