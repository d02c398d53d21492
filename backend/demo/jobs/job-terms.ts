import type { PlannedJob } from "./job-plan";
import type { DemoJob, JobExtras } from "../demo-types";
import type { Random } from "../random";
import type { Level } from "../trades/trade";

/** What is fixed about a job before a word of it is written. */
export interface JobTerms {
  level: Level;
  title: string;
  type: DemoJob["type"];
  workMode: DemoJob["workMode"];
  /** "2–4", "10+" or "Fresher". */
  years: string;
  /** The least years asked for; 0 for freshers. */
  leastYears: number;
  pay: string;
  openings: number;
}

/** Everything the words of a job depend on. */
export interface JobFacts {
  planned: PlannedJob;
  terms: JobTerms;
  locality: string | null;
  /** As they stand within a sentence, in the trade's order. */
  skills: string[];
  extras: JobExtras;
}

/** No company of a size band looks for more people in one job than this. */
const MOST_OPENINGS_BY_SIZE = [2, 5, 10, 18, 28, 40];
const LEAST_MONTHLY_PAY = 6000;

export function decideTerms(random: Random, job: PlannedJob): JobTerms {
  const level = random.pickWeighted(job.trade.levels, (item) => item.share);
  const yearsIndex = random.whole(0, level.years.length - 1);
  const years = level.years[yearsIndex] ?? "Fresher";
  const leastYears = leastYearsOf(years);
  const type = decideType(random, job, level, leastYears);
  const rise = (yearsIndex + random.next()) / level.years.length;
  return {
    level,
    title: random.pick(level.titles),
    type,
    workMode: decideWorkMode(random, job),
    years,
    leastYears,
    pay: decidePay(random, { level, rise, type, factor: job.city?.payFactor ?? 1 }),
    openings: decideOpenings(random, job, leastYears),
  };
}

function leastYearsOf(years: string): number {
  return years === "Fresher" ? 0 : Number.parseInt(years, 10);
}

function decideType(
  random: Random,
  { trade }: PlannedJob,
  level: Level,
  leastYears: number,
): DemoJob["type"] {
  if (level.isInternship) return "INTERNSHIP";
  const roll = random.next();
  // Part-time work by the day would be no different from full days, and leading posts are full-time.
  const canBePartTime = level.pay.unit !== "day" && leastYears <= 3;
  if (roll < trade.partTime) return canBePartTime ? "PART_TIME" : "FULL_TIME";
  return roll < trade.partTime + trade.contract ? "CONTRACT" : "FULL_TIME";
}

function decideWorkMode(random: Random, { city, trade }: PlannedJob): DemoJob["workMode"] {
  if (!city) return "REMOTE";
  return random.chance(trade.hybrid) ? "HYBRID" : "ON_SITE";
}

function decideOpenings(random: Random, { trade, profile }: PlannedJob, leastYears: number): number {
  if (leastYears >= 4) return random.chance(0.15) ? 2 : 1;
  const most = Math.min(trade.maxOpenings, MOST_OPENINGS_BY_SIZE[profile.size] ?? 1);
  return Math.max(1, Math.ceil(random.next() ** 2.5 * most));
}

/** A range around the level's point on its band; `rise` is 0 for the least years of the level, 1 for the most. */
function decidePay(
  random: Random,
  { level, rise, type, factor }: { level: Level; rise: number; type: DemoJob["type"]; factor: number },
): string {
  const { unit, low, high } = level.pay;
  const middle = (low + (high - low) * rise) * factor;
  const lower = middle * (0.84 + random.next() * 0.1);
  const upper = middle * (1.08 + random.next() * 0.24);
  if (type === "PART_TIME") {
    const monthly = unit === "year" ? 100000 / 12 : 1;
    const share = 0.45 + random.next() * 0.1;
    return monthlyPay(lower * monthly * share, upper * monthly * share);
  }
  if (unit === "month") return monthlyPay(lower, upper);
  return unit === "day" ? dailyPay(lower, upper) : yearlyPay(lower, upper);
}

function yearlyPay(lower: number, upper: number): string {
  const step = lower < 10 ? 0.5 : 1;
  const [from, to] = rounded(Math.max(lower, 1.5), upper, step);
  return `₹${from}–${to} LPA`;
}

function monthlyPay(lower: number, upper: number): string {
  const [from, to] = rounded(Math.max(lower, LEAST_MONTHLY_PAY), upper, lower < 20000 ? 500 : 1000);
  return `₹${rupees(from)}–${rupees(to)} a month`;
}

function dailyPay(lower: number, upper: number): string {
  const [from, to] = rounded(lower, upper, 50);
  return `₹${rupees(from)}–${rupees(to)} a day`;
}

/** Both ends on the step, and at least one step apart. */
function rounded(lower: number, upper: number, step: number): [number, number] {
  const from = Math.round(lower / step) * step;
  return [from, Math.max(Math.round(upper / step) * step, from + step)];
}

const indianNumber = new Intl.NumberFormat("en-IN");

function rupees(amount: number): string {
  return indianNumber.format(amount);
}
