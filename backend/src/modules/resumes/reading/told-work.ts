import { textOf } from "../lines/resume-lines";
import { datesOf } from "./entry-blocks";
import { periodsIn, withoutPeriods } from "../wording/periods";
import type { IndexedLine } from "./sections";

/** Time without a job is none. */
const BREAK =
  /^(?:(?:career|employment|maternity|family) (?:break|gap)|sabbatical)\s*(?:$|[(:–-]|\d|(?:for|due)\b)/iu;

/** "Career Break", with its dates on the same line or before a word about it below. */
export function isBreak(lines: readonly IndexedLine[], at: number): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  if (!line || line.isBullet) return false;
  if (BREAK.test(textOf(line)) || line.cells.some((cell) => BREAK.test(cell))) return true;
  const isBelow =
    above !== undefined && !above.isBullet && BREAK.test(textOf(above)) && datesOf(above) === null;
  return isBelow && periodsIn(textOf(line))[0]?.from === 0;
}

const STEP = /\s*(?:→|⇒|➔|-+>)\s*/u;

/** "Clerk (1998 to 2007) → Officer (2007 to 2016)": a line for each post. */
export function withStepsApart(line: IndexedLine): IndexedLine[] {
  const steps = textOf(line).split(STEP);
  const isPost = (step: string) => periodsIn(step).length > 0 && /\p{L}{3}/u.test(withoutPeriods(step));
  const areDated = steps.length > 1 && steps.every(isPost);
  return areDated
    ? steps.map((step) => ({ ...line, cells: [step], starts: line.starts.slice(0, 1) }))
    : [line];
}

/** How a job ended, behind it: "and retired as Naib Subedar", "and superannuated on 31st May 2018". */
const LEAVING =
  /,?\s+(?:and|from where i)\s+(?:(?:was|got) )?(?:retired|superannuated|discharged|relieved|resigned|left)(?=\s*(?:$|[,.(]|(?:on|in|as|from|after|with|voluntarily)\b))(?:\s+as (?:an? |the )?(\p{Lu}[^.,;]{2,40}))?.*$/iu;
/** What a sentence about a job begins with. */
const OF_WORK =
  /^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)?(?:(?:after|upon|post|on) [\p{L} ]{3,30},\s+)?(?:i )?(?:have )?(?:worked|working|served|employed|joined)\b/iu;
const SERVED = /^(?:i )?(?:have )?served (?:in|with) (?:the )?(?=\p{Lu})/iu;
/** What leads to the next job: "After retirement, worked as". */
const BEFORE_JOB =
  /^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)?(?:after|upon|post|on) [\p{L} ]{3,30},\s+(?=(?:i )?(?:have )?(?:worked|working|joined|served|employed)\b)/iu;

/** A sentence about a job without how the one before it ended, and how this one did. */
export function withoutLeaving(line: IndexedLine): IndexedLine {
  if (!OF_WORK.test(textOf(line)) && datesOf(line) === null) return line;
  const text = textOf(line).replace(BEFORE_JOB, "");
  const [, rank] = LEAVING.exec(text) ?? [];
  const stayed = text.replace(LEAVING, "");
  const whole = rank ? stayed.replace(SERVED, `Worked as ${rank} in `) : stayed;
  return whole === textOf(line) ? line : { ...line, cells: [whole] };
}

/** "2 yrs as Helper in Bajaj Auto", "Worked 3 years at Sai Travels as a driver". */
const LENGTH_FIRST =
  /^(?:(?:I )?(?:have )?[Ww]orked )?(?:[Ff]or )?((?:about |over )?\d{1,2}(?:\.\d)?\s?\+?\s(?:[Yy]ears?|[Yy]rs?\.?|[Mm]onths?))(?: (?:of )?(?:work )?experience)? (?:as (?:an? )?(.{3,40}?) (?:in|at|with)|(?:in|at|with)) (\p{Lu}.{2,60})$/u;
const AS_TITLE = /^(.{3,60}?)(?<! as well) as (?:an? )?(?!well as )(.{3,40})$/u;

/** Such a line with its length behind the title and the company, where others have it. */
export function withLengthBehind(line: IndexedLine): IndexedLine {
  if (line.isBullet) return line;
  const [, length = "", title, rest = ""] = LENGTH_FIRST.exec(textOf(line)) ?? [];
  const [, company, titleBehind] = AS_TITLE.exec(rest) ?? [];
  const named = title === undefined ? [titleBehind, company] : [title, rest];
  if (length === "" || named.some((name) => name === undefined)) return line;
  return { ...line, cells: [`${named.join(", ")} (${length})`], starts: line.starts.slice(0, 1) };
}
