import { decideDates } from "./jobs/job-dates";
import { decideExtras, decideWalkIn, educationIn, englishIn } from "./jobs/job-extras";
import { planJobs, PLANNED_JOBS } from "./jobs/job-plan";
import { decideTerms } from "./jobs/job-terms";
import { writeJob } from "./jobs/job-words";
import { Random } from "./random";
import { capitalised } from "./sentences";
import type { DemoJob } from "./demo-types";
import type { PlannedJob } from "./jobs/job-plan";

/** How many jobs `demoJobs` yields. */
export const DEMO_JOB_COUNT = PLANNED_JOBS;

/**
 * The demo jobs, the same ones in the same order at every run; only their times move with `now`. Cities
 * have the counts of the landing page (LAND-11 to LAND-18), and a few hundred jobs more are remote.
 */
export function* demoJobs(now: Date): Generator<DemoJob> {
  for (const planned of planJobs()) yield makeJob(planned, now);
}

function makeJob(planned: PlannedJob, now: Date): DemoJob {
  // Seeded by the job itself: its text stays the same when jobs of other companies change.
  const random = new Random(`${planned.profile.company.name}/${planned.reference}`);
  const terms = decideTerms(random, planned);
  const dates = decideDates(random, now);
  const locality = planned.city ? random.pick(planned.city.localities) : null;
  const skills = pickSkills(random, planned);
  const extras = decideExtras(planned, terms);
  const words = writeJob(random, { planned, terms, locality, skills, extras });
  return {
    companyName: planned.profile.company.name,
    reference: planned.reference,
    title: terms.title,
    type: terms.type,
    workMode: terms.workMode,
    location: planned.city && locality ? `${locality}, ${planned.city.name}` : "Remote",
    pay: terms.pay,
    experience: terms.years === "Fresher" ? terms.years : `${terms.years} years`,
    skills: skills.map(capitalised),
    ...words,
    openings: terms.openings,
    ...dates,
    education: educationIn(words.requirements),
    ...englishIn(words.requirements, planned),
    ...extras,
    ...decideWalkIn(planned, locality, now),
  };
}

/** Four to seven skills in the trade's order, its first two always among them. */
function pickSkills(random: Random, { trade }: PlannedJob): string[] {
  const [first, second, ...others] = trade.skills;
  const chosen = new Set([first, second, ...random.sample(others, random.whole(2, 5))]);
  return trade.skills.filter((skill) => chosen.has(skill));
}
