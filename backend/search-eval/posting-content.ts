import { CommandError } from "../src/errors/errors";
import type { JobContent } from "../src/modules/jobs/job/job-content";
import { JobType, WorkMode } from "../src/modules/jobs/job/job.enums";
import type { TypedJob } from "../src/modules/jobs/job/job.fields";
import { readJob } from "../src/modules/jobs/posting/job-reading";
import type { Posting } from "./posting";

const MOST_SKILLS = 20;
/** Stands for an empty list in the files. */
const NO_SKILL = /^not (?:specified|mentioned)$/i;

/** What a careful importer types where a cell can't be read. */
const MENDED = {
  title: (title: string) => cut(title, 120).padEnd(3, "."),
  location: () => "All India",
  pay: () => "Not disclosed",
  experience: () => "Any",
};

/** The job that a posting becomes, as readJob reads it; cells that readJob refuses are mended first. */
export function contentOfPosting(posting: Posting): JobContent {
  const form = formOf(posting);
  const { job, problems } = readJob(form);
  if (job) return job.content;
  for (const { field } of problems) if (isMended(field)) form[field] = MENDED[field](form[field]);
  const mended = readJob(form);
  if (mended.job) return mended.job.content;
  const left = mended.problems.map(({ field, message }) => `${field} ${message}`).join(", ");
  throw new CommandError(`The posting "${posting.title}" can't be loaded: ${left}.`);
}

const isMended = (field: string): field is keyof typeof MENDED => field in MENDED;

function formOf({ title, location, pay, experience, type, skills, area }: Posting): TypedJob {
  return {
    title: title.trim(),
    type: typeOf(type),
    workMode: /\bhybrid\b/i.test(location) ? WorkMode.HYBRID : WorkMode.ON_SITE,
    location: cut(location.trim(), 120),
    // A number alone has no unit.
    pay: /^\d+$/.test(pay.trim()) ? "Not disclosed" : pay.trim(),
    experience: experience.trim(),
    skills: skillsOf(skills),
    description: area.trim() || title.trim(),
    requirements: experience.trim() || "Not stated",
    benefits: [],
    openings: 1,
    languages: [],
    freshersWelcome: false,
    ownTwoWheeler: false,
    isForClient: false,
    ...{ asksPhone: false, asksResume: false, asksNoticePeriod: false, asksExpectedPay: false },
  };
}

function typeOf(type: string): JobType {
  if (/\bintern/i.test(type)) return JobType.INTERNSHIP;
  if (/\bpart[ -]time/i.test(type)) return JobType.PART_TIME;
  return /\b(?:contract|temporary|freelance)/i.test(type) ? JobType.CONTRACT : JobType.FULL_TIME;
}

/** Each once, as many and as long as a job has room for. */
function skillsOf(cell: string): string[] {
  const skills = cell.split(/[|,]/).map((skill) => cut(skill.trim(), 40));
  const named = skills.filter((skill) => skill !== "" && !NO_SKILL.test(skill));
  return [...new Set(named)].slice(0, MOST_SKILLS);
}

const cut = (text: string, length: number): string => text.slice(0, length).trim();
