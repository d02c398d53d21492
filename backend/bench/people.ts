import type { DataSource } from "typeorm";
import { createDataSource } from "../src/app/data-source";
import { Account } from "../src/modules/accounts/account.entity";
import { CareerProfileService } from "../src/modules/career-profiles/career-profile.service";
import { PostingBlocks } from "../src/modules/jobs/blocks/posting-blocks";
import { JobSuggestionService } from "../src/modules/jobs/search/job-suggestion.service";
import { PersonReadingService } from "../src/modules/people/person-reading.service";
import type { PersonFilter } from "../src/modules/people/person.inputs";
import { PersonService } from "../src/modules/people/person.service";
import { Education } from "../src/modules/jobs/job/job.enums";
import { systemClock } from "../src/time/clock";
import { type BenchServer, preparedDatabase } from "./database";
import { flatLine, measure, table } from "./measure";
import { loadPeople } from "./people-data";

/** People who can be found; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_PEOPLE ?? "10000,1000000").split(",").map(Number);
const RUNS = 60;
const ENOUGH_MS = 2;

interface Found {
  service: PersonService;
  viewer: Account;
  companyId: string;
}

const FIGURES = {
  ...{ minExperienceYears: 2, maxExperienceYears: 5, maxExpectedPay: 600_000 },
  ...{ maxNoticeDays: 30, minEducation: Education.GRADUATE },
};

/** Pages of 20 with their capped totals, through the product's own service. */
const CLASSES: [string, PersonFilter][] = [
  ["everybody", {}],
  ["a common trade", { q: "software engineer" }],
  ["a rare trade", { q: "horticulturist" }],
  ["a skill of several trades", { q: "excel" }],
  ["two skills that are seldom together", { q: "tally horticulturist" }],
  ["two skills that nobody has both", { q: "java welding" }],
  ["a word that nobody has", { q: "zzyzzx" }],
  ["a large city", { place: "Bangalore" }],
  ["a small city", { place: "Lucknow" }],
  ["a state", { place: "Maharashtra" }],
  ["a common trade in a small city", { q: "software engineer", place: "Lucknow" }],
  ["a rare trade in a small city", { q: "horticulturist", place: "Lucknow" }],
  ["years of work", { minExperienceYears: 2, maxExperienceYears: 5 }],
  ["most years of work", { minExperienceYears: 19 }],
  ["expected pay", { maxExpectedPay: 300_000 }],
  ["little pay", { maxExpectedPay: 121_000 }],
  ["notice period", { maxNoticeDays: 15 }],
  ["education", { minEducation: Education.POSTGRADUATE }],
  ["a common trade, all figures", { q: "software engineer", ...FIGURES }],
  ["everything together", { q: "accountant", place: "Lucknow", ...FIGURES }],
  ["everything together, rarely met", { q: "horticulturist", place: "Lucknow", ...FIGURES }],
];

async function foundIn(dataSource: DataSource): Promise<Found> {
  const careers = new CareerProfileService(dataSource, systemClock);
  const reading = new PersonReadingService(dataSource, systemClock, careers);
  const { spelling } = new JobSuggestionService(new PostingBlocks(dataSource, systemClock));
  const viewer = await dataSource.getRepository(Account).findOneByOrFail({ firebaseUid: "finder" });
  const [company] = await dataSource.query<{ id: string }[]>("select id from companies");
  return {
    service: new PersonService(dataSource, systemClock, reading, spelling),
    viewer,
    companyId: company?.id ?? "",
  };
}

async function rowsOf(all: readonly Found[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, filter] of CLASSES) {
    const list = ({ service, viewer, companyId }: Found) =>
      service.list(viewer, { companyId, filter, first: 20 });
    const works = all.map((found) => () => list(found));
    const line = flatLine(name, await measure(works, RUNS), ENOUGH_MS);
    const totals = await Promise.all(all.map(async (found) => (await list(found)).total));
    rows.push([...line, String(totals.at(-1))]);
  }
  return rows;
}

/** Prints how long finding people takes among few and among many, and tells by the exit code which does not hold. */
export async function measurePeople(server: BenchServer): Promise<void> {
  const sources: DataSource[] = [];
  try {
    for (const size of SIZES) {
      const url = await preparedDatabase(server, `people_${size}`, (client) => loadPeople(client, size));
      sources.push(await createDataSource(url).initialize());
    }
    const head = ["p50 in ms with people", ...SIZES.map(String), "ratio", "", "found"];
    process.stdout.write(`${table([head, ...(await rowsOf(await Promise.all(sources.map(foundIn))))])}\n\n`);
  } finally {
    for (const source of sources) await source.destroy();
  }
}
