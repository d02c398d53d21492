import { CareerAudience } from "../career-profiles/career-profile.enums";
import {
  CAREER_GROUPS,
  type CareerAudiences,
  type CareerContent,
  careerFields,
  type CareerFieldName,
  type CareerGroup,
} from "../career-profiles/career.fields";
import { MASK, maskedText } from "../applications/application/contact";
import { nameKeyOf, nameWordsOf } from "../companies/company.rules";
import { lookKeyOf } from "../verification/rules/look-alikes";

/** Groups that somebody may show to companies that look for people. */
const SHOWABLE_GROUPS: readonly CareerGroup[] = ["about", "skills", "wishes", "expectedPay"];

/** What a list shows of a card. */
const LISTED: readonly CareerFieldName[] = [
  ...(["headline", "currentTitle", "experienceMonths", "skills", "education"] as const),
  ...(["expectedPay", "noticePeriodDays", "preferredPlaces"] as const),
];
/** What an opened card shows: never who one is, where one works now, one's pages or one's pay of today (FIND-02). */
const SHOWN: readonly CareerFieldName[] = [...LISTED, "languages", "workModes", "shifts", "jobTypes"];

const MOST_LISTED_SKILLS = 6;

/** Stands where a card's text named its person, their employer, or a way to reach them. */
const HIDDEN = "…";

interface Whose {
  facts: CareerContent;
  audiences: CareerAudiences;
  displayName: string | null;
  /** Where they work now. */
  employers: readonly string[];
}

/** What companies see of somebody; null where it would say nothing to find them by. */
export function cardOf({ facts, audiences, displayName, employers }: Whose): CareerContent | null {
  const shown = careerFields.flatMap(([name, { group }]) => {
    const value = facts[name];
    const isShown = SHOWN.includes(name) && group !== null && audiences[group] === CareerAudience.OPEN;
    return isShown && value != null ? [[name, value] as const] : [];
  });
  const hide = hiderOf(displayName, employers);
  const card = withTexts(Object.fromEntries(shown), hide);
  return card.headline || card.currentTitle || (card.skills?.length ?? 0) > 0 ? card : null;
}

const withTexts = (card: CareerContent, hide: (text: string) => string): CareerContent => ({
  ...card,
  ...(card.headline && { headline: hide(card.headline) }),
  ...(card.currentTitle && { currentTitle: hide(card.currentTitle) }),
  ...(card.skills && { skills: card.skills.map(({ name, years }) => ({ name: hide(name), years })) }),
  ...(card.languages && {
    languages: card.languages.map(({ name, level }) => ({ name: hide(name), level })),
  }),
});

/** Takes names and contact out of a text. */
function hiderOf(displayName: string | null, employers: readonly string[]): (text: string) => string {
  const ownParts = (displayName ?? "").match(/[\p{Letter}\p{Mark}]{3,}/gu) ?? [];
  const patterns = [...employers.flatMap(namesWithin).map(nameWordsOf), ...ownParts.map((part) => [part])]
    .filter((words) => words.length > 0)
    .map(
      (words) =>
        new RegExp(
          `(?<![\\p{Letter}\\p{Number}])${words.map(escaped).join("[^\\p{Letter}\\p{Number}]*")}(?![\\p{Letter}\\p{Number}])`,
          "giu",
        ),
    );
  return (text) =>
    patterns
      .reduce((rest, pattern) => rest.replace(pattern, HIDDEN), maskedText(text).replaceAll(MASK, HIDDEN))
      .trim();
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A card as a list of people shows it. */
export const listedCard = (card: CareerContent): CareerContent => ({
  ...(Object.fromEntries(
    LISTED.flatMap((name) => (card[name] === undefined ? [] : [[name, card[name]]])),
  ) as CareerContent),
  ...(card.skills && { skills: card.skills.slice(0, MOST_LISTED_SKILLS) }),
});

/**
 * What the spellings of company names have in common, by which somebody is hidden from them: their key, which leaves
 * out legal forms, case and signs, and how they look to a hurried eye, without general words.
 */
export const hidingKeysOf = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .filter((name) => /[\p{Letter}\p{Number}]/u.test(name))
      .flatMap((name) => [`name:${nameKeyOf(name)}`, `look:${lookKeyOf(name)}`]),
  ),
];

/**
 * The names that somebody writes for one employer: all of it, what stands before an address or a bracket, and what
 * stands within brackets: "Manipal Hospital, HAL Airport Road (600 beds)", "Tata Consultancy Services (TCS)".
 */
const namesWithin = (employer: string): string[] => [
  employer,
  ...employer.split(/[,;:|(/–—]|\s-\s/u, 1),
  // A figure, such as "(2)", is no name: cards would lose it from their texts.
  ...[...employer.matchAll(/\(([^()]*\p{Letter}{2}[^()]*)\)/gu)].map(([, inner = ""]) => inner),
];

/** Of so many words a name may begin with a company's: an address often follows without a sign between. */
const MOST_WORDS = 10;

/**
 * By which somebody is hidden from where they work, or never want to be found: by each name within it, and by its
 * beginnings of two words and more. To hide from one company too many is safe.
 */
export const hidingKeysFrom = (names: readonly string[]): string[] => [
  ...new Set([
    ...hidingKeysOf(names.flatMap(namesWithin)),
    ...names.flatMap((name) => {
      const words = nameWordsOf(name).slice(0, MOST_WORDS);
      return words.flatMap((_word, index) =>
        index === 0 ? [] : [`name:${nameKeyOf(words.slice(0, index + 1).join(" "))}`],
      );
    }),
  ]),
];

/** The groups that somebody shows now. */
export const shownGroups = (audiences: CareerAudiences): CareerGroup[] =>
  SHOWABLE_GROUPS.filter((group) => audiences[group] === CareerAudience.OPEN);

/** Who sees what, once exactly these groups are shown; one that is shown no more goes back to what it was at first. */
export const audiencesShowing = (
  audiences: CareerAudiences,
  groups: readonly CareerGroup[],
): Partial<CareerAudiences> =>
  Object.fromEntries(
    SHOWABLE_GROUPS.flatMap((group): [CareerGroup, CareerAudience][] => {
      if (groups.includes(group)) return [[group, CareerAudience.OPEN]];
      return audiences[group] === CareerAudience.OPEN ? [[group, CAREER_GROUPS[group].audience]] : [];
    }),
  );
