import { formatsIn } from "../../shared/language/formats";
import type { CareerAudience, DrivingLicence, LanguageLevel, PayUnit } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

const counted = (count: number, noun: string) => `${format.count(count)} ${noun}${count === 1 ? "" : "s"}`;

/** 81 months are 6 years 9 months. */
const span = (months: number): string =>
  [
    Math.floor(months / 12) > 0 && counted(Math.floor(months / 12), "year"),
    months % 12 > 0 && counted(months % 12, "month"),
  ]
    .filter(Boolean)
    .join(" ");

export const careerProfileWords = defineWords("career-profile", {
  en: {
    title: "Work Profile",
    hint: "All of it is optional. It goes with your applications, as far as you let companies see it.",
    loadFailed: "Your work profile could not be loaded.",
    back: "My Profile",
    edit: "Edit Work Profile",
    begin: "Companies choose by experience, place, pay and notice period. Say them once, and they go along.",

    complete: "Complete",
    percent: (percent: number) => `${percent}% complete`,
    helpsMost: "What helps most",
    gain: (gain: number) => `+${gain}%`,

    saving: {
      saving: "Saving...",
      saved: (at: number) => `Saved at ${format.time(at)}`,
      incomplete: "Not saved yet. Check the marked fields.",
      refused: "Not saved. Check the marked fields.",
      kept: "Not saved yet: we can’t reach the service. We’ll keep trying.",
      changed: "Your work profile was changed elsewhere. Load it to go on.",
    },
    load: "Load It",
    leaveWarning: "Your last changes to your work profile aren’t saved yet.",

    sections: {
      about: "Your work",
      skills: "Skills and education",
      wishes: "What you look for",
      expectedPay: "Pay you expect",
      currentPay: "Pay you have now",
      transport: "Getting around",
      help: "Help at work",
    },
    fields: {
      headline: "Work in one line",
      experienceMonths: "Experience",
      currentTitle: "Position now",
      currentEmployer: "Employer now",
      skills: "Skills",
      education: "Highest education",
      languages: "Languages",
      links: "Links",
      expectedPay: "Pay you expect",
      currentPay: "Pay you have now",
      noticePeriodDays: "Notice period",
      preferredPlaces: "Places",
      workModes: "Work mode",
      shifts: "Shifts",
      jobTypes: "Job type",
      licences: "Driving licence",
      ownTwoWheeler: "Own two-wheeler",
      helpAtWork: "A disability, and what helps you at work",
    },
    /** Of somebody else, in place of what stands above. */
    fieldsOfOthers: { expectedPay: "Expected pay", currentPay: "Pay now" },
    /** What a gap asks for. */
    gaps: {
      headline: "Say what you do in a line",
      experienceMonths: "Say how long you have worked",
      currentTitle: "Add your position now",
      currentEmployer: "Add your employer now",
      skills: "Add your skills",
      education: "Add your education",
      languages: "Add the languages you speak",
      links: "Add a link to your work",
      expectedPay: "Say what pay you expect",
      currentPay: "Say what you earn now",
      noticePeriodDays: "Say when you can join",
      preferredPlaces: "Say where you want to work",
      workModes: "Choose work modes",
      shifts: "Say which shifts you work",
      jobTypes: "Choose job types",
      licences: "Add your driving licence",
      ownTwoWheeler: "Say whether you have a two-wheeler",
      helpAtWork: "Say what helps you at work",
    },
    hints: {
      headline: "Such as: Senior accountant for trading firms, GST and Tally.",
      years: "0 if you are a fresher.",
      places: "With ; between them, such as Kothrud, Pune; Mumbai.",
      links: "One a line, such as your page, GitHub or Behance.",
      helpAtWork: "Nobody sees this. You can send it with a single application, if you want.",
      pay: "In rupees, before deductions, such as 18,000 a month or 4.8 LPA.",
    },
    years: "Years",
    months: "Months",
    skill: (position: number) => `Skill ${position}`,
    skillYears: (position: number) => `Years of skill ${position}`,
    addSkill: "Add a Skill",
    language: (position: number) => `Language ${position}`,
    level: "Level",
    languageLevel: (position: number) => `Level of language ${position}`,
    addLanguage: "Add a Language",
    remove: (name: string) => `Remove ${name}`,
    amountOf: { expectedPay: "Amount you expect", currentPay: "Amount you have now" },
    unit: "For",
    unitOf: (pay: string) => `For: ${pay}`,
    units: {
      YEAR: "a year",
      MONTH: "a month",
      DAY: "a day",
      HOUR: "an hour",
    } satisfies Record<PayUnit, string>,
    payRead: (amount: number, unit: PayUnit) =>
      `${format.rupees(amount)} ${{ YEAR: "a year", MONTH: "a month", DAY: "a day", HOUR: "an hour" }[unit]}`,
    levels: {
      BASIC: "Basic",
      GOOD: "Good",
      FLUENT: "Fluent",
      NATIVE: "Mother tongue",
    } satisfies Record<LanguageLevel, string>,
    licences: {
      TWO_WHEELER: "Two-wheeler",
      LIGHT_VEHICLE: "Car",
      TRANSPORT_VEHICLE: "Commercial vehicle",
    } satisfies Record<DrivingLicence, string>,
    notSaid: "Not said",
    yes: "Yes",
    no: "No",

    whoSees: "Who sees this",
    whoSeesOf: (section: string) => `Who sees this: ${section}`,
    audiences: {
      PRIVATE: "Only you",
      APPLYING: "Companies you apply to",
      OPEN: "Open, also in searches for people",
    } satisfies Record<CareerAudience, string>,

    problems: {
      amount: "Type the amount in rupees, such as 25,000",
      years: "Type whole years from 0 to 60, and months up to 11",
      skillYears: "Type whole years up to 60",
      places: "We don’t know one of these places. Type a city or a locality with its city",
      links: "Type addresses of the web, such as https://example.in",
      other: "This is too long",
    },

    experience: (months: number) => (months === 0 ? "Fresher" : span(months)),
    /** In whole years, for a row: '7 yrs'. */
    shortExperience: (months: number) =>
      months === 0
        ? "Fresher"
        : months < 12
          ? `${months} mo`
          : `${Math.floor(months / 12)} ${months < 24 ? "yr" : "yrs"}`,
    notice: (days: number) => (days === 0 ? "Joins at once" : `${format.count(days)} days’ notice`),
    noticeOption: (days: number) => (days === 0 ? "At once" : `${days} days`),
    expects: (pay: string) => `Expects ${pay}`,
    skillOf: (name: string, years: number | null) =>
      years === null ? name : `${name}, ${counted(years, "year")}`,
    languageOf: (name: string, level: string | null) => (level === null ? name : `${name} (${level})`),
    hasTwoWheeler: "Own two-wheeler",
    noTwoWheeler: "No two-wheeler",
  },
});
