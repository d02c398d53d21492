import { screen, within } from "@testing-library/react";
import type { Session } from "../../auth/session";
import { jobSearchVariables, readJobSearch } from "../../features/jobs/search/job-search";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import {
  PlaceSuggestionsDocument,
  TitleSuggestionsDocument,
} from "../../features/jobs/reading/Suggestions.generated";
import { renderRoutes } from "../../test/renderRoutes";
import { JobListPlacesDocument, JobListScreenDocument } from "./JobListScreen.generated";

interface Answer {
  jobs?: ReturnType<typeof buildJob>[];
  total?: number;
  isTotalCapped?: boolean;
  pageCount?: number;
  hasNextPage?: boolean;
  didYouMean?: string;
  searchedLocation?: string;
  otherPlaces?: string[];
  jobsInWiderArea?: ReturnType<typeof buildJob>[];
  delay?: number;
}

const asked = (query: string) => ({
  query: JobListScreenDocument,
  variables: jobSearchVariables(readJobSearch(new URLSearchParams(query))),
});

/** What the server answers to the search of an address. */
export function answer(query: string, { jobs = [buildJob()], delay = 0, ...changes }: Answer = {}) {
  const page = {
    total: jobs.length,
    isTotalCapped: false,
    pageCount: jobs.length > 0 ? 1 : 0,
    hasNextPage: false,
    didYouMean: null,
    searchedLocation: null,
    otherPlaces: [],
    jobsInWiderArea: [],
    ...changes,
  };
  return {
    request: asked(query),
    result: { data: { jobs: { __typename: "JobPage" as const, items: jobs, ...page } } },
    delay,
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

const places = {
  request: { query: JobListPlacesDocument },
  result: {
    data: {
      popularLocations: ["Bangalore", "Mumbai"].map((city) => ({
        __typename: "PopularLocation" as const,
        city,
      })),
    },
  },
};

export const failure = (query: string) => ({ request: asked(query), error: new Error("No connection") });

/** For a search that the viewer's plan does not have. */
export const refusal = (query: string) => ({
  request: asked(query),
  result: { errors: [{ message: "Part of other plans.", extensions: { code: "PLAN_REQUIRED" } }] },
});

/** None, whatever is typed. */
const noSuggestions = [TitleSuggestionsDocument, PlaceSuggestionsDocument].map((query) => ({
  request: { query, variables: () => true },
  result: { data: { suggestions: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
}));

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

/** Opens the job list at an address, with what the server answers. */
export async function open(address: string, mocks: Mocks, session?: Session) {
  const opened = renderRoutes(address, {
    mocks: [places, ...noSuggestions, ...mocks],
    ...(session && { session }),
  });
  await screen.findByRole("heading", { level: 1, name: "Find Jobs" });
  return opened;
}

export const addressOf = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;
export const form = () => within(screen.getByRole("search"));
export const searchBox = () => form().getByRole("combobox", { name: "Search" });
export const typeSelect = () => form().getByRole("combobox", { name: /^Job Type/ });
export const locationBox = () => form().getByRole("combobox", { name: "Location" });
export const count = (name: string) => screen.findByRole("heading", { level: 2, name });
