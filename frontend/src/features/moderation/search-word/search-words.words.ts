import type { SearchQueryKind, SearchWordKind } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const plural = (count: number, one: string, many: string) =>
  `${format.count(count)} ${count === 1 ? one : many}`;
const jobs = (count: number, isCapped = false) =>
  isCapped ? `more than ${format.count(count)} jobs` : plural(count, "job", "jobs");

export const searchWordsWords = defineWords("search-words", {
  en: {
    kinds: {
      TRADE: "Trade",
      SKILL: "Skill",
      CONDITION: "Condition",
      LEVEL: "Level",
      WORD: "Word",
      NONE: "No meaning",
    } satisfies Record<SearchWordKind, string>,
    kindHints: {
      TRADE: "A kind of work. A longer form of another trade comes before it.",
      SKILL: "What somebody can do or use. Descriptions are read for it, too.",
      CONDITION: "How, when or for whom the work is. Jobs that say so as a fact are found, too.",
      LEVEL: "How experienced somebody is. It changes the order alone.",
      WORD: "A word that people write in several ways.",
      NONE: "A phrase that is not what a word in it says, such as ‘device driver’.",
    } satisfies Record<SearchWordKind, string>,
    table: "Search words",
    word: "Word",
    kind: "Kind",
    includes: "Also finds",
    openJobs: "Open jobs",
    actions: "Actions",
    openJobsOf: (count: number | null) =>
      count === null ? "–" : `${format.count(count)}${count >= 1000 ? "+" : ""}`,
    more: (count: number) => `and ${format.count(count)} more`,
    reading: (count: number) => `Reading ${plural(count, "job", "jobs")} by the changed words.`,
    looking: "Looking for the jobs that changed words concern.",

    add: "Add a word",
    edit: "Edit",
    editOf: (name: string) => `Edit ${name}`,
    actionsOf: (name: string) => `Actions for ${name}`,
    remove: "Take away",
    removeTitle: (name: string) => `Take ‘${name}’ away?`,
    removeMeaning: "A search for one of its forms then finds only jobs that have the same words.",
    removeWord: "Take the word away",
    removed: (name: string) => `‘${name}’ is no search word any more.`,

    addTitle: "Add a search word",
    editTitle: (name: string) => `Edit ‘${name}’`,
    name: "Name",
    nameHint: "As screens show it.",
    code: "Code",
    codeHint: "For good. Small letters, digits and hyphens.",
    forms: "Forms",
    formsHint:
      "Every way to write it, one on each line, in any script. Small and capital letters are the same.",
    alsoFinds: "Also finds the jobs of",
    alsoFindsHint: "Type a part of another word. Its jobs come behind this word's own.",
    includeWord: (name: string) => `Add ${name}`,
    noSuchWord: "No other word like that.",
    needed: "Please fill this in.",
    save: "Put in use",
    saving: "Saving...",
    saved: (name: string) => `‘${name}’ is in use. Jobs are read by it now.`,
    cancel: "Cancel",
    failed: "That did not work. Please try again.",

    tryTitle: "Try a search",
    tryText: "What somebody types",
    tryHint: "Finds what the word would find once it is in use.",
    tryHintNow: "Shows which words are read in a text, and what it finds.",
    tryButton: "Try",
    trying: "Trying...",
    tryFailed: "The search could not be tried. Please try again.",
    noWords: "No search word is read in it.",
    readAs: "Read as",
    finds: (total: number, isCapped: boolean) => `Finds ${jobs(total, isCapped)}`,
    findsInstead: (before: number, total: number, isCapped: boolean) =>
      `${jobs(before)} now, then ${jobs(total, isCapped)}`,
    partial: "It concerns more jobs than a trial reads, so it may find more.",

    queryKinds: {
      FREQUENT: "Most frequent",
      FOUND_NOTHING: "Found nothing",
      NOT_OPENED: "Nobody opened a job",
    } satisfies Record<SearchQueryKind, string>,
    days: (days: number) => `${days} days`,
    queryTable: "What people look for",
    searchedFor: "Searched for",
    searches: "Searches",
    foundNothing: "Found nothing",
    found: "Finds",
    clicks: "Jobs opened",
    places: (places: readonly string[]) => `Most in ${places.join(", ")}`,
    opened: (title: string, position: number) => `${title} (place ${format.count(position)})`,
    openedMost: "Opened most:",
    count: (count: number) => format.count(count),
    addIt: "Add as a word",
    addQuery: (text: string) => `Add ‘${text}’ as a word`,
    rare: "Texts that were searched fewer than 3 times are not shown, because they may name a person.",
    kept: "Kept for 90 days: the text, the place, how many jobs were found and which were opened. No account and no address.",
  },
});
