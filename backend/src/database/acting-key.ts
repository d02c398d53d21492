import { AsyncLocalStorage } from "node:async_hooks";

/** Lasts as long as its request. The key is read after the request has begun, so it has a place to be put in. */
const requests = new AsyncLocalStorage<{ apiKeyId: string | null }>();

/** Lets a request keep the key that it acts by, for histories and the audit trail to name. */
export const withActingKey = (work: () => void): void => requests.run({ apiKeyId: null }, work);

/** @throws Error outside of a request: an act by a key must not go unnamed */
export function noteActingKey(apiKeyId: string): void {
  const request = requests.getStore();
  if (!request) throw new Error("An API key acts outside of a request.");
  request.apiKeyId = apiKeyId;
}

/** The key that the request acts by; null for a person, and for the portal itself. */
export const actingKeyId = (): string | null => requests.getStore()?.apiKeyId ?? null;

/** In SQL: who did something, by name. `by` has the columns `actor_id` and `api_key_id`; `actor` is the account. */
export const actorNameInSql = (by: string, actor: string): string => `coalesce(
  (select 'API key ' || key.name || coalesce(' of ' || ${actor}.display_name, '') from api_keys key
   where key.id = ${by}.api_key_id),
  ${actor}.display_name)`;
