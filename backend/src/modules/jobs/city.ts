/** Cities by the name the portal uses (the specification's spelling), with the other names people type. */
const CITY_ALIASES: Record<string, readonly string[]> = {
  Bangalore: ["bengaluru", "bengalooru", "blr"],
  Mumbai: ["bombay"],
  Delhi: ["new delhi", "delhi ncr"],
  Hyderabad: ["secunderabad"],
  Chennai: ["madras"],
  Pune: ["poona"],
  Kolkata: ["calcutta"],
  Ahmedabad: ["amdavad"],
  Gurgaon: ["gurugram"],
  Noida: [],
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

/** Where a job is, or where one is looked for. */
export interface Place {
  city: string | null;
  locality: string | null;
  isRemote: boolean;
}

const titleCase = (name: string) =>
  name === name.toLowerCase() ? name.replace(/(^|[\s-])\p{Letter}/gu, (start) => start.toUpperCase()) : name;

/** "bengaluru" is Bangalore; a city the portal does not know keeps its own name. */
export const cityNamed = (name: string): string | undefined =>
  CITY_BY_NAME.get(name.trim().replace(/\s+/g, " ").toLowerCase());

/** Cities one of whose names begins so, by the portal's name for them. */
export function citiesStarting(text: string): string[] {
  const start = text.trim().toLowerCase();
  return [...new Set([...CITY_BY_NAME].flatMap(([name, city]) => (name.startsWith(start) ? [city] : [])))];
}

/**
 * Reads "Koramangala, Bengaluru", "Bangalore" or "Remote". The last part is the city, what stands before it
 * the locality; country and "India" are dropped.
 */
export function parsePlace(text: string): Place {
  const parts = text
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "" && part.toLowerCase() !== "india");
  const places = parts.filter((part) => part.toLowerCase() !== "remote");
  const isRemote = places.length < parts.length;
  const last = places.at(-1);
  return {
    city: last === undefined ? null : (cityNamed(last) ?? titleCase(last)),
    locality: places.slice(0, -1).join(", ") || null,
    isRemote,
  };
}
