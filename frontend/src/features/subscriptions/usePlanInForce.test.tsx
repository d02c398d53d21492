import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { SessionContext } from "../../auth/session";
import { buildSession, idleActions } from "../../test/factories";
import type { PlanCard_AccountFragment } from "./PlanCard.generated";
import { PAYMENT_POLL_MS, usePlanInForce } from "./usePlanInForce";

const account = (
  plan: "FREE" | "PAID",
  status?: "AWAITING_PAYMENT" | "REQUESTED",
): PlanCard_AccountFragment => ({
  id: "account-1",
  subscription: { plan, nextPlan: null, changesAt: null },
  openPlanRequest: status
    ? { id: "request-1", plan: "PAID", status, requestedAt: "2026-11-21T06:00:00Z" }
    : null,
});

/** What the hook did so far, in order. */
function follow(first: PlanCard_AccountFragment | undefined) {
  const done: string[] = [];
  const polling = {
    startPolling: (interval: number) => void done.push(`asks every ${interval} ms`),
    stopPolling: () => void done.push("asks no more"),
  };
  const actions = {
    ...idleActions,
    reloadAccount: () => {
      done.push("reloads the session");
      return Promise.resolve();
    },
  };
  const session = { session: buildSession(), error: null, actions };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { rerender } = renderHook(
    (now: PlanCard_AccountFragment | undefined) => usePlanInForce(now, polling),
    {
      wrapper,
      initialProps: first,
    },
  );
  return { done, rerender };
}

it("asks until an awaited payment has arrived, and has the session learn of the new plan", () => {
  const { done, rerender } = follow(account("FREE", "AWAITING_PAYMENT"));
  expect(done).toEqual([`asks every ${PAYMENT_POLL_MS} ms`]);
  rerender(account("PAID"));
  expect(done.slice(1)).toEqual(["asks no more", "reloads the session"]);
});

it("leaves the server and the session alone while nothing is awaited and the plan stays", () => {
  const { done, rerender } = follow(undefined);
  rerender(account("FREE"));
  rerender(account("FREE", "REQUESTED"));
  expect(done).toEqual([]);
});
