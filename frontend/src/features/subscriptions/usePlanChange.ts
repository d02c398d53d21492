import { useToast } from "../../design-system";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import {
  useCancelPlanChangeMutation,
  useChangePlanMutation,
  type ChangePlanMutation,
} from "./ChangePlan.generated";
import type { PlanCard_AccountFragment, PlanCard_PlanFragment } from "./PlanCard.generated";
import { plansWords } from "./plans.words";

type Words = (typeof plansWords)["en"];
type Change = ChangePlanMutation["changePlan"];

interface PlanActs {
  /** Whether one of them is under way. */
  isBusy: boolean;
  /**
   * Chooses a plan, or goes on with a payment for it. Never rejects: a toast tells how it went, or the page of the
   * payment provider opens in this one's place.
   */
  change(plan: PlanCard_PlanFragment): Promise<void>;
  /** Takes back the downgrade to come or the open request; `current` is the plan that stays. */
  cancel(account: PlanCard_AccountFragment, current: PlanCard_PlanFragment): Promise<void>;
}

/** The acts on one's own plan; `onRaised` follows a higher plan that is in force at once. */
export function usePlanChange(onRaised?: () => void): PlanActs {
  const words = useWords(plansWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [runChange, changing] = useChangePlanMutation();
  const [runCancel, cancelling] = useCancelPlanChangeMutation();

  async function act(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      showToast({ text: words.failed(textOf(readRefusal(error)) || words.tryAgain), tone: "danger" });
    }
  }

  function show(change: Change, plan: PlanCard_PlanFragment) {
    if (change.redirectUrl !== null) window.location.assign(change.redirectUrl);
    else if (change.outcome === "PAYMENT_FAILED") showToast({ text: words.paymentFailed, tone: "danger" });
    else {
      showToast({ text: resultOf(change, plan, words) });
      if (change.outcome === "CHANGED") onRaised?.();
    }
  }

  return {
    isBusy: changing.loading || cancelling.loading,
    change: (plan) =>
      act(async () => {
        const { data } = await runChange({ variables: { plan: plan.code } });
        if (data) show(data.changePlan, plan);
      }),
    cancel: ({ openPlanRequest }, current) =>
      act(async () => {
        await runCancel();
        showToast({ text: openPlanRequest ? words.takenBack : words.kept(current.name) });
      }),
  };
}

function resultOf({ outcome, account }: Change, { code, name }: PlanCard_PlanFragment, words: Words): string {
  const { plan, changesAt } = account.subscription;
  if (outcome === "REQUESTED") return words.requested(name);
  if (outcome === "AWAITING_PAYMENT") return words.awaitsPayment(name);
  if (outcome === "SCHEDULED" && changesAt) return words.scheduled(name, changesAt);
  return plan === code ? words.changed(name) : words.unchanged;
}
