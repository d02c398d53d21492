import { MANNERS } from "../demo-companies";
import { offerBenefits } from "./job-benefits";
import { listRequirements } from "./job-requirements";
import {
  APPLYING,
  CONTRACT_TERMS,
  HIRING,
  HOURS,
  HYBRID_TERMS,
  INTERN_DUTIES,
  INTERN_TERMS,
} from "./job-phrases";
import { MANAGER_LINES, NIGHT_HOURS, PART_TIME_HOURS, REMOTE_TERMS } from "./job-phrases";
import { capitalised, inWords, pickFilled, sampleFilled, withArticle } from "../sentences";
import type { DemoJob } from "../demo-types";
import type { JobFacts } from "./job-terms";
import type { Random } from "../random";
import type { Slots } from "../sentences";

/** From this many years on, people are also asked to lead. */
const LEADING_YEARS = 5;

export function writeJob(
  random: Random,
  facts: JobFacts,
): Pick<DemoJob, "description" | "requirements" | "benefits"> {
  const slots = slotsOf(facts);
  const duties = pickDuties(random, facts, slots).map((duty) => `- ${duty}`);
  return {
    description: [
      introduction(random, facts, slots),
      theWork(random, facts, slots),
      "### What you will do",
      duties.join("\n"),
    ].join("\n\n"),
    requirements: listRequirements(random, facts)
      .map((requirement) => `- ${requirement}`)
      .join("\n"),
    benefits: offerBenefits(random, facts),
  };
}

function slotsOf({ planned, terms, locality }: JobFacts): Slots {
  const { company, industry, line, home } = planned.profile;
  const place =
    planned.city && locality ? { city: planned.city.name, locality, site: industry.site } : undefined;
  return {
    company: company.name,
    home: home.name,
    offer: line.offer,
    system: line.system,
    customers: line.customers,
    post: withArticle(terms.title),
    ...place,
  };
}

function introduction(random: Random, { planned, terms }: JobFacts, slots: Slots): string {
  const sentences = [
    pickFilled(random, planned.profile.industry.openers, slots),
    pickFilled(random, HIRING, slots),
  ];
  if (terms.openings > 1) sentences.push(openingsLine(random, terms.openings));
  sentences.push(random.pick(MANNERS));
  return sentences.join(" ");
}

function openingsLine(random: Random, openings: number): string {
  const count = inWords(openings);
  return random.pick([
    `There are ${count} openings.`,
    `We have ${count} places to fill.`,
    `${capitalised(count)} people can start in this role.`,
  ]);
}

function theWork(random: Random, { planned, terms, extras }: JobFacts, slots: Slots): string {
  const { trade } = planned;
  const own = sampleFilled(random, trade.purposes, slots, 1);
  const sentences = [...own, ...sampleFilled(random, trade.sharedPurposes, slots, 2 - own.length)];
  sentences.push(random.pick(MANAGER_LINES).replace("{manager}", random.pick(trade.managers)));
  const hours = extras.shift === "NIGHT" ? NIGHT_HOURS : HOURS[trade.pattern];
  sentences.push(random.pick(terms.type === "PART_TIME" ? PART_TIME_HOURS : hours));
  if (terms.workMode === "HYBRID") sentences.push(pickFilled(random, HYBRID_TERMS, slots));
  if (terms.workMode === "REMOTE") sentences.push(random.pick(REMOTE_TERMS));
  if (terms.type === "CONTRACT") sentences.push(random.pick(CONTRACT_TERMS));
  if (terms.type === "INTERNSHIP") sentences.push(random.pick(INTERN_TERMS));
  sentences.push(random.pick(APPLYING));
  return sentences.join(" ");
}

/** Mostly the trade's own duties, then one or two of its family's, then one for interns or leaders. */
function pickDuties(random: Random, { planned, terms }: JobFacts, slots: Slots): string[] {
  const { duties, sharedDuties, leadDuties } = planned.trade;
  const own = sampleFilled(random, duties, slots, random.whole(3, 4));
  const shared = sampleFilled(random, sharedDuties, slots, random.whole(1, 2));
  if (terms.type === "INTERNSHIP") return [...own, ...shared.slice(0, 1), random.pick(INTERN_DUTIES)];
  if (terms.leastYears >= LEADING_YEARS) return [...own, ...shared.slice(0, 1), random.pick(leadDuties)];
  return [...own, ...shared];
}
