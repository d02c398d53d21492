import { CareerAudience } from "../src/modules/career-profiles/career-profile.enums";
import type { SaveCareerProfileInput } from "../src/modules/career-profiles/career-profile.inputs";
import { PayUnit } from "../src/modules/jobs/reading/pay.enums";
import { CITIES } from "./cities";
import { Random } from "./random";
import type { Trade } from "./trades/trade";
import { TRADES } from "./trades/trades";

/** Somebody who looks for work, with the profile that they filled in. */
export interface DemoSeeker {
  email: string;
  name: string;
  title: string;
  /** "Locality, City". */
  location: string;
  bio: string;
  /** An Indian mobile number. */
  phone: string;
  trade: Trade;
  /** Experience: "2–4", "10+" or "Fresher". */
  years: string;
}

const SEEKER_COUNT = 320;

/** The trades of the demo employers' jobs, so that these have candidates to choose from. */
const SOUGHT_TRADES = new Set(["software-engineer", "frontend-developer", "nurse", "accountant"]);
const SOUGHT_WEIGHT = 15;

const FIRST_NAMES =
  "Aarav Aditi Akash Amina Anil Anjali Arjun Asma Bhavna Chetan Deepa Devika Dinesh Faiz Fatima Gaurav Geeta Harish Imtiaz Irfan Ishaan Jaya Joseph Kabir Kavya Kiran Lakshmi Leela Manish Maria Meenakshi Mohan Nadia Naveen Nikhil Nisha Omkar Pooja Prakash Preeti Rahul Rajesh Rekha Ritu Rohit Sadia Sameer Sangeeta Sanjay Shabana Shreya Simran Sneha Sunil Suresh Swati Tanvi Tariq Uma Varun Vidya Vikram Yusuf Zoya".split(
    " ",
  );
const LAST_NAMES =
  "Agarwal Ahmed Banerjee Bhat Bose Chauhan Chopra Das Desai Deshmukh Dutta Fernandes Gowda Gupta Hegde Hussain Iyengar Jadhav Jain Joshi Kamble Kaur Khan Krishnan Kulkarni Kumar Mahajan Malhotra Mathew Mehta Mishra Mukherjee Naidu Nair Pandey Parmar Patel Patil Pillai Prasad Qureshi Raghavan Rao Reddy Saxena Sen Shah Sharma Shetty Singh Sinha Subramanian Thakur Thomas Tiwari Varghese Verma Yadav".split(
    " ",
  );

/** The demo seekers, most of them in the trades that are hired for most; the same list at every call. */
export function demoSeekers(): DemoSeeker[] {
  const random = new Random("seekers");
  return Array.from({ length: SEEKER_COUNT }, (_, index) => makeSeeker(random, index));
}

function makeSeeker(random: Random, index: number): DemoSeeker {
  const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  const trade = random.pickWeighted(TRADES, ({ id }) => (SOUGHT_TRADES.has(id) ? SOUGHT_WEIGHT : 1));
  const level = random.pickWeighted(trade.levels, ({ share }) => share);
  const city = random.pickWeighted(CITIES, ({ openJobs }) => openJobs);
  const locality = random.pick(city.localities);
  const [first = "", second = "", third = ""] = random.sample(trade.skills, 3);
  const years = random.pick(level.years);
  const past =
    years === "Fresher" ? `I am starting out in ${trade.craft}.` : `${years} years of ${trade.craft}.`;
  return {
    // The number keeps namesakes apart.
    email: `${name.toLowerCase().replace(" ", ".")}.${index + 1}@example.in`,
    name,
    title: random.pick(level.titles),
    location: `${locality}, ${city.name}`,
    bio: `${past} I know ${first}, ${second} and ${third}, and I speak English, Hindi and ${city.localLanguage}.`,
    trade,
    years,
    phone: `+91 ${random.whole(70, 99)}${String(random.whole(0, 999)).padStart(3, "0")} ${String(random.whole(0, 99_999)).padStart(5, "0")}`,
  };
}

/** The pay of a demo seeker's first year, and what each further year adds, in rupees a year. */
const FIRST_PAY = 240_000;
const PAY_A_YEAR = 90_000;

/** What a demo seeker says of their work: three of four say it, and some of these keep their pay to themselves. */
export function demoCareer({
  email,
  title,
  years,
  location,
  trade,
}: DemoSeeker): SaveCareerProfileInput | null {
  const random = new Random(`career of ${email}`);
  if (random.chance(0.25)) return null;
  const least = Number.parseInt(years, 10) || 0;
  const [, city = location] = location.split(", ");
  const skills = random.sample(trade.skills, 4).map((name) => ({ name, years: least || null }));
  const pay = FIRST_PAY + (least + random.whole(0, 2)) * PAY_A_YEAR;
  return {
    facts: {
      experienceMonths: least * 12 + (least > 0 ? random.whole(0, 11) : 0),
      currentTitle: title,
      skills,
      noticePeriodDays: random.pick([0, 15, 30, 30, 60, 90]),
      preferredPlaces: [city],
      expectedPay: { amount: pay, unit: PayUnit.YEAR },
    },
    audiences: { expectedPay: random.chance(0.7) ? CareerAudience.APPLYING : CareerAudience.PRIVATE },
  };
}
