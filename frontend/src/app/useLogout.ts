import { useNavigate } from "react-router-dom";
import { useSessionActions } from "../auth/session";
import { paths } from "../shared/paths";

/** Logout of the top navigation returns to / (NAV-06). */
export function useLogout(): () => Promise<void> {
  const { logout } = useSessionActions();
  const navigate = useNavigate();
  return async () => {
    // Away from a guarded page first: its guard would otherwise send the signed-out user to /signin.
    await navigate(paths.home);
    await logout();
  };
}
