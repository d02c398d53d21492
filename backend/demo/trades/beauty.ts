import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const beautyTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.2,
  contract: 0.05,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 4,
  skills: ["client consultation", "hygiene", "courtesy"],
  education: ["10th pass with a certificate in the trade", "A certificate course of six months or more"],
  purposes: [
    "Most {customers} of our {locality} {site} come again, and many ask for a person by name.",
    "Commission is paid on top of the salary, and the slip shows how it was counted.",
    "We use good products and do not push anyone to buy them.",
    "Training days with visiting experts are held every two months.",
  ],
  duties: [
    "Ask about wishes, health and allergies before you begin.",
    "Clean tools and seat after each person.",
    "Keep appointments in {system} and call when you run late.",
    "Say honestly what will suit and what will not.",
    "Note what was done, for the next visit.",
  ],
  leadDuties: ["Plan the team's appointments and train juniors.", "Look after stock and the day's cash."],
  requirements: [
    "A warm and neat manner",
    "Readiness to work weekends, with a day off in the week",
    "Clean hands, clean tools, every time",
  ],
  managers: ["salon manager", "centre manager", "owner"],
});

const beautician = beautyTrade({
  id: "beautician",
  craft: "beauty care",
  levels: [
    internship(["Beauty Trainee"], 6000, 9000, 0.4),
    perMonth(["Beautician", "Nail Technician"], ["0–1", "0–2", "1–3"], 14000, 23000, 1.5),
    perMonth(["Senior Beautician", "Make-up Artist"], ["3–5", "4–7"], 23000, 38000, 0.6),
    perMonth(["Spa Therapist"], ["0–2", "1–3"], 16000, 25000, 0.5),
  ],
  skills: [
    "facials",
    "threading and waxing",
    "manicure and pedicure",
    "bridal make-up",
    "skin care",
    "massage",
  ],
  duties: [
    "Give facials, clean-ups, waxing and threading.",
    "Do make-up for weddings and parties by prior trial.",
    "Test new products on a small spot first.",
    "Advise on care at home with simple means.",
    "Keep towels and wax fresh for every person.",
  ],
});

const hairStylist = beautyTrade({
  id: "hair-stylist",
  craft: "hair styling",
  levels: [
    internship(["Hair Styling Trainee"], 6000, 9500, 0.4),
    perMonth(["Junior Hair Stylist", "Hair Stylist"], ["0–1", "1–3", "2–4"], 15000, 26000, 1.5),
    perMonth(["Senior Hair Stylist", "Salon Manager"], ["4–6", "5–8"], 28000, 45000, 0.6),
  ],
  skills: [
    "hair cutting",
    "hair colouring",
    "blow-drying",
    "hair treatments",
    "beard grooming",
    "head massage",
  ],
  duties: [
    "Wash, cut and style hair as agreed.",
    "Mix and apply colour, after a patch test.",
    "Recommend a cut that is easy to keep at home.",
    "Sweep and disinfect the place at once.",
    "Follow trends and show the team what you learnt.",
  ],
});

const fitnessTrainer = beautyTrade({
  id: "fitness-trainer",
  craft: "fitness training",
  partTime: 0.3,
  levels: [
    internship(["Fitness Trainer Intern"], 6000, 10000, 0.3),
    perMonth(
      ["Fitness Trainer", "Yoga Instructor", "Gym Instructor"],
      ["0–1", "0–2", "1–3"],
      15000,
      26000,
      1.6,
    ),
    perYear(["Head Trainer", "Fitness Centre Manager"], ["4–7", "5–8"], 4.2, 8, 0.4),
  ],
  skills: ["personal training", "exercise plans", "yoga", "first aid", "diet basics", "group classes"],
  purposes: [
    "Many who come to us have never trained before, and they should feel welcome from the first day.",
  ],
  duties: [
    "Show exercises and correct posture on the floor.",
    "Make plans that fit age, health and goal.",
    "Lead group classes in the morning or the evening.",
    "Check machines and mats every day.",
    "Measure progress once a month and talk about it kindly.",
  ],
});

export const BEAUTY_TRADES: Trade[] = [beautician, hairStylist, fitnessTrainer];
