import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const officeTrade = tradeFamily({
  pattern: "office",
  partTime: 0.16,
  contract: 0.07,
  hybrid: 0.04,
  isRemoteFriendly: false,
  maxOpenings: 3,
  skills: ["MS Office", "e-mail writing", "good organisation", "record keeping"],
  education: ["12th pass or graduate", "Any graduate degree", "Graduate in any subject"],
  purposes: [
    "You will see to it that the day at our {locality} {site} runs without friction.",
    "Many small things depend on this role, and colleagues notice when they are done well.",
    "You will work with nearly everyone at {company}, from the owner to the newest trainee.",
  ],
  duties: [
    "Keep letters, bills and contracts filed and easy to find.",
    "Order supplies before they run out.",
    "Help colleagues with travel, forms and couriers.",
    "Keep contact lists and calendars current.",
    "Handle confidential papers with care.",
  ],
  leadDuties: ["Guide the office staff and plan their leave.", "Agree on rates and contracts with vendors."],
  requirements: [
    "Politeness in person and on the phone",
    "Readable, correct e-mails",
    "Order in papers and dates",
    "Discretion",
  ],
  managers: ["administration manager", "office manager", "director", "general manager"],
});

const receptionist = officeTrade({
  id: "receptionist",
  craft: "front desk work",
  pattern: "day",
  levels: [
    internship(["Front Desk Intern"], 6000, 9000, 0.15),
    perMonth(["Receptionist", "Front Desk Executive"], ["Fresher", "0–1", "0–2"], 14000, 21000, 1.8),
    perMonth(["Senior Receptionist", "Front Desk Coordinator"], ["2–4", "3–5"], 20000, 29000, 0.6),
  ],
  skills: ["front desk", "phone etiquette", "appointment scheduling", "spoken English", "visitor handling"],
  purposes: ["You will be the first face and the first voice of {company} for {customers}."],
  duties: [
    "Greet {customers} and see that nobody waits without knowing why.",
    "Answer the phone by the third ring and pass on exact messages.",
    "Make, move and confirm appointments.",
    "Receive couriers and keep the register.",
    "Keep the waiting area clean, with fresh water and papers.",
  ],
});

const officeAdministrator = officeTrade({
  id: "office-administrator",
  craft: "office administration",
  partTime: 0.08,
  levels: [
    internship(["Administration Intern"], 6000, 10000, 0.3),
    perMonth(
      ["Office Administrator", "Admin Executive", "Office Coordinator"],
      ["0–1", "0–2", "1–3"],
      16000,
      25000,
      1.6,
    ),
    perYear(["Administration Manager"], ["5–8", "6–10"], 5, 9, 0.4),
    perYear(["Executive Assistant"], ["2–4", "3–6"], 3.8, 7.5, 0.6),
  ],
  skills: [
    "office administration",
    "vendor follow-up",
    "MS Excel",
    "meeting arrangements",
    "travel booking",
    "petty cash",
  ],
  duties: [
    "Pay and file utility, rent and repair bills on time.",
    "Call vendors for repairs and check their work.",
    "Arrange meetings with room, papers and notes.",
    "Keep attendance and leave records of the {site}.",
    "Look after petty cash and settle it each week.",
  ],
});

const officeAssistant = officeTrade({
  id: "office-assistant",
  craft: "office work",
  pattern: "day",
  levels: [
    perMonth(["Office Assistant", "Office Helper"], ["Fresher", "0–1", "0–2"], 11000, 15500, 1.5),
    perMonth(["Field Assistant – Bank and Courier"], ["0–2", "1–3"], 13000, 18000, 0.4),
  ],
  skills: [
    "filing",
    "photocopying and scanning",
    "bank and post errands",
    "tea and pantry service",
    "two-wheeler riding",
  ],
  education: ["8th or 10th pass", "10th pass"],
  duties: [
    "Open the {site} in the morning and lock it in the evening.",
    "Carry papers to banks, clients and offices in {city}.",
    "Copy, scan and bind documents.",
    "Serve tea and water to visitors.",
    "Help to set up rooms for meetings.",
  ],
});

const backOffice = officeTrade({
  id: "back-office",
  craft: "back office work",
  partTime: 0.16,
  isRemoteFriendly: true,
  levels: [
    internship(["Back Office Intern"], 6000, 10000, 0.15),
    perMonth(["Back Office Executive", "Data Entry Operator"], ["Fresher", "0–1", "0–2"], 13000, 20000, 2),
    perMonth(["Senior Back Office Executive", "MIS Coordinator"], ["2–4", "3–5"], 20000, 30000, 0.5),
  ],
  skills: ["data entry", "MS Excel", "document checking", "e-mail writing", "filing", "MS Word"],
  purposes: ["The work is quiet and exact: forms, lists and records that others depend on."],
  duties: [
    "Enter forms and bills and check them against the originals.",
    "Sort and answer routine e-mails.",
    "Prepare the daily list of what is done and what is pending.",
    "Call branches when a form is incomplete.",
    "Scan and file documents by the agreed names.",
  ],
  requirements: ["Accuracy: fewer than one mistake in a hundred entries after training"],
});

export const OFFICE_TRADES: Trade[] = [receptionist, officeAdministrator, officeAssistant, backOffice];
