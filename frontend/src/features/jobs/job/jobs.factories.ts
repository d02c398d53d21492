import type { CompanyCard_CompanyFragment } from "../../companies/CompanyCard.generated";
import type { JobCard_JobFragment } from "../card/JobCard.generated";
import { OPTIONAL_CHOICES, type OptionalChoiceName } from "./job-fields";
import type { JobFacts_JobFragment } from "./JobFacts.generated";
import type { JobHeader_JobFragment } from "./JobHeader.generated";

type Company = CompanyCard_CompanyFragment;
type Pay = JobFacts_JobFragment["pay"];
type Job = Omit<
  JobCard_JobFragment & JobHeader_JobFragment & JobFacts_JobFragment,
  "company" | "pay" | "viewerApplication"
>;

let sequence = 0;

export function buildPay(changes: Partial<Pay> = {}) {
  return {
    __typename: "Pay" as const,
    text: "₹24–32 LPA",
    headline: "₹24–32 LPA",
    kind: "STATED" as const,
    amount: "₹24–32",
    scale: "LAKH" as const,
    remarks: [] as string[],
    unit: "YEAR" as const,
    bound: null,
    yearlyMin: 2_400_000,
    yearlyMax: 3_200_000,
    ...changes,
  };
}

export function buildCompany(changes: Partial<Company> = {}) {
  return {
    __typename: "Company" as const,
    id: "company-1",
    name: "Kaveri Health",
    isVerified: true,
    logoURL: null,
    replyRate: null,
    medianReplyDays: null,
    about: "Kaveri Health writes software for clinics.",
    industry: "Healthcare software",
    employees: "201–500",
    headquarters: "Bangalore",
    website: "https://kaveri-health.example",
    ...changes,
  };
}

type Ask = "asksPhone" | "asksResume" | "asksNoticePeriod" | "asksExpectedPay";

interface Parts extends Partial<Record<Ask, boolean>> {
  pay?: ReturnType<typeof buildPay>;
  company?: ReturnType<typeof buildCompany>;
  isSaved?: boolean;
  viewerApplication?: object | null;
  match?: object | null;
  closure?: object | null;
  standing?: object | null;
  viewerCan?: object;
}

/** A job's optional choices and facts, all of them left open. */
export const NOTHING_CHOSEN = {
  ...(Object.fromEntries(OPTIONAL_CHOICES.map((name) => [name, null])) as Record<OptionalChoiceName, null>),
  ...{ daysAWeek: null, noticePeriodDays: null, languages: [] as string[] },
  ...{ freshersWelcome: false, ownTwoWheeler: false, facilitiesForDisabled: null, applyUrl: null },
  ...{ isForClient: false, clientName: null, clientIndustry: null },
  ...{ asksPhone: false, asksResume: false, asksNoticePeriod: false, asksExpectedPay: false },
  ...{ walkInFrom: null, walkInUntil: null, walkInHours: null, walkInVenue: null },
};

/** A job with all that list and detail ask of it. */
export function buildJob(changes: Partial<Job> & Parts = {}) {
  sequence += 1;
  return {
    ...NOTHING_CHOSEN,
    __typename: "Job" as const,
    id: `job-${sequence}`,
    title: "Frontend Engineer",
    type: "FULL_TIME" as const,
    location: "Koramangala, Bangalore",
    locations: "Koramangala, Bangalore",
    placesInShort: changes.location ?? "Koramangala, Bangalore",
    places: [{ __typename: "Place" as const, id: 1, label: changes.location ?? "Koramangala, Bangalore" }],
    city: "Bangalore",
    workMode: "HYBRID" as const,
    experience: "4–7 years",
    skills: ["React", "TypeScript"],
    openings: 2,
    postedAt: "2026-11-19T06:30:00.000Z",
    openUntil: "2026-12-18T06:30:00.000Z",
    description:
      "You will lead the patient timeline.\n\n### What you will do\n\n- Own the timeline\n- Test it",
    requirements: "- Solid CSS\n- Clear **written** English",
    benefits: ["Health cover", "26 days of paid leave"],
    pay: buildPay(),
    company: buildCompany(),
    isSaved: false,
    isHighlighted: false,
    viewerApplication: null,
    match: null,
    closure: null,
    standing: null,
    viewerCan: { __typename: "JobPermissions" as const, edit: false, close: false },
    ...changes,
  };
}
