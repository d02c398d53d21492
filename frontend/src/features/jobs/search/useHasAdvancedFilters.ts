import { useSession } from "../../../auth/session";

/** Whether the viewer's plan has the advanced filters (PLAN-08); a visitor's has not. */
export function useHasAdvancedFilters(): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.user.subscription.plan !== "free";
}
