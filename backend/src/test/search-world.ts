import type { DataSource } from "typeorm";
import { createDataSource } from "../app/data-source";
import { Company } from "../modules/companies/company.entity";
import { JobSearchService } from "../modules/jobs/search/job-search.service";
import { JobSuggestionService } from "../modules/jobs/search/job-suggestion.service";
import type { JobPage, JobsArgs } from "../modules/jobs/search/job-search.inputs";
import { PostingBlocks } from "../modules/jobs/blocks/posting-blocks";
import type { SearchIndex } from "../modules/jobs/search/search-index";
import { Job } from "../modules/jobs/job/job.entity";
import { JobType, WorkMode } from "../modules/jobs/job/job.enums";
import { createTestDatabase } from "./database";
import { placeOfJob } from "./factories";

export const DAY = 24 * 60 * 60 * 1000;

export interface SearchWorld {
  dataSource: DataSource;
  index: SearchIndex;
  search: JobSearchService;
  suggestions: JobSuggestionService;
  /** What the services take for the time. */
  setNow(now: Date): void;
  now(): Date;
  company(values?: Partial<Company>): Promise<Company>;
  /** Open full-time jobs in Pune, unless told otherwise. */
  job(values?: Partial<Job>): Promise<Job>;
  /** A search of somebody who has the advanced filters. */
  find(args?: Partial<JobsArgs>): Promise<JobPage>;
  titles(args?: Partial<JobsArgs>): Promise<string[]>;
  close(): Promise<void>;
}

/** A database with nothing but companies and jobs in it, and a clock to turn. */
export async function createSearchWorld(): Promise<SearchWorld> {
  const database = await createTestDatabase();
  const dataSource = await createDataSource(database.url).initialize();
  let now = new Date();
  let made = 0;
  let posted = 0;
  const clock = { now: () => now };
  const index = new PostingBlocks(dataSource, clock);
  const suggestions = new JobSuggestionService(index);
  const search = new JobSearchService(index, clock, suggestions);
  const company = (values: Partial<Company> = {}) =>
    dataSource
      .getRepository(Company)
      .save({ ...new Company(), slug: `company-${(made += 1)}`, name: "Kaveri Works", ...values });
  const find = (args: Partial<JobsArgs> = {}) =>
    search.search({ page: 1, pageSize: 50, ...args }, () => Promise.resolve(true));
  return {
    dataSource,
    index,
    search,
    suggestions,
    setNow: (time) => void (now = time),
    now: () => now,
    company,
    async job(values = {}) {
      const companyId = values.companyId ?? (await company()).id;
      // Each is a little newer than the one before it: equal ones would stand in an order of chance.
      const row = {
        ...openJob(new Date(now.getTime() + (posted += 1))),
        companyId,
        ...values,
        ...placeOfJob(values, "Pune"),
      };
      await dataSource.getRepository(Job).insert(row);
      return dataSource.getRepository(Job).create(row);
    },
    find,
    titles: async (args) => (await find(args)).items.map(({ title }) => title),
    async close() {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

const openJob = (now: Date): Partial<Job> => ({
  id: new Job().id,
  title: "Staff Nurse",
  type: JobType.FULL_TIME,
  workMode: WorkMode.ON_SITE,
  payText: "Negotiable",
  experience: "As agreed",
  skills: [],
  description: "Look after a ward.",
  requirements: "A diploma.",
  benefits: [],
  openings: 1,
  postedAt: new Date(now.getTime() - DAY),
  openUntil: new Date(now.getTime() + 30 * DAY),
});
