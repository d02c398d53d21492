import { useSession } from "../../../auth/session";

/** Whether the viewer's plan has the advanced filters, as the server says (PLAN-08). A visitor has no plan. */
export function useHasAdvancedFilters(): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.user.subscription.viewerCan.useAdvancedFilters;
}
