import { inWords, listed } from "../sentences";
import type { JobFacts } from "./job-terms";
import type { Random } from "../random";

/** Four to six lines without a full stop: experience, skills, education, then what the trade asks. */
export function listRequirements(random: Random, facts: JobFacts): string[] {
  const { trade } = facts.planned;
  return [
    experienceLine(random, facts),
    skillLine(random, facts),
    random.pick(trade.education),
    ...random.sample(trade.requirements, random.whole(1, 2)),
    ...(random.chance(0.45) ? [languageLine(random, facts)] : []),
  ];
}

function experienceLine(random: Random, { planned, terms }: JobFacts): string {
  const { craft } = planned.trade;
  if (terms.type === "INTERNSHIP") {
    return random.pick([
      `No experience in ${craft} is needed for this internship`,
      "Students in their final year and recent graduates may apply",
      `An internship or project in ${craft} is welcome but not needed`,
    ]);
  }
  if (terms.years === "Fresher") {
    return random.pick([
      `Freshers are welcome; no experience in ${craft} is needed`,
      "Freshers may apply; we train you",
    ]);
  }
  const [least = 0, most = least] = terms.years.split("–").map((part) => Number.parseInt(part, 10));
  if (terms.years.endsWith("+")) return `${least} years or more of experience in ${craft}`;
  if (least === 0) {
    return `Up to ${inWords(most)} ${most === 1 ? "year" : "years"} of experience in ${craft}; freshers may apply too`;
  }
  return random.pick([
    `${least} to ${most} years of experience in ${craft}`,
    `At least ${inWords(least)} ${least === 1 ? "year" : "years"} of experience in ${craft}`,
    `Experience in ${craft}, ${least} to ${most} years of it`,
  ]);
}

function skillLine(random: Random, { skills, terms }: JobFacts): string {
  const main = listed(skills.slice(0, 3));
  if (terms.leastYears === 0) return random.pick([`Interest in ${main}`, `Basic knowledge of ${main}`]);
  return random.pick([`Good skills in ${main}`, `Working knowledge of ${main}`, `Confidence in ${main}`]);
}

function languageLine(random: Random, { planned }: JobFacts): string {
  if (!planned.city) return "Clear spoken and written English, as we work remotely";
  const { localLanguage } = planned.city;
  return random.pick([
    `${localLanguage} and Hindi for everyday talk`,
    `Spoken ${localLanguage} is an advantage`,
    `Hindi, English or ${localLanguage}: two of the three`,
  ]);
}
