import { knownWords } from "../../modules/resumes/file/known-words";
import { readResume } from "../../modules/resumes/reading/read-resume";
import type { Found } from "../../modules/resumes/reading/resume-reading";
import { readSearchWordCatalogue } from "../../modules/search-words/search-word-catalogue";
import { resumeLinesOf } from "./resume-lines";

const WORDS = knownWords(readSearchWordCatalogue());

/** A resume that is written down as `resumeLinesOf` takes it, read with the board's own words. */
export const readResumeText = (text: string, links: string[] = []) =>
  readResume(resumeLinesOf(text, links), WORDS);

export const said = (found: Found | null) => found?.text ?? null;

/** Of each job below "Experience": its title, company, start and end. */
export const jobsOf = (section: string) =>
  readResumeText(`# Asha Menon\n# Experience\n${section}`).experience.map((job) => [
    said(job.position),
    said(job.company),
    said(job.startDate),
    job.isCurrent ? "now" : said(job.endDate),
  ]);
