import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const retailTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.17,
  contract: 0.06,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 8,
  skills: ["customer service", "stock keeping", "teamwork"],
  education: ["10th or 12th pass", "12th pass", "12th pass or graduate"],
  purposes: [
    "Our {site} in {locality} sells {offer} to people who mostly live nearby.",
    "You will help {customers} find what they need and leave them in peace when they only look.",
    "Incentives are for the whole store, so colleagues help each other.",
    "After a year many of our people move up to senior posts in a new store.",
  ],
  duties: [
    "Keep shelves full, clean and priced.",
    "Unpack deliveries and check them against the note.",
    "Take part in the monthly stock count.",
    "Handle returns and exchanges by the rules, and with a smile.",
    "Keep an eye on safety and on theft, without suspicion towards anyone.",
  ],
  leadDuties: [
    "Make the roster, train the team and look at the day's figures.",
    "Order stock and plan displays for festivals.",
  ],
  requirements: [
    "A friendly and neat manner",
    "Readiness to work weekends, with a day off in the week",
    "Honesty with cash and goods",
    "Basic arithmetic",
  ],
  managers: ["store manager", "floor manager", "area manager"],
});

const storeAssociate = retailTrade({
  id: "store-associate",
  craft: "shop work",
  levels: [
    internship(["Retail Intern"], 6500, 10000, 0.3),
    perMonth(
      ["Store Associate", "Retail Sales Associate", "Showroom Sales Executive"],
      ["Fresher", "0–1", "0–2"],
      12500,
      19000,
      2,
    ),
    perMonth(["Senior Sales Associate", "Department Supervisor"], ["2–4", "3–5"], 19000, 28000, 0.6),
  ],
  skills: ["retail sales", "product ranges", "billing counter help", "display", "spoken Hindi and English"],
  duties: [
    "Greet {customers} and ask how you can help.",
    "Explain differences in price and quality of {offer}.",
    "Bring other sizes or models from the store room.",
    "Note what people ask for and we do not have.",
    "Pack purchases with care.",
  ],
});

const cashier = retailTrade({
  id: "cashier",
  craft: "billing and cash",
  maxOpenings: 4,
  levels: [
    perMonth(["Cashier", "Billing Executive"], ["Fresher", "0–1", "0–2"], 13000, 19000, 1.6),
    perMonth(["Head Cashier"], ["3–5", "2–4"], 19000, 27000, 0.4),
  ],
  skills: ["billing software", "cash handling", "UPI and card payments", "quick arithmetic", "daily tally"],
  duties: [
    "Bill correctly and say the total aloud.",
    "Take cash, card and UPI and give the right change.",
    "Tally the drawer at the end of the shift.",
    "Know this week's offers and apply them.",
    "Keep the queue moving and call for help when it grows.",
  ],
});

const storeManager = retailTrade({
  id: "store-manager",
  craft: "managing a store",
  partTime: 0,
  maxOpenings: 1,
  levels: [
    perYear(["Assistant Store Manager"], ["2–4", "3–5"], 3.4, 5.5, 0.9),
    perYear(["Store Manager"], ["4–7", "5–8"], 5, 9),
    perYear(["Area Retail Sales Manager"], ["8–12", "7–10"], 9, 16, 0.3),
  ],
  skills: [
    "store operations",
    "sales planning",
    "team rosters",
    "inventory control",
    "visual merchandising",
    "customer complaints",
    "sales reports",
  ],
  duties: [
    "Open or close the store and check cash and alarms.",
    "Look every morning at yesterday's sales and plan the day.",
    "Coach the team on the floor.",
    "Order so that the best sellers never run out.",
    "Solve complaints on the spot where you can.",
  ],
  managers: ["area manager", "retail head", "owner"],
});

const merchandiser = retailTrade({
  id: "merchandiser",
  craft: "merchandising",
  partTime: 0.03,
  pattern: "day",
  maxOpenings: 2,
  levels: [
    internship(["Merchandising Intern"], 7000, 12000, 0.4),
    perMonth(["Visual Merchandiser", "Merchandising Executive"], ["0–2", "1–3", "2–4"], 18000, 30000, 1.4),
    perYear(["Category Manager", "Senior Merchandiser"], ["4–7", "5–8"], 6, 12, 0.5),
  ],
  skills: [
    "merchandising",
    "window display design",
    "range planning",
    "price checks",
    "MS Excel",
    "vendor coordination",
  ],
  education: ["Any graduate degree", "A diploma in fashion, design or retail"],
  duties: [
    "Plan windows and tables for the season and set them up.",
    "Compare sales by shelf and move what does not sell.",
    "Agree with vendors on ranges, prices and dates.",
    "Check prices in neighbouring shops.",
    "Prepare the picture guide that all stores follow.",
  ],
});

export const RETAIL_TRADES: Trade[] = [storeAssociate, cashier, storeManager, merchandiser];
