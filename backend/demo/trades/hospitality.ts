import { internship, perDay, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const hospitalityTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.14,
  contract: 0.06,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 8,
  skills: ["hygiene", "teamwork", "guest courtesy"],
  education: [
    "10th or 12th pass",
    "A diploma in hotel management, or experience instead",
    "No certificate is needed; a trial shift decides",
  ],
  purposes: [
    "Guests come back to our {locality} {site} for the food and for how they are treated.",
    "Tips are pooled and shared every week among everyone on the floor and in the kitchen.",
    "Staff eat before the service starts, and nobody works a double shift.",
    "The team is small and friendly, and people stay for years.",
  ],
  duties: [
    "Wash hands, wear the cap and follow the hygiene list.",
    "Help colleagues when their side is full.",
    "Throw away as little as possible and note what is thrown.",
    "Close your station clean and ready for the next shift.",
    "Tell the manager about complaints the same day.",
  ],
  leadDuties: ["Make the roster and train new colleagues.", "Check costs and stock every week."],
  requirements: [
    "Clean and neat appearance",
    "Readiness to work evenings and weekends",
    "A friendly way with guests and colleagues",
    "Good health and a food handler's check-up, which we pay for",
  ],
  managers: ["restaurant manager", "executive chef", "duty manager", "general manager"],
});

const cook = hospitalityTrade({
  id: "cook",
  craft: "a professional kitchen",
  partTime: 0.06,
  levels: [
    internship(["Kitchen Intern"], 6500, 10000, 0.3),
    perMonth(["Commis Chef", "Assistant Cook"], ["Fresher", "0–1", "1–2"], 13000, 20000, 1.3),
    perMonth(
      ["Cook – South Indian", "Cook – North Indian", "Tandoor Cook", "Chef de Partie"],
      ["2–4", "3–5"],
      20000,
      32000,
      1.3,
    ),
    perYear(["Sous Chef", "Head Chef"], ["6–9", "8–12"], 5, 10, 0.4),
  ],
  skills: [
    "cooking",
    "food preparation",
    "knife skills",
    "menu planning",
    "food safety",
    "portion control",
    "kitchen stock",
  ],
  duties: [
    "Prepare vegetables, gravies and doughs before the service.",
    "Cook by the recipe, so that a dish tastes the same every day.",
    "Check the fridge temperatures and label everything with a date.",
    "Keep to the portion and the plate shown in the picture.",
    "Suggest a dish of the season each month.",
  ],
});

const waiter = hospitalityTrade({
  id: "waiter",
  craft: "restaurant service",
  partTime: 0.25,
  maxOpenings: 10,
  levels: [
    internship(["Food and Beverage Intern"], 6500, 10000, 0.2),
    perMonth(
      ["Steward", "Waiter", "Restaurant Service Associate"],
      ["Fresher", "0–1", "0–2"],
      12500,
      18500,
      1.7,
    ),
    perMonth(["Senior Captain", "Restaurant Supervisor"], ["3–5", "4–6"], 21000, 32000, 0.5),
    perMonth(["Barista"], ["Fresher", "0–2"], 14000, 21000, 0.5),
  ],
  skills: [
    "table service",
    "order taking",
    "menus and dishes",
    "billing",
    "spoken English and Hindi",
    "table setting",
  ],
  duties: [
    "Welcome guests, bring water and explain the menu.",
    "Take orders correctly and ask about allergies.",
    "Serve and clear without hurry.",
    "Bring the bill when asked, and check it first.",
    "Set tables and polish glasses before opening.",
  ],
});

const frontOffice = hospitalityTrade({
  id: "front-office",
  craft: "hotel front office work",
  maxOpenings: 3,
  levels: [
    internship(["Front Office Intern"], 7000, 11000, 0.3),
    perMonth(["Front Office Associate", "Guest Service Associate"], ["0–1", "0–2", "1–3"], 15000, 23000, 1.5),
    perYear(["Duty Manager", "Front Office Manager"], ["4–7", "6–9"], 4.5, 8.5, 0.4),
  ],
  skills: [
    "front office",
    "check-in and check-out",
    "reservation software",
    "spoken English",
    "cash handling",
    "complaint handling",
  ],
  education: ["A diploma or degree in hotel management", "Any graduate degree with good English"],
  duties: [
    "Check guests in and out and keep their papers by the rules.",
    "Answer calls and messages about rooms and rates.",
    "Arrange taxis, wake-up calls and small wishes.",
    "Tally cash and cards at the end of the shift.",
    "Tell housekeeping which room is needed first.",
  ],
});

const roomAttendant = hospitalityTrade({
  id: "room-attendant",
  craft: "hotel housekeeping",
  levels: [
    perMonth(["Room Attendant", "Housekeeping Associate"], ["Fresher", "0–1", "0–2"], 12000, 17000, 1.5),
    perDay(["Banquet Helper"], ["Fresher", "0–1"], 500, 700, 0.5),
    perMonth(["Housekeeping Supervisor"], ["3–5", "4–6"], 19000, 28000, 0.4),
  ],
  skills: ["room cleaning", "linen handling", "use of cleaning chemicals", "laundry", "stock of supplies"],
  duties: [
    "Clean and make up twelve to fourteen rooms a shift.",
    "Change linen and fill up soap, tea and water.",
    "Report lamps, taps and locks that need repair.",
    "Hand in things that guests have left behind.",
    "Use chemicals by the label and with gloves.",
  ],
});

const kitchenHelper = hospitalityTrade({
  id: "kitchen-helper",
  craft: "kitchen cleaning or helping",
  levels: [
    perMonth(["Kitchen Helper", "Dishwashing Staff"], ["Fresher", "0–1", "0–2"], 11500, 16000, 1.5),
    perDay(["Kitchen Helper – Daily Duty"], ["Fresher", "0–1"], 480, 650, 0.7),
  ],
  skills: ["dishwashing", "vegetable cutting", "floor cleaning", "store room order", "waste sorting"],
  education: ["No certificate is needed", "8th pass or more"],
  duties: [
    "Wash pots, plates and glasses and put them in their place.",
    "Peel, wash and cut vegetables as the cook asks.",
    "Keep floors dry and drains clean.",
    "Carry goods from the gate to the store room.",
    "Take out and sort the waste.",
  ],
});

const restaurantManager = hospitalityTrade({
  id: "restaurant-manager",
  craft: "running a restaurant",
  partTime: 0,
  maxOpenings: 1,
  levels: [
    perYear(["Assistant Restaurant Manager"], ["3–5", "4–6"], 3.8, 6, 0.8),
    perYear(["Restaurant Manager", "Banquet Sales Manager"], ["5–8", "6–9"], 5.5, 10),
  ],
  skills: [
    "restaurant operations",
    "team rosters",
    "cost control",
    "guest relations",
    "vendor management",
    "food safety",
    "sales reports",
  ],
  duties: [
    "Open or close the {site} and walk through every part of it.",
    "Plan people and orders for the week.",
    "Speak with guests at the table, pleased or not.",
    "Keep food and labour cost within the budget.",
    "See to licences, inspections and pest control.",
  ],
  managers: ["owner", "general manager", "operations head"],
});

export const HOSPITALITY_TRADES: Trade[] = [
  cook,
  waiter,
  frontOffice,
  roomAttendant,
  kitchenHelper,
  restaurantManager,
];
