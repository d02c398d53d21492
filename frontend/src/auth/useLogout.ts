import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../shared/paths";
import { useSessionActions } from "./session";

/** Travels with the navigation, so that one which unsaved edits hold up ends nothing. */
const ARRIVAL = { endsSession: true };

/** Goes to / and signs out there (NAV-06): the guard of the page before would send a visitor to /signin. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home, { state: ARRIVAL });
  };
}

/** For the layout around all pages: ends the session once the page that useLogout goes to stands there. */
export function useLogoutOnArrival(): void {
  const { logout } = useSessionActions();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof ARRIVAL> | null };
  const endsSession = state?.endsSession === true;
  useEffect(() => {
    if (!endsSession) return;
    // Who comes back to this page later has signed in anew.
    void navigate(paths.home, { replace: true, state: null });
    void logout();
  }, [endsSession, logout, navigate]);
}
