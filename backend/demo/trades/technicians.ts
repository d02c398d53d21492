import { internship, perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const technicianTrade = tradeFamily({
  pattern: "day",
  partTime: 0.04,
  contract: 0.2,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 8,
  skills: ["fault finding", "safe use of tools", "reading drawings"],
  education: [
    "ITI in the trade, or three years of work in it",
    "ITI or diploma",
    "10th pass with practical experience",
  ],
  purposes: [
    "You will work in pairs, with proper tools and with time to do the job once and well.",
    "The work is mostly in and around {locality}, and the way there counts as working time.",
    "A clean job matters more to us than a quick one.",
    "Tools and safety gear belong to the company and are replaced when they wear out.",
  ],
  duties: [
    "Switch off, lock and test before you touch anything.",
    "Write down the work done and the parts used.",
    "Leave the place as clean as you found it.",
    "Explain in plain words what was wrong to the person who called you.",
    "Look after the tools and report what is broken.",
    "Be on call for urgent work one week in five.",
  ],
  leadDuties: ["Plan the day for a crew of four to eight.", "Check finished work and sign it off."],
  requirements: [
    "Own sense of safety, also when nobody watches",
    "Readiness to climb, kneel and carry",
    "A polite manner in people's homes and workplaces",
    "Honesty about what you can repair and what you cannot",
  ],
  managers: ["site supervisor", "maintenance manager", "service manager", "facility manager"],
});

const electrician = technicianTrade({
  id: "electrician",
  craft: "electrical work",
  levels: [
    internship(["Electrician Apprentice"], 8000, 12000, 0.35),
    perMonth(["Electrician", "Maintenance Electrician"], ["1–2", "1–3", "2–4"], 16000, 25000, 1.5),
    perDay(["Electrician – Site Work", "Wireman"], ["0–2", "2–4"], 700, 1000, 0.7),
    perMonth(["Senior Electrician", "Electrical Supervisor"], ["4–6", "5–8"], 26000, 40000, 0.5),
  ],
  skills: [
    "house wiring",
    "panel wiring",
    "earthing",
    "cable laying",
    "motor connections",
    "multimeter use",
    "DG set operation",
  ],
  duties: [
    "Lay conduits and pull cables by the drawing.",
    "Fit switches, lights, fans and distribution boards.",
    "Find and repair short circuits and loose connections.",
    "Test earthing and insulation and note the readings.",
    "Run and check the generator during power cuts.",
  ],
  requirements: ["Wireman licence or ITI (Electrician)"],
});

const plumber = technicianTrade({
  id: "plumber",
  craft: "plumbing",
  levels: [
    perMonth(["Plumber", "Maintenance Plumber"], ["1–2", "1–3", "2–4"], 15000, 23000, 1.3),
    perDay(["Plumber – Site Work", "Plumbing Helper"], ["0–1", "0–2"], 600, 850, 0.6),
    perMonth(["Plumbing Supervisor"], ["5–8", "6–10"], 25000, 36000, 0.3),
  ],
  skills: [
    "pipe fitting",
    "sanitary fitting",
    "leak repair",
    "pump maintenance",
    "CPVC and GI pipes",
    "water tank cleaning",
  ],
  duties: [
    "Fit water and drain lines by the drawing and test them under pressure.",
    "Repair leaks, taps, flush tanks and pumps.",
    "Install basins, geysers and water filters.",
    "Clear blocked drains with the right machine.",
    "Check tanks and pumps on the weekly round.",
  ],
});

const coolingTechnician = technicianTrade({
  id: "cooling-technician",
  craft: "air conditioning and refrigeration",
  pattern: "field",
  levels: [
    internship(["AC Technician Apprentice"], 8000, 12000, 0.3),
    perMonth(
      ["AC Technician", "HVAC Technician", "Refrigeration Technician"],
      ["1–2", "1–3", "2–4"],
      17000,
      27000,
      1.5,
    ),
    perYear(["HVAC Engineer", "Service Engineer"], ["3–5", "4–6"], 3.8, 7, 0.5),
  ],
  skills: [
    "AC servicing",
    "gas charging",
    "split AC installation",
    "compressor checks",
    "brazing",
    "electrical testing",
  ],
  duties: [
    "Install and service split, cassette and duct units.",
    "Check gas pressure, find leaks and braze them.",
    "Clean filters, coils and drains at each visit.",
    "Handle six to eight service calls a day in the season.",
    "Recover gas with the machine and never release it.",
  ],
});

const mechanic = technicianTrade({
  id: "mechanic",
  craft: "vehicle repair",
  levels: [
    internship(["Mechanic Apprentice"], 8000, 11000, 0.4),
    perMonth(
      ["Two-Wheeler Mechanic", "Car Mechanic", "Service Technician"],
      ["0–2", "1–3", "2–4"],
      15000,
      25000,
      1.5,
    ),
    perMonth(["Senior Car Technician", "EV Service Technician"], ["4–6", "3–5"], 25000, 38000, 0.5),
    perMonth(["Service Advisor"], ["1–3", "2–4"], 20000, 32000, 0.5),
  ],
  skills: [
    "engine repair",
    "brake and clutch work",
    "vehicle diagnostics",
    "wheel alignment",
    "periodic service",
    "battery checks",
  ],
  purposes: ["Vehicles come to our {locality} {site} by appointment, so the day can be planned."],
  duties: [
    "Service four to six vehicles a day by the job card.",
    "Find the fault with the scan tool and by a test drive.",
    "Replace brake pads, clutch plates, belts and filters.",
    "Return old parts to the customer in a bag.",
    "Note the next service that will be due.",
  ],
});

const carpenter = technicianTrade({
  id: "carpenter",
  craft: "carpentry",
  contract: 0.3,
  levels: [
    perDay(["Carpenter", "Furniture Carpenter"], ["1–3", "2–4", "3–5"], 800, 1150, 1.2),
    perMonth(["Modular Kitchen Carpenter", "Carpentry Supervisor"], ["3–5", "5–8"], 22000, 34000, 0.6),
    perDay(["Carpenter Helper"], ["Fresher", "0–1"], 550, 700, 0.4),
  ],
  skills: [
    "furniture making",
    "plywood and laminate work",
    "modular fitting",
    "polishing",
    "power tools",
    "measuring",
  ],
  duties: [
    "Cut, join and finish by the drawing and the measure on site.",
    "Fit modular kitchens, wardrobes and doors.",
    "Fix laminates and edges without gaps.",
    "Count boards and hardware, and return what is left.",
    "Correct small faults after the customer's inspection.",
  ],
});

export const TECHNICIAN_TRADES: Trade[] = [electrician, plumber, coolingTechnician, mechanic, carpenter];
