import { CalendarClock, Check, Clock } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button, color, fontSize, radius, space } from "../../design-system";
import { useWords } from "../../shared/words";
import type { PlanChoice } from "./plan-choice";
import type { PlanCard_PlanFragment } from "./PlanCard.generated";
import { plansWords } from "./plans.words";

interface PlanActionProps {
  plan: PlanCard_PlanFragment;
  choice: PlanChoice;
  /** The one filled button of the page. */
  isPrimary: boolean;
  isBusy: boolean;
  nameOf(code: PlanCard_PlanFragment["code"]): string;
  onChoose(kind: "upgrade" | "downgrade"): void;
  onTakeBack(): void;
  /** Goes on with a payment that was begun. */
  onPay(): void;
}

/** How a plan stands with the viewer, and what they can do about it (DASH-24, PLAN-09). */
export function PlanAction({
  plan: { name },
  choice,
  isPrimary,
  isBusy,
  nameOf,
  onChoose,
  onTakeBack,
  onPay,
}: PlanActionProps) {
  const words = useWords(plansWords);
  const takeBack = (label: string) => (
    <Button tone="secondary" fullWidth="always" busy={isBusy} onClick={onTakeBack}>
      {label}
    </Button>
  );
  switch (choice.kind) {
    case "current":
      if (!choice.ends) return <State icon={<Check size={18} aria-hidden />}>{words.currentPlan}</State>;
      return (
        <>
          <State icon={<CalendarClock size={18} aria-hidden />}>
            {words.endsOn(choice.ends.at, nameOf(choice.ends.next))}
          </State>
          {takeBack(words.keep(name))}
        </>
      );
    case "next":
      return <State icon={<CalendarClock size={18} aria-hidden />}>{words.startsOn(choice.at)}</State>;
    case "requested":
      return (
        <>
          <State icon={<Clock size={18} aria-hidden />}>{words.requestedOn(choice.at)}</State>
          {takeBack(words.takeBack)}
        </>
      );
    case "paying":
      return (
        <>
          <State icon={<Clock size={18} aria-hidden />}>{words.paymentAwaited}</State>
          <Button fullWidth="always" busy={isBusy} onClick={onPay}>
            {words.goOnPaying}
          </Button>
          {takeBack(words.takeBack)}
        </>
      );
    case "upgrade":
    case "downgrade":
      return (
        <Button
          tone={isPrimary ? "primary" : "secondary"}
          fullWidth="always"
          onClick={() => onChoose(choice.kind)}
        >
          {choice.kind === "upgrade" ? words.upgradeTo(name) : words.downgradeTo(name)}
        </Button>
      );
  }
}

function State({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <StateBox>
      {icon}
      {children}
    </StateBox>
  );
}

const StateBox = styled.p`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: ${space.s1} ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.canvas};
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-align: center;

  > svg {
    flex: none;
  }
`;
