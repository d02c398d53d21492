import { createHash } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { demoCompanies } from "../demo/demo-companies";
import { demoJobs } from "../demo/demo-jobs";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../src/modules/jobs/job/job.enums";
import { Job } from "../src/modules/jobs/job/job.entity";
import type { JobContent } from "../src/modules/jobs/job/job-content";
import { Company } from "../src/modules/companies/company.entity";
import { insertJobs, type NewJob } from "../src/modules/jobs/posting/job-insert";
import { readJob, wholeJob } from "../src/modules/jobs/posting/job-reading";
import { DAY_MS } from "../src/time/clock";
import type { Posting } from "./posting";
import { contentOfPosting } from "./posting-content";

/** Postings are as old as this at most, so that no search by age leaves some out. */
const AGE_MS = 20 * DAY_MS;
const OPEN_MS = 60 * DAY_MS;
/** A name that nobody searches for: a company's name is searched with its jobs. */
const COMPANY = "Qvzx";

/** The judged jobs, by their ids. */
export type JudgedJobs = ReadonlyMap<string, Posting>;

export interface BoardOptions {
  postings: readonly Posting[];
  withDemo: boolean;
  now: Date;
}

/**
 * Fills an empty, migrated database with postings, and with the demo jobs where they are wanted too. The index is built
 * at the end, in one go.
 */
export async function fillBoard(
  dataSource: DataSource,
  { postings, withDemo, now }: BoardOptions,
): Promise<JudgedJobs> {
  return dataSource.transaction(async (manager) => {
    // On a busy machine postings are read for longer than a transaction may rest.
    await manager.query("set local idle_in_transaction_session_timeout = 0");
    await manager.query("alter table jobs disable trigger job_search_insert");
    const judged = await addPostings(manager, postings, now);
    if (withDemo) await addDemoJobs(manager, now);
    await manager.query("alter table jobs enable trigger job_search_insert");
    await manager.query("select job_search_rebuild()");
    return judged;
  });
}

/** Spread over the last days, in an order of chance that is the same at every run: files have an order of their own. */
async function addPostings(
  manager: EntityManager,
  postings: readonly Posting[],
  now: Date,
): Promise<JudgedJobs> {
  const { id: companyId } = await addCompany(manager, COMPANY);
  const chance = (index: number) => createHash("sha256").update(String(index)).digest("hex");
  const order = postings.map((posting, index) => ({ posting, chance: chance(index) }));
  order.sort((one, other) => (one.chance < other.chance ? -1 : 1));
  const jobs = order.map(({ posting }, place) => ({
    posting,
    job: newJob(contentOfPosting(posting), companyId, {
      postedAt: new Date(now.getTime() - Math.round((AGE_MS * (place + 1)) / order.length)),
      openUntil: new Date(now.getTime() + OPEN_MS),
    }),
  }));
  await insertJobs(
    manager,
    jobs.map(({ job }) => job),
  );
  return new Map(jobs.map(({ posting, job }) => [job.id, posting]));
}

async function addDemoJobs(manager: EntityManager, now: Date): Promise<void> {
  const ids = new Map<string, string>();
  for (const { name } of demoCompanies()) ids.set(name, (await addCompany(manager, name)).id);
  const jobs = [...demoJobs(now)].map(({ companyName, postedAt, openUntil, ...row }) => {
    const form = {
      ...row,
      type: JobType[row.type],
      workMode: WorkMode[row.workMode],
      shift: row.shift && Shift[row.shift],
      education: Education[row.education],
      englishLevel: row.englishLevel && EnglishLevel[row.englishLevel],
    };
    return newJob(wholeJob(readJob(form)).content, ids.get(companyName) ?? "", { postedAt, openUntil });
  });
  await insertJobs(manager, jobs);
}

const addCompany = (manager: EntityManager, name: string): Promise<Company> => {
  const company = new Company();
  return manager.save(Object.assign(company, { name, slug: company.id }));
};

const newJob = (
  content: JobContent,
  companyId: string,
  times: { postedAt: Date; openUntil: Date },
): NewJob => ({
  id: new Job().id,
  ...content,
  companyId,
  postedById: null,
  reference: null,
  draftId: null,
  ...times,
  heldAt: null,
  heldReason: null,
  heldRules: [],
});
