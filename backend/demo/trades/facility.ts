import { perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const facilityTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.09,
  contract: 0.16,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 25,
  skills: ["punctuality", "polite behaviour", "daily reports"],
  education: ["8th pass or more", "10th pass", "No certificate is needed"],
  purposes: [
    "You will work at one fixed place in {locality}, so that people there come to know you.",
    "Wages come by the seventh of the month, with PF and ESI shown on the slip.",
    "Two pairs of uniform and shoes are given on joining, and nothing is cut for them.",
    "Whoever speaks up about a danger here is thanked for it.",
  ],
  duties: [
    "Come ten minutes early and take over properly.",
    "Write down what happened on the shift.",
    "Tell the supervisor about anything broken or unusual.",
    "Help visitors and staff politely.",
    "Know the fire exits and where the extinguishers hang.",
  ],
  leadDuties: ["Plan duties and leave for the site.", "Meet the client every week and note what is asked."],
  requirements: [
    "Aadhaar and police verification",
    "Good health",
    "Reliability: a shift is never left unattended",
    "Basic Hindi or the local language",
  ],
  managers: ["site supervisor", "facility manager", "field officer"],
});

const securityGuard = facilityTrade({
  id: "security-guard",
  craft: "security duty",
  levels: [
    perMonth(["Security Guard", "Gate Security Guard"], ["Fresher", "0–1", "0–2"], 13500, 19000, 2),
    perMonth(["Security Supervisor", "CCTV Operator"], ["2–4", "3–5"], 18000, 26000, 0.6),
    perYear(["Security Officer"], ["5–8", "6–10"], 3.4, 5.5, 0.25),
  ],
  skills: ["gate duty", "visitor registers", "patrolling", "CCTV watching", "fire safety", "first aid"],
  duties: [
    "Check passes and keep the visitors' register.",
    "Walk the rounds by the clock and sign at each point.",
    "Watch the cameras and report what looks wrong.",
    "Check vehicles and goods that leave, against the gate pass.",
    "Guide people out calmly in an emergency.",
  ],
});

const cleaner = facilityTrade({
  id: "housekeeping",
  craft: "cleaning work",
  partTime: 0.16,
  levels: [
    perMonth(["Housekeeping Staff", "Office Cleaner"], ["Fresher", "0–1"], 11500, 15500, 1.8),
    perDay(["Cleaning Staff – Daily Duty"], ["Fresher", "0–1"], 480, 620, 0.5),
    perMonth(["Pantry Staff"], ["Fresher", "0–1", "0–2"], 12000, 16500, 0.5),
    perMonth(["Housekeeping Supervisor – Sites"], ["2–4", "3–5"], 17000, 25000, 0.4),
  ],
  skills: ["cleaning", "use of cleaning machines", "washroom care", "waste sorting", "safe use of chemicals"],
  duties: [
    "Sweep, mop and dust by the day's list.",
    "Clean washrooms every two hours and sign the card.",
    "Sort wet, dry and hazardous waste.",
    "Use each chemical as the label says.",
    "Keep store and trolley tidy, and ask for supplies in time.",
  ],
});

const facilityExecutive = facilityTrade({
  id: "facility-executive",
  craft: "facility management",
  pattern: "day",
  partTime: 0.01,
  maxOpenings: 2,
  education: ["Any graduate degree or a diploma", "Graduate; a course in facility management is welcome"],
  levels: [
    perMonth(["Facility Executive", "Facility Coordinator"], ["1–3", "2–4"], 20000, 32000, 1.2),
    perYear(["Facility Manager"], ["5–8", "6–10"], 6, 11, 0.6),
  ],
  skills: [
    "facility management",
    "vendor management",
    "checklists",
    "AMC tracking",
    "MS Excel",
    "complaint handling",
  ],
  duties: [
    "Walk the building every morning with the checklist.",
    "Keep yearly maintenance contracts and their dates.",
    "Answer complaints within the agreed hours.",
    "Check the bills of agencies against attendance.",
    "Run a fire drill twice a year.",
  ],
});

const carWasher = facilityTrade({
  id: "car-washer",
  craft: "car washing",
  pattern: "day",
  levels: [perMonth(["Car Washer", "Car Cleaner"], ["Fresher", "0–1"], 11500, 16000)],
  skills: ["car washing", "interior cleaning", "polishing", "use of pressure washers"],
  duties: [
    "Wash, dry and vacuum each car by the card.",
    "Look for scratches with the owner before the work begins.",
    "Use no more water than the washer needs.",
    "Hand found things to the supervisor at once.",
  ],
});

const liftOperator = facilityTrade({
  id: "lift-operator",
  craft: "lift duty",
  levels: [perMonth(["Lift Operator", "Lift Attendant"], ["Fresher", "0–1", "0–2"], 12500, 17000)],
  skills: ["lift operation", "visitor help", "safety checks"],
  duties: [
    "Take people and goods up and down safely.",
    "Never let more in than the plate allows.",
    "Free people who are stuck by the rules, and call the technician.",
  ],
});

const fuelAttendant = facilityTrade({
  id: "fuel-attendant",
  craft: "work at a petrol pump",
  levels: [
    perMonth(["Petrol Pump Attendant", "Fuel Attendant"], ["Fresher", "0–1", "0–2"], 12000, 17500, 1.6),
    perMonth(["Petrol Pump Supervisor"], ["2–4", "3–5"], 18000, 25000, 0.4),
  ],
  skills: ["cash handling", "card and UPI payments", "fuel safety", "meter reading"],
  duties: [
    "Show zero on the meter before you fill.",
    "Take cash, cards and UPI, and give the right bill.",
    "Check air and water when {customers} ask.",
    "Hand over the meter readings and the cash at the end of the shift.",
    "Stop anybody who smokes or phones beside a pump.",
  ],
});

const houseHelp = facilityTrade({
  id: "house-help",
  craft: "work in homes",
  pattern: "day",
  partTime: 0.4,
  maxOpenings: 3,
  levels: [
    perMonth(["House Maid", "Domestic Helper"], ["Fresher", "0–1", "0–2"], 9000, 15000, 1.5),
    perMonth(["House Maid – Live-in", "Nanny", "Elder Care Helper"], ["0–2", "1–3"], 15000, 24000, 1),
    perMonth(["Home Cook"], ["1–3", "2–4"], 12000, 20000, 0.8),
  ],
  skills: ["cleaning", "cooking", "child care", "laundry", "washing of dishes"],
  duties: [
    "Sweep, mop and dust the rooms every day.",
    "Wash dishes and clothes, and iron what is needed.",
    "Cook simple meals as the family likes them.",
    "Look after children or elders while the family is at work.",
    "Take one day off each week; it is fixed before you join.",
  ],
});

export const FACILITY_TRADES: Trade[] = [
  securityGuard,
  cleaner,
  carWasher,
  fuelAttendant,
  liftOperator,
  houseHelp,
  facilityExecutive,
];
