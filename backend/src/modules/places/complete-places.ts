import { gazetteer } from "./gazetteer";
import { plainName } from "./place-names";
import { type Place, PlaceKind } from "./place.entity";
import { similarPlaces } from "./similar-places";

/** PLACE-07: places by the beginning of a name, alias or PIN, or else by a name like it; the likeliest first. */
export function completePlaces(text: string, first: number): readonly Place[] {
  const start = plainName(text);
  if (start === "") return [];
  const found = /^\d{3,6}$/.test(start) ? byPin(start) : byName(start);
  const places = found.length > 0 ? found : similarPlaces(text).map(({ place }) => place);
  return places.slice(0, first);
}

const byPin = (start: string): Place[] => [
  ...new Set([...gazetteer().byPin].flatMap(([pin, place]) => (pin.startsWith(start) ? [place] : []))),
];

/** All of a state or region is looked for like a city of so many people: "Benga" is begun like Bangalore first. */
const WIDE_WEIGHT = 1_000_000;

const soughtAs = ({ kind }: Place, weight: number): number =>
  kind === PlaceKind.CITY || kind === PlaceKind.LOCALITY ? weight : Math.min(weight, WIDE_WEIGHT);

function byName(start: string): Place[] {
  const weights = new Map<Place, number>();
  for (const [name, list] of gazetteer().byName)
    if (name.startsWith(start))
      for (const { place, weight, isCode } of list)
        if (!isCode || name === start)
          weights.set(
            place,
            Math.max(name === start ? weight : soughtAs(place, weight), weights.get(place) ?? 0),
          );
  return [...weights].sort(([, one], [, other]) => other - one).map(([place]) => place);
}
