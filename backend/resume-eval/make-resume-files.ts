import "reflect-metadata";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../src/commands/command";
import { CommandError } from "../src/errors/errors";
import { ResumeTemplate, type ResumeText } from "../src/modules/resumes/content/resume-content";
import { jsonResumeOf } from "../src/modules/resumes/json/resume-json";
import { ResumeRenderer } from "../src/modules/resumes/print/resume-pdf";
import type { Browser } from "playwright-core";
import { drawHtml, printHtml, startBrowser } from "./browser";
import { type Dates, dateStyles } from "./dates";
import { LAYOUTS } from "./html-layouts";
import { imagePdf } from "./image-pdf";
import { latexPdf } from "./latex-layout";
import { HINDI_RESUMES, sampleResumes } from "./sample-resumes";
import { hindiFile, WORD_LAYOUTS } from "./word-file";

type Resume = Omit<ResumeText, "template">;
/** How many files of each make there are: sixty in all. */
const COUNTS = { word: 6, table: 7, docs: 6, "sidebar-left": 5, "sidebar-right": 5, timeline: 4 } as const;
const LATEX = 6;
const WORD_FILES = 3;
const SCANS = 6;
const WRITTEN_AT = new Date("2026-06-15T00:00:00Z");

class Folder {
  constructor(readonly path: string) {
    mkdirSync(path, { recursive: true });
  }

  /** What a file is judged by lies beside it. */
  keep(name: string, resume: Resume, marks: { isScan?: true; hasNoStarts?: true } = {}): string {
    const document = jsonResumeOf({ ...resume, template: ResumeTemplate.CLASSIC }, WRITTEN_AT);
    // A table with one column for the year tells none of the start.
    const education = document.education?.map((study) =>
      marks.hasNoStarts ? { ...study, startDate: undefined } : study,
    );
    const meta = { ...document.meta, ...(marks.isScan && { isScan: true }) };
    writeFileSync(join(this.path, `${name}.json`), JSON.stringify({ ...document, education, meta }, null, 2));
    return join(this.path, name);
  }
}

const datesAt = (dates: readonly Dates[], index: number): Dates =>
  dates[index % dates.length] ?? dateStyles.words;

async function makeAll(folder: Folder, browser: Browser): Promise<void> {
  const people = sampleResumes(100);
  const next = (): Resume => {
    const resume = people.shift();
    if (!resume) throw new Error("There are too few demo people.");
    return resume;
  };
  await makeOwn(folder, next);
  for (const [make, count] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][])
    for (let index = 0; index < count; index += 1) {
      const [resume, { draw, dates }] = [next(), LAYOUTS[make]];
      const path = folder.keep(`${make}-${index + 1}`, resume, make === "table" ? { hasNoStarts: true } : {});
      writeFileSync(`${path}.pdf`, await printHtml(browser, draw(resume, datesAt(dates, index))));
    }
  makeHindi(folder);
  makeLatexAndWord(folder, next);
  await makeScans(folder, browser, next);
}

/** As Word files: what browsers print of Hindi says its letters only in part. */
function makeHindi(folder: Folder): void {
  for (const [index, resume] of HINDI_RESUMES.entries()) {
    const path = folder.keep(`hindi-${index + 1}`, resume);
    writeFileSync(`${path}.docx`, hindiFile(resume, dateStyles.hindi));
  }
}

/** In each of the product's own templates. */
async function makeOwn(folder: Folder, next: () => Resume): Promise<void> {
  const renderer = new ResumeRenderer();
  for (const template of Object.values(ResumeTemplate)) {
    const resume = next();
    writeFileSync(
      `${folder.keep(`own-${template}`, resume)}.pdf`,
      await renderer.pdf({ ...resume, template }),
    );
  }
  renderer.stop();
}

function makeLatexAndWord(folder: Folder, next: () => Resume): void {
  for (let index = 0; index < LATEX; index += 1) {
    const resume = next();
    const path = folder.keep(`latex-${index + 1}`, resume);
    writeFileSync(`${path}.pdf`, latexPdf(resume, datesAt([dateStyles.words, dateStyles.long], index)));
  }
  for (const [make, draw] of Object.entries(WORD_LAYOUTS))
    for (let index = 0; index < WORD_FILES - (make === "beside" ? 1 : 0); index += 1) {
      const resume = next();
      const path = folder.keep(`docx-${make}-${index + 1}`, resume);
      writeFileSync(`${path}.docx`, draw(resume, datesAt([dateStyles.words, dateStyles.numbers], index)));
    }
}

async function makeScans(folder: Folder, browser: Browser, next: () => Resume): Promise<void> {
  for (let index = 0; index < SCANS; index += 1) {
    const resume = next();
    const path = folder.keep(`scan-${index + 1}`, resume, { isScan: true });
    const html = LAYOUTS.word.draw(resume, dateStyles.words);
    const page = html.replace("</style>", "body { padding: 14mm; }</style>");
    writeFileSync(`${path}.pdf`, await imagePdf(await drawHtml(browser, page)));
  }
}

run(async () => {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new CommandError("Usage: npm run eval:resumes:make -- FOLDER");
  const browser = await startBrowser();
  await makeAll(new Folder(resolve(path)), browser);
  await browser.close();
});
