import { indianDay } from "../src/time/indian-calendar";
import { CITIES } from "./cities";
import { demoCompanies } from "./demo-companies";
import { DEMO_JOB_COUNT, demoJobs } from "./demo-jobs";
import { INDUSTRIES } from "./industries/industries";
import { decideDates } from "./jobs/job-dates";
import { Random } from "./random";
import { tradeById } from "./trades/trades";
import type { JobDates } from "./jobs/job-dates";
import type { DemoCompany, DemoJob } from "./demo-types";

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-11-18T05:00:00Z");

const companies = demoCompanies();
const jobs = [...demoJobs(NOW)];
const EDUCATIONS = ["ANY", "DIPLOMA", "GRADUATE", "ITI", "POSTGRADUATE", "TENTH", "TWELFTH"];
const NO_TIMES = { postedAt: null, openUntil: null, walkInFrom: null, walkInUntil: null };
const inCities = jobs.filter((job) => job.workMode !== "REMOTE");

function cityOf(job: DemoJob): string {
  return job.location.split(", ").at(-1) ?? "";
}

function countBy<T>(items: T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Yearly rupees at both ends of a job's pay. */
function yearlyPay(job: DemoJob): { least: number; most: number } {
  const [least = 0, most = 0] = (job.pay.match(/[\d.,]+/g) ?? []).map((part) =>
    Number(part.replaceAll(",", "")),
  );
  const factor = job.pay.endsWith("LPA") ? 100_000 : job.pay.endsWith("a month") ? 12 : 300;
  return { least: least * factor, most: most * factor };
}

function wordsOf(job: DemoJob): string[] {
  return [job.title, job.location, job.description, job.requirements, ...job.skills, ...job.benefits];
}

function offenders(texts: string[], pattern: RegExp): string[] {
  return texts.filter((text) => pattern.test(text)).slice(0, 3);
}

describe("demo companies", () => {
  it("are more than 2,000, each with a name and website of its own", () => {
    expect(companies.length).toBeGreaterThan(2000);
    expect(new Set(companies.map((company) => company.name)).size).toBe(companies.length);
    expect(new Set(companies.map((company) => company.website)).size).toBe(companies.length);
  });

  it("are the same at every run", () => {
    expect(demoCompanies()).toEqual(companies);
  });

  it("have websites under the reserved domain and complete texts", () => {
    const cities: string[] = CITIES.map((city) => city.name);
    const isComplete = ({ website, about, employees, headquarters }: DemoCompany): boolean =>
      /^https:\/\/[a-z0-9]+(-[a-z0-9]+)*\.example$/.test(website) &&
      !/[{}]|undefined| {2}/.test(about) &&
      /^[\d,]+–[\d,]+$/.test(employees) &&
      cities.includes(headquarters);
    expect(companies.filter((company) => !isComplete(company))).toEqual([]);
    expect(new Set(companies.map((company) => company.about)).size).toBe(companies.length);
  });

  it("are verified in about seven cases of ten", () => {
    const share = companies.filter((company) => company.isVerified).length / companies.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.75);
  });

  it("bear no name of a company everybody knows", () => {
    const known =
      /\btata|infosys|wipro|reliance|zomato|swiggy|flipkart|paytm|mahindra|godrej|bajaj|birla|apollo|fortis|manipal|byju|\bamul\b|dabur|titan|google|amazon|microsoft|deloitte|taj hotels|oyo/i;
    expect(
      offenders(
        companies.map((company) => company.name),
        known,
      ),
    ).toEqual([]);
  });
});

describe("demo jobs", () => {
  it.each([
    ["Bangalore", 5234],
    ["Mumbai", 4123],
    ["Delhi", 3892],
    ["Hyderabad", 3567],
    ["Chennai", 2987],
    ["Pune", 2765],
    ["Kolkata", 2543],
    ["Ahmedabad", 2321],
    ["Remote", 620],
  ])("LAND-11 to LAND-18: %s has %i", (city, count) => {
    expect(countBy(jobs, cityOf).get(city)).toBe(count);
  });

  it("are as many as announced", () => {
    expect(jobs).toHaveLength(DEMO_JOB_COUNT);
  });

  it("are the same at every run, but for their times", () => {
    const withoutTimes = (run: DemoJob[]): string =>
      JSON.stringify(run.map((job) => ({ ...job, ...NO_TIMES })));
    const later = [...demoJobs(new Date(NOW.getTime() + 100 * DAY))];
    // Compared as one text: a deep comparison of 28,000 jobs takes a minute.
    expect(JSON.stringify([...demoJobs(NOW)]) === JSON.stringify(jobs)).toBe(true);
    expect(withoutTimes(later) === withoutTimes(jobs)).toBe(true);
  });

  it("have a reference that is unique within the company", () => {
    expect(new Set(jobs.map((job) => `${job.companyName}/${job.reference}`)).size).toBe(jobs.length);
  });

  it("belong to known companies, and no company is without one", () => {
    expect(new Set(jobs.map((job) => job.companyName))).toEqual(new Set(companies.map(({ name }) => name)));
  });

  it("are spread unevenly: some companies have sixty and more, most between three and twenty", () => {
    const counts = [...countBy(jobs, (job) => job.companyName).values()];
    expect(counts.filter((count) => count >= 60).length).toBeGreaterThan(20);
    expect(counts.filter((count) => count >= 3 && count <= 20).length).toBeGreaterThan(counts.length / 2);
  });

  it("hold every type at least a hundred times in each city", () => {
    const counts = countBy(inCities, (job) => `${cityOf(job)} ${job.type}`);
    expect(counts.size).toBe(CITIES.length * 4);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(100);
  });

  it.each(["Software Engineer", "Marketing", "Sales", "Design"])(
    "LAND-04: hold the popular term %s in plenty of titles of each city",
    (term) => {
      const counts = countBy(
        inCities.filter((job) => job.title.includes(term)),
        cityOf,
      );
      expect(counts.size).toBe(CITIES.length);
      expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(80);
    },
  );

  it("show all cities in about the right proportion after the first two thousand", () => {
    const early = countBy(jobs.slice(0, 2000), cityOf);
    for (const city of CITIES) {
      const expected = (city.openJobs * 2000) / jobs.length;
      expect(Math.abs((early.get(city.name) ?? 0) - expected)).toBeLessThan(expected * 0.25);
    }
  });

  it("name a real locality of the city, or Remote", () => {
    const places = CITIES.flatMap((city) => city.localities.map((locality) => `${locality}, ${city.name}`));
    const known = new Set([...places, "Remote"]);
    expect(jobs.filter((job) => !known.has(job.location))).toEqual([]);
    expect(jobs.filter((job) => (job.location === "Remote") !== (job.workMode === "REMOTE"))).toEqual([]);
  });
});

describe("pay and experience of demo jobs", () => {
  it("use the three notations of pay", () => {
    const pay = /^₹(\d+(\.5)?–\d+(\.5)? LPA|[\d,]+–[\d,]+ a month|[\d,]+–[\d,]+ a day)$/;
    expect(jobs.filter((job) => !pay.test(job.pay))).toEqual([]);
  });

  it("keep to the guards: at most four times the minimum, at least 60,000 rupees a year", () => {
    const isWithinGuards = (job: DemoJob): boolean => {
      const { least, most } = yearlyPay(job);
      return least >= 60_000 && most > least && most <= least * 4;
    };
    expect(jobs.filter((job) => !isWithinGuards(job))).toEqual([]);
  });

  it("pay interns and part-time people by the month", () => {
    const some = jobs.filter((job) => job.type === "INTERNSHIP" || job.type === "PART_TIME");
    expect(some.filter((job) => !job.pay.endsWith(" a month"))).toEqual([]);
  });

  it("use the notations of experience, and ask none of interns", () => {
    const experience = /^(Fresher|\d+–\d+ years|\d+\+ years)$/;
    expect(jobs.filter((job) => !experience.test(job.experience))).toEqual([]);
    const interns = jobs.filter((job) => job.type === "INTERNSHIP");
    expect(new Set(interns.map((job) => job.experience))).toEqual(new Set(["Fresher"]));
  });

  it("say intern, trainee or apprentice in every internship's title, and nowhere else 'Intern'", () => {
    const learner = /\b(Intern|Trainee|Apprentice|Articled Assistant)\b/;
    expect(jobs.filter((job) => job.type === "INTERNSHIP" && !learner.test(job.title))).toEqual([]);
    expect(jobs.filter((job) => job.type !== "INTERNSHIP" && /\bIntern\b/.test(job.title))).toEqual([]);
  });
});

describe("times of demo jobs", () => {
  it.each(["2026-11-18T05:00:00Z", "2026-11-17T19:00:00Z", "2027-01-03T12:00:00Z"])(
    "lie in the last six weeks, in working hours in India, when it is %s",
    (text) => {
      const now = new Date(text);
      const random = new Random("times");
      const times = Array.from({ length: 20_000 }, () => decideDates(random, now));
      const isInTime = ({ postedAt, openUntil }: JobDates): boolean => {
        const inIndia = new Date(postedAt.getTime() + 5.5 * 60 * 60 * 1000);
        const age = now.getTime() - postedAt.getTime();
        const hour = inIndia.getUTCHours();
        const daysLeft = (openUntil.getTime() - now.getTime()) / DAY;
        const isAtWork = hour >= 9 && hour < 19 && inIndia.getUTCDay() !== 0;
        return age >= 0 && age < 43 * DAY && isAtWork && daysLeft > 59 && daysLeft < 87;
      };
      expect(times.filter((time) => !isInTime(time))).toEqual([]);
    },
  );

  it("hold walk-ins within the next weeks, in every city, and nights, and ask for two-wheelers", () => {
    const walkIns = jobs.filter((job) => job.walkInUntil);
    const today = indianDay(NOW);
    expect(
      walkIns.filter(
        ({ walkInFrom = "", walkInUntil = "" }) => walkInFrom < today || walkInUntil <= walkInFrom,
      ),
    ).toEqual([]);
    expect(
      walkIns.filter(({ location, walkInVenue = "" }) => !walkInVenue.includes(`, ${location}. `)),
    ).toEqual([]);
    expect(Math.min(...countBy(walkIns, cityOf).values())).toBeGreaterThan(20);
    expect(
      jobs.filter(
        ({ shift, description }) =>
          shift === "NIGHT" && !/at night|night shift|8 pm to 5 am|five nights in a row/.test(description),
      ),
    ).toEqual([]);
    expect(jobs.filter(({ ownTwoWheeler }) => ownTwoWheeler).length).toBeGreaterThan(300);
  });

  it("say the least education that their requirements ask for", () => {
    const counts = countBy(jobs, ({ education }) => education);
    expect([...counts.keys()].sort()).toEqual(EDUCATIONS);
    const wrong = jobs.filter(({ education, requirements }) => {
      const [, , line = ""] = requirements.split("\n");
      return (education === "TENTH") !== (line.includes("10th") && !line.includes("8th"));
    });
    expect(wrong.map(({ requirements }) => requirements).slice(0, 3)).toEqual([]);
  });

  it("say how much English their requirements ask for", () => {
    const counts = countBy(jobs, ({ englishLevel }) => englishLevel ?? "unsaid");
    expect([...counts.keys()].sort()).toEqual(["BASIC", "FLUENT", "GOOD", "NONE", "unsaid"]);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
    const asksForEnglish = ({ requirements }: (typeof jobs)[number]) =>
      /(?:spoken|written|good|fluent) [^\n]*english/i.test(requirements);
    const wrong = jobs.filter(
      (job) => asksForEnglish(job) !== /BASIC|GOOD|FLUENT/.test(job.englishLevel ?? ""),
    );
    expect(wrong.map(({ requirements }) => requirements).slice(0, 3)).toEqual([]);
  });

  it("are denser lately", () => {
    const recent = jobs.filter((job) => NOW.getTime() - job.postedAt.getTime() < 14 * DAY);
    expect(recent.length).toBeGreaterThan(jobs.length / 2);
  });
});

describe("words of demo jobs", () => {
  const texts = jobs.flatMap(wordsOf);

  it("differ from job to job", () => {
    expect(new Set(jobs.map((job) => job.description)).size).toBe(jobs.length);
  });

  it("differ in several sentences between companies that look for the same person", () => {
    const engineers = jobs.filter((job) => job.title === "Software Engineer").slice(0, 40);
    for (const [index, job] of engineers.entries()) {
      const other = engineers[index + 1];
      if (!other || other.companyName === job.companyName) continue;
      const sentences = new Set(other.description.split(/(?<=\.)\s+|\n+/));
      const own = job.description.split(/(?<=\.)\s+|\n+/).filter((sentence) => !sentences.has(sentence));
      expect(own.length).toBeGreaterThanOrEqual(4);
    }
  });

  it("have two paragraphs and a list of four to six duties", () => {
    const shape = /^[^\n]+\n\n[^\n]+\n\n### What you will do\n\n(- [A-Z][^\n]+\.\n?){4,6}$/;
    expect(jobs.filter((job) => !shape.test(job.description)).slice(0, 3)).toEqual([]);
  });

  it("list four to six requirements, three to six benefits, four to seven skills, none twice", () => {
    const isDistinct = (items: string[], least: number, most: number): boolean =>
      items.length >= least && items.length <= most && new Set(items).size === items.length;
    const isWhole = ({ requirements, benefits, skills }: DemoJob): boolean =>
      /^(- [^\n]+[^.\n](\n|$)){4,6}$/.test(requirements) &&
      isDistinct(requirements.split("\n"), 4, 6) &&
      isDistinct(benefits, 3, 6) &&
      isDistinct(skills, 4, 7);
    expect(jobs.filter((job) => !isWhole(job)).slice(0, 3)).toEqual([]);
  });

  it("leave no slot open and no space doubled", () => {
    expect(offenders(texts, /[{}]|undefined|null|NaN| {2}| [,;]| \.(?!NET)|\.\.| \n/)).toEqual([]);
  });

  it("use a and an as they are spoken", () => {
    expect(offenders(texts, /\b[Aa] (?!one|uni|use|UI)[AEIOaeiou]/)).toEqual([]);
    expect(offenders(texts, /\b[Aa]n (?!hour|honest|HR |HVAC|MIG|MIS|MBA)[^AEIOaeiou]/)).toEqual([]);
  });

  it("name no word twice in a row and begin sentences with a capital letter", () => {
    expect(offenders(texts, /\b(?!Dum )(\w+) \1\b/i)).toEqual([]);
    expect(offenders(texts, /(?<!\b(?:[A-Z]|Sc|Ed|Pharm))\. [a-z]/)).toEqual([]);
  });

  it("speak of no place of work in a remote job", () => {
    const remote = jobs.filter((job) => job.workMode === "REMOTE").map((job) => job.description);
    expect(offenders(remote, /days a week may be worked from home|our \w+ (?:office|studio|hub)\b/)).toEqual(
      [],
    );
  });
});

describe("industries", () => {
  it("hire for trades that exist, and leave out only trades they hire for", () => {
    for (const industry of INDUSTRIES) {
      const ids = Object.keys(industry.trades);
      expect(ids.map((id) => tradeById(id).id)).toEqual(ids);
      const excluded = industry.lines.flatMap((line) => line.without ?? []);
      expect(excluded.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
