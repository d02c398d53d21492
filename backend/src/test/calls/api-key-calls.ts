import { every, notTheirs, type Row, UNKNOWN_ID, VIEWERS_NOT_FOUND } from "./outcomes";

/** Calls about keys of companies' programs. */
export const API_KEY_CALLS: Record<string, Row> = {
  "Query.companyApiKeys": {
    query: `{ companyApiKeys(companyId: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.createApiKey": notTheirs(
    "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }",
    (companyId) => ({ companyId, name: "Greenhouse", scopes: ["JOBS_READ"], days: 90 }),
  ),
  "Mutation.revokeApiKey": {
    query: `mutation { revokeApiKey(id: "${UNKNOWN_ID}") { id } }`,
    outcome: every([404, "NOT_FOUND"]),
  },
};

/** With its id once more it makes no other key; `word` tells one call from another. */
export const CREATE_API_KEY_CALL: [
  declared: string,
  input: (world: { companyId: string }, word: string) => object,
  answer: string,
] = [
  "CreateApiKeyInput!",
  ({ companyId }, name) => ({ companyId, name, scopes: ["JOBS_READ"], days: 90 }),
  "{ company { keys { id key { name } } } }",
];
