import { useEffect, useRef } from "react";
import { useSessionActions } from "../../auth/session";
import type { PlanCard_AccountFragment } from "./PlanCard.generated";

/** Milliseconds between two questions whether a payment has arrived. */
export const PAYMENT_POLL_MS = 5_000;

interface Polling {
  startPolling(interval: number): void;
  stopPolling(): void;
}

/**
 * Keeps the page and the session true to the plan in force: asks again and again while a payment is awaited, and has
 * the session reload the account once its plan is another.
 */
export function usePlanInForce(
  account: PlanCard_AccountFragment | null | undefined,
  { startPolling, stopPolling }: Polling,
): void {
  const { reloadAccount } = useSessionActions();
  const plan = account?.subscription.plan;
  const isAwaited = account?.openPlanRequest?.status === "AWAITING_PAYMENT";
  const known = useRef(plan);

  useEffect(() => {
    if (!isAwaited) return;
    startPolling(PAYMENT_POLL_MS);
    return stopPolling;
  }, [isAwaited, startPolling, stopPolling]);

  useEffect(() => {
    if (known.current && plan && known.current !== plan) void reloadAccount();
    known.current = plan;
  }, [plan, reloadAccount]);
}
