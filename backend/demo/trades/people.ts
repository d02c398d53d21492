import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const peopleTrade = tradeFamily({
  pattern: "office",
  partTime: 0.07,
  contract: 0.08,
  hybrid: 0.2,
  isRemoteFriendly: false,
  maxOpenings: 2,
  skills: ["MS Excel", "interviewing", "labour law basics", "discretion"],
  education: [
    "Any graduate degree; an MBA in HR is welcome",
    "BBA, MSW or MBA (HR)",
    "Graduate in any subject",
  ],
  purposes: [
    "You will often be the first person from {company} whom a new colleague meets.",
    "People here should get a clear answer from HR on the same day, and that is what you will care for.",
    "We are growing in {city}, and this role helps us grow without losing what works.",
  ],
  duties: [
    "Keep personal files complete and confidential.",
    "Answer questions on leave, pay and rules in plain words.",
    "Prepare offer, confirmation and relieving letters.",
    "Listen to complaints and bring them to the right person.",
    "Arrange small trainings and the yearly get-together.",
  ],
  leadDuties: [
    "Advise managers in difficult talks with their people.",
    "Plan hiring and pay reviews for the year.",
  ],
  requirements: [
    "Tact, and the ability to keep things to yourself",
    "Good spoken and written English",
    "Orderly work with lists, dates and papers",
  ],
  managers: ["HR manager", "head of people", "director", "general manager"],
});

const hrExecutive = peopleTrade({
  id: "hr-executive",
  craft: "human resources",
  levels: [
    internship(["HR Intern"], 6000, 12000, 0.5),
    perMonth(["HR Assistant", "HR Executive"], ["0–1", "0–2", "1–3"], 16000, 28000, 1.5),
    perYear(["HR Generalist", "Senior HR Executive"], ["3–5", "4–6"], 4.2, 8),
    perYear(["HR Manager"], ["6–9", "8–12"], 8.5, 16, 0.5),
  ],
  skills: [
    "employee relations",
    "joining formalities",
    "payroll inputs",
    "PF and ESI",
    "attendance systems",
    "HR policies",
  ],
  duties: [
    "Take new colleagues through their first week.",
    "Check attendance and leave and send them for payroll on the 25th.",
    "File the monthly PF and ESI returns.",
    "Keep the HR system up to date.",
    "Hold exit talks and report what can be learnt from them.",
    "See to the safety and first-aid papers of our {locality} {site}.",
  ],
});

const recruiter = peopleTrade({
  id: "recruiter",
  craft: "recruitment",
  isRemoteFriendly: true,
  maxOpenings: 4,
  levels: [
    internship(["Recruitment Intern", "Talent Acquisition Intern"], 6000, 12000, 0.4),
    perMonth(["HR Recruiter", "Recruitment Executive"], ["Fresher", "0–1", "0–2", "1–3"], 16000, 28000, 1.5),
    perYear(["Talent Acquisition Specialist", "Senior Recruiter"], ["3–5", "4–6"], 4.5, 9),
    perYear(["Talent Acquisition Manager"], ["6–9", "8–12"], 9, 18, 0.3),
  ],
  skills: [
    "sourcing",
    "screening calls",
    "job portals",
    "applicant tracking",
    "campus hiring",
    "salary negotiation",
  ],
  duties: [
    "Find out from the manager what the job really needs.",
    "Write job posts that say what the work and the pay are.",
    "Search, call and screen candidates, about twenty a day.",
    "Arrange interviews and tell every candidate the result.",
    "Keep in touch with people who have an offer until they join.",
    "Visit colleges and training institutes in {city}.",
  ],
});

const payrollExecutive = peopleTrade({
  id: "payroll-executive",
  craft: "payroll",
  levels: [
    perMonth(["Payroll Assistant", "Payroll Executive"], ["1–2", "1–3", "2–4"], 18000, 30000, 1.3),
    perYear(["Senior Payroll Executive", "Payroll Lead"], ["5–8", "4–6"], 4.8, 9, 0.6),
  ],
  skills: [
    "payroll processing",
    "PF and ESI",
    "professional tax",
    "TDS on salary",
    "payroll software",
    "full and final settlement",
  ],
  education: ["B.Com or a similar degree"],
  duties: [
    "Run the payroll for all sites without a late day.",
    "Check overtime and leave before the run, not after it.",
    "Work out full and final settlements within the legal time.",
    "Issue Form 16 and answer questions about tax on salary.",
    "Reconcile what was paid with what was booked.",
  ],
});

export const PEOPLE_TRADES: Trade[] = [hrExecutive, recruiter, payrollExecutive];
