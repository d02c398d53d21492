import type { CREATE_API_KEY_CALL } from "./api-key-calls";
import { every, notTheirs, type Row, UNKNOWN_ID, VIEWERS_NOT_FOUND } from "./outcomes";

const NOT_FOUND = every([404, "NOT_FOUND"]);

/** Calls about feeds that are read for companies, and about none: admins have them read for any company. */
export const FEED_IMPORT_CALLS: Record<string, Row> = {
  "Query.companyFeedImports": {
    query: `{ companyFeedImports(companyId: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.createFeedImport": notTheirs(
    "mutation ($input: CreateFeedImportInput!) { createFeedImport(input: $input) { id } }",
    () => ({ companyId: UNKNOWN_ID, url: "https://feeds.example/jobs.xml", schedule: "DAILY" }),
  ),
  "Mutation.deleteFeedImport": {
    query: `mutation { deleteFeedImport(id: "${UNKNOWN_ID}") { id } }`,
    outcome: NOT_FOUND,
  },
  "Mutation.readFeedImport": {
    query: `mutation { readFeedImport(id: "${UNKNOWN_ID}") { id } }`,
    outcome: NOT_FOUND,
  },
  "Mutation.confirmFeedImportClosing": {
    query: `mutation { confirmFeedImportClosing(id: "${UNKNOWN_ID}") { id } }`,
    outcome: NOT_FOUND,
  },
};

/** With its id once more it adds no other feed; `word` tells one call from another. The address needs no DNS. */
export const CREATE_FEED_IMPORT_CALL: typeof CREATE_API_KEY_CALL = [
  "CreateFeedImportInput!",
  ({ companyId }, word) => ({
    companyId,
    url: `https://8.8.8.8/${encodeURIComponent(word)}`,
    schedule: "DAILY",
  }),
  "{ feeds { id feed { url } } }",
];
