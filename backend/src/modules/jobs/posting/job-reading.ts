import { BadInputError, type FieldProblem } from "../../../errors/errors";
import { type Complaint, problemOf } from "../../../text/broken-rule";
import { inWords } from "../../../text/text.rules";
import { contentOf, type JobContent, unfinishedJobOf } from "../job/job-content";
import {
  type DraftedJob,
  isRequired,
  type JobFieldName,
  jobFields,
  type TypedJob,
  type UnfinishedJob,
} from "../job/job.fields";
import { type JobPlaces, placeProblem, placesOf, readJobPlaces } from "../reading/job-places";
import { addressPartsIn } from "../../places/read-places";
import {
  experienceInWords,
  type ExperienceText,
  proposedExperience,
  readExperienceText,
} from "../reading/experience";
import { PayBound, PayObstacle, PayUnit } from "../reading/pay.enums";
import { payBoundOf, type PayFigures, readPayText } from "../reading/pay";
import { payHeadline, payRemarks } from "../reading/pay-headline";
import type { ExperienceReading, JobQuestion, LocationReading, PayReading } from "./job-post.inputs";
import { withClient } from "./client";
import { pastWalkIn, walkInProblems } from "./walk-in";
import { minimumWageQuestion, payQuestion, unpaidQuestion } from "./pay-questions";

/** What a form comes to once its place, pay and experience have been read. */
export interface JobReading {
  /** Without the blanks around its texts. */
  form: UnfinishedJob;
  places: JobPlaces;
  pay: PayReading;
  /** What is wrong with its texts, lists and numbers. A choice that is missing is the caller's to tell of. */
  problems: FieldProblem[];
  /** What its texts alone make the portal ask. */
  questions: JobQuestion[];
  /** The job that it makes; null where something is wrong or a choice is missing. */
  job: ReadJob | null;
}

export interface ReadJob {
  typed: TypedJob;
  content: JobContent;
}

/** Reading takes the square of a text's length, and the fields' rules refuse a longer one. */
const MOST_READ = 300;

/** The part of a text about place, pay or experience that is read. */
export const readable = (text: string): string => text.slice(0, MOST_READ);

/**
 * Reads a form: place, pay and experience once each. Checking, posting, changing, importing and files pass this on,
 * and read nothing themselves.
 * @param now when the job is posted; without it the days of a walk-in may be over
 */
export function readJob(form: DraftedJob, now?: Date): JobReading {
  const typed = withClient(unfinishedJobOf(form));
  const places = readJobPlaces(readable(typed.location));
  const [pay, figures] = readPayWhole(readable(typed.pay));
  const experience = readExperienceText(readable(typed.experience));
  const problems = [
    ...problemsOf(typed, {
      location: placeProblem(typed.location, places),
      experience: typed.experience === "" ? null : experience.problem,
    }),
    ...walkInProblems(typed),
    ...(now ? pastWalkIn(typed, now) : []),
  ];
  const isWhole = problems.length === 0 && hasItsChoices(typed);
  const understood = { places, pay: figures, experience: experience.years };
  return {
    form: typed,
    places,
    pay,
    problems,
    questions: questionsOf(
      pay.question ?? minimumWageQuestion(typed, pay.pay, placesOf(places)) ?? unpaidQuestion(typed, pay.pay),
    ),
    job: isWhole ? { typed, content: contentOf(typed, understood) } : null,
  };
}

/** At most one about pay, and one answer says yes to whichever it is. */
const questionsOf = (question: JobQuestion | null): JobQuestion[] => (question ? [question] : []);

const hasItsChoices = (form: UnfinishedJob): form is TypedJob =>
  jobFields.every(([name, field]) => !isRequired(field) || form[name] != null);

/** Those of the fields' rules, and at each field what reading it found. */
function problemsOf(
  form: UnfinishedJob,
  found: Partial<Record<JobFieldName, Complaint | null>>,
): FieldProblem[] {
  return jobFields.flatMap(([field, described]) => {
    const issues =
      described.kind === "choice" || described.kind === "flag"
        ? []
        : (described.rule.safeParse(form[field]).error?.issues ?? []);
    return issues.length > 0 || found[field] ? [problemOf(field, issues, found[field])] : [];
  });
}

/** @throws BadInputError BAD_USER_INPUT with the fields, where there are any */
export function assertNoProblems(problems: FieldProblem[]): void {
  if (problems.length > 0)
    throw new BadInputError("BAD_USER_INPUT", "Some of the input is not right.", problems);
}

/** @throws BadInputError BAD_USER_INPUT with what is wrong, where there is no job for it */
export function wholeJob({ job, problems }: JobReading): ReadJob {
  assertNoProblems(problems);
  if (!job) throw new BadInputError("BAD_USER_INPUT", "Some of the input is missing.");
  return job;
}

/** How a text about pay is understood, so that a form can say so while it is typed. */
export const readPay = (text: string): PayReading => readPayWhole(readable(text))[0];

/** The same of a text about experience. */
export function readExperience(text: string): ExperienceReading {
  const { years, problem }: ExperienceText = readExperienceText(text);
  return {
    words: years && experienceInWords(years),
    problem: problem?.message ?? null,
    problemRule: problem?.rule ?? null,
    proposal: proposedExperience(text),
  };
}

/** The same of a location. */
export function readLocation(text: string): Omit<LocationReading, "didYouMean"> {
  const reading = readJobPlaces(readable(text.trim()));
  return {
    ...reading,
    places: placesOf(reading),
    leftOut: addressPartsIn(readable(text.trim())),
    problem: placeProblem(text.trim(), reading)?.message ?? null,
  };
}

function readPayWhole(text: string): [reading: PayReading, figures: PayFigures | null] {
  const read = readPayText(text);
  const [pay, obstacle] = typeof read === "string" ? [null, read] : [read, null];
  const headline = payHeadline(text, pay);
  const reading = {
    pay: {
      text,
      ...headline,
      remarks: payRemarks(text, headline.kind),
      min: pay?.min ?? null,
      max: pay?.max ?? null,
      unit: pay?.unit ?? null,
      bound: pay && payBoundOf(text, pay),
      yearlyMin: pay?.yearlyMin ?? null,
      yearlyMax: pay?.yearlyMax ?? null,
    },
    words: pay && payInWords(text, pay),
    obstacle: pay?.yearlyMax === null ? PayObstacle.OTHER_UNIT : obstacle,
    problem: null,
    question: payQuestion(text, read),
  };
  return [reading, pay];
}

/** "₹8,00,000 to ₹12,00,000 a year" (JOBS-14); a figure of another unit is followed by what it comes to in a year. */
function payInWords(text: string, pay: PayFigures): string {
  const bound = payBoundOf(text, pay);
  const lead = { [PayBound.AT_LEAST]: "at least ", [PayBound.AT_MOST]: "up to " };
  const span = (min: number, max: number) =>
    `${bound ? lead[bound] : ""}₹${inWords(min)}${max === min ? "" : ` to ₹${inWords(max)}`}`;
  const said = `${span(pay.min, pay.max)} ${pay.unit === PayUnit.HOUR ? "an" : "a"} ${pay.unit}`;
  const { yearlyMin, yearlyMax } = pay;
  return yearlyMin === null || yearlyMax === null || pay.unit === PayUnit.YEAR
    ? said
    : `${said}, ${span(yearlyMin, yearlyMax)} a year`;
}
