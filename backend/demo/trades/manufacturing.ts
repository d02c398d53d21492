import { internship, perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const factoryTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.01,
  contract: 0.18,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 15,
  skills: ["quality checks", "5S housekeeping", "reading drawings", "safety rules"],
  education: [
    "ITI or diploma in a suitable trade",
    "Diploma or B.E. in mechanical or production",
    "10th or 12th pass with ITI",
  ],
  purposes: [
    "Our {locality} {site} makes {offer} in three lines, and you will belong to one of them.",
    "Orders are steady through the year, and overtime is asked for, not ordered.",
    "Machines are guarded, floors are marked, and anyone may stop the line when something is unsafe.",
    "You will be trained on a second machine after six months, which also raises your pay.",
  ],
  duties: [
    "Check the first piece of each batch and then by the plan.",
    "Set aside faulty pieces and write down why.",
    "Enter output, scrap and stoppages at the end of the shift.",
    "Keep the place around the machine clean and clear.",
    "Tell the supervisor about strange noise, heat or smell at once.",
    "Wear shoes, goggles and ear plugs where the sign says so.",
  ],
  leadDuties: ["Plan people and machines for the shift.", "Train operators and sign their skill cards."],
  requirements: [
    "Readiness to work standing",
    "Respect for safety rules",
    "The will to learn a second machine",
    "Regular attendance",
  ],
  managers: ["production manager", "shift supervisor", "plant head", "line in-charge"],
});

const machineOperator = factoryTrade({
  id: "machine-operator",
  craft: "machine work",
  levels: [
    internship(["ITI Apprentice – Machine Shop"], 8500, 12500, 0.45),
    perMonth(
      ["Machine Operator", "CNC Operator", "VMC Operator"],
      ["Fresher", "0–2", "1–3", "2–4"],
      15000,
      25000,
      1.6,
    ),
    perMonth(["CNC Setter", "CNC Programmer"], ["3–5", "4–7"], 25000, 40000, 0.6),
    perDay(["Production Helper"], ["Fresher", "0–1"], 500, 680, 0.7),
  ],
  skills: [
    "machine operation",
    "measuring instruments",
    "CNC controls",
    "tool changing",
    "G-code basics",
    "job loading",
  ],
  duties: [
    "Set, run and watch the machine by the job card.",
    "Measure with vernier and micrometer and correct the offset.",
    "Change tools and inserts when they are worn.",
    "Load and unload pieces without dents.",
  ],
});

const welder = factoryTrade({
  id: "welder",
  craft: "welding and fabrication",
  levels: [
    perMonth(["Welder", "MIG Welder", "TIG Welder"], ["1–3", "2–4", "3–5"], 17000, 29000, 1.3),
    perDay(["Fabricator", "Welder – Site Work"], ["1–3", "3–5"], 750, 1100, 0.7),
  ],
  skills: ["arc welding", "MIG and TIG welding", "gas cutting", "grinding", "fit-up", "weld inspection"],
  duties: [
    "Cut, fit and weld frames and brackets by the drawing.",
    "Set current and wire feed for the material.",
    "Grind and dress welds, and check them with dye where asked.",
    "Look after cylinders, hoses and leads.",
    "Keep flammable things away and a fire bucket near.",
  ],
});

const productionEngineer = factoryTrade({
  id: "production-engineer",
  craft: "production",
  maxOpenings: 3,
  contract: 0.05,
  levels: [
    internship(["Production Engineering Intern", "Diploma Trainee"], 9000, 15000, 0.4),
    perYear(["Graduate Engineer Trainee"], ["Fresher"], 2.6, 4.2, 0.8),
    perYear(["Production Engineer", "Production Supervisor"], ["2–4", "3–5"], 3.8, 7, 1.2),
    perYear(["Production Manager"], ["8–12", "10+"], 10, 20, 0.3),
  ],
  skills: [
    "production planning",
    "line balancing",
    "lean methods",
    "manpower planning",
    "root cause analysis",
    "MS Excel",
    "ERP software",
  ],
  duties: [
    "Plan the shift so that orders leave on their dates.",
    "Follow up on material, tools and people before the shift starts.",
    "Find the largest cause of lost time each week and remove it.",
    "Work with maintenance on breakdowns.",
    "Report output against plan every morning.",
  ],
});

const qualityInspector = factoryTrade({
  id: "quality-inspector",
  craft: "quality control",
  maxOpenings: 4,
  levels: [
    internship(["Quality Control Intern"], 8000, 13000, 0.25),
    perMonth(["Quality Inspector", "QC Inspector"], ["0–2", "1–3", "2–4"], 16000, 26000, 1.4),
    perYear(["Quality Engineer"], ["2–4", "3–6"], 3.8, 7.5),
    perYear(["Quality Manager"], ["8–12", "10+"], 10, 18, 0.25),
  ],
  skills: [
    "inspection",
    "measuring instruments",
    "ISO 9001",
    "sampling plans",
    "defect analysis",
    "calibration records",
  ],
  duties: [
    "Inspect incoming material, work in progress and finished goods.",
    "Hold what is doubtful, and say why.",
    "Answer customer complaints with a cause and a remedy.",
    "Keep gauges calibrated and listed.",
    "Prepare the papers for audits.",
  ],
});

const designEngineer = factoryTrade({
  id: "design-engineer",
  craft: "mechanical design",
  pattern: "office",
  maxOpenings: 2,
  hybrid: 0.1,
  contract: 0.08,
  levels: [
    internship(["Mechanical Design Intern"], 9000, 16000, 0.35),
    perYear(["Design Engineer", "Mechanical Design Engineer"], ["1–3", "2–4", "3–5"], 3.8, 8, 1.4),
    perYear(["Senior Design Engineer"], ["5–8", "6–9"], 8, 15, 0.5),
    perYear(["Design Manager"], ["10+", "8–12"], 15, 26, 0.15),
  ],
  skills: [
    "mechanical design",
    "SolidWorks",
    "AutoCAD",
    "tolerances",
    "sheet metal design",
    "bill of materials",
    "design reviews",
  ],
  education: ["Diploma or B.E. in mechanical engineering"],
  duties: [
    "Design parts and fixtures in 3D and release the drawings.",
    "Talk with the shop floor about what is easy to make and what is not.",
    "Keep the list of parts and the drawing numbers in order.",
    "Build and test a first piece before the design is frozen.",
    "Reduce weight or cost where strength allows it.",
  ],
});

const maintenanceFitter = factoryTrade({
  id: "fitter",
  craft: "machine maintenance",
  pattern: "shift",
  levels: [
    internship(["Maintenance Apprentice", "Fitter Apprentice"], 8000, 12500, 0.5),
    perMonth(["Fitter", "Maintenance Technician"], ["1–3", "2–4", "3–5"], 17000, 27000, 1.4),
    perYear(["Maintenance Engineer"], ["3–5", "4–7"], 4, 7.5, 0.5),
  ],
  skills: [
    "mechanical maintenance",
    "hydraulics and pneumatics",
    "bearing replacement",
    "alignment",
    "preventive maintenance",
    "lubrication",
    "welding basics",
  ],
  purposes: ["You will keep the machines of the {site} running and know them by their sound."],
  duties: [
    "Carry out the weekly and monthly checks by the list.",
    "Replace belts, bearings and seals before they fail.",
    "Find the cause of a breakdown and note it in the machine's history.",
    "Align motors and pumps after repair.",
    "Keep a small stock of the spares that matter.",
  ],
});

const tailor = factoryTrade({
  id: "tailor",
  craft: "stitching garments",
  pattern: "day",
  maxOpenings: 25,
  levels: [
    perMonth(["Sewing Machine Operator", "Tailor"], ["Fresher", "0–2", "1–3"], 13000, 19000, 1.7),
    perDay(["Cutting Helper", "Thread Cutter"], ["Fresher", "0–1"], 500, 650, 0.6),
    perMonth(["Pattern Master", "Sampling Tailor"], ["4–6", "5–8"], 25000, 40000, 0.4),
    perMonth(["Line Supervisor – Stitching"], ["3–5", "4–7"], 22000, 32000, 0.4),
  ],
  skills: [
    "stitching",
    "sewing machine operation",
    "overlock machines",
    "measuring",
    "fabric cutting",
    "finishing",
  ],
  education: ["8th pass or more", "No certificate is needed; a trial piece at the interview decides"],
  duties: [
    "Stitch collars, sleeves or side seams by the sample.",
    "Keep to the seam allowance and stitch count.",
    "Change needles and threads and clean the machine.",
    "Mark and return pieces with fabric faults.",
    "Help the next station when work piles up there.",
  ],
});

export const MANUFACTURING_TRADES: Trade[] = [
  machineOperator,
  welder,
  productionEngineer,
  qualityInspector,
  designEngineer,
  maintenanceFitter,
  tailor,
];
