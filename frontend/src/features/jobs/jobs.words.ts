import { defineWords } from "../../shared/words";
import type { PayBound, PayUnit, WorkMode } from "./JobFacts.generated";
import type { JobSortName, PostedDays, WorkModeName } from "./job-search";

const counts = new Intl.NumberFormat("en-IN");
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const dates = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });
const ages = new Intl.RelativeTimeFormat("en-IN");

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From two weeks on the age is told in weeks, from five weeks on in months of 30 days. */
function age(milliseconds: number): string {
  if (milliseconds < MINUTE) return "just now";
  if (milliseconds < HOUR) return ages.format(-Math.floor(milliseconds / MINUTE), "minute");
  if (milliseconds < DAY) return ages.format(-Math.floor(milliseconds / HOUR), "hour");
  const days = Math.floor(milliseconds / DAY);
  if (days < 14) return ages.format(-days, "day");
  if (days < 35) return ages.format(-Math.floor(days / 7), "week");
  return ages.format(-Math.floor(days / 30), "month");
}

/** Rupees in lakh and crore, as people here say them. */
const lakh = (amount: number) => (amount >= 100 ? `₹${amount / 100} crore` : `₹${amount} lakh`);

export interface ResultCount {
  total: number;
  isTotalCapped: boolean;
}

export const jobsWords = defineWords({
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
      [`${counts.format(total)}${isTotalCapped ? "+" : ""}`, kind, total === 1 ? "job" : "jobs"]
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

    share: "Share this job",
    linkCopied: "Link copied",
    linkNotCopied: (url: string) => `The link could not be copied: ${url}`,

    filters: "Filters",
    clearFilters: "Clear filters",
    showJobs: (count: string) => `Show ${count}`,
    anyTime: "Any time",
    postedWithin: {
      1: "Last 24 hours",
      3: "Last 3 days",
      7: "Last 7 days",
      30: "Last 30 days",
    } satisfies Record<PostedDays, string>,
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
    suggestionsFound: (count: number) =>
      count === 0 ? "" : `${count} ${count === 1 ? "suggestion" : "suggestions"}, down arrow to choose`,

    popularPlaces: "Popular locations",
    anywhere: "Anywhere",
    remote: "Remote",

    applied: "Applied",
    withdrawn: "Withdrawn",
    viewDetails: "View Details",
    viewDetailsOf: (title: string) => `View Details: ${title}`,
    skills: "Skills",
    moreSkills: (count: number) => `+${count}`,
    moreSkillsLong: (count: number) => `+${count} more`,
    age,
    date: (time: number) => dates.format(time),

    job: "Job",
    salary: "Salary",
    /** Amounts in rupees a year. A day's pay is multiplied by an assumed number of days. */
    yearlyPay: ({
      yearlyMin,
      yearlyMax,
      unit,
      bound,
    }: {
      yearlyMin: number;
      yearlyMax: number;
      unit: PayUnit | null;
      bound: PayBound | null;
    }) => {
      const range =
        yearlyMin === yearlyMax
          ? rupees.format(yearlyMin)
          : `${rupees.format(yearlyMin)}–${counts.format(yearlyMax)}`;
      const end = bound === "AT_MOST" ? "up to" : bound === "AT_LEAST" ? "from" : "";
      return [end, unit === "DAY" ? "about" : "", range, "a year"].filter(Boolean).join(" ");
    },
    experience: "Experience",
    workMode: "Work mode",
    workModes: {
      ON_SITE: "On-site",
      HYBRID: "Hybrid",
      REMOTE: "Remote",
    } satisfies Record<WorkMode, string>,
    posted: "Posted",
    applyBy: "Apply by",
    openings: (count: number) => `${counts.format(count)} ${count === 1 ? "opening" : "openings"}`,
    backToSearch: "Back to your search",
    allJobsIn: (city: string) => `All jobs in ${city}`,
    allJobs: "All jobs",
    allRemoteJobs: "All remote jobs",
    saveJob: "Save Job",
    saveJobOf: (title: string) => `Save Job: ${title}`,
    saved: "Saved",
    unsave: "Saved. Take it from your saved jobs",
    notSaved: "The job could not be saved. Please try again.",
    notUnsaved: "The job could not be taken from your saved jobs. Please try again.",
    description: "Job Description",
    requirements: "Requirements",
    benefits: "Benefits",
    skillsAskedFor: "Skills asked for",

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
