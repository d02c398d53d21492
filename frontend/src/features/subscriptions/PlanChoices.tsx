import { useRef, useState } from "react";
import styled from "styled-components";
import { withReturnAddress } from "../../auth/return-address";
import { ButtonLink, media, space } from "../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { ConfirmPlan, type WantedPlan } from "./ConfirmPlan";
import { choiceOf } from "./plan-choice";
import { PlanAction } from "./PlanAction";
import { PlanCard } from "./PlanCard";
import type { PlanCard_AccountFragment, PlanCard_PlanFragment } from "./PlanCard.generated";
import type { PlanChoices_PaymentFragment } from "./PlanChoices.generated";
import { plansWords } from "./plans.words";
import { usePlanChange } from "./usePlanChange";

type Plan = PlanCard_PlanFragment;

interface PlanChoicesProps {
  plans: readonly Plan[];
  account: PlanCard_AccountFragment;
  paymentMode: PlanChoices_PaymentFragment["paymentMode"];
  /** After a higher plan is in force. */
  onRaised?(): void;
}

/** The plans side by side, for the viewer to choose. */
export function PlanChoices({ plans, account, paymentMode, onRaised }: PlanChoicesProps) {
  const { isBusy, change, cancel } = usePlanChange(onRaised);
  const [wanted, setWanted] = useState<WantedPlan | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  const current = plans.find(({ code }) => code === account.subscription.plan);
  const nameOf = (code: Plan["code"]) => plans.find((plan) => plan.code === code)?.name ?? code;
  const firstUpgrade = plans.find(({ code }) => choiceOf(code, account, plans).kind === "upgrade");

  function handleChoose(plan: Plan, kind: WantedPlan["kind"]) {
    const { openPlanRequest } = account;
    const replaces = openPlanRequest && nameOf(openPlanRequest.plan);
    setWanted({ plan, kind, current: current?.name ?? "", replaces });
    setIsAsking(true);
  }

  async function handleConfirm() {
    if (!wanted) return;
    await change(wanted.plan);
    setIsAsking(false);
  }

  return (
    <>
      <PlanGrid ref={grid} tabIndex={-1}>
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            below={plans[index - 1]}
            isCurrent={plan === current}
            action={
              <PlanAction
                plan={plan}
                choice={choiceOf(plan.code, account, plans)}
                isPrimary={plan === firstUpgrade}
                isBusy={isBusy}
                nameOf={nameOf}
                onChoose={(kind) => handleChoose(plan, kind)}
                onTakeBack={() => current && void cancel(account, current)}
                onPay={() => void change(plan)}
              />
            }
          />
        ))}
      </PlanGrid>
      {wanted && (
        <ConfirmPlan
          wanted={wanted}
          isOpen={isAsking}
          paymentMode={paymentMode}
          isBusy={isBusy}
          onOpenChange={setIsAsking}
          fallbackFocus={grid}
          onConfirm={() => void handleConfirm()}
        />
      )}
    </>
  );
}

/** The plans for who has no account yet; choosing one begins with signing in. */
export function PlanOffers({ plans, isSignedIn }: { plans: readonly Plan[]; isSignedIn: boolean }) {
  const words = useWords(plansWords);
  return (
    <PlanGrid>
      {plans.map((plan, index) => (
        <PlanCard
          key={plan.code}
          plan={plan}
          below={plans[index - 1]}
          isCurrent={false}
          action={
            <ButtonLink to={withReturnAddress(paths.signIn, paths.plans)} tone="secondary" fullWidth="always">
              {isSignedIn ? words.finishRegistration : words.signInToChoose(plan.name)}
            </ButtonLink>
          }
        />
      ))}
    </PlanGrid>
  );
}

export const PlanGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${space.s5};

  ${media.belowDesktop} {
    column-gap: ${space.s3};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.s4};
  }
`;
