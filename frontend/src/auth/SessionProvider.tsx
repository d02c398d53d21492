import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { registerTokenSource } from "../shared/auth-token";
import { useRuntimeConfig } from "../shared/runtime-config";
import { createAccountApi } from "./account-api";
import { SessionContext } from "./session";
import { SessionStore } from "./session-store";
import { hasStoredSession, onSessionStored } from "./stored-session";

function useSessionStore(): SessionStore {
  const config = useRuntimeConfig();
  const client = useApolloClient();
  const { apiKey } = config.firebase;
  const [store] = useState(
    () =>
      new SessionStore({
        hasStoredSession: () => hasStoredSession(apiKey),
        loadProvider: async () => (await import("./firebase-provider")).createFirebaseProvider(config),
        accounts: createAccountApi(client),
        clearCache: async () => void (await client.clearStore()),
        // Each screen shows its own failure.
        refetchScreen: () => void client.refetchObservableQueries().catch(() => undefined),
      }),
  );
  useEffect(() => {
    registerTokenSource(() => store.token());
    store.restore();
    return onSessionStored(apiKey, () => store.follow());
  }, [store, apiKey]);
  return store;
}

/** Keeps the session for everything below; SessionGate decides what shows until it is known. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const value = useMemo(() => ({ ...state, actions: store.actions }), [state, store]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
