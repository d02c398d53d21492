import { internship, perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const constructionTrade = tradeFamily({
  pattern: "day",
  partTime: 0.01,
  contract: 0.2,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 4,
  skills: ["site safety", "reading drawings", "measurement"],
  education: ["Diploma or B.E. in civil engineering"],
  purposes: [
    "The site is in {locality}, and the work there will last about two more years.",
    "We finish what we promise and keep the papers to show it.",
    "Engineers, supervisors and workers eat in the same canteen here.",
    "You will learn every stage, from foundation to handing over the keys.",
  ],
  duties: [
    "See to helmets, belts and railings every morning.",
    "Write the daily report with photos.",
    "Keep drawings of the latest revision on site and remove old ones.",
    "Report delays and shortages the same day.",
    "Check measurements before concrete, plaster or tiles cover them.",
  ],
  leadDuties: [
    "Coordinate contractors and settle who works where.",
    "Report progress and cost to the client.",
  ],
  requirements: [
    "Readiness to be on site in heat and rain",
    "Clear instructions, in Hindi or the local language",
    "Firmness on safety",
    "A sense for cost and waste",
  ],
  managers: ["project manager", "site in-charge", "senior engineer"],
});

const siteEngineer = constructionTrade({
  id: "site-engineer",
  craft: "civil site work",
  levels: [
    internship(["Civil Engineering Intern"], 8000, 13000, 0.4),
    perMonth(
      ["Junior Site Engineer", "Graduate Engineer – Civil"],
      ["Fresher", "0–1", "0–2"],
      18000,
      28000,
      1.1,
    ),
    perYear(["Site Engineer", "Civil Engineer"], ["2–4", "3–5"], 3.8, 7.5, 1.5),
    perYear(["Project Engineer", "Project Manager – Construction"], ["6–9", "8–12"], 8.5, 18, 0.5),
  ],
  skills: [
    "site execution",
    "AutoCAD",
    "bar bending schedules",
    "concrete work",
    "levelling instruments",
    "contractor bills",
    "MS Project",
  ],
  duties: [
    "Set out lines and levels by the drawing.",
    "Check steel and shuttering before concrete is poured.",
    "Take cubes and follow their test results.",
    "Measure work done and check contractors' bills.",
    "Order material a week ahead.",
    "Solve questions between drawing and site with the architect.",
  ],
});

const siteSupervisor = constructionTrade({
  id: "site-supervisor",
  craft: "supervising site work",
  education: ["Diploma in civil, or ten years on sites", "ITI or diploma (Civil)"],
  levels: [
    perMonth(["Site Supervisor", "Foreman – Finishing"], ["2–4", "3–5", "4–7"], 20000, 32000, 1.3),
    perMonth(["Safety Officer"], ["2–4", "3–6"], 22000, 36000, 0.5),
  ],
  skills: [
    "labour supervision",
    "plaster and tile work",
    "material checks",
    "work registers",
    "quality of finish",
  ],
  duties: [
    "Give each gang its work for the day.",
    "Keep attendance and material registers.",
    "Check plaster, tiles and paint before the next step.",
    "Store cement dry and steel off the ground.",
    "Stop work that is not safe.",
  ],
});

const mason = constructionTrade({
  id: "mason",
  craft: "building work",
  contract: 0.35,
  maxOpenings: 20,
  education: ["No certificate is needed; we look at your work"],
  levels: [
    perDay(["Mason", "Tile Mason", "Painter"], ["1–3", "2–4", "3–5"], 800, 1200, 1.2),
    perDay(["Construction Helper", "Mason Helper"], ["Fresher", "0–1"], 550, 720, 1),
    perDay(["Bar Bender", "Shuttering Carpenter"], ["1–3", "2–4"], 750, 1100, 0.7),
  ],
  skills: ["masonry", "plastering", "tile laying", "mixing mortar", "use of level and plumb", "scaffolding"],
  purposes: [
    "Wages are paid every Saturday into your bank account, and attendance is marked in front of you.",
  ],
  duties: [
    "Lay bricks or blocks in line and level.",
    "Mix mortar in the right measure.",
    "Plaster walls and check them with the straight edge.",
    "Cut and lay tiles with even joints.",
    "Clean tools and place at the end of the day.",
  ],
});

const quantitySurveyor = constructionTrade({
  id: "quantity-surveyor",
  craft: "estimation and billing",
  pattern: "office",
  hybrid: 0.12,
  maxOpenings: 2,
  levels: [
    internship(["Estimation Intern"], 8000, 13000, 0.3),
    perYear(["Quantity Surveyor", "Billing Engineer"], ["1–3", "2–4", "3–5"], 3.8, 7.5, 1.3),
    perYear(["Senior Quantity Surveyor", "Contracts Manager"], ["6–9", "8–12"], 9, 17, 0.4),
  ],
  skills: [
    "quantity take-off",
    "rate analysis",
    "MS Excel",
    "AutoCAD",
    "contractor billing",
    "tender documents",
  ],
  duties: [
    "Work out quantities from drawings and check them on site.",
    "Prepare estimates and compare quotations.",
    "Certify contractors' bills by measured work.",
    "Track extra items and get them approved in writing.",
    "Report cost against budget each month.",
  ],
});

const draughtsperson = constructionTrade({
  id: "architect",
  craft: "architectural drawing",
  pattern: "office",
  hybrid: 0.2,
  maxOpenings: 2,
  education: ["B.Arch, or a diploma in architectural assistantship", "Diploma in civil or architecture"],
  levels: [
    internship(["Architecture Intern", "Architectural Design Intern"], 8000, 15000, 0.6),
    perMonth(["Draughtsperson", "CAD Operator"], ["0–2", "1–3"], 17000, 27000),
    perYear(["Architect", "Architectural Designer"], ["2–4", "3–5"], 4.2, 8.5, 1.1),
    perYear(["Senior Architect", "Architectural Design Lead"], ["6–9", "8–12"], 9, 17, 0.4),
  ],
  skills: [
    "AutoCAD",
    "architectural design",
    "Revit",
    "SketchUp",
    "building by-laws",
    "working drawings",
    "3D views",
  ],
  duties: [
    "Draw plans, sections and details for the site.",
    "Prepare the set of drawings for municipal approval.",
    "Build 3D views that help clients decide.",
    "Keep revisions numbered and everyone informed.",
    "Visit sites and compare them with the drawing.",
  ],
});

export const CONSTRUCTION_TRADES: Trade[] = [
  siteEngineer,
  siteSupervisor,
  mason,
  quantitySurveyor,
  draughtsperson,
];
