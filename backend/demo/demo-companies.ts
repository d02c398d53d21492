import { CITIES } from "./cities";
import { companyName, slugOf } from "./company-names";
import { INDUSTRIES } from "./industries/industries";
import { Random } from "./random";
import { pickFilled } from "./sentences";
import type { City } from "./cities";
import type { DemoCompany } from "./demo-types";
import type { BusinessLine, Industry } from "./industries/industry";

/** A company with what its jobs are made from. */
export interface CompanyProfile {
  company: DemoCompany;
  industry: Industry;
  line: BusinessLine;
  /** 0 for the smallest band to 5 for the largest. */
  size: number;
  home: City;
  /** Where it has jobs, the headquarters' city first; the shares add up to 1. */
  places: { city: City; share: number }[];
}

const COMPANY_COUNT = 2150;
const VERIFIED_SHARE = 0.7;

interface SizeBand {
  label: string;
  people: [number, number];
  otherPlaces: [number, number];
}

const SIZE_BANDS: SizeBand[] = [
  { label: "1–10", people: [4, 10], otherPlaces: [0, 0] },
  { label: "11–50", people: [12, 50], otherPlaces: [0, 0] },
  { label: "51–200", people: [55, 200], otherPlaces: [0, 1] },
  { label: "201–500", people: [210, 500], otherPlaces: [0, 2] },
  { label: "501–1,000", people: [520, 1000], otherPlaces: [1, 4] },
  { label: "1,001–5,000", people: [1100, 4800], otherPlaces: [3, 7] },
];

/** How a company treats its people. */
export const MANNERS = [
  "Decisions are made by those who do the work, and mistakes are talked about openly.",
  "Most of the people who joined in the first year are still here.",
  "Salaries are paid on the last working day of the month, without exception.",
  "New colleagues get a person to turn to in the first month.",
  "The founders work beside everyone else and are easy to speak with.",
  "We promote from within before we advertise.",
  "There is a yearly pay review, and its rules are known to all.",
  "Women hold half of the leading posts.",
  "We train two weeks a year, in working hours.",
  "Working hours are kept, and overtime is the exception.",
  "We hire people from every background and from every kind of school.",
  "Every month there is an open hour in which any question may be asked.",
  "We would rather grow slowly than promise what we cannot keep.",
];

/** The demo companies with their industry and cities; the same list at every call. */
export function companyProfiles(): CompanyProfile[] {
  const random = new Random("companies");
  const takenSlugs = new Set<string>();
  return Array.from({ length: COMPANY_COUNT }, () => makeProfile(random, takenSlugs));
}

/** The demo companies as they are imported; the same list at every call. */
export function demoCompanies(): DemoCompany[] {
  return companyProfiles().map((profile) => profile.company);
}

function makeProfile(random: Random, takenSlugs: Set<string>): CompanyProfile {
  const home = random.pickWeighted(CITIES, (city) => city.openJobs);
  const industry = random.pickWeighted(
    INDUSTRIES,
    ({ companies, lean }) => companies * (lean[home.name] ?? 1),
  );
  const line = random.pick(industry.lines);
  const band = random.pickWeighted(SIZE_BANDS, (size) => industry.sizes[SIZE_BANDS.indexOf(size)] ?? 0);
  const name = companyName(random, line.nameEndings ?? industry.nameEndings, takenSlugs);
  return {
    company: {
      name,
      about: aboutText(random, name, { industry, line, home, band }),
      industry: industry.label,
      website: `https://${slugOf(name)}.example`,
      employees: band.label,
      headquarters: home.name,
      isVerified: random.chance(VERIFIED_SHARE),
    },
    industry,
    line,
    size: SIZE_BANDS.indexOf(band),
    home,
    places: placesOf(random, home, band),
  };
}

function aboutText(
  random: Random,
  name: string,
  of: { industry: Industry; line: BusinessLine; home: City; band: SizeBand },
): string {
  const { offer, system, customers } = of.line;
  const slots = { offer, system, customers, company: name, home: of.home.name };
  const opener = pickFilled(random, of.industry.openers, slots);
  const year = random.whole(1989, 2018);
  const people = random.whole(...of.band.people);
  const origin = random.pick([
    `Since ${year} the team has grown to ${people} people.`,
    `We began in ${year} and are now a team of ${people}.`,
    `We have been at work since ${year}, with our head office in ${of.home.name}; ${people} people work here.`,
    `${of.home.name} has been our home since ${year}, and our team has ${people} people.`,
  ]);
  return `${opener} ${origin} ${random.sample(MANNERS, 2).join(" ")}`;
}

function placesOf(random: Random, home: City, band: SizeBand): { city: City; share: number }[] {
  const others = random
    .sample(
      CITIES.filter((city) => city !== home),
      random.whole(...band.otherPlaces),
    )
    .map((city) => ({ city, share: city.openJobs }));
  if (others.length === 0) return [{ city: home, share: 1 }];
  const homeShare = Math.max(0.4, 0.85 - 0.12 * others.length);
  const total = others.reduce((sum, { share }) => sum + share, 0);
  return [
    { city: home, share: homeShare },
    ...others.map(({ city, share }) => ({ city, share: ((1 - homeShare) * share) / total })),
  ];
}
