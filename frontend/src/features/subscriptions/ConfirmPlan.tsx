import type { RefObject } from "react";
import styled from "styled-components";
import { Dialog, DialogForm, Notice } from "../../design-system";
import type { PaymentMode } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import type { PlanCard_PlanFragment } from "./PlanCard.generated";
import { plansWords } from "./plans.words";

/** A choice to be confirmed; `replaces` names the plan of an open request. */
export interface WantedPlan {
  plan: PlanCard_PlanFragment;
  kind: "upgrade" | "downgrade";
  current: string;
  replaces: string | null;
}

interface ConfirmPlanProps {
  /** Stays after closing, so that the dialog can be seen to close. */
  wanted: WantedPlan;
  isOpen: boolean;
  paymentMode: PaymentMode;
  isBusy: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Takes the focus where the button that asked has gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onConfirm(): void;
}

/** Says what a change of plan does, and when, before it is made. */
export function ConfirmPlan({
  wanted,
  isOpen,
  paymentMode,
  isBusy,
  onOpenChange,
  fallbackFocus,
  onConfirm,
}: ConfirmPlanProps) {
  const words = useWords(plansWords);
  const { plan, kind } = wanted;
  const isUpgrade = kind === "upgrade";
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      fallbackFocus={fallbackFocus}
      title={isUpgrade ? words.upgradeQuestion(plan.name) : words.downgradeQuestion(plan.name)}
    >
      <DialogForm
        labels={{
          submit: isUpgrade ? words.payments[paymentMode].confirm(plan.name) : words.downgradeTo(plan.name),
          busy: words.saving,
          cancel: words.cancel,
        }}
        isBusy={isBusy}
        onSubmit={onConfirm}
        onCancel={() => onOpenChange(false)}
      >
        {isUpgrade ? <Upgrade wanted={wanted} paymentMode={paymentMode} /> : <Downgrade wanted={wanted} />}
      </DialogForm>
    </Dialog>
  );
}

interface UpgradeProps {
  wanted: WantedPlan;
  paymentMode: PaymentMode;
}

function Upgrade({ wanted: { plan, replaces }, paymentMode }: UpgradeProps) {
  const words = useWords(plansWords);
  const { starts, hint } = words.payments[paymentMode];
  return (
    <>
      <p>
        {starts(plan.name)} {words.price(words.amount(plan.monthlyPrice))}
      </p>
      {replaces && <p>{words.replacesRequest(replaces)}</p>}
      {hint && <Notice>{hint}</Notice>}
    </>
  );
}

function Downgrade({ wanted: { plan, current } }: { wanted: WantedPlan }) {
  const words = useWords(plansWords);
  return (
    <>
      <p>{words.atMonthEnd(current, plan.name)}</p>
      <List>
        <li>{words.applications(plan.monthlyApplicationLimit)}</li>
        <li>{words.templates(plan.resumeTemplateLimit)}</li>
        <li>{`${words.forCompanies}: ${words.teamSeats(plan.teamSeats)}`}</li>
        <li>{`${words.forCompanies}: ${words.highlightedJobs(plan.highlightedJobs)}`}</li>
      </List>
      <p>{words.staysYours}</p>
    </>
  );
}

const List = styled.ul`
  padding-left: 20px;
  list-style: disc;
`;
