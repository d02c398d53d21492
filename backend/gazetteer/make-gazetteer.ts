import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { soundOf } from "../src/modules/places/place-names";
import { placeKindOf } from "../src/modules/places/gazetteer-file";
import { PlaceKind } from "../src/modules/places/place.entity";
import { makeCities } from "./cities";
import { DISTRICT_ALIASES } from "./districts";
import { type Draft, draftOf, keyOf } from "./draft";
import { groupBy } from "./groups";
import { handRegions, handStates } from "./hand-kept";
import {
  addTowns,
  dropQuarters,
  makeLocalities,
  makePins,
  officesOf,
  type Pin,
  settle,
} from "./post-offices";
import { readSources } from "./sources";

const FILE = join(__dirname, "../src/modules/places/gazetteer.tsv");

const HEADER = `# The places of India: states, regions, cities, localities, PIN codes. Made by \`npm run gazetteer\`.
# Sources and licences: NOTICES.md. Ids never change their meaning.
# id	kind	name	city	state	regions	district	latitude	longitude	population	known	other names
# PIN	"pin"	place	latitude	longitude`;

function makePlaces(): { places: Draft[]; pins: Pin[] } {
  const sources = readSources();
  const states = handStates();
  const offices = officesOf(sources, states);
  const towns = offices.filter(({ isTown }) => isTown);
  const { cities, localities: fromGeoNames } = makeCities(sources.geoNames, states);
  addTowns(cities, towns);
  const localities = [...makeLocalities(cities, fromGeoNames, towns, sources.points), ...sectorsOf(cities)];
  dropQuarters(cities, localities);
  settle(cities, localities, offices);
  const country = draftOf({
    kind: PlaceKind.COUNTRY,
    name: "India",
    aliases: ["pan india", "all india", "bharat", "भारत"],
  });
  const stateDrafts = states.map(({ code, name, aliases }) =>
    draftOf({ kind: PlaceKind.STATE, name, state: code, aliases }),
  );
  const places = [country, ...stateDrafts, ...regionsOf(cities, localities), ...cities, ...localities];
  return { places, pins: makePins(cities, localities, offices) };
}

/** Cities that are laid out in numbered sectors. */
const SECTORS: Record<string, number> = {
  Noida: 168,
  Gurgaon: 115,
  Chandigarh: 56,
  Panchkula: 28,
  Faridabad: 91,
  Mohali: 91,
};

const sectorsOf = (cities: readonly Draft[]): Draft[] =>
  cities.flatMap((city) =>
    Array.from({ length: SECTORS[city.name] ?? 0 }, (_, index) =>
      draftOf({ kind: PlaceKind.LOCALITY, name: `Sector ${index + 1}`, city, state: city.state }),
    ),
  );

/** Those kept by hand, and the districts that aren't named for a city of theirs. */
function regionsOf(cities: readonly Draft[], localities: readonly Draft[]): Draft[] {
  const byName = new Map(cities.toReversed().map((city) => [city.name, city]));
  const byHand = handRegions().map(({ name, state, cities: members, aliases }) => {
    const region = draftOf({ kind: PlaceKind.REGION, name, state, aliases, isKnown: true });
    for (const member of members) {
      const city = byName.get(member);
      if (!city) throw new Error(`regions.tsv: no city ${member}`);
      city.regions.push(region);
    }
    return region;
  });
  const names = new Set(
    [...cities, ...byHand, ...localities.filter(({ isKnown }) => isKnown)].flatMap(
      ({ state, name, aliases }) => [name, ...aliases].map((one) => `${state}|${soundOf(one)}`),
    ),
  );

  const districts = [...groupBy(cities, ({ state, district }) => `${state}|${district}`).values()].flatMap(
    (members) => {
      const [{ state, district } = { state: null, district: null }] = members;
      if (district === null || state === "DL" || names.has(`${state}|${soundOf(district)}`)) return [];
      const region = draftOf({
        kind: PlaceKind.REGION,
        name: `${district} district`,
        state,
        aliases: [district, ...(DISTRICT_ALIASES[district] ?? [])],
        isKnown: district in DISTRICT_ALIASES,
      });
      members.forEach((city) => city.regions.push(region));
      return [region];
    },
  );
  return [...byHand, ...districts];
}

/** Ids by key, of the file as it stands. */
function knownIds(): Map<string, number> {
  if (!existsSync(FILE)) return new Map();
  const rows = readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => /^\d+\t(?!pin\t)/.test(line))
    .map((line) => line.split("\t"));
  const names = new Map(rows.map(([id = "", , name = ""]) => [id, name]));
  const codes = new Map(
    rows
      .filter(([, kind]) => kind === "state")
      .map(([id = "", , , , , , , , , , , aliases = ""]) => [id, aliases.split("|")[0] ?? ""]),
  );
  return new Map(
    rows.map(([id = "", kind, name = "", city = "", state = ""]) => [
      keyOf(
        draftOf({
          kind: placeKindOf(kind),
          name,
          state: kind === "state" ? (codes.get(id) ?? null) : (codes.get(state) ?? null),
          city: city ? draftOf({ kind: PlaceKind.CITY, name: names.get(city) ?? "" }) : null,
        }),
      ),
      Number(id),
    ]),
  );
}

/** @throws Error where a place of the file would be gone: rows of the portal name it by its id */
function numbered(places: readonly Draft[]): Map<Draft, number> {
  const known = knownIds();
  let last = Math.max(0, ...known.values());
  const ids = new Map<Draft, number>();
  for (const place of places) {
    const id = known.get(keyOf(place)) ?? (last += 1);
    known.delete(keyOf(place));
    ids.set(place, id);
  }
  if (known.size > 0 && !process.argv.includes("--anew"))
    throw new Error(`These places would be gone:\n${[...known.keys()].join("\n")}`);
  return ids;
}

const rounded = (degrees: number | undefined): string =>
  degrees === undefined ? "" : String(Number(degrees.toFixed(3)));

function textOf(places: readonly Draft[], pins: readonly Pin[]): string {
  const ids = numbered(places);
  const stateIds = new Map(
    places.filter(({ kind }) => kind === PlaceKind.STATE).map((state) => [state.state, ids.get(state)]),
  );
  const rows = places
    .toSorted((one, other) => (ids.get(one) ?? 0) - (ids.get(other) ?? 0))
    .map((place) =>
      [
        ids.get(place),
        place.kind,
        place.name,
        place.city ? ids.get(place.city) : "",
        place.kind === PlaceKind.STATE ? "" : (stateIds.get(place.state) ?? ""),
        place.regions.map((region) => ids.get(region)).join(" "),
        place.district,
        rounded(place.point?.latitude),
        rounded(place.point?.longitude),
        place.population || "",
        place.isKnown ? 1 : "",
        place.aliases.join("|"),
      ]
        .join("\t")
        .trimEnd(),
    );
  const pinRows = pins.map(({ pin, place, latitude, longitude }) =>
    [pin, "pin", ids.get(place), rounded(latitude), rounded(longitude)].join("\t"),
  );
  return [HEADER, ...rows, ...pinRows, ""].join("\n");
}

const { places, pins } = makePlaces();
writeFileSync(FILE, textOf(places, pins));
