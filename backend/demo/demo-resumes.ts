import {
  type ExperienceEntry,
  type ResumeContent,
  ResumeTemplate,
  type ResumeText,
} from "../src/modules/resumes/content/resume-content";
import { tidied } from "../src/modules/resumes/content/resume.rules";
import { CITIES, type City } from "./cities";
import { type CompanyProfile, companyProfiles } from "./demo-companies";
import type { Random } from "./random";
import { capitalised, sampleFilled } from "./sentences";
import type { Trade } from "./trades/trade";

/** Whose resume it is to be. */
export interface ResumePerson {
  trade: Trade;
  name: string;
  email: string;
  phone: string;
  title: string;
  /** "Locality, City". */
  location: string;
  bio: string;
  /** "2–4", "10+" or "Fresher". */
  years: string;
}

const { CLASSIC, MODERN, COMPACT, ELEGANT, TECHNICAL, ACADEMIC, BOLD, MINIMAL } = ResumeTemplate;

const OFFICE_TEMPLATES = [MODERN, TECHNICAL, CLASSIC, COMPACT, BOLD];
const OTHER_TEMPLATES = [CLASSIC, MINIMAL, ELEGANT, MODERN, ACADEMIC];

const SOFT_SKILLS = [
  "Teamwork",
  "Patience",
  "Punctuality",
  "Clear writing",
  "Calm under pressure",
  "Customer care",
  "Planning",
  "Training others",
  "Attention to detail",
];

/** In what trades say of the education they ask for; the first that is named is taken. */
const DEGREE =
  /B\.Tech|B\.E\.|B\.Com|B\.Sc\.|B\.Pharm|D\.Pharm|B\.Arch|B\.Ed|LL\.B\.|GNM|BSW|BBA|BCA|BHM|MBA|ITI|[Dd]iploma|12th pass|10th pass|8th pass/;
const NO_DEGREE = "12th pass";

/** As many finished resumes as asked for, up to five, each in a template of its own. */
export function demoResumes(random: Random, person: ResumePerson, count: number, now: Date): ResumeText[] {
  const templates = person.trade.pattern === "office" ? OFFICE_TEMPLATES : OTHER_TEMPLATES;
  const titles = [...new Set([person.title, ...person.trade.levels.flatMap((level) => level.titles)])];
  return random.sample(templates, count).map((template, index) => ({
    title: titles[index] ?? person.title,
    template,
    content: demoContent(random, person, now),
  }));
}

function demoContent(random: Random, person: ResumePerson, now: Date): ResumeContent {
  const city = cityOf(person.location);
  const began = now.getFullYear() - (Number.parseInt(person.years, 10) || 0);
  const { name: fullName, email, phone, location, bio: summary } = person;
  return tidied({
    basicInfo: { fullName, email, phone, location, summary },
    education: [study(random, person.trade, city, began)],
    experience: jobs(random, person, began, now),
    skills: {
      technical: random.sample(person.trade.skills, random.whole(4, 7)).map(capitalised),
      soft: random.sample(SOFT_SKILLS, 3),
      languages: ["English", "Hindi", city.localLanguage],
    },
  });
}

function cityOf(location: string): City {
  const name = location.split(", ").at(-1);
  const city = CITIES.find((other) => other.name === name) ?? CITIES[0];
  if (!city) throw new Error("There are no cities.");
  return city;
}

function study(random: Random, { education }: Trade, city: City, began: number) {
  const degree = DEGREE.exec(education.join(" "))?.[0] ?? NO_DEGREE;
  const isSchool = degree.endsWith("pass");
  const school = isSchool
    ? `Government Higher Secondary School, ${random.pick(city.localities)}`
    : `${random.pick(["Government", "City", "Municipal"])} College, ${city.name}`;
  const endYear = began - (isSchool ? 1 : 0);
  return {
    school,
    degree: capitalised(degree),
    field: "",
    startDate: isSchool ? "" : `${endYear - 3}-07`,
    endDate: isSchool ? String(endYear) : `${endYear}-05`,
    gpa: random.chance(0.6) ? `${random.whole(58, 91)}%` : "",
  };
}

/** One to three jobs, the present one first, that lie end to end; none of somebody who is starting out. */
function jobs(random: Random, person: ResumePerson, began: number, now: Date): ExperienceEntry[] {
  const years = now.getFullYear() - began;
  if (years === 0) return [];
  const count = Math.min(1 + Math.floor(years / 3), 3);
  const employers = random.sample(employersOf(person.trade), count);
  return employers.map((employer, index) => {
    const endYear = now.getFullYear() - Math.floor((years * index) / count);
    const startYear = now.getFullYear() - Math.floor((years * (index + 1)) / count);
    const isCurrent = index === 0 && random.chance(0.8);
    return {
      company: employer.company.name,
      position: index === count - 1 ? firstTitle(person.trade) : person.title,
      location: index === 0 ? cityOf(person.location).name : employer.home.name,
      startDate: `${startYear}-07`,
      endDate: isCurrent ? "" : index === 0 ? now.toISOString().slice(0, 7) : `${endYear}-06`,
      isCurrent,
      description: duties(random, person.trade, employer).join("\n"),
    };
  });
}

const firstTitle = ({ levels }: Trade): string =>
  (levels.find(({ isInternship }) => !isInternship) ?? levels[0])?.titles[0] ?? "Assistant";

/** Made once: they are asked for by every resume. */
let companies: CompanyProfile[] | undefined;

/** The demo companies that hire for the trade. */
const employersOf = (trade: Trade): CompanyProfile[] =>
  (companies ??= companyProfiles()).filter(({ industry }) => industry.trades[trade.id] !== undefined);

/** What a posting says to whom it seeks reads wrong in the words of who did it. */
const ADDRESSED = /\byour?s?\b|\bour\b|\bus\b|\bwe\b/i;

function duties(random: Random, { duties, sharedDuties }: Trade, { line }: CompanyProfile): string[] {
  const own = [...duties, ...sharedDuties].filter((duty) => !ADDRESSED.test(duty));
  const slots = {
    offer: line.offer,
    customers: line.customers,
    system: line.system.replace(/^our\b/, "the"),
  };
  return sampleFilled(random, own, slots, random.whole(3, 4)).map((duty) => `- ${duty}`);
}
