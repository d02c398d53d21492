import type { PayBound, PayObstacle } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";
import type { JobFormField, RequiredField } from "./job-form";

const format = formatsIn("en");

/** Why a job was not taken and what to do about it, by the server's code. */
const reasons: OwnRefusalWords = {
  EMAIL_NOT_VERIFIED: "Please verify your e-mail address first: the link is in our mail to you.",
  COMPANY_BLOCKED: "This company can't post jobs at the moment.",
  COMPANY_LIMIT: "You have made as many companies as one account can. Choose one of them.",
  NOT_FOUND: "You may not post for this company any more. Choose another one.",
  JOB_CHANGED: "It was changed elsewhere, and the newer version could not be loaded. Save again to load it.",
  JOB_ACTION_NOT_ALLOWED: "It can't be edited as it stands now.",
  QUESTION_NOT_ALLOWED: "One of your questions must not be asked. It says so beside it.",
  RATE_LIMITED: "That were many at once. Wait a minute.",
};

export const jobFormWords = defineWords("job-form", {
  en: {
    theJob: "The job",
    payAndExperience: "Pay and experience",
    whatCandidatesRead: "What candidates read",
    finding: "Who finds it, and for how long",
    fields: {
      title: "Job title",
      company: "Company",
      companyName: "Company name",
      isForClient: "We hire for another company, our client",
      clientName: "Client’s name",
      clientIndustry: "Client’s industry",
      type: "Job Type",
      location: "Location",
      pay: "Salary",
      experience: "Experience",
      description: "Description",
      requirements: "Requirements",
      benefits: "Benefits",
      skills: "Skills",
      openings: "Openings",
      languages: "Languages one must speak",
      freshersWelcome: "Freshers welcome",
      ownTwoWheeler: "Own two-wheeler needed",
      walkInFrom: "Walk-in from",
      walkInUntil: "Walk-in till",
      walkInHours: "Walk-in hours",
      walkInVenue: "Walk-in venue",
      facilitiesForDisabled: "Facilities for people with disabilities",
      applyUrl: "Page to apply on",
      asksPhone: "Phone number",
      asksResume: "Resume",
      asksNoticePeriod: "Notice period",
      asksExpectedPay: "Pay they expect",
    } satisfies Record<JobFormField, string>,
    hints: {
      title: "What people search for. Leave out levels in brackets and internal codes.",
      companyName: "Shown as not verified until we have checked it.",
      clientName: "Leave it empty if the client must not be named.",
      clientIndustry: "Such as Banking: people read ‘for a client in banking’.",
      location: "Such as Koramangala, Bangalore; Pune, or Remote. Up to ten places.",
      pay: "Such as ₹8–12 lakh a year, 25k/month or Negotiable.",
      experience: "Such as 2–4 years or Fresher.",
      description:
        "Begin a line with - to make a list and with ### to make a heading. **Two stars** make text bold.",
      benefits: "One a line.",
      skills: "With commas between them, such as Excel, Tally.",
      languages: "With commas between them, such as Kannada, Hindi.",
      walkInUntil: "After this day the walk-in goes from the page.",
      walkInHours: "Such as 10 am to 1 pm.",
      walkInVenue: "The address, and what to bring.",
      facilitiesForDisabled: "Such as ramp, lift, screen reader.",
      applyUrl: "People apply on this page of your site. Without it they apply here.",
    },
    missing: {
      title: "A job title is needed. Type what people search for.",
      companyName: "A company is needed. Type its name as people know it.",
      type: "A job type is needed. Choose one.",
      location: "A location is needed. Type a city, or Remote.",
      pay: "A salary is needed. Type it as you would say it, or Negotiable.",
      experience: "Experience is needed. Type years, or Fresher.",
      description: "A description is needed. Say what the person will do.",
      requirements: "Requirements are needed. List three to six things the person must bring.",
    } satisfies Record<RequiredField, string>,
    openingsProblem: "Type a whole number from 1 to 1,000.",
    /** `message` is the server's, such as 'must name a city, or Remote'. */
    problem: (label: string, message: string) => `${label} ${message}.`,
    /** Why the text is no pay that people can filter by, and what would be. */
    payObstacles: {
      NO_FIGURE:
        "There is no figure in this: people read it as it stands, and a search by salary misses the job.",
      SEVERAL_FIGURES:
        "We can't tell which figure is the pay, so a search by salary misses the job. Put ₹ before it: ₹18,000 a month + 2,000 for petrol.",
      WRONG_WAY_ROUND:
        "The first figure reads as more than the second, so a search by salary misses the job. Put the lower one first: ₹8–12 LPA.",
      NO_UNIT:
        "A day, a month or a year? Unless it is said, a search by salary misses the job: ₹18,000 a month + petrol, ₹8–12 LPA.",
      OTHER_UNIT:
        "Pay by the hour or week can't be compared, so a search by salary misses the job. Say what it comes to in a month.",
      OTHER_MONEY: "This isn't in rupees, so a search by salary misses the job. Say it in ₹.",
      UNLIKELY:
        "This is too little or too much to be right, so a search by salary misses the job. Is a lakh or a k missing?",
    } satisfies Record<PayObstacle, string>,
    /** The pay in its one form, and the same in full. */
    payShown: (shown: string, inYear: string) => `People see ${shown}${inYear && ` (${inYear})`}`,
    payInYear: (min: number, max: number, bound: PayBound | null) => {
      const lead = { AT_LEAST: "at least ", AT_MOST: "up to " };
      const upTo = max === min ? "" : ` to ${format.rupees(max)}`;
      return `${bound ? lead[bound] : ""}${format.rupees(min)}${upTo} a year`;
    },
    changePay: (meaning: string) => `Change to ${meaning}`,
    keepPay: "Keep as typed",
    asks: "Ask applicants for",
    asksHint: "Nobody can apply without what you ask for. Ask for what you need to choose, and no more.",
    moreDetails: "More details",
    allOptional: "all optional",
    experienceUnread:
      "We can't read years in this: people read it as it stands, and a search by experience misses the job.",
    didYouMean: "Did you mean",
    whichPlace: (text: string) => `Several places are called “${text}”. Which one is it?`,
    /** What was read of a place that is typed otherwise. */
    readAs: (label: string) => `We read this as ${label}`,
    placesRead: "Places",
    notKept: (parts: readonly string[]) =>
      `A job keeps its places, and not ${format.list(parts.map((part) => `“${part}”`))}.`,
    moveAddress: "Move it to the description",
    addressLine: (parts: readonly string[]) => `Address: ${parts.join(", ")}`,
    placeUnknown: (text: string) => `We know no place called “${text}”.`,
    needAttention: (count: number) =>
      count === 1 ? "1 field needs your attention." : `${count} fields need your attention.`,
    otherCompany: "Another company",
    openFor: "Open for",
    openForDays: (count: number) => `${count} days`,

    appearance: "How it appears in search",
    untitled: "Job title",
    unnamedCompany: "Company",
    postedToday: "Posted today",
    beforeYouPost: "Before you post",
    checks: {
      what: "Title, company, type, location",
      pay: "Salary people can filter by",
      experience: "Experience",
      description: "Description",
      requirements: "Requirements",
    },
    done: "done",
    open: "still to do",
    preview: "Preview",
    previewOf: (title: string) => `Preview: ${title}`,
    closePreview: "Back to the form",

    draftSaving: "Saving draft...",
    draftSaved: (at: number) => `Draft saved ${format.time(at)}`,
    draftHere: {
      kept: "Not online: the draft is kept in this browser until it can be saved.",
      refused: "The draft was not saved: it is kept in this browser, and goes with your next change.",
      posted: "This job was posted from another window. What you type here is kept in this browser alone.",
      limit: "You have 50 drafts, so this one is kept in this browser alone. Delete one to save it.",
    },
    unfinished: (title: string, savedAt: string) =>
      `You have an unfinished job, ${title ? `‘${title}’` : "without a title yet"}, saved on ${format.day(savedAt)}.`,

    again: (title: string, postedAt: string | null) =>
      `This is ‘${title}’${postedAt === null ? "" : `, posted on ${format.date(postedAt)}`}, to be posted again. It will be a new job, open for 30 days from today, without the earlier applications. Look at dates, pay and openings before you post it.`,

    post: "Post Job",
    posting: "Posting...",
    save: "Save Changes",
    saving: "Saving...",
    cancel: "Cancel",
    // ERR-07, ERR-08
    posted: "Job posted successfully!",
    postedHeld: "Job sent. An admin looks at its wording first; until then nobody finds it.",
    notPosted: "Failed to post job. Please try again.",
    outOfReach: "We can’t reach the portal. Check your connection. Everything that you typed is still here.",
    tryAgain: "Try again",
    updated: "Job saved.",
    updatedHeld: "Job saved. An admin looks at it first; until then nobody finds it.",
    leaveWarning: "What you changed of the job is not saved yet.",
    notSaved: "Your changes are not saved.",
    newerLoaded:
      "Not saved yet: it was changed elsewhere. That is in the form now, and what you typed is kept. Look it over and save again.",
    contested: (count: number) =>
      count === 1
        ? "Not saved yet: it was changed elsewhere too. Choose at the field that both of you changed, and save again."
        : `Not saved yet: it was changed elsewhere too. Choose at the ${count} fields that both of you changed, and save again.`,
    notUpdated: "The job could not be saved. Please try again.",
    /** Where another try alone doesn't help. */
    notUpdatedSo: "The job could not be saved.",
    marked: "What is wrong is marked in the form.",
    reasons,

    /** In a question, while the form has sentences that keep the job from being posted. */
    thenMend: (count: number) =>
      count === 1
        ? "It isn’t posted yet: 1 sentence in the form is to be mended first."
        : `It isn’t posted yet: ${count} sentences in the form are to be mended first.`,
    openJob: "See the open job in a new tab",
    question: {
      PAY_LOOKS_MONTHLY: {
        title: "Is this pay monthly?",
        confirm: "No, it is yearly",
        back: "Change the salary",
      },
      PAY_UNIT_MISSING: {
        title: "For how long is this pay?",
        confirm: "Post it as it stands",
        back: "Change the salary",
      },
      PAY_RANGE_WIDE: {
        title: "Is this wide range right?",
        confirm: "Yes, it is meant so",
        back: "Change the salary",
      },
      PAY_UNLIKELY: {
        title: "Is this pay right?",
        confirm: "Yes, post it as it stands",
        back: "Change the salary",
      },
      PAY_UNPAID: {
        title: "Is this work unpaid?",
        confirm: "Yes, an internship or volunteering",
        back: "Change the salary",
      },
      PAY_BELOW_MINIMUM_WAGE: {
        title: "Less than the minimum wage?",
        confirm: "Yes, it is right",
        back: "Change the salary",
      },
      POSSIBLE_DUPLICATE: {
        title: "Close to a job you already have open",
        confirm: "Post it all the same",
        back: "Back to the form",
      },
      COMPANY_LOOKS_KNOWN: {
        title: "Is it this company?",
        confirm: "It is another company",
        back: "Back to the form",
      },
    },
    seeCompany: (name: string) => `See ${name} in a new tab`,
  },
});
