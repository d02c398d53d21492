import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useSessionActions } from "./session";

/** Travels with the navigation, so that one which unsaved edits hold up ends nothing. */
const ARRIVAL = { endsSession: true };

/**
 * Goes to a page for visitors and signs out there, / unless told otherwise (NAV-06, DASH-06): the guard of the
 * page before would send a visitor to /signin.
 */
export function useLogout(destination: string = paths.home): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(destination, { state: ARRIVAL });
  };
}

/** True on the page that useLogout goes to until the session has ended there, or has turned out not to end. */
export function useIsLoggingOut(): boolean {
  const { state } = useLocation() as { state: Partial<typeof ARRIVAL> | null };
  return state?.endsSession === true;
}

/** For the layout around all pages: ends the session once the page that useLogout goes to stands there. */
export function useLogoutOnArrival(): void {
  const { logout } = useSessionActions();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const isLoggingOut = useIsLoggingOut();
  const endings = useRef(new Map<string, Promise<void>>());
  useEffect(() => {
    if (!isLoggingOut) return;
    let isHere = true;
    // Somebody who comes back to this page later has signed in anew: each arrival ends one session.
    const ending = endings.current.get(key) ?? logout();
    endings.current.set(key, ending);
    void ending.then(() => {
      if (isHere) void navigate(`${pathname}${search}`, { replace: true, state: null });
    });
    return () => {
      isHere = false;
    };
  }, [isLoggingOut, key, logout, navigate, pathname, search]);
}
