import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Place, PlaceKind } from "./place.entity";

/** A place with what only reading names needs. */
export interface GazetteerRow {
  place: Place;
  /** Kept by hand, because people name it often. */
  isKnown: boolean;
  aliases: string[];
}

export interface PinRow {
  /** "560038" */
  pin: string;
  placeId: number;
}

export interface GazetteerFile {
  rows: GazetteerRow[];
  pins: PinRow[];
}

const FILE = join(__dirname, "gazetteer.tsv");

const readText = (): string => readFileSync(FILE, "utf8").replaceAll("\r\n", "\n");

/** SHA-256 of the file. */
export const gazetteerChecksum = (): string => createHash("sha256").update(readText()).digest("hex");

/** Its columns stand in its first lines. */
export function readGazetteerFile(): GazetteerFile {
  const rows: GazetteerRow[] = [];
  const pins: PinRow[] = [];
  for (const line of readText().split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const columns = line.split("\t");
    const [first = "", kind, place] = columns;
    if (kind === "pin") pins.push({ pin: first, placeId: Number(place) });
    else rows.push(rowOf(columns));
  }
  return { rows, pins };
}

function rowOf(columns: readonly string[]): GazetteerRow {
  const [
    id,
    kind,
    name = "",
    city,
    state,
    regions,
    district,
    latitude,
    longitude,
    population,
    known,
    aliases,
  ] = columns;
  const place = Object.assign(new Place(), {
    id: Number(id),
    kind: placeKindOf(kind),
    name,
    cityId: numberOrNull(city),
    stateId: numberOrNull(state),
    regionIds: listOf(regions, " ").map(Number),
    districtName: district || null,
    latitude: numberOrNull(latitude),
    longitude: numberOrNull(longitude),
    population: Number(population || 0),
  });
  return { place, isKnown: known === "1", aliases: listOf(aliases, "|") };
}

/** @throws Error where a row is of no kind */
export function placeKindOf(text: string | undefined): PlaceKind {
  const kind = Object.values(PlaceKind).find((one) => text === one);
  if (kind === undefined) throw new Error(`The gazetteer has a kind of place that nobody knows: ${text}`);
  return kind;
}

const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);

const listOf = (text: string | undefined, separator: string): string[] => (text ? text.split(separator) : []);
