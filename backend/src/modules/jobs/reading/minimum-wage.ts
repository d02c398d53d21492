import { placeById, placeIdsWithin } from "../../places/gazetteer";
import { type Place, PlaceKind } from "../../places/place.entity";
import { stateOf } from "./job-places";
import { PayUnit } from "./pay.enums";
import { type MinimumWage, NATIONAL_FLOOR, STATE_WAGES } from "./state-wages";

/** A minimum wage as a question names it. */
export interface LowestWage {
  /** Rupees of the unit that was asked for. */
  rupees: number;
  since: string;
  /** "Maharashtra", "Delhi", "India". */
  of: string;
}

/** As the rules of the Minimum Wages Act count a working day. */
const HOURS_A_DAY = 8;

const IN_UNIT: Record<PayUnit, (wage: MinimumWage) => number> = {
  [PayUnit.YEAR]: ({ aMonth }) => aMonth * 12,
  [PayUnit.MONTH]: ({ aMonth }) => aMonth,
  [PayUnit.DAY]: ({ aDay }) => aDay,
  [PayUnit.HOUR]: ({ aDay }) => Math.floor(aDay / HOURS_A_DAY),
};

/** The lowest of the minimum wages where a job is; the national floor of one for all India, or without a place. */
export function lowestWageAt(places: readonly Place[], unit: PayUnit): LowestWage {
  const states = [...new Set(places.flatMap(statesOf))];
  const [lowest] = states.map((state) => wageOf(state, unit)).sort((one, other) => one.rupees - other.rupees);
  return lowest ?? wageOf(INDIA, unit);
}

const INDIA = "India";

function wageOf(state: string, unit: PayUnit): LowestWage {
  const known = STATE_WAGES[state];
  const wage = known ?? NATIONAL_FLOOR;
  const of = known ? state.replace(/^(?:NCT|Union Territory) of /, "") : INDIA;
  return { rupees: IN_UNIT[unit](wage), since: wage.since, of };
}

/** Names of the states that a place lies in. A region such as Delhi NCR crosses their borders; India is no state. */
function statesOf(place: Place): string[] {
  const state = stateOf(place);
  if (state) return [state.name];
  if (place.kind !== PlaceKind.REGION) return [INDIA];
  const ids = new Set(placeIdsWithin(place).map((id) => placeById(id)?.stateId));
  return [...ids].flatMap((id) => (id == null ? [] : (placeById(id)?.name ?? [])));
}
