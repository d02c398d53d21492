import { BrokenInputError, type FieldProblem } from "../../errors/errors";
import { labelOf } from "../places/gazetteer";
import { readPlaces } from "../places/read-places";
import { CareerAudience } from "./career-profile.enums";
import {
  CAREER_GROUPS,
  type CareerAudiences,
  type CareerContent,
  careerFields,
  type CareerFieldName,
  careerGroups,
} from "./career.fields";

/** Whether a value says something: an empty text or list says nothing, and "no" and 0 do. */
const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** Texts without the blanks around them, lists without what is told twice. */
function tidied(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (!Array.isArray(value)) return value;
  const byName = new Map<string, unknown>();
  for (const entry of value as unknown[]) {
    const kept = typeof entry === "string" ? entry.trim() : withTrimmedName(entry as { name: string });
    const key = (typeof kept === "string" ? kept : kept.name).toLowerCase();
    if (!byName.has(key)) byName.set(key, kept);
  }
  return [...byName.values()];
}

const withTrimmedName = <Entry extends { name: string }>(entry: Entry): Entry => ({
  ...entry,
  name: entry.name.trim(),
});

/** WORK-02: places by the labels of the gazetteer. @throws BrokenInputError for what is no place, or one of several */
function placesNamed(texts: readonly string[]): string[] {
  const problems: FieldProblem[] = [];
  const labels = texts.flatMap((text, index) => {
    const { places, questions } = readPlaces(text);
    const [asked] = questions;
    if (asked || places.length === 0) {
      const meant = (asked?.candidates ?? []).map(labelOf).join(" or ");
      const message = meant
        ? `has "${text}": do you mean ${meant}?`
        : `has "${text}", which is no place we know`;
      problems.push({
        field: `facts.preferredPlaces.${index + 1}`,
        message,
        rule: meant ? "SEVERAL_PLACES" : "NO_PLACE",
      });
    }
    return places.map(labelOf);
  });
  if (problems.length > 0) throw new BrokenInputError(problems);
  return [...new Set(labels)];
}

/** What a profile says after a change: what was left out stays, null and what is empty clear. */
export function changedCareer(kept: CareerContent, change: CareerContent): CareerContent {
  const values = careerFields.flatMap(([name]) => {
    const given = change[name] === undefined ? kept[name] : tidied(change[name]);
    const value = name === "preferredPlaces" && isSaid(change[name]) ? placesNamed(given as string[]) : given;
    return isSaid(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(values);
}

/** Who sees what after a change. */
export const changedAudiences = (
  kept: Partial<CareerAudiences>,
  change: Partial<CareerAudiences>,
): CareerAudiences =>
  Object.fromEntries(
    careerGroups.map((group) => [group, change[group] ?? kept[group] ?? CAREER_GROUPS[group].audience]),
  ) as unknown as CareerAudiences;

/** What goes with an application (WORK-04): what is not private, and what the person sends by name. */
export function sentCareer(
  facts: CareerContent,
  audiences: CareerAudiences,
  byName: readonly CareerFieldName[] = [],
): CareerContent {
  const sent = careerFields.filter(
    ([name, { group }]) =>
      isSaid(facts[name]) &&
      (byName.includes(name) || (group !== null && audiences[group] !== CareerAudience.PRIVATE)),
  );
  return Object.fromEntries(sent.map(([name]) => [name, facts[name]]));
}

/** In per cent: the table's gains come to a hundred. */
export const completeness = (facts: CareerContent): number =>
  careerFields.reduce((sum, [name, { gain }]) => (isSaid(facts[name]) ? sum + gain : sum), 0);

/** What a profile lacks that would add to it, what adds most first. */
export const careerGaps = (facts: CareerContent): { field: CareerFieldName; gain: number }[] =>
  careerFields
    .filter(([name, { gain }]) => gain > 0 && !isSaid(facts[name]))
    .map(([field, { gain }]) => ({ field, gain }))
    .toSorted((one, other) => other.gain - one.gain);
