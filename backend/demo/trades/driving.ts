import { perDay, perMonth, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const drivingTrade = tradeFamily({
  pattern: "day",
  partTime: 0.06,
  contract: 0.16,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 10,
  skills: ["defensive driving", "vehicle checks", "city roads", "log book keeping"],
  education: [
    "8th pass or more",
    "10th pass",
    "No school certificate is needed; you should read road signs and papers",
  ],
  purposes: [
    "The vehicle is ours, and so are fuel, tolls, insurance and repairs.",
    "You will drive mostly in and around {city}, and sleep at home.",
    "Hours behind the wheel are limited, and the break is part of the plan.",
    "Drivers here keep the same vehicle, so you will know its ways.",
  ],
  duties: [
    "Check oil, water, tyres, lights and brakes before the first trip.",
    "Drive within the limits, wear the belt and leave the phone alone.",
    "Keep licence, permit and insurance papers in the vehicle.",
    "Fill in the log book after each trip.",
    "Tell the office at once about any scratch, fine or accident.",
    "Keep the vehicle clean inside and outside.",
    "Bring the vehicle for service on the day it is due.",
  ],
  leadDuties: ["Show new drivers the routes and the customers' gates."],
  requirements: [
    "A driving record without serious accidents",
    "Good eyesight, confirmed by a test we pay for",
    "No alcohol before or during duty",
    "Aadhaar and police verification",
    "A polite manner on the road",
  ],
  managers: ["transport in-charge", "fleet manager", "administration manager"],
});

const vanDriver = drivingTrade({
  id: "van-driver",
  craft: "driving light commercial vehicles",
  levels: [
    perMonth(["Delivery Van Driver", "Tempo Driver"], ["0–2", "1–3", "2–4"], 16000, 24000, 1.5),
    perDay(["Driver – Daily Duty"], ["1–3", "2–4"], 700, 950, 0.4),
  ],
  skills: ["light commercial driving", "loading checks", "map reading", "delivery receipts"],
  duties: [
    "Check the load against the list before leaving.",
    "Deliver to shops and homes by the order on the sheet.",
    "Get a signature or photo for each delivery.",
    "Help with loading and unloading of light goods.",
  ],
  requirements: ["A valid licence for light commercial vehicles"],
});

const carDriver = drivingTrade({
  id: "car-driver",
  craft: "driving cars",
  maxOpenings: 5,
  levels: [
    perMonth(["Driver", "Company Car Driver", "Staff Cab Driver"], ["1–3", "2–4", "3–5"], 17000, 25000, 1.5),
    perMonth(["Ambulance Driver"], ["2–4", "3–6"], 17000, 24000, 0.2),
  ],
  skills: ["car driving", "airport and station runs", "map reading", "courtesy to passengers"],
  duties: [
    "Pick up staff and guests on time.",
    "Plan the way so that traffic does not surprise you.",
    "Help passengers with luggage, and with the door where needed.",
    "Wait where you were asked to, and keep in reach by phone.",
  ],
  requirements: ["A valid licence for cars, held for two years or more"],
});

const truckDriver = drivingTrade({
  id: "truck-driver",
  craft: "driving heavy vehicles",
  levels: [
    perMonth(["Truck Driver", "Heavy Vehicle Driver"], ["2–4", "3–6", "5–8"], 22000, 34000, 1.4),
    perMonth(["School Bus Driver"], ["3–5", "5–8"], 18000, 26000, 0.4),
  ],
  skills: ["heavy vehicle driving", "reversing and docking", "tyre changing", "route planning"],
  duties: [
    "Drive trucks on fixed runs between {city} and nearby towns.",
    "See to it that the load is tied down and within the permitted weight.",
    "Reverse into docks with the help of a guide, never alone.",
    "Rest after four hours at the wheel, as the plan says.",
  ],
  requirements: ["A valid heavy vehicle licence with badge"],
});

export const DRIVING_TRADES: Trade[] = [vanDriver, carDriver, truckDriver];
