import type { TestPortal } from "../portal";
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
  "Query.companyWebhooks": {
    query: `{ companyWebhooks(companyId: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Query.webhookAddress": {
    query: `{ webhookAddress(companyId: "${UNKNOWN_ID}", url: "https://hooks.example") { problem } }`,
    isCounted: true,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.createWebhook": notTheirs(
    "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }",
    (companyId) => ({ companyId, url: "https://hooks.example", events: ["APPLICATION_RECEIVED"] }),
  ),
  "Mutation.deleteWebhook": {
    query: `mutation { deleteWebhook(id: "${UNKNOWN_ID}") { id } }`,
    outcome: every([404, "NOT_FOUND"]),
  },
  "Mutation.switchWebhookOn": {
    query: `mutation { switchWebhookOn(id: "${UNKNOWN_ID}") { id } }`,
    outcome: every([404, "NOT_FOUND"]),
  },
  "Mutation.replayWebhookDelivery": {
    query: `mutation { replayWebhookDelivery(id: "${UNKNOWN_ID}") { id } }`,
    outcome: every([404, "NOT_FOUND"]),
  },
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

/** The same for webhooks. The address needs no DNS. */
export const CREATE_WEBHOOK_CALL: typeof CREATE_API_KEY_CALL = [
  "CreateWebhookInput!",
  ({ companyId }, word) => ({
    companyId,
    url: `https://8.8.8.8/${encodeURIComponent(word)}`,
    events: ["OFFER_CHANGED"],
  }),
  "{ company { webhooks { id endpoint { url } } } }",
];

/** Makes a webhook at an address of no other meaning. */
export const createWebhook = (portal: TestPortal, { token }: { token: string }, companyId: string) =>
  portal.ask("mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }", {
    variables: { input: { companyId, url: "https://8.8.8.8/", events: ["OFFER_CHANGED"] } },
    token,
  });
