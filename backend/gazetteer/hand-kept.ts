import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface HandState {
  code: string;
  name: string;
  /** GeoNames' numbers of it. */
  numbers: string[];
  aliases: string[];
}

export interface HandCity {
  name: string;
  state: string;
  /** GeoNames' name; null: GeoNames doesn't have it. */
  geoName: string | null;
  population: number | null;
  aliases: string[];
}

export interface HandLocality {
  name: string;
  city: string;
  pin: number | null;
  aliases: string[];
}

export interface HandRegion {
  name: string;
  /** Null where it crosses states. */
  state: string | null;
  cities: string[];
  aliases: string[];
}

const linesOf = (file: string): string[] =>
  readFileSync(join(__dirname, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

const rowsOf = (file: string): string[][] => linesOf(file).map((line) => line.split("\t"));

const listOf = (text: string | undefined, separator: string): string[] =>
  (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

export const handStates = (): HandState[] =>
  rowsOf("states.tsv").map(([code = "", name = "", numbers, aliases]) => ({
    code,
    name,
    numbers: listOf(numbers, " "),
    aliases: [code, ...listOf(aliases, "|")],
  }));

export const handCities = (): HandCity[] =>
  rowsOf("cities.tsv").map(([name = "", state = "", geoName, population, aliases]) => ({
    name,
    state,
    geoName: geoName === "-" ? null : geoName || name,
    population: population ? Number(population) : null,
    aliases: listOf(aliases, "|"),
  }));

export const handRegions = (): HandRegion[] =>
  rowsOf("regions.tsv").map(([name = "", state, cities, aliases]) => ({
    name,
    state: state || null,
    cities: listOf(cities, ","),
    aliases: listOf(aliases, "|"),
  }));

/** `City: Name@PIN|other name; Name` */
export const handLocalities = (): HandLocality[] =>
  linesOf("localities.txt").flatMap((line) => {
    const [city = "", names] = line.split(": ");
    return listOf(names, ";").map((entry) => {
      const [head = "", ...aliases] = entry.split("|");
      const [name = "", pin] = head.split("@");
      return { name, city, pin: pin ? Number(pin) : null, aliases };
    });
  });
