import type { Job } from "../../modules/jobs/job/job.entity";
import { WorkMode } from "../../modules/jobs/job/job.enums";
import type { Dice } from "./dice";
import { columnsOf } from "../../modules/jobs/reading/job-places";
import { placeById } from "../../modules/places/gazetteer";
import {
  EDUCATIONS,
  ENGLISH_LEVELS,
  PAY,
  PLACES,
  SHIFTS,
  SKILLS,
  TITLES,
  TYPES,
  WORK_MODES,
} from "./vocabulary";
import { indianDay } from "../../time/indian-calendar";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the columns hold that no search asks for. */
const UNSEARCHED = {
  payText: "x",
  experience: "x",
  description: "x",
  requirements: "x",
  benefits: [],
  openings: 1,
};

/** One of four moments of the last ten days, so that jobs tie, or any moment at all. */
const postedAtOf = (dice: Dice, now: Date): Date =>
  new Date(
    dice.once(3)
      ? now.getTime() - dice.below(4) * 48 * HOUR
      : now.getTime() - dice.below(10 * 24 * 60) * MINUTE - dice.below(MINUTE),
  );

export type RandomJob = Partial<Job> & Pick<Job, "id" | "postedAt">;

/** One job in nine is a draft, held, removed or closed from the start; one in ten has lapsed. */
export function randomJob(
  dice: Dice,
  now: Date,
  { companies, posters }: { companies: readonly string[]; posters: readonly string[] },
): RandomJob {
  const places = dice.once(6) ? [] : randomPlaces(dice);
  const payYearlyMin = dice.once(4) ? null : dice.oneOf(PAY);
  const leastYears = dice.once(4) ? null : dice.oneOf([0, 1, 3, 10, 35]);
  const never = { heldAt: null, removedAt: null, closedAt: null };
  return {
    ...UNSEARCHED,
    ...never,
    ...(dice.once(12) && { [dice.oneOf(Object.keys(never))]: now }),
    id: dice.id(),
    companyId: dice.oneOf(companies),
    postedById: dice.once(3) ? null : dice.oneOf(posters),
    title: dice.oneOf(TITLES),
    skills: dice.someOf(SKILLS, 3),
    education: dice.maybe(2, () => dice.oneOf(EDUCATIONS)),
    shift: dice.maybe(2, () => dice.oneOf(SHIFTS)),
    englishLevel: dice.maybe(2, () => dice.oneOf(ENGLISH_LEVELS)),
    walkInUntil: dice.maybe(3, () => randomDay(dice, now)),
    type: dice.oneOf(TYPES),
    workMode: places.length === 0 ? WorkMode.REMOTE : dice.oneOf(WORK_MODES),
    ...whereOf(places),
    payYearlyMin,
    payYearlyMax: payYearlyMin === null ? null : payYearlyMin + dice.oneOf([0, 50_000, 400_000]),
    experienceMinYears: leastYears,
    experienceMaxYears: leastYears === null || dice.once(3) ? null : leastYears + dice.below(8),
    postedAt: dice.once(30) ? null : postedAtOf(dice, now),
    openUntil: new Date(now.getTime() + (dice.below(300) - 30) * HOUR),
  };
}

/** From three days ago to ten ahead. */
export const randomDay = (dice: Dice, now: Date): string =>
  indianDay(new Date(now.getTime() + (dice.below(14) - 3) * 24 * HOUR));

/** A job with another's moment and pay. If their ids end alike, they share a key in every order. */
export const tiedWith = (other: RandomJob, job: RandomJob): RandomJob => ({
  ...job,
  postedAt: other.postedAt,
  payYearlyMin: other.payYearlyMin,
  payYearlyMax: other.payYearlyMax,
});

/** One place mostly, and up to ten. */
export function randomPlaces(dice: Dice): number[] {
  const count = dice.once(2) ? 1 : 1 + dice.below(10);
  return [...new Set(Array.from({ length: count }, () => dice.oneOf(PLACES)))];
}

/** The columns of a job in these places. */
export const whereOf = (placeIds: readonly number[]) =>
  columnsOf(placeIds.flatMap((id) => placeById(id) ?? []));
