import { useSessionActions } from "../../auth/session";
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

interface PlanActs {
  /** Whether one of them is under way. */
  isBusy: boolean;
  /** Never rejects: a toast tells how it went. */
  change(plan: PlanCard_PlanFragment): Promise<void>;
  /** Takes back the downgrade to come or the open request; `current` is the plan that stays. */
  cancel(account: PlanCard_AccountFragment, current: PlanCard_PlanFragment): Promise<void>;
}

/** The acts on one's own plan; the session learns of a new one, for the pages that ask it. */
export function usePlanChange(): PlanActs {
  const words = useWords(plansWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const { reloadAccount } = useSessionActions();
  const [runChange, changing] = useChangePlanMutation();
  const [runCancel, cancelling] = useCancelPlanChangeMutation();

  async function act(work: () => Promise<string>) {
    try {
      showToast({ text: await work() });
      void reloadAccount();
    } catch (error) {
      showToast({ text: words.failed(textOf(readRefusal(error)) || words.tryAgain), tone: "danger" });
    }
  }

  return {
    isBusy: changing.loading || cancelling.loading,
    change: (plan) =>
      act(async () => {
        const { data } = await runChange({ variables: { plan: plan.code } });
        return data ? resultOf(data.changePlan, plan.name, words) : words.changed(plan.name);
      }),
    cancel: ({ openPlanRequest }, current) =>
      act(async () => {
        await runCancel();
        return openPlanRequest ? words.takenBack : words.kept(current.name);
      }),
  };
}

function resultOf(
  { outcome, account }: ChangePlanMutation["changePlan"],
  plan: string,
  words: Words,
): string {
  const { changesAt } = account.subscription;
  if (outcome === "REQUESTED") return words.requested(plan);
  if (outcome === "SCHEDULED" && changesAt) return words.scheduled(plan, changesAt);
  return words.changed(plan);
}
