import { internship, perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const logisticsTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.08,
  contract: 0.12,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 20,
  skills: ["punctuality", "safe handling", "basic smartphone use"],
  education: [
    "10th pass",
    "8th or 10th pass",
    "No school certificate is needed; you should read labels and numbers",
  ],
  purposes: [
    "Goods that arrive whole and on time are the whole of our promise, and you make it true.",
    "The {site} in {locality} is busy in the morning and in the evening, and calm in between.",
    "Earnings are paid on fixed dates, and the sheet shows how each rupee was counted.",
    "Safety comes before speed, and nobody is fined for a late run in heavy rain.",
  ],
  duties: [
    "Report damaged or missing goods at once.",
    "Wear the helmet, shoes or jacket we give you.",
    "Keep papers and counts in order until the handover.",
    "Be polite to everyone you meet during the work.",
    "Join the short safety talk at the start of the shift.",
  ],
  leadDuties: ["Plan the day's people and vehicles.", "Check the counts of the shift and sign for them."],
  requirements: [
    "Good health and readiness for physical work",
    "Aadhaar and PAN for joining",
    "A careful way with other people's goods",
    "Readiness to work on some Sundays, with another day off",
  ],
  managers: ["hub manager", "shift in-charge", "warehouse manager", "operations manager"],
});

const deliveryRider = logisticsTrade({
  id: "delivery",
  craft: "delivery work",
  pattern: "field",
  partTime: 0.25,
  maxOpenings: 40,
  levels: [
    perMonth(
      ["Delivery Executive", "Delivery Associate", "Delivery Rider"],
      ["Fresher", "0–1", "0–2"],
      15000,
      25000,
      2.2,
    ),
    perDay(["Delivery Helper"], ["Fresher", "0–1"], 550, 750, 0.4),
    perMonth(["Delivery Team Leader"], ["2–4", "3–5"], 23000, 32000, 0.25),
  ],
  skills: ["two-wheeler riding", "map reading", "cash handling", "customer courtesy", "city roads"],
  duties: [
    "Collect parcels at the {locality} {site} and sort them by street.",
    "Deliver 35 to 60 parcels a day by the route in the app.",
    "Call the customer when an address is hard to find.",
    "Take cash or card payments and hand them in the same day.",
    "Bring back returns with the right papers.",
    "Check tyres, brakes and fuel before you start.",
  ],
  requirements: ["A valid two-wheeler licence", "Your own two-wheeler, or readiness to use one of ours"],
});

const warehouseAssociate = logisticsTrade({
  id: "warehouse",
  craft: "warehouse work",
  maxOpenings: 30,
  levels: [
    perMonth(["Warehouse Associate", "Picker and Packer"], ["Fresher", "0–1", "0–2"], 13000, 18500, 1.7),
    perDay(["Loading Helper", "Packing Helper"], ["Fresher", "0–1"], 500, 700, 0.7),
    perMonth(["Forklift Operator"], ["1–3", "2–4"], 17000, 24000, 0.4),
    perYear(["Warehouse Supervisor", "Warehouse Manager"], ["4–6", "5–8"], 3.8, 7.5, 0.4),
  ],
  skills: [
    "picking and packing",
    "barcode scanning",
    "stacking",
    "stock counting",
    "loading and unloading",
    "5S housekeeping",
  ],
  duties: [
    "Pick goods by the list on the scanner and check the label.",
    "Pack so that nothing moves inside the box.",
    "Load and unload trucks with trolley or pallet jack.",
    "Put goods where the system says and count them.",
    "Keep aisles and fire exits free.",
    "Take part in the stock count every month.",
  ],
});

const planningTrade = tradeFamily({
  pattern: "day",
  partTime: 0.04,
  contract: 0.07,
  hybrid: 0.03,
  isRemoteFriendly: false,
  maxOpenings: 3,
  skills: ["MS Excel", "record keeping", "clear phone calls"],
  education: ["12th pass or graduate", "Any graduate degree", "B.Com or a diploma in materials management"],
  purposes: [
    "The {site} in {locality} can only work when this work is done well.",
    "You will know at any hour what is on the way, what is in stock and what is late.",
    "We plan together at nine in the morning and stay calm for the rest of the day.",
  ],
  duties: [
    "Keep papers and entries correct on the same day.",
    "Compare vendors' bills with what was agreed.",
    "Tell others early when something will be late.",
    "Suggest how a cost or a delay could be avoided.",
    "Keep contact lists of vendors and transporters current.",
  ],
  leadDuties: ["Guide the team and approve its purchases or plans.", "Negotiate yearly rates with vendors."],
  requirements: [
    "Order in figures and papers",
    "Firm and polite talk on the phone",
    "Working knowledge of spreadsheets",
    "Honesty in dealing with vendors",
  ],
  managers: ["operations manager", "supply chain manager", "general manager"],
});

const dispatchCoordinator = planningTrade({
  id: "dispatch",
  craft: "dispatch or fleet coordination",
  levels: [
    internship(["Logistics Intern", "Supply Chain Intern"], 7000, 12000, 0.4),
    perMonth(["Dispatch Executive", "Logistics Coordinator"], ["0–1", "0–2", "1–3"], 16000, 25000, 1.5),
    perYear(["Logistics Executive", "Fleet Coordinator"], ["2–4", "3–5"], 3.2, 5.5),
    perYear(["Logistics Manager", "Supply Chain Manager"], ["6–9", "8–12"], 8, 16, 0.35),
  ],
  skills: [
    "dispatch planning",
    "e-way bills",
    "MS Excel",
    "vehicle tracking",
    "transporter follow-up",
    "freight bills",
  ],
  duties: [
    "Plan vehicles and routes for the next day by four o'clock.",
    "Prepare invoices, lorry receipts and e-way bills.",
    "Track vehicles and call ahead when one is late.",
    "Check transporters' bills against agreed rates.",
    "Keep drivers' licences, permits and insurance up to date.",
    "Report daily what left, what came and what is stuck.",
  ],
});

const storeKeeper = planningTrade({
  id: "store-keeper",
  craft: "stores or inventory",
  levels: [
    perMonth(["Store Keeper", "Inventory Executive"], ["0–2", "1–3", "2–4"], 15000, 24000, 1.4),
    perYear(["Purchase Executive", "Stores In-Charge"], ["3–5", "4–6"], 3.4, 6),
    perYear(["Purchase Manager"], ["6–9", "8–12"], 7, 13, 0.3),
  ],
  skills: [
    "stock registers",
    "inventory software",
    "purchase orders",
    "vendor follow-up",
    "MS Excel",
    "stock audits",
  ],
  purposes: ["You will see to it that what the {site} needs is there, and that nothing lies about unused."],
  duties: [
    "Receive goods, check quantity and quality, and enter them.",
    "Issue material against signed slips only.",
    "Place orders before stock falls below the set level.",
    "Get three quotations for larger purchases.",
    "Count one rack every day and explain differences.",
  ],
});

export const LOGISTICS_TRADES: Trade[] = [
  deliveryRider,
  warehouseAssociate,
  dispatchCoordinator,
  storeKeeper,
];
