import type { Job } from "../../modules/jobs/job/job.entity";
import { WorkMode } from "../../modules/jobs/job/job.enums";
import type { Dice } from "./dice";
import { CITIES, LOCALITIES, PAY, SKILLS, TITLES, TYPES, WORK_MODES } from "./vocabulary";

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
  const city = dice.once(6) ? null : dice.oneOf(CITIES);
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
    type: dice.oneOf(TYPES),
    workMode: city === null ? WorkMode.REMOTE : dice.oneOf(WORK_MODES),
    city,
    locality: city === null || dice.once(2) ? null : dice.oneOf(LOCALITIES),
    payYearlyMin,
    payYearlyMax: payYearlyMin === null ? null : payYearlyMin + dice.oneOf([0, 50_000, 400_000]),
    experienceMinYears: leastYears,
    experienceMaxYears: leastYears === null || dice.once(3) ? null : leastYears + dice.below(8),
    postedAt: dice.once(30) ? null : postedAtOf(dice, now),
    openUntil: new Date(now.getTime() + (dice.below(300) - 30) * HOUR),
  };
}

/** A job with another's moment and pay. If their ids end alike, they share a key in every order. */
export const tiedWith = (other: RandomJob, job: RandomJob): RandomJob => ({
  ...job,
  postedAt: other.postedAt,
  payYearlyMin: other.payYearlyMin,
  payYearlyMax: other.payYearlyMax,
});
