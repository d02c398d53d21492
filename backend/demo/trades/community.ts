import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const communityTrade = tradeFamily({
  pattern: "field",
  partTime: 0.12,
  contract: 0.22,
  hybrid: 0.12,
  isRemoteFriendly: false,
  maxOpenings: 4,
  skills: ["community work", "report writing", "listening"],
  education: [
    "Any graduate degree; MSW is welcome",
    "BSW or MSW",
    "12th pass, with years of work in the community",
  ],
  purposes: [
    "{company} works with families in {locality} and nearby, and you will know many of them by name.",
    "The programme is funded for three years, and its budget is open to everyone who works in it.",
    "We count what changed, not how many meetings were held.",
  ],
  duties: [
    "Visit families and listen before you advise.",
    "Keep names and personal details safe.",
    "Write a short report each Friday.",
    "Work with schools, health centres and ward offices.",
    "Follow the child protection rules in every situation.",
    "Collect the figures that show what has changed.",
  ],
  leadDuties: [
    "Plan the year's work and budget with the team.",
    "Meet donors and show them the work as it is.",
  ],
  requirements: [
    "Respect for people, whatever they own or believe",
    "The local language, spoken well",
    "Readiness to travel within the city",
    "A clean background check",
  ],
  managers: ["programme manager", "director", "project coordinator"],
});

const programmeOfficer = communityTrade({
  id: "programme-officer",
  craft: "development programmes",
  levels: [
    internship(["Programme Intern", "Social Work Intern"], 6000, 10000, 0.7),
    perMonth(["Programme Assistant", "Project Coordinator"], ["0–2", "1–3"], 18000, 28000, 1.2),
    perYear(["Programme Officer"], ["2–4", "3–5"], 4, 7.5),
    perYear(["Programme Manager"], ["6–9", "8–12"], 8, 14, 0.35),
  ],
  skills: [
    "programme planning",
    "monitoring and evaluation",
    "MS Excel",
    "training sessions",
    "partner relations",
    "budget tracking",
  ],
  duties: [
    "Plan the month's activities with partners and volunteers.",
    "Hold trainings for groups of twenty to thirty people.",
    "Check bills and keep within the budget.",
    "Prepare the quarterly report for donors.",
    "Visit project places and learn what does not work.",
  ],
});

const communityMobiliser = communityTrade({
  id: "community-mobiliser",
  craft: "community work",
  maxOpenings: 10,
  levels: [
    perMonth(["Community Mobiliser", "Field Worker"], ["Fresher", "0–1", "0–2"], 13000, 19000, 1.6),
    perMonth(["Field Supervisor – Community Programmes"], ["3–5", "2–4"], 20000, 29000, 0.4),
  ],
  skills: ["home visits", "group meetings", "survey work", "awareness sessions", "basic smartphone use"],
  duties: [
    "Go from door to door and explain what the programme offers.",
    "Fill in surveys on the phone, truthfully.",
    "Bring children back to school and mothers to health check-ups.",
    "Call group meetings at hours when working people can come.",
    "Help families with forms for public schemes.",
  ],
});

const fundraiser = communityTrade({
  id: "fundraiser",
  craft: "fundraising",
  pattern: "day",
  levels: [
    internship(["Fundraising Intern"], 6000, 10000, 0.5),
    perMonth(
      ["Fundraising Executive", "Donor Relations Executive"],
      ["Fresher", "0–2", "1–3"],
      16000,
      26000,
      1.4,
    ),
    perYear(["Fundraising and Marketing Manager"], ["5–8", "6–9"], 6.5, 12, 0.4),
  ],
  skills: [
    "fundraising",
    "donor relations",
    "proposal writing",
    "event planning",
    "public speaking",
    "e-mail writing",
  ],
  duties: [
    "Speak with people and companies who may want to give.",
    "Write proposals that say what the money will do.",
    "Thank each donor and send the receipt within a week.",
    "Arrange visits so that donors see the work.",
    "Keep the donor list correct and confidential.",
  ],
});

export const COMMUNITY_TRADES: Trade[] = [programmeOfficer, communityMobiliser, fundraiser];
