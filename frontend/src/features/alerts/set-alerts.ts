import { useSyncExternalStore } from "react";
import type { JobFilter } from "../../shared/schema.generated";

/** Searches that became alerts on this page, by whose they are; the server has them all (docs/alerts.md). */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (owner: string, filter: JobFilter) => JSON.stringify([owner, filter]);

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberSetAlert(owner: string, filter: JobFilter, id: string): void {
  kept.set(keyOf(owner, filter), id);
  tell();
}

export function forgetSetAlert(ended: string): void {
  for (const [key, id] of kept) if (id === ended) kept.delete(key);
  tell();
}

/** The alert that keeps this very search; null: none that this page knows of. */
export function useSetAlertOf(owner: string | null, filter: JobFilter): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (owner === null ? null : (kept.get(keyOf(owner, filter)) ?? null)),
    () => null,
  );
}
