import { ConflictError } from "../../../errors/errors";
import { parsePlace } from "../reading/city";
import type { Namesake } from "../../companies/company.service";
import type { TypedJob } from "../job/job-content";
import { experienceInWords, experienceProblem, parseExperience } from "../reading/experience";
import type { Job } from "../job/job.entity";
import { PayBound } from "../reading/pay.enums";
import {
  type ExperienceReading,
  type JobQuestion,
  JobQuestionCode,
  type PayReading,
} from "./job-post.inputs";
import { inWords } from "../../../text/text.rules";
import { isPayLow, payProblem } from "../job/job.rules";
import { payBoundOf, type PayFigures, readPayText } from "../reading/pay";

const payQuestion = (pay: PayFigures): JobQuestion => ({
  code: JobQuestionCode.PAY_LOOKS_MONTHLY,
  message: `₹${inWords(pay.max)} a year is very little. Is it monthly instead of yearly?`,
  jobId: null,
  company: null,
});

/** "₹8,00,000 to ₹12,00,000 a year" (JOBS-14); a figure of another unit is followed by what it comes to in a year. */
function payInWords(text: string, pay: PayFigures): string {
  const bound = payBoundOf(text, pay);
  const lead = { [PayBound.AT_LEAST]: "at least ", [PayBound.AT_MOST]: "up to " };
  const span = (min: number, max: number) =>
    `${bound ? lead[bound] : ""}₹${inWords(min)}${max === min ? "" : ` to ₹${inWords(max)}`}`;
  const said = `${span(pay.min, pay.max)} a ${pay.unit}`;
  return pay.min === pay.yearlyMin ? said : `${said}, ${span(pay.yearlyMin, pay.yearlyMax)} a year`;
}

/** How the text was understood, so that a form can say so while it is typed. */
export function readPay(text: string): PayReading {
  const read = readPayText(text);
  const [pay, obstacle] = typeof read === "string" ? [null, read] : [read, null];
  return {
    pay: {
      text,
      min: pay?.min ?? null,
      max: pay?.max ?? null,
      unit: pay?.unit ?? null,
      bound: pay && payBoundOf(text, pay),
      yearlyMin: pay?.yearlyMin ?? null,
      yearlyMax: pay?.yearlyMax ?? null,
    },
    words: pay && payInWords(text, pay),
    obstacle,
    problem: payProblem(pay),
    question: pay && isPayLow(pay) ? payQuestion(pay) : null,
  };
}

/** The same of a text about experience. */
export function readExperience(text: string): ExperienceReading {
  const years = parseExperience(text);
  return { words: years && experienceInWords(years), problem: experienceProblem(text) };
}

/** Two jobs of one company with the same mark look like the same job: case, signs, plurals and order aside. */
export function likenessOf({ title, location, type }: Pick<TypedJob, "title" | "location" | "type">): string {
  const words = title.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}+#]+/gu) ?? [];
  const city = parsePlace(location).city?.toLowerCase() ?? "";
  const singular = words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
  return [type, city, ...[...new Set(singular)].sort()].join(" ");
}

/** The same of a job that is there. */
export const likenessOfJob = ({ title, type, city }: Pick<Job, "title" | "type" | "city">): string =>
  likenessOf({ title, type, location: city ?? "Remote" });

export const duplicateQuestion = (jobId: string, title: string): JobQuestion => ({
  code: JobQuestionCode.POSSIBLE_DUPLICATE,
  message: `Your company has an open job like this one already: '${title}'. Post it all the same?`,
  jobId,
  company: null,
});

export const companyQuestion = (namesake: Namesake): JobQuestion => ({
  code: JobQuestionCode.COMPANY_LOOKS_KNOWN,
  message: wordsOf(namesake),
  jobId: null,
  company: namesake.company,
});

function wordsOf({ company, name, isOwn, hasMembers }: Namesake): string {
  const called = name === company.name ? `'${name}'` : `'${name}', which is '${company.name}' now`;
  if (isOwn) return `You post for ${called} already: go back to choose it. Or is this another company?`;
  const ifSame = hasMembers
    ? "If not, somebody who posts for it can post this job."
    : "If not, post it all the same: nobody posts for that one yet, and we will bring the two together.";
  return `The portal has a company of this name or nearly so already: ${called}. Is yours another one? ${ifSame}`;
}

/** @throws ConflictError with the question's code and what it is about, where it was not answered yet */
export function assertAnswered(question: JobQuestion | null, isConfirmed: boolean): void {
  if (!question || isConfirmed) return;
  const { code, message, jobId, company } = question;
  throw new ConflictError(code, message, { jobId, company });
}
