import { screen, within } from "@testing-library/react";
import { desktopQuery } from "../../design-system/tokens";
import type { Session } from "../../auth/session";
import { AlertOfDocument } from "../../features/alerts/Alerts.generated";
import { readJobSearch } from "../../features/jobs/filter/job-search";
import { jobSearchVariables } from "../../features/jobs/filter/search-variables";
import { WayOnDocument } from "../../features/jobs/search/WayOn.generated";
import {
  FilterCountsDocument,
  type FilterCountsQuery,
} from "../../features/jobs/filter/FilterCounts.generated";
import type { CloseJobs_GroupFragment } from "../../features/jobs/search/CloseJobs.generated";
import { CloseReason, ReadPartKind, type EarthPoint } from "../../shared/schema.generated";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import {
  PlaceSuggestionsDocument,
  TitleSuggestionsDocument,
} from "../../features/jobs/reading/Suggestions.generated";
import { renderRoutes } from "../../test/renderRoutes";
import { JobListPlacesDocument, JobListScreenDocument } from "./JobListScreen.generated";

interface Answer {
  jobs?: ReturnType<typeof buildJob>[];
  highlighted?: ReturnType<typeof buildJob>[];
  total?: number;
  isTotalCapped?: boolean;
  pageCount?: number;
  hasNextPage?: boolean;
  searchedLocation?: string;
  searchedText?: string;
  read?: ReturnType<typeof buildReadPart>[];
  distances?: { __typename: "JobDistance"; jobId: string; place: string; km: number }[];
  otherPlaces?: string[];
  jobsInWiderArea?: ReturnType<typeof buildJob>[];
  closeJobs?: ReturnType<typeof buildCloseJobs>[];
  /** Where the viewer is, as the search told the server. */
  here?: EarthPoint;
  delay?: number;
}

/** A part that was read of a searched text, which is left with `without`. */
export const buildReadPart = (
  ...[label, text, without, kind = ReadPartKind.Trade]: [string, string, string, ReadPartKind?]
) => ({
  __typename: "ReadPart" as const,
  ...{ kind, label, text, without },
});

/** Jobs without night shift, unless told otherwise. */
export const buildCloseJobs = (changes: Partial<CloseJobs_GroupFragment> = {}) => ({
  __typename: "CloseJobs" as const,
  reason: CloseReason.WithoutCondition,
  gaveWay: "Night shift",
  q: "nurse",
  location: "Pune",
  total: 27,
  isTotalCapped: false,
  jobs: [buildJob({ title: "Ward Nurse" })],
  ...changes,
});

const asked = (query: string, here: EarthPoint | null = null) => ({
  query: JobListScreenDocument,
  variables: jobSearchVariables(readJobSearch(new URLSearchParams(query)), here),
});

/** What the server answers to the search of an address. */
export function answer(query: string, { jobs = [buildJob()], here, delay = 0, ...changes }: Answer = {}) {
  const page = {
    highlighted: [],
    total: jobs.length,
    isTotalCapped: false,
    pageCount: jobs.length > 0 ? 1 : 0,
    hasNextPage: false,
    searchedLocation: null,
    searchedText: null,
    read: [],
    distances: [],
    otherPlaces: [],
    jobsInWiderArea: [],
    closeJobs: [],
    ...changes,
  };
  return {
    request: asked(query, here),
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

/** What other searches would find, for the ways on from one that found nothing. */
const waysOn = (total: number) => ({
  request: { query: WayOnDocument, variables: () => true },
  result: { data: { jobs: { __typename: "JobPage" as const, total, isTotalCapped: false } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** The viewer keeps no search. */
const noAlert = {
  request: { query: AlertOfDocument, variables: () => true },
  result: { data: { alertOf: null } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

/** How many jobs the choices of the filters would leave, whatever is searched for. */
const choiceCounts = (counts: readonly Omit<FilterCounts[number], "__typename">[]) => ({
  request: { query: FilterCountsDocument, variables: () => true },
  result: {
    data: { jobFilterCounts: counts.map((count) => ({ __typename: "JobFilterCount" as const, ...count })) },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
type FilterCounts = FilterCountsQuery["jobFilterCounts"];

interface Setting {
  session?: Session;
  isDesktop?: boolean;
  /** How many jobs each way on from an empty list leads to. */
  onward?: number;
  counts?: Parameters<typeof choiceCounts>[0];
  /** The screen's heading. */
  title?: string;
}

/** Opens the job list at an address, with what the server answers. */
export async function open(
  address: string,
  mocks: Mocks,
  { session, isDesktop = true, onward = 3, counts = [], title = "Find Jobs" }: Setting = {},
) {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) =>
      Object.assign(narrow(query), { matches: isDesktop && query === desktopQuery }),
    );
  const opened = renderRoutes(address, {
    mocks: [places, noAlert, ...noSuggestions, waysOn(onward), choiceCounts(counts), ...mocks],
    ...(session && { session }),
  });
  await screen.findByRole("heading", { level: 1, name: title });
  // The filters' code comes after the page's.
  if (isDesktop) await screen.findByRole("radio", { name: "Any time" });
  return opened;
}

export const addressOf = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;
export const form = () => within(screen.getByRole("search"));
export const searchBox = () => form().getByRole("combobox", { name: "Search" });
export const typeSelect = () => form().getByRole("combobox", { name: /^Job Type/ });
export const locationBox = () => form().getByRole("combobox", { name: "Location" });
export const count = (name: string) => screen.findByRole("heading", { level: 2, name });
