import type { jobsWords } from "../jobs/job/jobs.words";
import type { CareerFacts_FactsFragment } from "./CareerProfile.generated";
import type { CareerFieldName } from "./career-form";
import type { careerProfileWords } from "./career-profile.words";

type Facts = Omit<CareerFacts_FactsFragment, "__typename">;

/** In the order in which readers want them. */
const CAREER_FIELD_NAMES = [
  ...(["headline", "currentTitle", "currentEmployer", "experienceMonths", "noticePeriodDays"] as const),
  ...(["expectedPay", "currentPay", "preferredPlaces", "workModes", "shifts", "jobTypes"] as const),
  ...(["skills", "education", "languages", "licences", "ownTwoWheeler", "links", "helpAtWork"] as const),
] satisfies CareerFieldName[];

interface AllWords {
  careers: (typeof careerProfileWords)["en"];
  jobs: (typeof jobsWords)["en"];
}

type Teller = (facts: Facts, words: AllWords) => string | null;

const listed = <Entry>(entries: readonly Entry[] | null, nameOf: (entry: Entry) => string): string | null =>
  entries && entries.length > 0 ? entries.map(nameOf).join(" · ") : null;

/** What each field says, in words; null where it says nothing. */
const TELLERS: Readonly<Record<CareerFieldName, Teller>> = {
  headline: ({ headline }) => headline,
  currentTitle: ({ currentTitle }) => currentTitle,
  currentEmployer: ({ currentEmployer }) => currentEmployer,
  experienceMonths: ({ experienceMonths: months }, { careers }) =>
    months === null ? null : careers.experience(months),
  noticePeriodDays: ({ noticePeriodDays: days }, { careers }) =>
    days === null ? null : careers.notice(days),
  expectedPay: ({ expectedPay }, { jobs }) => expectedPay && jobs.statedPay(expectedPay),
  currentPay: ({ currentPay }, { jobs }) => currentPay && jobs.statedPay(currentPay),
  preferredPlaces: ({ preferredPlaces }) => listed(preferredPlaces, (place) => place),
  workModes: ({ workModes }, { jobs }) => listed(workModes, (mode) => jobs.workModes[mode]),
  shifts: ({ shifts }, { jobs }) => listed(shifts, (shift) => jobs.shifts[shift]),
  jobTypes: ({ jobTypes }, { jobs }) => listed(jobTypes, (type) => jobs.types[type]),
  skills: ({ skills }, { careers }) => listed(skills, ({ name, years }) => careers.skillOf(name, years)),
  education: ({ education }, { jobs }) => education && jobs.educations[education],
  languages: ({ languages }, { careers }) =>
    listed(languages, ({ name, level }) => careers.languageOf(name, level && careers.levels[level])),
  licences: ({ licences }, { careers }) => listed(licences, (licence) => careers.licences[licence]),
  ownTwoWheeler: ({ ownTwoWheeler: has }, { careers }) =>
    has === null ? null : has ? careers.hasTwoWheeler : careers.noTwoWheeler,
  links: ({ links }) => listed(links, (link) => link),
  helpAtWork: ({ helpAtWork }) => helpAtWork,
};

/** What is said, field by field, in words. */
export const toldFacts = (facts: Facts, words: AllWords): { name: CareerFieldName; text: string }[] =>
  CAREER_FIELD_NAMES.flatMap((name) => {
    const text = TELLERS[name](facts, words);
    return text ? [{ name, text }] : [];
  });
