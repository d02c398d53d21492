import { CalendarDays, Check, Clock, Lock, Undo2, X, type LucideIcon } from "lucide-react";
import styled, { css } from "styled-components";
import { color, fontSize, radius } from "../../design-system";
import { useWords } from "../../shared/words";
import { applicationListWords } from "./application-list.words";
import type { TrackStop } from "./application-track";

type Tone = "plain" | "moving" | "good" | "quiet";

const LOOKS: Readonly<Record<TrackStop["step"], { tone: Tone; icon?: LucideIcon }>> = {
  SUBMITTED: { tone: "plain" },
  VIEWED: { tone: "plain" },
  SHORTLISTED: { tone: "moving" },
  INTERVIEW: { tone: "moving", icon: CalendarDays },
  OFFERED: { tone: "good", icon: Check },
  HIRED: { tone: "good", icon: Check },
  NOT_SELECTED: { tone: "quiet", icon: X },
  WITHDRAWN: { tone: "quiet", icon: Undo2 },
  NO_REPLY: { tone: "quiet", icon: Clock },
  JOB_CLOSED: { tone: "quiet", icon: Lock },
};

/** Where an application stands, in a word. */
export function StatusChip({ step }: { step: TrackStop["step"] }) {
  const words = useWords(applicationListWords);
  const { tone, icon: Icon } = LOOKS[step];
  return (
    <Pill $tone={tone}>
      {Icon && <Icon size={14} aria-hidden />}
      {words.steps[step]}
    </Pill>
  );
}

const tones = {
  plain: css`
    background: ${color.brand50};
    color: ${color.brand900};
  `,
  moving: css`
    border-color: ${color.warnLine};
    background: ${color.warn50};
    color: ${color.warn};
  `,
  good: css`
    border-color: ${color.okLine};
    background: ${color.ok50};
    color: ${color.ok};
  `,
  quiet: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.muted};
  `,
};

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 0 10px;
  border: 1px solid transparent;
  border-radius: ${radius.rFull};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;
