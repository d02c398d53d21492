import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import type { EarthPoint } from "../../../shared/schema.generated";

/** What is known of where the viewer is. */
export type Here =
  | { state: "unasked" | "asking" | "refused" | "missing"; point: null }
  | { state: "known"; point: EarthPoint };

const UNASKED: Here = { state: "unasked", point: null };
/** How long the browser may look for the place, and how old the answer may be. */
const SEARCH_MS = 15_000;
const FRESH_MS = 5 * 60_000;

/**
 * Keeps the viewer's place in the page's memory, beside its client, so that going back finds it again. It is written
 * nowhere else: a reload forgets it.
 */
class HereStore {
  private static readonly byClient = new WeakMap<ApolloClient, HereStore>();
  private readonly listeners = new Set<() => void>();
  private here = UNASKED;

  static of(client: ApolloClient): HereStore {
    const store = this.byClient.get(client) ?? new HereStore();
    this.byClient.set(client, store);
    return store;
  }

  readonly read = (): Here => this.here;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks the browser, which asks the viewer. Answers whether the place is known now. */
  readonly ask = async (): Promise<boolean> => {
    this.tell({ state: "asking", point: null });
    const here = await locate();
    this.tell(here);
    return here.state === "known";
  };

  private tell(here: Here): void {
    this.here = here;
    for (const listener of this.listeners) listener();
  }
}

/** Whether the browser tells the place without asking the viewer. */
export async function isPlaceShared(): Promise<boolean> {
  // Older browsers don't have it, or don't know the name.
  const permissions = navigator.permissions as Permissions | undefined;
  const status = await permissions?.query({ name: "geolocation" }).catch(() => undefined);
  return status?.state === "granted";
}

function locate(): Promise<Here> {
  // Browsers have it on secure pages alone.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve({ state: "missing", point: null });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ state: "known", point: roughly(coords) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ state: code === PERMISSION_DENIED ? "refused" : "missing", point: null }),
      { enableHighAccuracy: false, timeout: SEARCH_MS, maximumAge: FRESH_MS },
    );
  });
}

/** To three decimals, some hundred metres: a search needs no more, and the server learns no more. */
const roughly = ({ latitude, longitude }: EarthPoint): EarthPoint => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** Where the viewer is, and the way to ask. Nothing is asked before that. */
export function useHere(): { here: Here; ask(): Promise<boolean> } {
  const store = HereStore.of(useApolloClient());
  return { here: useSyncExternalStore(store.subscribe, store.read, store.read), ask: store.ask };
}
