/**
 * Cities by the name the portal uses (the specification's spelling), with the other names people type,
 * the commonest slips among them.
 */
const CITY_ALIASES: Record<string, readonly string[]> = {
  Bangalore: ["bengaluru", "bengalooru", "blr", "banglore", "bangaluru", "bengalore"],
  Mumbai: ["bombay", "mumbay"],
  "Navi Mumbai": ["new bombay"],
  Delhi: ["new delhi", "delhi ncr"],
  Hyderabad: ["secunderabad", "hydrabad", "hyderbad"],
  Chennai: ["madras", "chenai"],
  Pune: ["poona"],
  Kolkata: ["calcutta", "kolkatta"],
  Ahmedabad: ["amdavad", "ahmadabad"],
  Gurgaon: ["gurugram"],
  Noida: [],
  "Greater Noida": [],
  Kochi: ["cochin"],
  Thiruvananthapuram: ["trivandrum"],
  Mysore: ["mysuru"],
  Mangalore: ["mangaluru"],
  Vadodara: ["baroda"],
  Varanasi: ["banaras", "benares"],
  Visakhapatnam: ["vizag"],
  Puducherry: ["pondicherry"],
  Coimbatore: ["kovai"],
  Kozhikode: ["calicut"],
  Prayagraj: ["allahabad"],
};

const CITY_BY_NAME = new Map(
  Object.entries(CITY_ALIASES).flatMap(([city, aliases]) =>
    [city.toLowerCase(), ...aliases].map((name) => [name, city] as const),
  ),
);

/** Without Delhi, Chandigarh and Puducherry, which are cities as well. */
const STATES = new Set([
  "andhra pradesh",
  "arunachal pradesh",
  "assam",
  "bihar",
  "chhattisgarh",
  "goa",
  "gujarat",
  "haryana",
  "himachal pradesh",
  "jharkhand",
  "karnataka",
  "kerala",
  "madhya pradesh",
  "maharashtra",
  "manipur",
  "meghalaya",
  "mizoram",
  "nagaland",
  "odisha",
  "orissa",
  "punjab",
  "rajasthan",
  "sikkim",
  "tamil nadu",
  "telangana",
  "tripura",
  "uttar pradesh",
  "uttarakhand",
  "west bengal",
  "jammu and kashmir",
  "jammu & kashmir",
  "ladakh",
  "lakshadweep",
  "andaman and nicobar islands",
]);

/** The place of a job that has none. */
export const REMOTE = "Remote";

/** Words, in lower case, that say that a job has no place: as a whole part of a location, or in a search. */
export const REMOTE_WORDS: readonly string[] = ["remote", "work from home", "wfh"];

const saysRemote = (part: string): boolean => REMOTE_WORDS.includes(part.toLowerCase());

/** Where a job is, or where one is looked for. */
export interface Place {
  city: string | null;
  locality: string | null;
  isRemote: boolean;
}

/** "nashik" and "NASHIK" are Nashik; a name in mixed case knows its own. */
const titleCase = (name: string) =>
  name === name.toLowerCase() || name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s-])\p{Letter}/gu, (start) => start.toUpperCase())
    : name;

/** "bengaluru" is Bangalore; a city the portal does not know keeps its own name. */
export const cityNamed = (name: string): string | undefined =>
  CITY_BY_NAME.get(name.trim().replace(/\s+/g, " ").toLowerCase());

/** Cities one of whose names begins so, by the portal's name for them. */
export function citiesStarting(text: string): string[] {
  const start = text.trim().toLowerCase();
  return [...new Set([...CITY_BY_NAME].flatMap(([name, city]) => (name.startsWith(start) ? [city] : [])))];
}

/** Words beside a city that say nothing of the place. */
const FILLERS = /^(?:in|at|near|around|city)$/i;

/**
 * A city that was run into other words, by the portal's name for it, behind these words: ["Koramangala", "Bangalore"]
 * of "koramangala banglore". Of several the last is meant. Null where no city is named among them.
 */
export function cityAmong(name: string): string[] | null {
  const words = name.split(/[\s()/–-]+/).filter(Boolean);
  for (const length of [2, 1])
    for (let at = words.length - length; at >= 0; at -= 1) {
      const city = cityNamed(words.slice(at, at + length).join(" "));
      if (city !== undefined) return behindOthers(city, words.toSpliced(at, length));
    }
  return null;
}

/** A city behind the words that stood around it. */
export const behindOthers = (city: string, others: readonly string[]): string[] =>
  others.every((word) => FILLERS.test(word)) ? [city] : [titleCase(others.join(" ")), city];

/**
 * Reads "Koramangala, Bengaluru", "Bangalore" or "Remote". The last part is the city, what stands before it
 * the locality; "India" is dropped, and so is a state with something before it: alone it is looked for by its name.
 */
export function parsePlace(text: string): Place {
  const parts = text
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "" && part.toLowerCase() !== "india");
  const places = parts.filter(
    (part, index) => !saysRemote(part) && (index === 0 || !STATES.has(part.toLowerCase())),
  );
  const isRemote = parts.some(saysRemote);
  const last = places.at(-1);
  return {
    city: last === undefined ? null : (cityNamed(last) ?? titleCase(last)),
    locality: places.slice(0, -1).join(", ") || null,
    isRemote,
  };
}
