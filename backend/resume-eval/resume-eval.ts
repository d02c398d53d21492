import "reflect-metadata";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { run } from "../src/commands/command";
import { CodedError, CommandError } from "../src/errors/errors";
import { knownWords } from "../src/modules/resumes/file/known-words";
import { ResumeFileReader } from "../src/modules/resumes/file/resume-file-reader";
import type { ResumeReading } from "../src/modules/resumes/reading/resume-reading";
import { readSearchWordCatalogue } from "../src/modules/search-words/search-word-catalogue";
import { hasText } from "./text-layer";
import { type ExpectedResume, type Figure, judge, type Judged, type Judgement } from "./judge";

const USAGE = "Usage: npm run eval:resumes -- FOLDER, where x.json (JSON Resume) lies beside x.pdf or x.docx";
const KINDS = [".pdf", ".docx"];
/** What a scan is called, where its JSON Resume doesn't say that it is one. */
const SCAN = /scan/i;
const SCAN_CODE = "RESUME_FILE_SCAN";

const JOBS: readonly Figure[] = ["employers", "titles", "dates", "schools"];
const OTHERS: readonly Figure[] = ["employers", "titles", "dates", "schools", "degrees"];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Answer {
  name: string;
  isScan: boolean;
  /** The code of a refusal. */
  code: string | null;
  judgement: Judgement;
}

const share = (judged: readonly Judged[]): string => {
  const right = judged.filter(({ isRight }) => isRight).length;
  return judged.length === 0 ? "100%" : `${Math.floor((right / judged.length) * 100)}%`;
};

function filesIn(folder: string): { name: string; path: string; expected: ExpectedResume }[] {
  if (!existsSync(folder)) throw new CommandError(`There is no folder '${folder}'.`);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => KINDS.includes(extname(name).toLowerCase()))
    .map((name) => ({
      name,
      path: join(folder, name),
      json: join(folder, `${name.slice(0, -extname(name).length)}.json`),
    }))
    .filter(({ json }) => existsSync(json))
    .sort((a, b) => a.name.localeCompare(b.name));
  if (files.length === 0) throw new CommandError(`${USAGE}. '${folder}' has none.`);
  return files.map(({ name, path, json }) => ({
    name,
    path,
    expected: JSON.parse(readFileSync(json, "utf8")) as ExpectedResume,
  }));
}

async function readOrCode(reader: ResumeFileReader, path: string): Promise<ResumeReading | string> {
  try {
    return await reader.read(readFileSync(path), knownWords(readSearchWordCatalogue()));
  } catch (error) {
    if (error instanceof CodedError) return error.code;
    throw error;
  }
}

const NOTHING: ResumeReading = {
  ...{ pages: 0, lines: [], links: [], experience: [], education: [], sections: [] },
  ...{ fullName: null, title: null, email: null, phone: null, location: null, summary: null },
  skills: { technical: [], soft: [], languages: [] },
  wishes: { expectedPay: null, currentPay: null, noticePeriod: null },
};

function tell({ name, isScan, code, judgement: { judged, wrong } }: Answer): void {
  if (isScan) {
    say(`${name}: ${code === SCAN_CODE ? "a scan, and named one" : `a scan, but ${code ?? "read as text"}`}`);
    return;
  }
  const missed = judged.filter(({ isRight }) => !isRight);
  const figures = OTHERS.map((figure) => `${figure} ${share(judged.filter((one) => one.figure === figure))}`);
  say(
    `${name}: ${code ?? figures.join(" ")} skills ${share(judged.filter(({ figure }) => figure === "skills"))}`,
  );
  for (const { name: what, wanted, read } of missed)
    say(`  missed ${what}: '${wanted}'${read ? ` was read as '${read}'` : ""}`);
  for (const { name: what, read, isSure } of wrong)
    say(`  wrong ${what}: '${read}'${isSure ? "" : ", marked to be checked"}`);
}

function sum(answers: readonly Answer[]): void {
  const texts = answers.filter(({ isScan }) => !isScan);
  const scans = answers.filter(({ isScan }) => isScan);
  const judged = texts.flatMap(({ judgement }) => judgement.judged);
  const of = (...figures: readonly Figure[]) => judged.filter(({ figure }) => figures.includes(figure));
  const wrong = texts.flatMap(({ judgement }) => judgement.wrong);
  say("");
  for (const figure of [...OTHERS, "sections"] as const)
    say(`${figure} ${share(of(figure))} of ${of(figure).length}`);
  say(
    `wrong values ${wrong.length}, ${wrong.filter(({ isSure }) => isSure).length} of them not marked to be checked`,
  );
  const told = scans.filter(({ code }) => code === SCAN_CODE).length;
  say(
    `contact ${share(of("contact"))} jobs ${share(of(...JOBS))} skills ${share(of("skills"))} ` +
      `scans ${told} of ${scans.length} files ${answers.length}`,
  );
}

run(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new CommandError(USAGE);
  const reader = new ResumeFileReader();
  const answers: Answer[] = [];
  for (const { name, path, expected } of filesIn(folder)) {
    const read = await readOrCode(reader, path);
    const code = typeof read === "string" ? read : null;
    const isScan = expected.meta?.isScan === true || SCAN.test(name) || !(await hasText(path));
    const judgement = judge(expected, typeof read === "string" ? NOTHING : read);
    const answer = { name, isScan, code, judgement };
    answers.push(answer);
    tell(answer);
  }
  reader.stop();
  sum(answers);
});
