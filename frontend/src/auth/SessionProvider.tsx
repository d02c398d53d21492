import { useApolloClient } from "@apollo/client/react";
import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { registerBlockListener } from "../shared/account-block";
import { registerTokenSource } from "../shared/auth-token";
import { useRuntimeConfig } from "../shared/runtime-config";
import { createAccountApi } from "./account/account-api";
import { importProvider } from "./import-provider";
import { SessionContext, type Session } from "./session";
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
        loadProvider: async () => (await importProvider()).createFirebaseProvider(config),
        accounts: createAccountApi(client),
        clearCache: () => client.clearStore(),
      }),
  );
  useEffect(() => {
    registerTokenSource(({ isRefused }) => store.token(isRefused));
    registerBlockListener(() => void store.confirmBlock());
    return onSessionStored(apiKey, () => store.follow());
  }, [store, apiKey]);
  return store;
}

/** The link of the verification mail opens elsewhere: who comes back may be verified. */
function useVerificationOnReturn(store: SessionStore): void {
  useEffect(() => {
    function handleReturn() {
      if (document.visibilityState === "visible") void store.checkVerification();
    }
    document.addEventListener("visibilitychange", handleReturn);
    window.addEventListener("focus", handleReturn);
    return () => {
      document.removeEventListener("visibilitychange", handleReturn);
      window.removeEventListener("focus", handleReturn);
    };
  }, [store]);
}

/**
 * Shows changes no sooner than a navigation begun before them, which the router shows in a transition too:
 * on logout the page for visitors stands there when the guard of the one before learns of it.
 */
function useSessionState(store: SessionStore) {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    const unsubscribe = store.subscribe(() => startTransition(() => setState(store.getState())));
    store.restore();
    return unsubscribe;
  }, [store]);
  return state;
}

/**
 * Asks again for what stays on the screen: as who is signed in now, those of before having left it, and once
 * the server answers after an outage or knows the address verified.
 */
function useRefetchOnChange(session: Session): void {
  const client = useApolloClient();
  const viewer = viewerOf(session);
  const shownViewer = useRef(viewer);
  useEffect(() => {
    const isFirst = shownViewer.current === undefined;
    if (shownViewer.current === viewer) return;
    shownViewer.current = viewer;
    // Each screen shows its own failure.
    if (!isFirst) client.refetchObservableQueries().catch(() => undefined);
  }, [client, viewer]);
}

/** Whose answers the server gives, as a text to compare; undefined while it is not known. */
function viewerOf(session: Session): string | undefined {
  if (session.status === "loading") return undefined;
  if (session.status === "signed-out") return "";
  const { user, account } = session;
  const answer = account === "awaited" || account === "unconfirmed" ? "unanswered" : "answered";
  return `${user.uid} ${answer} ${user.isEmailVerified ? "verified" : "unverified"}`;
}

/** Keeps the session for everything below; SessionGate decides what shows until it is known. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore();
  const state = useSessionState(store);
  useRefetchOnChange(state.session);
  useVerificationOnReturn(store);
  const value = useMemo(() => ({ ...state, actions: store.actions }), [state, store]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
