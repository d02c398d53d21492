import { formatsIn } from "../../../shared/language/formats";
import type { CloseReason } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";
import type { ResultCount } from "../filter/job-search.words";

const format = formatsIn("en");

const figure = ({ total, isTotalCapped }: ResultCount) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: ResultCount) => (found.total === 1 ? "1 job" : `${figure(found)} jobs`);

export const jobResultsWords = defineWords("job-results", {
  en: {
    widerArea: "For a wider area around it",
    popularPlaces: "Popular locations",
    remote: "Remote",
    anywhere: "Anywhere",
    unlisted: "More jobs match than are listed. Add a word, a place or a filter to see the others.",
    unmeasured: "Distances can’t be measured from there. This list is shown without them.",

    /** Over jobs that are close to what was asked, and belong to no total of the list. */
    close: {
      WITHOUT_CONDITION: (found: ResultCount) => `${jobs(found)} without it`,
      NEARBY: (found: ResultCount, _q: string, places: string) => `${jobs(found)} in ${places}`,
      ELSEWHERE: (found: ResultCount, q: string) => `${jobs(found)} for “${q}” in all India`,
    } satisfies Record<CloseReason, (found: ResultCount, q: string, places: string) => string>,
    /** Stands after what was left out. */
    leftOut: "left out",
    showAll: (found: ResultCount) =>
      found.total === 1 ? "Search for this one" : `Show all ${figure(found)}`,

    empty: {
      title: "No jobs match all of this yet",
      hint: "Leave one part of the search out, or look in another city.",
      hintEverywhere: "Leave one part of the search out.",
      hintClose: "These come closest.",
      withoutFilters: "Search without the filters",
      allTypes: "Show all job types",
      anywhere: "Look anywhere",
      withoutText: (q: string) => `Search without “${q.length > 30 ? `${q.slice(0, 30)}…` : q}”`,
      clearAll: "Clear the whole search",
      /** After a way on: how many jobs it leads to. */
      leadsTo: (figure: string) => `(${figure})`,
      otherPlaces: "The same search in other places",
      popularPlaces: "Or look through all jobs in",
    },
    noJobs: {
      title: "No open jobs yet",
      hint: "The first one posted appears here.",
      postJob: "Post a Job",
    },
  },
});
