import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const legalTrade = tradeFamily({
  pattern: "office",
  partTime: 0.07,
  contract: 0.08,
  hybrid: 0.15,
  isRemoteFriendly: false,
  maxOpenings: 2,
  skills: ["legal drafting", "legal research", "document review"],
  education: ["LL.B. from a recognised university"],
  purposes: [
    "Partners here explain why, and a good question is never a nuisance.",
    "You will follow a matter from the first meeting to the end.",
    "Matters are varied: contracts, property, labour and consumer cases.",
  ],
  duties: [
    "Keep the list of dates and remind everyone a week ahead.",
    "Keep files indexed, on paper and on the server.",
    "Explain to clients in plain words where their matter stands.",
    "Keep everything you read here confidential.",
    "Follow new judgments and share what matters in two lines.",
  ],
  leadDuties: ["Argue matters and guide junior colleagues.", "Agree on scope and fees with clients."],
  requirements: [
    "Precise written English",
    "Punctuality with filing dates",
    "Discretion without exception",
    "The local language for courts and offices",
  ],
  managers: ["partner", "senior associate", "head of legal"],
});

const legalAssociate = legalTrade({
  id: "legal-associate",
  craft: "legal practice",
  levels: [
    internship(["Legal Intern"], 6000, 13000, 0.9),
    perMonth(["Junior Advocate", "Junior Legal Associate"], ["Fresher", "0–1", "0–2"], 18000, 32000, 1.2),
    perYear(["Legal Associate", "Legal Executive"], ["2–4", "3–5"], 5, 10, 1.2),
    perYear(["Senior Legal Associate", "Legal Manager"], ["6–9", "7–10"], 11, 22, 0.4),
  ],
  skills: [
    "contract drafting",
    "court filings",
    "case law research",
    "client meetings",
    "notices and replies",
    "property papers",
  ],
  duties: [
    "Draft contracts, notices and replies for review.",
    "Research case law and write a note of one page.",
    "Appear for dates and adjournments in the courts of {city}.",
    "Check title papers before a client buys property.",
    "Attend client meetings and write the minutes.",
  ],
  requirements: ["Enrolment with a bar council, or the final year of law for interns"],
});

const companySecretary = legalTrade({
  id: "company-secretary",
  craft: "company secretarial work",
  education: ["Qualified or semi-qualified company secretary", "CS, or CS Executive with training completed"],
  levels: [
    internship(["Company Secretary Trainee"], 7000, 15000, 0.7),
    perYear(["Assistant Company Secretary", "Compliance Executive"], ["0–2", "1–3"], 3.6, 6.5),
    perYear(["Company Secretary", "Compliance Officer"], ["3–5", "4–7"], 7, 14, 0.7),
  ],
  skills: [
    "company law",
    "board meeting papers",
    "MCA filings",
    "statutory registers",
    "compliance calendars",
    "minutes writing",
  ],
  duties: [
    "Prepare notices, papers and minutes of board meetings.",
    "File forms with the registrar before the due date.",
    "Keep statutory registers complete.",
    "Check that licences and registrations are renewed.",
    "Answer the auditors' questions on compliance.",
  ],
});

const legalAssistant = legalTrade({
  id: "legal-assistant",
  craft: "assisting in a law office",
  education: ["12th pass or graduate", "Any graduate degree"],
  levels: [
    perMonth(["Legal Assistant", "Court Clerk"], ["Fresher", "0–2", "1–3"], 14000, 22000, 1.3),
    perMonth(["Legal Secretary", "Paralegal"], ["2–4", "3–5"], 20000, 32000, 0.8),
  ],
  skills: ["court filing", "typing", "indexing of files", "MS Word", "stamp and registration work"],
  duties: [
    "File papers in court and bring back certified copies.",
    "Type and format drafts without mistakes.",
    "Collect orders and upload them to the file.",
    "Arrange stamp papers and registrations.",
    "Answer the phone and arrange conferences.",
  ],
});

export const LEGAL_TRADES: Trade[] = [legalAssociate, companySecretary, legalAssistant];
