import { english as clientWords } from "@job-portal/protocol/client.words";
import type {
  Education,
  EnglishLevel,
  JobType,
  PayBound,
  PayUnit,
  Shift,
  WorkMode,
} from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import type { PayHeadline_PayFragment, StatedPay_PayFragment } from "./JobFields.generated";

const format = formatsIn("en");

export const jobsWords = defineWords("jobs", {
  en: {
    share: "Share this job",
    linkCopied: "Link copied",
    linkNotCopied: (url: string) => `We couldn’t copy the link: ${url}`,
    remote: "Remote",
    /** Kilometres in a straight line. */
    away: (km: number) => {
      if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} m away`;
      return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} km away`;
    },
    /** Further places of a job, behind the nearest. */
    alsoIn: (places: string) => `also ${places}`,

    match: (score: number) => `${score}% match`,
    applied: "Applied",
    withdrawn: "Withdrawn",
    viewDetails: "View Details",
    viewDetailsOf: (title: string) => `View Details: ${title}`,
    skills: "Skills",
    moreSkills: (count: number) => `+${count}`,
    moreSkillsLong: (count: number) => `+${count} more`,
    age: (milliseconds: number) => format.age(milliseconds) ?? "just now",
    date: (time: number) => format.date(time),

    ...clientWords,

    job: "Job",
    salary: "Salary",
    /** Pay, where its name stands beside it. */
    notStated: "Not stated",
    /** Pay in its one form, where nothing beside it says what it is. */
    payHeadline: ({ kind, headline }: PayHeadline_PayFragment) =>
      kind === "NOT_STATED" ? "Pay not stated" : headline,
    /** What somebody expects, earns or is offered. */
    statedPay: ({ headline }: StatedPay_PayFragment) => headline,
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
          ? format.rupees(yearlyMin)
          : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
      const end = bound === "AT_MOST" ? "up to" : bound === "AT_LEAST" ? "from" : "";
      return [end, unit === "DAY" ? "about" : "", range, "a year"].filter(Boolean).join(" ");
    },
    experience: "Experience",
    /** Years as the company typed them. */
    experienceAsked: (typed: string) => typed,
    /** As the specification spells them (section 9). */
    types: {
      FULL_TIME: "full-time",
      PART_TIME: "part-time",
      CONTRACT: "contract",
      INTERNSHIP: "internship",
    } satisfies Record<JobType, string>,
    type: "Job Type",
    workMode: "Work mode",
    workModeByLocation: "As the location says",
    workModes: {
      ON_SITE: "On-site",
      HYBRID: "Hybrid",
      REMOTE: "Remote",
    } satisfies Record<WorkMode, string>,
    education: "Education",
    educationOpen: "Not said",
    educations: {
      TENTH: "10th pass",
      TWELFTH: "12th pass",
      ITI: "ITI",
      DIPLOMA: "Diploma",
      GRADUATE: "Graduate",
      POSTGRADUATE: "Postgraduate",
      ANY: "Any",
    } satisfies Record<Education, string>,
    details: "Good to know",
    shift: "Shift",
    shifts: {
      DAY: "Day",
      NIGHT: "Night",
      ROTATIONAL: "Rotational",
      FLEXIBLE: "Flexible",
    } satisfies Record<Shift, string>,
    nightShift: "Night shift",
    rotationalShift: "Rotational shifts",
    daysAWeek: "Days a week",
    days: (count: number) => (count === 1 ? "1 day a week" : `${count} days a week`),
    englishLevel: "English",
    englishLevels: {
      NONE: "None needed",
      BASIC: "Basic",
      GOOD: "Good",
      FLUENT: "Fluent",
    } satisfies Record<EnglishLevel, string>,
    languages: "Languages",
    noticePeriodDays: "Notice period, at most",
    noticePeriods: (days: number) => (days === 0 ? "Join at once" : `${days} days`),
    freshers: "Freshers",
    welcome: "Welcome",
    freshersWelcome: "Freshers welcome",
    highlighted: "Highlighted · paid",
    highlightedMeans:
      "This company pays for its job to stand out. A search may show it first, but only if it matches as well as the best. It says nothing about the job itself.",
    ownTwoWheeler: "Own two-wheeler needed",
    twoWheeler: "Vehicle",
    facilitiesForDisabled: "For people with disabilities",
    appliesElsewhere: "Apply on their site",
    howToApply: "How to apply",
    onSite: (host: string) => `On ${host}`,
    walkIn: "Walk-in",
    walkInUntil: (until: string) => `Walk-in till ${format.calendarShortDay(until)}`,
    walkInDays: (from: string | null, until: string) =>
      from === null || from === until
        ? `${from === null ? "till " : ""}${format.calendarDate(until)}`
        : `${format.calendarShortDay(from)} to ${format.calendarDate(until)}`,
    notSaid: "Not said",
    posted: "Posted",
    applyBy: "Apply by",
    openings: (count: number) => `${format.count(count)} ${count === 1 ? "opening" : "openings"}`,
    backToSearch: "Back to your search",
    allJobsIn: (city: string) => `All jobs in ${city}`,
    allJobs: "All jobs",
    allRemoteJobs: "All remote jobs",
    showAllPlaces: (count: number) => `Show all ${format.count(count)}`,
    saveJob: "Save Job",
    saveJobOf: (title: string) => `Save Job: ${title}`,
    saved: "Saved",
    savedFor: (title: string) => `${title} is in your saved jobs.`,
    unsave: "Saved. Remove from saved jobs",
    notSaved: "We couldn’t save this job. Please try again.",
    notUnsaved: "We couldn’t remove this job. Please try again.",
    savedLater: "No network yet. We’ll save it once there is one.",
    unsavedLater: "No network yet. We’ll remove it once there is one.",
    notSavedOffline: "We couldn’t save this job. Check your connection and try again.",
    notUnsavedOffline: "We couldn’t remove this job. Check your connection and try again.",
    description: "Job Description",
    requirements: "Requirements",
    benefits: "Benefits",
    skillsAskedFor: "Skills asked for",
  },
});
