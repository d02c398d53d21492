import { useSession } from "../../auth/session";

/** Whether plans are shown to somebody who hires: what a plan does for companies comes first (SEAT-06, HEED-11). */
export function useIsForCompanies(): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.user.role === "employer";
}
