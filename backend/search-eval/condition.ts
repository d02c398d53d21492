import { CommandError } from "../src/errors/errors";
import type { Posting } from "./posting";

/** Whether a posting is wanted, as far as one part of a query's column `and` says. */
export type Condition = (posting: Posting) => boolean;

/**
 * The names under which postings have a city, in lower case. They are the judge's own: a yardstick that read places as
 * the portal does would change with it.
 */
const CITY_NAMES: Record<string, readonly string[]> = {
  bangalore: ["bengaluru"],
  bhubaneswar: ["bhubaneshwar"],
  coimbatore: ["kovai"],
  delhi: ["new delhi", "ncr"],
  gurgaon: ["gurugram"],
  kochi: ["cochin"],
  kolkata: ["calcutta"],
  kozhikode: ["calicut"],
  mangalore: ["mangaluru"],
  mumbai: ["bombay"],
  mysore: ["mysuru"],
  nashik: ["nasik"],
  thiruvananthapuram: ["trivandrum"],
  tiruchirappalli: ["trichy", "tiruchirapalli"],
  vadodara: ["baroda"],
  visakhapatnam: ["vizag"],
};

const BEFORE_A_CITY = /^\s*(?:hybrid\s*-|hiring office located in)\s*/i;
const REMOTE = /\b(?:remote(?:ly)?|wfh|home[ -]?based|(?:work|working) (?:from|at) home)\b/i;
const YEARS = /(\d+)\s*(?:(\+)|-\s*(\d+))?/;

/**
 * Reads the column `and`: parts joined with ";", all of which must hold.
 * `city=NAME`: the posting's location names the city, alone or among others. `experience=YEARS`: somebody with so many
 * years of work suits. `remote`: location or title says so. `title~EXPRESSION`: the title matches it.
 * @throws CommandError
 */
export const readConditions = (cell: string): Condition[] =>
  cell
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readCondition);

function readCondition(part: string): Condition {
  if (part === "remote") return ({ location, title }) => REMOTE.test(location) || REMOTE.test(title);
  const [, name, sign, value = ""] = /^(\w+)([=~])(.+)$/.exec(part) ?? [];
  if (name === "city" && sign === "=") return inCity(value);
  if (name === "experience" && sign === "=" && /^\d+$/.test(value)) return suitsYears(Number(value));
  if (name === "title" && sign === "~") {
    const expression = new RegExp(value, "i");
    return ({ title }) => expression.test(title);
  }
  throw new CommandError(`The column "and" knows no "${part}".`);
}

/** "Mumbai Suburbs" and "Delhi (Green Park)" are in their city; "Navi Mumbai" is one of its own. */
function inCity(city: string): Condition {
  const name = city.trim().toLowerCase();
  const names = [name, ...(CITY_NAMES[name] ?? [])];
  const isOfCity = (part: string) => names.some((known) => part === known || part.startsWith(`${known} `));
  return ({ location }) =>
    location
      .toLowerCase()
      .split(/[,/()]/)
      .some((part) => isOfCity(part.replace(BEFORE_A_CITY, "").trim()));
}

function suitsYears(years: number): Condition {
  return ({ experience }) => {
    const [text, least, plus, most] = YEARS.exec(experience) ?? [];
    if (text === undefined) return years === 0 && /fresher/i.test(experience);
    return years >= Number(least) && (plus !== undefined || years <= Number(most ?? least));
  };
}
