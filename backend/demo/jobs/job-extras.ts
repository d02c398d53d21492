import { indianDay } from "../../src/time/indian-calendar";
import { DAY_MS } from "../../src/time/clock";
import { Random } from "../random";
import type { DemoJob, JobExtras } from "../demo-types";
import type { PlannedJob } from "./job-plan";
import type { JobTerms } from "./job-terms";

const NIGHT_TRADES = new Set([
  ...["security-guard", "call-centre", "customer-support", "technical-support", "nurse", "ward-assistant"],
  ...["warehouse", "dispatch", "machine-operator", "front-office"],
]);

/** How many of a trade's jobs in ten ask for a two-wheeler. */
const TWO_WHEELER_TENTHS = new Map([
  ["delivery", 7],
  ["field-sales", 6],
  ["medical-representative", 8],
  ["credit-officer", 4],
  ["relationship-officer", 4],
  ["property-sales", 4],
  ["cooling-technician", 5],
  ["electrician", 3],
]);

/** Trades that many people are wanted for at once, and met without an appointment. */
const WALK_IN_TRADES = new Set([
  ...["call-centre", "customer-support", "chat-support", "back-office", "store-associate", "cashier"],
  ...["delivery", "warehouse", "security-guard", "housekeeping", "nurse", "ward-assistant", "pharmacist"],
  ...[
    "lab-technician",
    "waiter",
    "cook",
    "kitchen-helper",
    "room-attendant",
    "beautician",
    "machine-operator",
  ],
  ...["fitter", "welder", "tailor", "field-sales", "van-driver", "car-driver", "electrician", "receptionist"],
]);

/** Its own source of chance: the texts of the jobs stay what they are when an extra is added. */
const chanceOf = (what: string, { profile, reference }: PlannedJob) =>
  new Random(`${what}/${profile.company.name}/${reference}`);

export function decideExtras(planned: PlannedJob, { type, years }: JobTerms): JobExtras {
  const random = chanceOf("extras", planned);
  const { id, pattern } = planned.trade;
  const isNight = NIGHT_TRADES.has(id) && planned.city !== null && random.chance(0.3);
  const turns = pattern === "shift" && random.chance(0.5);
  const isByDay = pattern === "day" && random.chance(0.4);
  const shift = isNight ? "NIGHT" : turns ? "ROTATIONAL" : isByDay ? "DAY" : null;
  return {
    ...(shift && type !== "PART_TIME" ? { shift } : {}),
    ...(random.chance((TWO_WHEELER_TENTHS.get(id) ?? 0) / 10) ? { ownTwoWheeler: true } : {}),
    // Their requirements say so.
    ...(years === "Fresher" || years.startsWith("0–") ? { freshersWelcome: true } : {}),
  };
}

/** The least that the third line of a job's requirements asks for: "12th pass or any graduate degree". */
export function educationIn(requirements: string): DemoJob["education"] {
  const [, , line = ""] = requirements.split("\n");
  const found = EDUCATION.find(([, pattern]) => pattern.test(line));
  return found ? found[0] : "ANY";
}

/** In the order in which they are looked for. */
const EDUCATION: readonly (readonly [DemoJob["education"], RegExp])[] = [
  [
    "ANY",
    /8th|certificate is needed|Any background|No degree is needed|certificate course|course of at least/,
  ],
  ["TENTH", /10th/],
  ["TWELFTH", /12th/],
  ["ITI", /\bITI\b/],
  ["DIPLOMA", /[Dd]iploma|GNM|D\.Pharm|DMLT/],
  ["POSTGRADUATE", /^- Postgraduate/],
  ["GRADUATE", /[Dd]egree|[Gg]raduate|B\.|BCA|BBA|BPT|BSW|MBBS|CA,|CS,|company secretary/],
];

/** Trades that many people do without a word of English. Their jobs in towns say so, most of them. */
const TRADES_WITHOUT_ENGLISH = new Set([
  ...["delivery", "warehouse", "dispatch", "housekeeping", "room-attendant", "kitchen-helper", "cook"],
  ...["machine-operator", "fitter", "welder", "tailor", "electrician", "van-driver", "car-driver"],
  ...["security-guard", "ward-assistant", "house-help", "carpenter", "mason", "plumber", "mechanic"],
  ...["truck-driver", "car-washer", "fuel-attendant", "food-operator", "lift-operator", "office-assistant"],
]);

/** What the requirements ask for: "Clear spoken English". Most jobs of the hand ask for none. */
export function englishIn(requirements: string, planned: PlannedJob): Pick<DemoJob, "englishLevel"> {
  const found = ENGLISH.find(([, pattern]) => pattern.test(requirements));
  if (found) return { englishLevel: found[0] };
  const asksForNone = TRADES_WITHOUT_ENGLISH.has(planned.trade.id) && !/english/i.test(requirements);
  return asksForNone && chanceOf("english", planned).chance(0.7) ? { englishLevel: "NONE" } : {};
}

/** In the order in which they are looked for. */
const ENGLISH: readonly (readonly [NonNullable<DemoJob["englishLevel"]>, RegExp])[] = [
  ["FLUENT", /(?:Fluent|Precise|Clear spoken and) .*English/],
  ["GOOD", /(?:Clear|Good) .*English|good English|written English/],
  ["BASIC", /spoken (?:Hindi and )?English/],
];

/** A walk-in within the next weeks, for one job in six of the trades that hold them. */
export function decideWalkIn(planned: PlannedJob, locality: string | null, now: Date): Partial<DemoJob> {
  const random = chanceOf("walk-in", planned);
  if (!planned.city || !locality || !WALK_IN_TRADES.has(planned.trade.id) || !random.chance(1 / 6)) return {};
  const first = random.whole(0, 16);
  const last = first + random.whole(2, 8);
  const dayIn = (days: number) => indianDay(new Date(now.getTime() + days * DAY_MS));
  const { company } = planned.profile;
  return {
    walkInFrom: dayIn(first),
    walkInUntil: dayIn(last),
    walkInHours: random.pick(["10 am to 1 pm", "10 am to 4 pm", "11 am to 3 pm", "9:30 am to 12:30 pm"]),
    walkInVenue: `${company.name}, ${locality}, ${planned.city.name}. ${random.pick(TO_BRING)}`,
  };
}

const TO_BRING = [
  "Bring your resume and one photo.",
  "Bring your resume and your certificates.",
  "Bring a proof of identity; a resume is not needed.",
];
