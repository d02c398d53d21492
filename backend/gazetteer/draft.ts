import { plainName } from "../src/modules/places/place-names";
import type { PlaceKind } from "../src/modules/places/place.entity";
import type { Point } from "./sources";

/** A place while the gazetteer is made: not yet numbered, its city and regions as drafts. */
export interface Draft {
  kind: PlaceKind;
  name: string;
  /** A state's code. */
  state: string | null;
  city: Draft | null;
  regions: Draft[];
  district: string | null;
  point: Point | null;
  population: number;
  /** Whether it is kept by hand, because people name it often. */
  isKnown: boolean;
  aliases: string[];
}

type Given = Pick<Draft, "kind" | "name"> & Partial<Draft>;

export const draftOf = (given: Given): Draft => ({
  state: null,
  city: null,
  regions: [],
  district: null,
  point: null,
  population: 0,
  isKnown: false,
  aliases: [],
  ...given,
});

/** What stays the same of a place while its facts change: its id goes by this. */
export const keyOf = ({ kind, name, state, city }: Draft): string =>
  [kind, state ?? "", city ? plainName(city.name) : "", plainName(name)].join("|");
