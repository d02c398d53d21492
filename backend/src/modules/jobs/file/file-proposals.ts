import { indianDay } from "../../../time/indian-calendar";
import { inWords } from "../../../text/text.rules";
import { DAY_MS } from "../../../time/clock";
import { type DraftedJob, isRequired, jobFields } from "../job/job.fields";
import { Education } from "../job/job.enums";
import { DEFAULT_OPEN_DAYS, MAX_OPEN_DAYS, MAX_OPENINGS } from "../job/job.rules";
import { applyUrl } from "../reading/apply-url";
import { type JobReading, readable, readExperience, readPay } from "../posting/job-reading";
import { JobQuestionCode } from "../posting/job-post.inputs";
import { minimumWageQuestion } from "../posting/pay-questions";
import { PayKind } from "../reading/pay.enums";
import { cityOf, isWide, placesOf } from "../reading/job-places";
import { listOf, readDay, sentencesOf } from "../cells/cell-values";
import { labelOf } from "../../places/gazetteer";
import type { Place } from "../../places/place.entity";
import { type PlaceQuestion, PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../../places/work-mode";
import type { FileField } from "../columns/file-columns";
import { educationMeant } from "../cells/education";
import { countOf, openingsMeant } from "../cells/openings";
import { JobFileDoubt } from "./job-file.enums";

/** What a cell may have meant. */
export interface Proposal {
  /** The text that takes the cell's place; null: it is right as it stands. */
  value: string | null;
  /** How it would be understood. */
  words: string;
  /** Why somebody has to look first: it isn't taken with all others unless that is said. */
  doubt?: JobFileDoubt;
}

interface AskedCell {
  /** What the cell says, or was answered for the file. */
  text: string;
  form: DraftedJob;
  reading: JobReading;
  now: Date;
}

/** What is proposed at a cell, the likeliest first. A proposal is never a guess at what nobody wrote. */
export const proposalsFor = (field: FileField, cell: AskedCell): Proposal[] =>
  (PROPOSALS[field] ?? optionalProposals(field))(cell).slice(0, MAX_PROPOSALS);

const MAX_PROPOSALS = 5;

const OPTIONAL = new Set<string>(
  jobFields.flatMap(([name, described]) => (isRequired(described) ? [] : [name])),
);

/** What a job needn't say can be left out. */
const optionalProposals = (field: FileField) => () => (OPTIONAL.has(field) ? leftOut("Left out") : []);

const PROPOSALS: Partial<Record<FileField, (cell: AskedCell) => Proposal[]>> = {
  title: ({ text }) => shorter(text, 120),
  location: placeProposals,
  pay: payProposals,
  experience: experienceProposals,
  education: educationProposals,
  skills: ({ text }) => listProposals(listOf(text), 20, 40),
  benefits: ({ text }) => listProposals(sentencesOf(text), 20, 120),
  description: ({ text }) => firstSentences(text, 10_000),
  requirements: ({ text }) => firstSentences(text, 5_000),
  openings: openingsProposals,
  applyUrl: applyUrlProposals,
  openUntil: dayProposals,
};

const MAX_EDUCATION = 30;

/** No job can ask for a class below the 10th: said so, and nobody is shut out. */
function educationProposals({ text }: AskedCell): Proposal[] {
  const meant = educationMeant(text);
  if (meant === null) return leftOut("Left out");
  const words = meant === Education.ANY ? "Any education" : meant;
  return [
    { value: meant, words: `${words}, as “${text.slice(0, MAX_EDUCATION)}” can’t be asked for` },
    ...(meant === Education.ANY ? [asRead(Education.TENTH)] : []),
    ...leftOut("Left out"),
  ];
}

const leftOut = (words: string): Proposal[] => [{ value: "", words }];
const asRead = (value: string): Proposal => ({ value, words: value });

/** Boards put remarks behind the title: what stands before them is the title. */
function shorter(text: string, most: number): Proposal[] {
  if (text.length <= most) return [];
  const parts = text.split(/\s*(?:\|\|?|;|\s[-–—]\s|\(|,|\/\/)\s*/);
  let kept = "";
  for (const part of parts) {
    const next = text.slice(0, text.indexOf(part, kept.length) + part.length).trim();
    if (next.length > most) break;
    kept = next;
  }
  const words = text.slice(0, most + 1).replace(/\s+\S*$/, "");
  const proposed = kept.length >= 3 ? kept : words;
  return proposed.length >= 3 && proposed.length <= most ? [asRead(proposed)] : [];
}

const MAX_LOCATION = 120;

/** Places that boards name beside Indian ones. The nearest Indian name is not what is meant. */
const ABROAD =
  /^(?:singapore|dubai|sharjah|abu dhabi|u\.?a\.?e\.?|united arab emirates|u\.?s\.?a?\.?|united states.*|america|canada|u\.?k\.?|united kingdom.*|london|england|australia|sydney|melbourne|germany|berlin|europe|france|paris|netherlands|ireland|japan|tokyo|china|hong kong|malaysia|kuala lumpur|indonesia|jakarta|philippines|manila|thailand|bangkok|vietnam|nepal|kathmandu|bangladesh|dhaka|sri lanka|colombo|pakistan|qatar|doha|oman|muscat|kuwait|bahrain|saudi.*|riyadh|jeddah|africa|south africa|kenya|nairobi|nigeria|lagos|new york|toronto|abroad|overseas|middle east|gulf)$/i;

/** The places that were understood, with those that each part in question may mean; a part that is none is left out. */
function placeProposals({ text }: AskedCell): Proposal[] {
  const { places, workMode, questions: asked } = readPlaces(readable(text));
  const questions = asked.filter((question) => !ABROAD.test(question.text));
  const understood = places.map(labelOf);
  const most = Math.max(1, ...questions.map(({ candidates }) => candidates.length));
  const lists = Array.from({ length: most }, (_, choice) => [
    ...understood,
    ...questions.flatMap((question) => {
      const candidates = likelyOf(question, places);
      const candidate = candidates[choice] ?? candidates[0];
      return candidate ? [labelOf(candidate)] : [];
    }),
  ]);
  const said = workMode === WorkMode.HYBRID ? "Hybrid - " : workMode === WorkMode.REMOTE ? "Remote; " : "";
  const values = new Set(lists.flatMap((labels) => withinLength(said, [...new Set(labels)])));
  const isOneOfSeveral = questions.some(({ kind }) => kind === PlaceQuestionKind.AMBIGUOUS);
  return [...values]
    .filter((value) => readPlaces(value).questions.length === 0)
    .map((value) => ({ ...asRead(value), ...(isOneOfSeveral && { doubt: JobFileDoubt.PLACE }) }));
}

/** Beside a town that is understood, a name that is only like another counts if it lies there. */
function likelyOf({ kind, candidates }: PlaceQuestion, understood: readonly Place[]): readonly Place[] {
  const towns = understood.filter((place) => !isWide(place));
  if (kind === PlaceQuestionKind.AMBIGUOUS || towns.length === 0) return candidates;
  return candidates.filter((place) => towns.some((town) => cityOf(town) === cityOf(place)));
}

/** As many of the places as a job has room for. */
function withinLength(said: string, labels: readonly string[]): string[] {
  for (let count = labels.length; count > 0; count -= 1) {
    const value = said + labels.slice(0, count).join("; ");
    if (value.length <= MAX_LOCATION) return [value];
  }
  return [];
}

const MAX_PAY = 60;

/**
 * A guess that would come to less than the law allows stands behind the pay as it is. Pay that only one reading fits
 * is proposed so, and is in doubt where the law forbids it.
 */
function payProposals({ text, reading: { form, places, questions } }: AskedCell): Proposal[] {
  if (text === "") return [asRead("Not disclosed")];
  if (text.length > MAX_PAY) return shorter(text, MAX_PAY).filter(({ value }) => isFigure(value ?? ""));
  const [question] = questions;
  if (!question) return [];
  const asItStands: Proposal = { value: null, words: payAsItStands(text), doubt: JobFileDoubt.PAY };
  const mended = question.suggestions.map(({ text: value, meaning }): Proposal => ({
    value,
    words: meaning,
  }));
  const [first, ...others] = mended;
  if (!first) return [asItStands];
  const isLow = minimumWageQuestion(form, readPay(first.value ?? "").pay, placesOf(places)) !== null;
  const isGuess =
    question.code === JobQuestionCode.PAY_UNIT_MISSING && question.suggestions[0]?.isLikely === false;
  if (isLow && isGuess) return [asItStands, ...mended];
  const doubt = isLow || isGuess ? { doubt: JobFileDoubt.PAY } : {};
  return [{ ...first, ...doubt }, ...others, asItStands];
}

/** What readers and filters make of pay that stays as it stands. */
function payAsItStands(text: string): string {
  const { headline, kind } = readPay(text).pay;
  return kind === PayKind.AS_TYPED
    ? `As it stands: “${headline}”, found by no filter for pay`
    : `As it stands: ${headline}`;
}

const isFigure = (text: string) => readPay(text).pay.min !== null;

/** "2-4" is a day to a spreadsheet: 2 April, or 4 February where the month comes first; "8-10" may be Oct-08. */
const DAY_OF_MONTH = /^(\d{1,2})-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;
const MONTH_FIRST = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-(\d{1,2})$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function experienceProposals({ text }: AskedCell): Proposal[] {
  if (text === "") return [asRead("Not stated")];
  if (/^both$/i.test(text)) return [asRead("Freshers or experienced")];
  if (/^f(?:r|re?sh)?\.?$/i.test(text)) return [asRead("Fresher")];
  const [one, other] = numbersOfDay(text);
  const found = one !== undefined && other !== undefined ? [[one, other]] : numbersOf(text);
  return found.flatMap(([first = 0, second = 0]) => {
    const value = `${Math.min(first, second)}-${Math.max(first, second)} years`;
    const { words, problem } = readExperience(value);
    return words !== null && problem === null ? [{ value, words }] : [];
  });
}

function numbersOfDay(text: string): number[] {
  const [, day, month = ""] = DAY_OF_MONTH.exec(text) ?? [];
  if (day !== undefined) return [Number(day), MONTHS.indexOf(month.toLowerCase()) + 1];
  const [, name = "", number] = MONTH_FIRST.exec(text) ?? [];
  if (number !== undefined) return [MONTHS.indexOf(name.toLowerCase()) + 1, Number(number)];
  const [, , isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, one = isoDay, other = isoMonth] = /^(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}$/.exec(text) ?? [];
  return one === undefined ? [] : [Number(one), Number(other)];
}

/** "7 - 2 years": the fewer come first. */
function numbersOf(text: string): number[][] {
  const [, first, second] = /(\d{1,2})\s*(?:-|–|—|to)\s*(\d{1,2})/.exec(text) ?? [];
  return second === undefined ? [] : [[Number(first), Number(second)]];
}

/** Nobody wrote 1 where nothing is understood: there is no proposal then. */
function openingsProposals({ text }: AskedCell): Proposal[] {
  const count = countOf(text);
  const meant = count === null ? openingsMeant(text) : [count];
  return [...new Set(meant.map((number) => Math.min(number, MAX_OPENINGS)))]
    .filter((number) => number > 0)
    .map((number) => ({ value: String(number), words: inWords(number) }));
}

function listProposals(entries: readonly string[], mostEntries: number, most: number): Proposal[] {
  const kept = entries.filter((entry) => entry.length <= most).slice(0, mostEntries);
  if (kept.length === 0) return leftOut("Left out");
  return [{ value: kept.join("\n"), words: `${kept.length} of ${entries.length}: ${kept.join(", ")}` }];
}

function firstSentences(text: string, most: number): Proposal[] {
  if (text.length <= most) return [];
  const start = text.slice(0, most);
  const end = Math.max(start.lastIndexOf("\n"), start.lastIndexOf(". ") + 1);
  const value = start.slice(0, end > most / 2 ? end : start.lastIndexOf(" ")).trim();
  return [{ value, words: `The first ${inWords(value.length)} characters` }];
}

/** The address in a text, which boards write without https and people with words around it. */
const ADDRESS = /(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"']*)?/i;

function applyUrlProposals({ text }: AskedCell): Proposal[] {
  const [found = ""] = text.includes("@") ? [] : (ADDRESS.exec(text) ?? []);
  const value = `https://${found.replace(/^https?:\/\//i, "").replace(/[.,;)]+$/, "")}`;
  const isMeant = found !== "" && value !== text && applyUrl.safeParse(value).success;
  return [...(isMeant ? [asRead(value)] : []), ...leftOut("Left out: people apply here")];
}

/** "31 Dec": of this year, or else of the next. */
function comingDay(text: string, now: Date): ReturnType<typeof readDay> {
  const today = indianDay(now);
  const years = [0, 1].map((more) => String(Number(today.slice(0, 4)) + more));
  const days = years.flatMap((year) => (/\d{4}/.test(text) ? [] : (readDay(`${text} ${year}`) ?? [])));
  return days.find(({ day }) => day >= today) ?? null;
}

function dayProposals({ text, now }: AskedCell): Proposal[] {
  const usual: Proposal = { value: "", words: `${DEFAULT_OPEN_DAYS} days from the day of posting` };
  const read = readDay(text) ?? comingDay(text, now);
  if (!read) return [usual];
  const last = indianDay(new Date(now.getTime() + MAX_OPEN_DAYS * DAY_MS));
  if (read.day < indianDay(now)) return [usual];
  return [asRead(read.day > last ? last : read.day), usual];
}
