import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const financeTrade = tradeFamily({
  pattern: "office",
  partTime: 0.09,
  contract: 0.07,
  hybrid: 0.12,
  isRemoteFriendly: false,
  maxOpenings: 3,
  skills: ["MS Excel", "accuracy with figures", "record keeping"],
  education: ["B.Com or M.Com", "B.Com, BBA or CA Inter", "A graduate degree in commerce"],
  purposes: [
    "You will be part of a small accounts team that closes its books on time.",
    "Owners and managers rely on your figures when they decide what to buy and whom to pay.",
    "Our auditors should find everything in its place, and you will see to that.",
  ],
  duties: [
    "Keep all papers filed so that any of them can be found within minutes.",
    "Answer the auditors' questions and give them what they ask for.",
    "Point out unusual entries instead of passing them on.",
    "Prepare the monthly statements by the fifth working day.",
    "Keep salaries and bank details confidential.",
  ],
  leadDuties: [
    "Review the work of junior accountants and sign off the month.",
    "Prepare the budget with the heads of department.",
  ],
  requirements: [
    "Care with detail, also at the end of a long month",
    "Discretion with confidential figures",
    "Good Excel, with formulas and pivot tables",
    "Readiness to stay longer in the week of closing",
  ],
  managers: ["accounts manager", "finance head", "chief accountant", "finance controller"],
});

const accountant = financeTrade({
  id: "accountant",
  craft: "accounts",
  levels: [
    internship(["Accounts Intern"], 6000, 11000, 0.35),
    perMonth(
      ["Accounts Assistant", "Junior Accountant"],
      ["Fresher", "0–1", "0–2", "1–2"],
      14000,
      22000,
      1.3,
    ),
    perMonth(["Accountant", "Accounts Executive"], ["2–4", "2–5", "3–5"], 20000, 36000, 1.5),
    perYear(["Senior Accountant"], ["5–8", "6–10"], 4.5, 8, 0.6),
    perYear(["Accounts Manager"], ["8–12", "10+"], 8, 14, 0.25),
  ],
  skills: [
    "Tally Prime",
    "GST returns",
    "bank reconciliation",
    "TDS",
    "accounts payable",
    "accounts receivable",
    "invoicing",
    "stock statements",
  ],
  duties: [
    "Enter sales, purchases and expenses in Tally every day.",
    "Match the bank statements with the books each week.",
    "Prepare GST and TDS returns before the due date.",
    "Raise invoices and follow up on payments that are late.",
    "Check vendors' bills against orders and pass them for payment.",
    "Look after the petty cash of our {locality} {site}.",
  ],
});

const taxAssociate = financeTrade({
  id: "tax-associate",
  craft: "tax and audit work",
  contract: 0.05,
  levels: [
    internship(["Audit Intern", "Articled Assistant"], 6000, 14000, 0.7),
    perMonth(["Tax Assistant", "Audit Assistant"], ["0–1", "0–2", "1–2"], 16000, 26000),
    perYear(["Tax Associate", "Audit Associate"], ["2–4", "3–5"], 4, 8, 1.2),
    perYear(["Tax Manager", "Audit Manager"], ["5–8", "6–9"], 10, 18, 0.4),
  ],
  skills: [
    "income tax returns",
    "GST audit",
    "statutory audit",
    "Tally Prime",
    "TDS",
    "company law filings",
    "working papers",
  ],
  duties: [
    "Prepare income tax and GST returns for {customers}.",
    "Visit clients in {city} and check their books and stock.",
    "Keep working papers that another auditor can follow.",
    "Draft replies to notices for a partner to review.",
    "Track due dates so that no client pays a late fee.",
    "Explain to {customers} what a change in the rules means for them.",
  ],
  managers: ["partner", "audit manager", "tax manager"],
});

const financialAnalyst = financeTrade({
  id: "financial-analyst",
  craft: "financial analysis",
  partTime: 0.02,
  hybrid: 0.35,
  isRemoteFriendly: true,
  maxOpenings: 1,
  levels: [
    internship(["Finance Intern"], 10000, 20000, 0.3),
    perYear(["Finance Executive", "Junior Financial Analyst"], ["0–2", "1–3"], 4, 7),
    perYear(["Financial Analyst"], ["2–4", "3–5"], 7, 13, 1.1),
    perYear(["Finance Manager", "Senior Financial Analyst"], ["6–9", "8–12"], 14, 26, 0.5),
  ],
  skills: [
    "financial modelling",
    "budgeting",
    "variance analysis",
    "Power BI",
    "forecasting",
    "management reports",
    "presentations",
  ],
  education: [
    "B.Com, MBA (Finance), CA Inter or similar",
    "CA, CMA or MBA in finance",
    "A graduate degree in commerce or economics",
  ],
  duties: [
    "Build the yearly budget with each department and track it by month.",
    "Explain why a figure differs from the plan.",
    "Prepare the cash forecast for the next thirteen weeks.",
    "Work out whether a new line of {offer} pays for itself.",
    "Prepare the pack of figures for the board.",
    "Find out which orders cost more than they bring.",
  ],
});

const creditOfficer = financeTrade({
  id: "credit-officer",
  craft: "credit or loan operations",
  maxOpenings: 5,
  levels: [
    perMonth(["Loan Processing Executive", "Credit Assistant"], ["Fresher", "0–1", "0–2"], 15000, 23000, 1.2),
    perYear(["Credit Officer", "Loan Operations Officer"], ["2–4", "3–5"], 3.6, 7),
    perYear(["Credit Manager"], ["5–8", "6–10"], 7.5, 14, 0.4),
    internship(["Credit Operations Intern"], 8000, 14000, 0.2),
  ],
  skills: [
    "credit appraisal",
    "KYC checks",
    "income assessment",
    "document verification",
    "loan software",
    "collections follow-up",
  ],
  duties: [
    "Check the papers of loan applicants and call them when one is missing.",
    "Work out what instalment a family can carry.",
    "Visit shops and homes in {city} to verify what is stated.",
    "Enter applications in {system} without mistakes.",
    "Speak with borrowers who are late and find a plan they can keep.",
    "Write a short note that says why a loan should be given or not.",
  ],
});

export const FINANCE_TRADES: Trade[] = [accountant, taxAssociate, financialAnalyst, creditOfficer];
