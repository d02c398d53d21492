import { CalendarDays, Check, Eye, Sparkle, Star, Undo2, X, type LucideIcon } from "lucide-react";
import styled, { css } from "styled-components";
import { color, fontSize, radius, space } from "../../design-system";
import { useWords } from "../../shared/words";
import type { ApplicationStatus } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

type Tone = "fresh" | "plain" | "chosen" | "moving" | "good" | "quiet";

const LOOKS: Readonly<Record<ApplicationStatus, { tone: Tone; Icon: LucideIcon }>> = {
  SUBMITTED: { tone: "fresh", Icon: Sparkle },
  VIEWED: { tone: "plain", Icon: Eye },
  SHORTLISTED: { tone: "chosen", Icon: Star },
  INTERVIEW: { tone: "moving", Icon: CalendarDays },
  OFFERED: { tone: "good", Icon: Check },
  HIRED: { tone: "good", Icon: Check },
  NOT_SELECTED: { tone: "quiet", Icon: X },
  WITHDRAWN: { tone: "quiet", Icon: Undo2 },
};

/** Where a candidate stands, in the employer's words (STAT-06, STAT-07). */
export function CandidateStatusChip({ status }: { status: ApplicationStatus }) {
  const { statuses } = useWords(candidatesWords);
  const { tone, Icon } = LOOKS[status];
  return (
    <Pill $tone={tone}>
      <Icon size={14} aria-hidden />
      {statuses[status]}
    </Pill>
  );
}

/** Marks who has priority processing (PLAN-08). */
export function PriorityTag() {
  const words = useWords(candidatesWords);
  return <Tag>{words.priority}</Tag>;
}

const tones = {
  fresh: css`
    background: ${color.brand50};
    color: ${color.brand900};
  `,
  plain: css`
    border-color: ${color.line};
    background: ${color.canvas};
    color: ${color.ink2};
  `,
  chosen: css`
    background: ${color.brand100};
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

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  border: 1px solid transparent;
  font-size: ${fontSize.fs12};
  font-weight: 600;
  white-space: nowrap;
`;

const Pill = styled.span<{ $tone: Tone }>`
  ${pill}
  padding: 0 10px;
  border-radius: ${radius.rFull};
  ${({ $tone }) => tones[$tone]}
`;

const Tag = styled.span`
  ${pill}
  padding: 0 ${space.s2};
  border-color: ${color.brand100};
  border-radius: ${radius.rSm};
  background: ${color.brand50};
  color: ${color.brand900};
`;
