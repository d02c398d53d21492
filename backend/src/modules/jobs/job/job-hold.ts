import type { EntityManager } from "typeorm";
import type { NoticeService } from "../../notices/notice.service";
import type { Job } from "./job.entity";
import { heldWordsIn, isOfScams } from "../wording/findings";
import type { HeldWords } from "../wording/wording-rule";
import { NAMING_FIELDS, SCREENED_FIELDS, type ScreenedField, type TypedJob } from "./job.fields";

export type Hold = Pick<Job, "heldAt" | "heldReason" | "heldRules">;

const LIKE_SCAMS =
  "Some of its wording is often used in job scams, so one of us will look at it before people find it. Offers here must not ask applicants for money, or be reachable over a messenger alone. If it does neither, there is nothing you need to do.";
const SHUTS_OUT =
  "Some of its wording seems to shut people out by who they are, such as by sex, age, religion or community, so one of us will look at it before people find it. Please edit the job and say what the work needs instead.";

const MENDED =
  "The words that held it are gone, so there is nothing more for you to do. One of us will look at it before people find it.";

/** Why a job is held whose removal its company has answered. */
export const AWAITS_REVIEW = "One of us will read your answer and look at the job again.";

/** What the poster is told: it may be a mistake of ours. Words of scams are not named: they would only be changed. */
function reasonOf(held: readonly HeldWords[]): string {
  const scams = held.some(({ rule }) => isOfScams(rule));
  const others = held.filter(({ rule }) => !isOfScams(rule)).map(({ words }) => `“${words}”`);
  const named = `${SHUTS_OUT} It says: ${[...new Set(others)].join(", ")}.`;
  return [...(scams ? [LIKE_SCAMS] : []), ...(others.length > 0 ? [named] : [])].join(" ");
}

/** Whether wording held a job, and no admin. */
export const isForWording = ({ heldReason }: Pick<Job, "heldReason">): boolean =>
  heldReason !== null && [LIKE_SCAMS, SHUTS_OUT, MENDED].some((reason) => heldReason.startsWith(reason));

/** Whether the words that held a job have been edited out. What they were stays in its row, for the admin (EMPS-07). */
export const isMended = ({ heldReason }: Pick<Job, "heldReason">): boolean => heldReason === MENDED;

/** What an admin is told of such a job, beside its rules. */
export const MENDED_BY_COMPANY = "The company has edited these words out since.";

/** The wordings of a job that hold it, except those that an admin has let pass in it. */
function heldWordsOf(typed: TypedJob, clearedRules: readonly string[]): HeldWords[] {
  const textOf = (names: readonly ScreenedField[]) => names.flatMap((name) => typed[name] ?? []).join("\n");
  const sentences = SCREENED_FIELDS.filter((name) => !NAMING_FIELDS.includes(name));
  const held = heldWordsIn(textOf(NAMING_FIELDS), textOf(sentences));
  return held.filter(({ rule }) => !clearedRules.includes(rule));
}

/** As the job's row keeps it for an admin: 'asks-for-money: security deposit'. */
const ruleText = ({ rule, words }: HeldWords): string => `${rule}: ${words}`;

/** The names alone of rules that stand so in a job's row. */
export const ruleNames = (heldRules: readonly string[]): string[] =>
  heldRules.map((rule) => rule.replace(/:.*$/s, ""));

/** What the rules in a job's row say: whether one is of scams, and each wording that shuts people out, once. */
export function readHeldRules(heldRules: readonly string[]): {
  isLikeScams: boolean;
  shutOutWords: string[];
} {
  const others = heldRules.filter((rule) => !isOfScams(rule)).map((rule) => rule.replace(/^[^:]*: /, ""));
  return { isLikeScams: heldRules.some(isOfScams), shutOutWords: [...new Set(others)] };
}

/** How a new job begins: held where it is worded like a scam, or shuts people out. */
export function holdForWording(typed: TypedJob, now: Date, clearedRules: readonly string[] = []): Hold {
  const held = heldWordsOf(typed, clearedRules);
  const heldRules = held.map(ruleText);
  return held.length > 0
    ? { heldAt: now, heldReason: reasonOf(held), heldRules }
    : { heldAt: null, heldReason: null, heldRules };
}

/**
 * The same for a job that is changed. One that is held already stays so, because that the words are gone is for an
 * admin to see. If wording held it, both read what stands there now (POST-06).
 */
export function holdForChange(job: Job, typed: TypedJob, now: Date): Partial<Hold> {
  const hold = holdForWording(typed, now, job.clearedRules);
  if (!job.heldAt) return hold.heldAt ? hold : {};
  const { heldRules, heldReason } = hold;
  if (!isForWording(job)) return { heldRules };
  return heldReason === null ? { heldReason: MENDED } : { heldRules, heldReason };
}

/**
 * Tells who brought jobs in how many of those that went in are held, if any.
 * @returns how many
 */
export async function tellHeldImport(
  manager: EntityManager,
  notices: NoticeService,
  accountId: string,
  { values, created }: { values: readonly Partial<Job>[]; created: readonly string[] },
): Promise<number> {
  const inserted = new Set(created);
  const count = values.filter(({ id, heldAt }) => heldAt && id !== undefined && inserted.has(id)).length;
  if (count > 0) await notices.give(manager, accountId, { kind: "jobs.held", params: { count } });
  return count;
}
