import "reflect-metadata";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { emptyDatabase, startBenchServer } from "../bench/database";
import { createDataSource } from "../src/app/data-source";
import { run } from "../src/commands/command";
import { MIGRATING } from "../src/database/data-source";
import { CommandError } from "../src/errors/errors";
import { JobSearchService } from "../src/modules/jobs/search/job-search.service";
import { JobSuggestionService } from "../src/modules/jobs/search/job-suggestion.service";
import { PostingBlocks } from "../src/modules/jobs/blocks/posting-blocks";
import { systemClock } from "../src/time/clock";
import { ask, type Asked } from "./asking";
import { type BoardOptions, fillBoard, type JudgedJobs } from "./board";
import { type EvalQuery, type Half, halfOf, HALVES, readQueries } from "./eval-query";
import { readPostings } from "./posting";
import { inWords, meanOf } from "./scores";
import { askTypo, readTypos, type Typo, type TypoEnd } from "./typo";

const USAGE =
  "Usage: npm run eval:search -- --postings FILE [--queries FILE] [--half tuning|check] [--demo] [--typos FILE]";

/** Of a typo that led nowhere so many titles are shown. */
const MOST_TITLES = 3;

interface Options {
  postings: string;
  queries: string;
  half: Half | null;
  demo: boolean;
  /** With a file of typos, these are asked instead of the queries. */
  typos: string | null;
}

/** @throws CommandError with the usage */
function readArguments(): Options {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      options: { postings: text, queries: text, half: text, demo: { type: "boolean" }, typos: text },
    });
    const half = HALVES.find((known) => known === values.half) ?? null;
    if (values.postings && (half !== null || values.half === undefined))
      return {
        postings: values.postings,
        queries: values.queries ?? join(__dirname, "queries.tsv"),
        half,
        demo: values.demo ?? false,
        typos: values.typos ?? null,
      };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new CommandError(USAGE);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Questions = (search: JobSearchService, judged: JudgedJobs) => Promise<void>;

/** Read before anything is started, so that a mistake in a file shows at once. @throws CommandError */
function readQuestions({ queries, half, typos }: Options): Questions {
  if (typos !== null) {
    const read = readTypos(typos);
    return (search) => askTypos(search, read);
  }
  const read = readQueries(queries).filter(({ text }) => half === null || halfOf(text) === half);
  return (search, judged) => askQueries(search, judged, read);
}

async function askQueries(
  search: JobSearchService,
  judged: JudgedJobs,
  queries: readonly EvalQuery[],
): Promise<void> {
  const answers: Asked[] = [];
  for (const query of queries) {
    const asked = await ask(search, query, judged);
    if (asked) answers.push(asked);
    say(asked ? lineOf(asked) : `${query.text}: not judged, because no posting is wanted`);
  }
  const empty = answers.filter(({ found }) => found === 0).length;
  say(`${inWords(meanOf(answers.map(({ scores }) => scores)))} empty ${empty} of ${answers.length}`);
}

function lineOf({ query, scores, found, wanted, seconds, worst }: Asked): string {
  const figures = `${inWords(scores)} found ${found} wanted ${wanted} in ${seconds.toFixed(3)} s`;
  return [`${query.text}: ${figures}`, ...worst.map((title) => `    not wanted: ${title}`)].join("\n");
}

async function askTypos(search: JobSearchService, typos: readonly Typo[]): Promise<void> {
  const ends: Record<TypoEnd, number> = { found: 0, worse: 0, lost: 0 };
  for (const typo of typos) {
    const { end, searchedText, titles } = await askTypo(search, typo);
    if (end) ends[end] += 1;
    say(`${typo.typed} (${typo.meant}): ${end ?? "not judged, because no job has the word"}`);
    if (end === "found") continue;
    say(`    searched: ${searchedText ?? typo.typed}`);
    for (const title of titles.slice(0, MOST_TITLES)) say(`    ${title}`);
  }
  const { found, worse, lost } = ends;
  say(`found ${found} worse ${worse} lost ${lost} of ${found + worse + lost}`);
}

async function evaluate(url: string, board: BoardOptions, questions: Questions): Promise<void> {
  const dataSource = await createDataSource(url, MIGRATING).initialize();
  try {
    const judged = await fillBoard(dataSource, board);
    await dataSource.query("vacuum analyze");
    const index = new PostingBlocks(dataSource, systemClock);
    await questions(new JobSearchService(index, systemClock, new JobSuggestionService(index)), judged);
  } finally {
    await dataSource.destroy();
  }
}

async function main(): Promise<void> {
  const options = readArguments();
  const postings = readPostings(options.postings);
  const questions = readQuestions(options);
  const server = await startBenchServer();
  try {
    const url = await emptyDatabase(server, "search_eval");
    await evaluate(url, { postings, withDemo: options.demo, now: new Date() }, questions);
  } finally {
    await server.stop();
  }
}

run(main);
