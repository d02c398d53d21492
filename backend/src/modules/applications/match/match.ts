import { parseExperience } from "../../jobs/reading/experience";
import { parsePay } from "../../jobs/reading/pay";
import { ancestorsOf, labelOf } from "../../places/gazetteer";
import type { Place } from "../../places/place.entity";
import { readPlaces } from "../../places/read-places";
import { cityOf } from "../../jobs/reading/job-places";
import { Education, WorkMode } from "../../jobs/job/job.enums";
import { rankOf, tradeOf } from "../../jobs/search/similar-jobs.service";
import { EDUCATION_NAMES, levelOf } from "./education-level";
import type { SeekerFacts } from "./seeker-facts";
import { wordsOf } from "./words-of";

export type MatchFactorName = "skills" | "title" | "experience" | "location" | "pay" | "education" | "notice";

/** What each factor can add, of a hundred (CAND-05). */
export const MATCH_WEIGHTS: Readonly<Record<MatchFactorName, number>> = {
  skills: 38,
  title: 25,
  experience: 18,
  location: 8,
  pay: 4,
  education: 4,
  notice: 3,
};

/** Goes up with every change of what a match says, so that stored ones are known to be of before. */
export const MATCH_VERSION = 9;

/** A part of the hundred that the factors weigh: below that a number would say more than is known. */
const MIN_ASSESSED_POINTS = 50;

/** What comparing both sides found. The first two: it was not assessed, because one side says nothing. */
export type MatchReason =
  | "notAsked"
  | "notSaid"
  | "met"
  | "exceeded"
  | "partlyMet"
  | "notMet"
  /** The work can be done from anywhere. */
  | "remote";

/** What both sides say, as far as the reason names it. */
interface MatchSides {
  /** Skills that are known, years of work, or days until one can join. */
  own?: number;
  /** Skills that are asked for, the least years, or days within which one must join. */
  asked?: number;
  ownEducation?: Education;
  askedEducation?: Education;
  /** The city in which both meet, else the person's. */
  ownCity?: string;
  askedCities?: string[];
}

/** One factor of a match. `points` null: not assessed; it is left out of the score. */
export interface FactorOfMatch extends MatchSides {
  factor: MatchFactorName;
  points: number | null;
  ofPoints: number;
  reason: MatchReason;
  /** Reason and sides in a few English words, such as '4 of 6 skills' or '2 years short'. */
  detail: string;
}

/** How a person fits a job. `score` in per cent; null where too little is known for a number. */
export interface MatchOfJob {
  score: number | null;
  version: number;
  factors: FactorOfMatch[];
}

/** What is compared of a job, as it stands at applying. */
export interface MatchedJob {
  title: string;
  /** "Locality, City", "Pune; Mumbai", or "Remote". */
  location: string;
  workMode: WorkMode;
  /** As typed, like the years of experience. */
  pay: string;
  experience: string;
  skills: readonly string[];
  /** The least that it asks for. Copies of jobs from before there was a choice have none. */
  education?: Education | null;
  /** Within how many days one must be able to join. */
  noticePeriodDays?: number | null;
}

/** Which share of its weight a factor gets, from 0 to 1, and why. Without a share it is not assessed. */
interface Finding extends MatchSides {
  share?: number;
  reason: MatchReason;
  detail: string;
}

const notAsked = (detail: string): Finding => ({ reason: "notAsked", detail });
const notSaid = (detail: string): Finding => ({ reason: "notSaid", detail });

const FINDERS: Readonly<Record<MatchFactorName, (job: MatchedJob, facts: SeekerFacts) => Finding>> = {
  skills: findSkills,
  title: findTitle,
  experience: findExperience,
  location: findLocation,
  pay: findPay,
  education: findEducation,
  notice: findNotice,
};

/**
 * How a person's facts fit a job. The same facts give the same match at any time, whoever asks. The score is what
 * the assessed factors have of what they could have; none where those weigh less than half, or are neither skills nor
 * title.
 */
export function matchOf(job: MatchedJob, facts: SeekerFacts): MatchOfJob {
  const names = Object.keys(FINDERS) as MatchFactorName[];
  const factors = names.map((factor) => assess(factor, FINDERS[factor](job, facts)));
  return { score: scoreOf(factors), version: MATCH_VERSION, factors };
}

function assess(factor: MatchFactorName, { share, ...why }: Finding): FactorOfMatch {
  const ofPoints = MATCH_WEIGHTS[factor];
  return { factor, points: share === undefined ? null : Math.round(share * ofPoints), ofPoints, ...why };
}

/** The score adds rounded points, so that everybody who adds them up gets the same. */
function scoreOf(factors: readonly FactorOfMatch[]): number | null {
  const assessed = factors.filter(({ points }) => points !== null);
  if (!isEnough(assessed)) return null;
  return Math.round((100 * sumOf(assessed.map(({ points }) => points))) / weightOf(assessed));
}

const sumOf = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((all, next) => all + (next ?? 0), 0);

const weightOf = (factors: readonly FactorOfMatch[]): number =>
  sumOf(factors.map(({ ofPoints }) => ofPoints));

/** Whether these factors together tell enough for a number. */
const isEnough = (factors: readonly FactorOfMatch[]): boolean =>
  weightOf(factors) >= MIN_ASSESSED_POINTS &&
  factors.some(({ factor }) => factor === "skills" || factor === "title");

/**
 * Whether there is no score because the person says too little of what the job asks for (CLEAR-03). Where the job asks
 * too little, nobody gets one.
 */
export function saysTooLittle({ score, factors }: MatchOfJob): boolean {
  const asked = factors.filter(({ reason }) => reason !== "notAsked");
  return score === null && isEnough(asked);
}

function findSkills({ skills }: MatchedJob, facts: SeekerFacts): Finding {
  if (skills.length === 0) return notAsked("The job names no skills");
  const asked = skills.length;
  const own = skills.filter((skill) => knows(facts, wordsOf(skill))).length;
  // The text of a profile counts for somebody, and never against them.
  if (facts.skills.length === 0 && own === 0) return notSaid("No skills given");
  const detail = `${own} of ${asked} ${asked === 1 ? "skill" : "skills"}`;
  const reason = own === asked ? "met" : own > 0 ? "partlyMet" : "notMet";
  return { share: own / asked, reason, own, asked, detail };
}

/** A skill is known where one of the person's holds all of its words, or their text its words in a row. */
function knows({ skills, text }: SeekerFacts, asked: readonly string[]): boolean {
  const holdsAll = (words: readonly string[]) => asked.every((word) => words.includes(word));
  const isTold = ` ${wordsOf(text).join(" ")} `.includes(` ${asked.join(" ")} `);
  return asked.length > 0 && (isTold || skills.some((skill) => holdsAll(wordsOf(skill))));
}

function findTitle({ title }: MatchedJob, facts: SeekerFacts): Finding {
  const asked = wordsOf(tradeOf(title));
  if (asked.length === 0) return notAsked("The job names no title to compare");
  if (facts.titles.length === 0) return notSaid("No professional title given");
  const shares = facts.titles.map((own) => {
    const words = wordsOf(tradeOf(own));
    return asked.filter((word) => words.includes(word)).length / asked.length;
  });
  const share = Math.max(...shares);
  if (share === 1) {
    // CAND-09: "Graduate Software Engineer" has the trade of a Senior Software Engineer, and not the rank.
    const isOfLevel = facts.titles.some((own, index) => shares[index] === 1 && rankOf(own) === rankOf(title));
    if (isOfLevel) return { share, reason: "met", detail: "Same title" };
    return { share, reason: "partlyMet", detail: "Similar title, another level" };
  }
  if (share > 0) return { share, reason: "partlyMet", detail: "Similar title" };
  return { share, reason: "notMet", detail: "Different title" };
}

const years = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

function findExperience({ experience }: MatchedJob, { years: own }: SeekerFacts): Finding {
  const span = parseExperience(experience);
  if (!span) return notAsked("The job names no years of experience");
  if (own === null) return notSaid("No experience given");
  const sides = { own, asked: span.min };
  if (span.max !== null && own > span.max)
    return { share: 1, reason: "exceeded", ...sides, detail: `${years(own)}, more than asked for` };
  if (own >= span.min) return { share: 1, reason: "met", ...sides, detail: `${years(own)}, as asked for` };
  return { share: own / span.min, reason: "partlyMet", ...sides, detail: `${years(span.min - own)} short` };
}

function findLocation({ location, workMode }: MatchedJob, facts: SeekerFacts): Finding {
  if (workMode === WorkMode.REMOTE) return { share: 1, reason: "remote", detail: "Remote" };
  const { places: asked } = readPlaces(location);
  const all = facts.places.flatMap((place) => readPlaces(place).places.slice(0, 1));
  const [own] = all;
  if (asked.length === 0) return notAsked("The job names no city");
  if (own === undefined) return notSaid("No location given");
  const met = asked.find((place) => all.some((one) => isNear(one, place)));
  if (met) return { share: 1, reason: "met", ownCity: townOf(met), detail: `In ${townOf(met)}` };
  const [ownCity, askedCities] = [townOf(own), [...new Set(asked.map(townOf))]];
  const detail = `${ownCity}, not ${askedCities.join(" or ")}`;
  return { share: 0, reason: "notMet", ownCity, askedCities, detail };
}

/** In the same city, or in the state or region that the job is for. */
const isNear = (own: Place, asked: Place): boolean =>
  townOf(own) === townOf(asked) || ancestorsOf(own).some(({ id }) => id === asked.id);

const townOf = (place: Place): string => labelOf(cityOf(place) ?? place);

function findPay({ pay }: MatchedJob, { expectedYearlyPay: expected }: SeekerFacts): Finding {
  const offered = parsePay(pay)?.yearlyMax ?? null;
  if (offered === null) return notAsked("The job names no figure");
  if (expected === null) return notSaid("No expected pay shared");
  if (offered >= expected) return { share: 1, reason: "met", detail: "As expected" };
  return { share: offered / expected, reason: "partlyMet", detail: "The job pays less than expected" };
}

function findEducation({ education: asked }: MatchedJob, { education: own }: SeekerFacts): Finding {
  if (!asked || asked === Education.ANY) return notAsked("The job asks for no education in particular");
  if (own === null) return notSaid("No education given");
  const name = EDUCATION_NAMES[own];
  const sides = { ownEducation: own, askedEducation: asked };
  if (levelOf(own) >= levelOf(asked))
    return { share: 1, reason: "met", ...sides, detail: `${name}, as asked for` };
  return { share: 0, reason: "notMet", ...sides, detail: `${name}, not ${EDUCATION_NAMES[asked]}` };
}

const inDays = (days: number) => (days === 0 ? "at once" : `within ${days} days`);

function findNotice(
  { noticePeriodDays: asked }: MatchedJob,
  { noticePeriodDays: own }: SeekerFacts,
): Finding {
  if (asked === null || asked === undefined) return notAsked("The job names no notice period");
  if (own === null) return notSaid("No notice period shared");
  const [sides, detail] = [{ own, asked }, `Can join ${inDays(own)}`];
  if (own <= asked) return { share: 1, reason: "met", ...sides, detail: `${detail}, as asked for` };
  return {
    share: asked / own,
    reason: "partlyMet",
    ...sides,
    detail: `${detail}, asked for ${inDays(asked)}`,
  };
}
