import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import type {
  EducationName,
  EnglishName,
  PostedDays,
  ShiftName,
  WithinKm,
  WorkModeName,
} from "./filter-choices";
import type { JobTypeName } from "../job/job-type";
import type { JobSortName } from "./job-search";

const format = formatsIn("en");

/** Rupees in lakh and crore, as people here say them. */
const lakh = (amount: number) =>
  amount >= 100 ? `₹${format.count(amount / 100)} crore` : `₹${format.count(amount)} lakh`;

export interface ResultCount {
  total: number;
  isTotalCapped: boolean;
}

/** 1,000+ where more than so many were found. */
const figure = (total: number, isCapped: boolean) => `${format.count(total)}${isCapped ? "+" : ""}`;

export const jobSearchWords = defineWords("job-search", {
  en: {
    search: "Search jobs",
    searchText: "Search",
    searchTextHint: "Job title or keywords",
    jobType: "Job Type",
    allTypes: "All",
    location: "Location",
    locationHint: "City or Remote",
    submit: "Search",
    /** On phones, before the search as one line. */
    changeSearch: "Change the search:",

    jobs: "Jobs",
    /** `kind` is empty or such as 'remote'. */
    count: ({ total, isTotalCapped }: ResultCount, kind: string) =>
      [total === 0 ? "No" : figure(total, isTotalCapped), kind, total === 1 ? "job" : "jobs"]
        .filter(Boolean)
        .join(" "),
    figure,
    remoteKind: "remote",
    /** Stands after the count. */
    inPlace: (location: string) => `in ${location}`,
    narrowedBy: "What the list is narrowed by",
    clearAll: "Clear all",
    sortBy: "Sort by",
    sorts: {
      relevance: "Best match",
      newest: "Newest first",
      pay: "Highest pay",
      nearest: "Nearest",
    } satisfies Record<JobSortName, string>,

    /** Stands before the parts of the text that were understood. */
    readAs: "We read this as",
    resultsFor: "Results for",
    /** In place of an empty text. */
    allJobs: "all jobs",
    searchInstead: "Search instead for",
    exactWords: "Exact words",

    filters: "Filters",
    clearFilters: "Clear filters",
    showJobs: (count: string) => `Show ${count}`,
    noJobsLeft: "No jobs",
    /** Names the choice that left no jobs. */
    culprit: (choice: string) => `“${choice}” leaves no jobs.`,
    quickFilters: "Quick filters",
    partTime: "Part-time",
    /** A choice of a list with how many jobs it leaves. */
    counted: (choice: string, count: string) => `${choice} (${count})`,
    any: "Any",
    posted: "Posted",
    anyTime: "Any time",
    postedWithin: {
      1: "Last 24 hours",
      3: "Last 3 days",
      7: "Last 7 days",
      30: "Last 30 days",
    } satisfies Record<PostedDays, string>,
    workMode: "Work mode",
    anyMode: "Any",
    modes: { "on-site": "On-site", hybrid: "Hybrid", remote: "Remote" } satisfies Record<
      WorkModeName,
      string
    >,
    yourExperience: "Your experience",
    anyExperience: "Any experience",
    yearsOfWork: (years: number) => (years === 0 ? "Fresher" : years === 1 ? "1 year" : `${years} years`),
    yourEducation: "Your education",
    types: {
      "full-time": "full-time",
      "part-time": "part-time",
      contract: "contract",
      internship: "internship",
    } satisfies Record<JobTypeName, string>,
    educations: {
      "below-10th": "Below 10th",
      "10th": "10th pass",
      "12th": "12th pass",
      iti: "ITI",
      diploma: "Diploma",
      graduate: "Graduate",
      postgraduate: "Postgraduate",
    } satisfies Record<EducationName, string>,
    shift: "Shift",
    shifts: {
      day: "Day",
      night: "Night",
      rotational: "Rotational",
      flexible: "Flexible",
    } satisfies Record<ShiftName, string>,
    /** Where nothing beside it says what it is. */
    shiftChips: {
      day: "Day shift",
      night: "Night shift",
      rotational: "Rotational shifts",
      flexible: "Flexible hours",
    } satisfies Record<ShiftName, string>,
    yourEnglish: "Your English",
    english: { none: "None", basic: "Basic", good: "Good", fluent: "Fluent" } satisfies Record<
      EnglishName,
      string
    >,
    englishChips: {
      none: "No English needed",
      basic: "Basic English",
      good: "Good English",
      fluent: "Fluent English",
    } satisfies Record<EnglishName, string>,
    walkIn: "Walk-in",
    walkInHint: "Go and meet them, without an application",

    distance: "Distance",
    anyDistance: "Any",
    placeAlone: "Only there",
    km: (km: WithinKm) => `${km} km`,
    nearMe: "Near me",
    useMyPlace: "Use where I am now",
    askingPlace: "Asking your browser...",
    placeRefused: "Your browser doesn’t share where you are. Type a place instead.",
    placeMissing: "Your browser can’t tell where you are. Type a place instead.",
    placeUnasked: "We don’t know where you are, so this list is for all places.",
    withinOfMe: (km: WithinKm) => `Within ${km} km of you`,
    nearYou: "Near you",
    within: (km: WithinKm) => `Within ${km} km`,
    addPlaceLabel: "Another place",
    addPlaceHint: "Pune",
    add: "Add",

    advancedFilters: "Advanced filters",
    advancedLocked: "Part of the larger plans.",
    advancedParts: ["Several skills at once", "Verified companies", "Replies to most applicants"],
    advancedLeftOut:
      "Skills, verified companies and those that reply can be searched on the larger plans. This list is shown without them.",
    upgrade: "Upgrade",
    pay: "Pay",
    payUnits: { month: "Month", year: "Year" },
    monthlyPay: "Pay a month, at least",
    monthlyPayFrom: (pay: number) => `From ${format.rupees(pay)} a month`,
    mostPay: (pay: number) => `${format.rupees(pay)}+`,
    leastPay: (pay: number) => format.rupees(pay),
    aYear: "In rupees a year",
    payFromLabel: "Pay from",
    payToLabel: "Pay up to",
    anyPay: "Any",
    lakh,
    payFrom: (amount: number) => `From ${lakh(amount)}`,
    payTo: (amount: number) => `Up to ${lakh(amount)}`,
    addSkillLabel: "Skills",
    addSkillHint: "Such as Excel",
    addSkill: "Add",
    verifiedCompanies: "Verified companies",
    replyingCompanies: "Replies to most applicants",
  },
});
