import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import type { JobSortName, PostedDays, WorkModeName } from "./job-search";

const format = formatsIn("en");

/** Rupees in lakh and crore, as people here say them. */
const lakh = (amount: number) =>
  amount >= 100 ? `₹${format.count(amount / 100)} crore` : `₹${format.count(amount)} lakh`;

export interface ResultCount {
  total: number;
  isTotalCapped: boolean;
}

export const jobSearchWords = defineWords({
  en: {
    search: "Search jobs",
    searchText: "Search",
    searchTextHint: "Job title or keywords",
    jobType: "Job Type",
    allTypes: "All",
    location: "Location",
    locationHint: "City or Remote",
    submit: "Search",

    jobs: "Jobs",
    /** `kind` is empty or such as 'remote'. */
    count: ({ total, isTotalCapped }: ResultCount, kind: string) =>
      [`${format.count(total)}${isTotalCapped ? "+" : ""}`, kind, total === 1 ? "job" : "jobs"]
        .filter(Boolean)
        .join(" "),
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
    } satisfies Record<JobSortName, string>,

    filters: "Filters",
    clearFilters: "Clear filters",
    showJobs: (count: string) => `Show ${count}`,
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
    advancedFilters: "Advanced filters",
    advancedLocked: "Part of the larger plans.",
    advancedParts: ["Pay range", "Skills", "Verified companies", "Replies to most applicants"],
    advancedLeftOut:
      "Pay, skills, verified companies and those that reply can be searched on the larger plans. This list is shown without them.",
    upgrade: "Upgrade",
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

    widerArea: "For a wider area around it",
    popularPlaces: "Popular locations",
    remote: "Remote",
    anywhere: "Anywhere",

    unlisted: "More jobs match than are listed. Add a word, a place or a filter to see the others.",
    empty: {
      title: "No jobs match all of this yet",
      hint: "Leave one part of the search out, or look in another city.",
      hintEverywhere: "Leave one part of the search out.",
      didYouMean: "Did you mean",
      withoutFilters: "Search without the filters",
      allTypes: "Show all job types",
      anywhere: "Look anywhere",
      withoutText: (q: string) => `Search without “${q.length > 30 ? `${q.slice(0, 30)}…` : q}”`,
      clearAll: "Clear the whole search",
      otherPlaces: "The same search in other places",
    },
    noJobs: {
      title: "No open jobs yet",
      hint: "The first one posted appears here.",
      postJob: "Post a Job",
    },
  },
});
