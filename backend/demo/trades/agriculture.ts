import { internship, perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const foodTrade = tradeFamily({
  pattern: "day",
  partTime: 0.03,
  contract: 0.15,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 8,
  skills: ["food safety", "quality checks", "record keeping"],
  education: [
    "B.Sc. or diploma in agriculture or food technology",
    "10th or 12th pass",
    "A degree in agriculture, food technology or life sciences",
  ],
  purposes: [
    "We buy straight from about two thousand farmers and pay within a week.",
    "{company} brings {offer} from the field to shops, and this role stands in the middle of that way.",
    "What we put on the label has to be true, and you will help to keep it so.",
    "The season decides the pace: some months are full, others leave time to learn.",
  ],
  duties: [
    "Check weight, moisture and quality and note them truthfully.",
    "Keep records so that each lot can be traced.",
    "Keep the place clean and free of pests.",
    "Report spoilage at once.",
    "Follow the rules of food safety, also on hurried days.",
  ],
  leadDuties: ["Plan purchases and people for the season.", "Train field or shop floor staff."],
  requirements: [
    "Interest in farming and food",
    "Readiness to travel or to work early hours in the season",
    "Clean and careful work",
    "The local language",
  ],
  managers: ["procurement manager", "plant manager", "field manager", "quality head"],
});

const fieldOfficer = foodTrade({
  id: "agri-field-officer",
  craft: "field work with farmers",
  pattern: "field",
  levels: [
    internship(["Agriculture Intern"], 7000, 11000, 0.4),
    perMonth(
      ["Field Officer – Agriculture", "Procurement Executive"],
      ["0–1", "0–2", "1–3"],
      16000,
      25000,
      1.5,
    ),
    perYear(["Agronomist", "Procurement Officer"], ["2–4", "3–6"], 3.6, 7),
    perYear(["Agri Sales and Marketing Manager"], ["6–9", "8–12"], 8, 15, 0.3),
  ],
  skills: [
    "crops and seasons",
    "farmer training",
    "procurement",
    "soil sampling",
    "two-wheeler riding",
    "price records",
  ],
  duties: [
    "Visit villages around {city} and advise on seed, water and pests.",
    "Buy at the agreed price and weigh in front of the farmer.",
    "Hold small trainings in the field.",
    "Take soil samples and explain the result.",
    "Forecast what will be harvested and when.",
  ],
});

const foodTechnologist = foodTrade({
  id: "food-technologist",
  craft: "food technology",
  maxOpenings: 3,
  levels: [
    internship(["Food Technology Intern"], 7000, 12000, 0.5),
    perMonth(["Food Quality Executive", "Lab Chemist – Food"], ["0–1", "0–2", "1–3"], 17000, 28000, 1.3),
    perYear(["Food Technologist", "Quality Assurance Officer"], ["2–4", "3–6"], 4, 8),
    perYear(["Quality Assurance Manager"], ["8–12", "10+"], 9, 16, 0.25),
  ],
  skills: [
    "food testing",
    "HACCP",
    "FSSAI rules",
    "shelf life studies",
    "sensory tests",
    "lab records",
    "recipe trials",
  ],
  education: ["B.Tech or M.Sc. in food technology", "B.Sc. in food science, chemistry or microbiology"],
  duties: [
    "Test raw material and finished lots by the plan.",
    "Run trials for new recipes and note every change.",
    "Keep HACCP papers ready for inspection.",
    "Find out why a lot failed and stop it from happening again.",
    "Check labels against the law.",
  ],
});

const foodOperator = foodTrade({
  id: "food-operator",
  craft: "food processing",
  pattern: "shift",
  maxOpenings: 25,
  education: ["8th or 10th pass", "10th pass or ITI"],
  levels: [
    perMonth(
      ["Food Processing Operator", "Packing Machine Operator"],
      ["Fresher", "0–1", "0–3"],
      13000,
      19500,
      1.5,
    ),
    perDay(["Packing Worker", "Sorting Worker"], ["Fresher", "0–1"], 480, 640, 0.9),
    perMonth(["Production Supervisor – Food", "Cold Storage Supervisor"], ["3–5", "4–6"], 22000, 34000, 0.5),
  ],
  skills: ["machine operation", "packing", "sorting and grading", "cleaning in place", "temperature logs"],
  duties: [
    "Run the line at the set speed and temperature.",
    "Sort out what is damaged or unripe.",
    "Pack, weigh and label by the day's plan.",
    "Clean the machine between two products.",
    "Wear cap, mask and gloves on the floor.",
  ],
});

export const AGRICULTURE_TRADES: Trade[] = [fieldOfficer, foodTechnologist, foodOperator];
