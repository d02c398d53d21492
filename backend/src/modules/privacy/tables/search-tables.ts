import { afterDays, type PersonalTable } from "./erasure";

/** The part of `personal-tables.ts` about what people search for. */
export const SEARCH_TABLES: Readonly<Record<"search_queries" | "search_query_clicks", PersonalTable>> = {
  search_queries: {
    personal: { searches: "text place" },
    other: "day searches found_nothing found clicks",
    erased: [afterDays(90, "search-query-purge")],
  },
  search_query_clicks: {
    personal: { searches: "text place" },
    other: "day job_id clicks positions",
    erased: [afterDays(90, "search-query-purge")],
  },
};
