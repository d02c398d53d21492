import "reflect-metadata";
import type { DataSource } from "typeorm";
import { systemClock } from "../src/time/clock";
import { run } from "../src/commands/command";
import { createDataSource } from "../src/app/data-source";
import { JobFilterCountService } from "../src/modules/jobs/search/job-filter-count.service";
import type { JobFilter, JobsArgs } from "../src/modules/jobs/search/job-search.inputs";
import { JobSearchService } from "../src/modules/jobs/search/job-search.service";
import { JobService } from "../src/modules/jobs/job/job.service";
import { SimilarJobsService } from "../src/modules/jobs/search/similar-jobs.service";
import { JobSuggestionService } from "../src/modules/jobs/search/job-suggestion.service";
import { PostingBlocks } from "../src/modules/jobs/blocks/posting-blocks";
import type { SearchIndex } from "../src/modules/jobs/search/search-index";
import { Education, EnglishLevel, JobType, Shift } from "../src/modules/jobs/job/job.enums";
import { JobSort } from "../src/modules/jobs/search/job-sort.enums";
import { databaseOf, startBenchServer } from "./database";
import { measure, table, type Timing } from "./measure";

/** Jobs per database; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_SIZES ?? "10000,100000,1000000").split(",").map(Number);
/** How often each class is asked of each database. */
const RUNS = Number(process.env.BENCH_RUNS ?? 200);

interface Services {
  index: SearchIndex;
  search: JobSearchService;
  suggestions: JobSuggestionService;
  similar: SimilarJobsService;
  filterCounts: JobFilterCountService;
  /** For an open job in the middle of the list. */
  jobId: string;
}

const jobs =
  (args: Partial<JobsArgs>) =>
  ({ search }: Services): Promise<unknown> =>
    search.search({ page: 1, pageSize: 20, ...args }, () => Promise.resolve(true));

const counts =
  (filter: JobFilter) =>
  ({ filterCounts }: Services): Promise<unknown> =>
    filterCounts.count(filter, () => Promise.resolve(true));

const LOCALITY = "Koramangala, Bengaluru";
const POINT = { latitude: 12.93, longitude: 77.62 };
const EVERYTHING: JobFilter = {
  ...{ q: "engineer", location: "Bengaluru, Mysuru", near: POINT, withinKm: 25, type: JobType.FULL_TIME },
  ...{ education: Education.GRADUATE, shift: Shift.DAY, englishLevel: EnglishLevel.FLUENT, payMin: 345_678 },
  ...{ postedWithinDays: 90, experienceYears: 3 },
};

/**
 * Every class goes through the product's own services: one page of 20 jobs with companies and the capped count. If ten
 * thousand jobs hold fewer, the page has as many as they have, so that answers of one size are compared.
 */
const ALL: [string, (services: Services) => Promise<unknown>][] = [
  ["no filter, newest", jobs({})],
  ["common word (16 %)", jobs({ filter: { q: "software" } })],
  ["common word, newest", jobs({ filter: { q: "software" }, sort: JobSort.NEWEST })],
  ["common word, by pay", jobs({ filter: { q: "software" }, sort: JobSort.PAY })],
  ["middling word (2 %)", jobs({ filter: { q: "physiotherapist" } })],
  ["rare word (0.05 %), five jobs", jobs({ filter: { q: "tapayun" }, pageSize: 5 })],
  ["absent word", jobs({ filter: { q: "zzyzzx" } })],
  ["two words that meet", jobs({ filter: { q: "senior engineer" } })],
  ["three words", jobs({ filter: { q: "senior software java" } })],
  ["two common words that never meet", jobs({ filter: { q: "software nurse" } })],
  ["three common words that never meet", jobs({ filter: { q: "software nurse accountant" } })],
  ["word and city", jobs({ filter: { q: "software", location: "Bengaluru" } })],
  [
    "middling word and small city, five jobs",
    jobs({ filter: { q: "physiotherapist", location: "Lucknow" }, pageSize: 5 }),
  ],
  ["city and type", jobs({ filter: { location: "Pune", type: JobType.CONTRACT } })],
  ["city, type and salary", jobs({ filter: { location: "Pune", type: JobType.CONTRACT, payMin: 800_000 } })],
  ["word, city and salary", jobs({ filter: { q: "engineer", location: "Pune", payMin: 1_000_000 } })],
  ["word and salary between steps", jobs({ filter: { q: "engineer", payMin: 1_234_567 } })],
  ["word, posted within a week", jobs({ filter: { q: "engineer", postedWithinDays: 7 } })],
  ["all, by pay", jobs({ sort: JobSort.PAY })],
  ["city, by pay", jobs({ filter: { location: "Kochi" }, sort: JobSort.PAY })],
  ["page 10 of a common word", jobs({ filter: { q: "software" }, page: 10 })],
  ["page 7 of a middling word", jobs({ filter: { q: "legal" }, page: 7 })],
  ["five synonyms and more", jobs({ filter: { q: "delivery boy" } })],
  ["two scripts", jobs({ filter: { q: "ड्राइवर heavy vehicle" } })],
  ["several skills, any of them", jobs({ filter: { q: "kotlin react java" } })],
  ["phrase", jobs({ filter: { q: '"senior software engineer"' } })],
  ["several cities", jobs({ filter: { location: "Pune, Mumbai, Kochi" } })],
  [
    "rare word, several cities, three jobs",
    jobs({ filter: { q: "tapayun", location: "Pune, Mumbai, Kochi" }, pageSize: 3 }),
  ],
  ["5 km around a locality", jobs({ filter: { location: LOCALITY, withinKm: 5 } })],
  [
    "middling word, 25 km around a locality",
    jobs({ filter: { q: "legal", location: LOCALITY, withinKm: 25 } }),
  ],
  ["nearest", jobs({ filter: { near: POINT }, sort: JobSort.NEAREST })],
  ["word, nearest", jobs({ filter: { q: "software", near: POINT }, sort: JobSort.NEAREST })],
  [
    "rare word, nearest, five jobs",
    jobs({ filter: { q: "tapayun", near: POINT }, sort: JobSort.NEAREST, pageSize: 5 }),
  ],
  ["everything together, five jobs", jobs({ filter: EVERYTHING, sort: JobSort.NEAREST, pageSize: 5 })],
  ["filter counts", counts({})],
  ["filter counts of a word and a city", counts({ q: "software", location: "Bengaluru" })],
  ["filter counts of everything together", counts(EVERYTHING)],
  ["title suggestions", ({ suggestions }) => suggestions.titles("sofware enginer")],
  ["place suggestions", ({ suggestions }) => suggestions.places("statn road")],
  ["a corrected word", jobs({ filter: { q: "acountent" } })],
  ["the correction alone", ({ suggestions }) => suggestions.spelling.corrections("acountent tallly")],
  ["similar jobs", ({ similar, jobId }) => similar.like(jobId, 6)],
  ["popular locations", ({ search }) => search.popularLocations(8)],
];

/** A part of a name that is given to the command picks classes. */
const CLASSES = ALL.filter(([name]) => name.includes(process.argv[2] ?? ""));

async function servicesOf(dataSource: DataSource): Promise<Services> {
  const index = new PostingBlocks(dataSource, systemClock);
  const suggestions = new JobSuggestionService(index);
  const search = new JobSearchService(index, systemClock, suggestions);
  const similar = new SimilarJobsService(new JobService(dataSource, systemClock), search);
  const page = await search.search({ page: 10, pageSize: 20 }, () => Promise.resolve(false));
  const filterCounts = new JobFilterCountService(index, systemClock);
  return { index, suggestions, search, similar, filterCounts, jobId: page.items[0]?.id ?? "" };
}

/** For each class, a timing for each database. */
async function timingsOf(urls: string[]): Promise<Timing[][]> {
  const dataSources = await Promise.all(urls.map((url) => createDataSource(url).initialize()));
  try {
    const services = await Promise.all(dataSources.map(servicesOf));
    for (const { index } of services) await index.changes.takeIn();
    // As autovacuum does where it is on.
    for (const dataSource of dataSources)
      await dataSource.query("vacuum job_search_entries, job_search_facets");
    const timings: Timing[][] = [];
    for (const [, ask] of CLASSES) {
      const works = services.map((ofSize) => () => ask(ofSize));
      timings.push(await measure(works, RUNS));
    }
    return timings;
  } finally {
    await Promise.all(dataSources.map((dataSource) => dataSource.destroy()));
  }
}

const ms = (time: number) => time.toFixed(2);

function printed(timings: Timing[][]): string {
  const head = [
    "milliseconds",
    ...SIZES.flatMap((size) => [`${size} least`, "p50", "p99"]),
    "ratio of least",
    "of p50",
    "holds",
  ];
  const rows = CLASSES.map(([name], index) => {
    const times = timings[index] ?? [];
    const first = times[0]?.p50 ?? 0;
    const last = times.at(-1)?.p50 ?? 0;
    const holds = last <= 1 || last <= first * 1.5;
    const ofLeast = (times.at(-1)?.least ?? 0) / (times[0]?.least ?? 1);
    return [
      name,
      ...times.flatMap((time) => [ms(time.least), ms(time.p50), ms(time.p99)]),
      ofLeast.toFixed(2),
      (last / first).toFixed(2),
      holds && last <= 10 ? "yes" : "NO",
    ];
  });
  return table([head, ...rows]);
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    const urls: string[] = [];
    for (const size of SIZES) urls.push(await databaseOf(server, size));
    process.stdout.write(`${printed(await timingsOf(urls))}\n`);
  } finally {
    await server.stop();
  }
}

run(main);
