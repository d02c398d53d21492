import { CircleDashed, Clock, Flag, Lock, Pause, Trash2, type LucideIcon } from "lucide-react";
import styled, { css } from "styled-components";
import { color, fontSize, radius } from "../../design-system";
import { useWords } from "../../shared/words";
import type { JobStatus } from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";

type Tone = "good" | "waiting" | "danger" | "quiet" | "dashed";

const LOOKS: Readonly<Record<JobStatus | "DRAFT", { tone: Tone; icon?: LucideIcon }>> = {
  ACTIVE: { tone: "good" },
  FLAGGED: { tone: "danger", icon: Flag },
  HELD: { tone: "waiting", icon: Pause },
  EXPIRED: { tone: "quiet", icon: Clock },
  CLOSED: { tone: "quiet", icon: Lock },
  REMOVED: { tone: "danger", icon: Trash2 },
  DRAFT: { tone: "dashed", icon: CircleDashed },
};

/** How a job of one's own stands, in a word. */
export function JobStatusChip({ status }: { status: JobStatus | "DRAFT" }) {
  const words = useWords(ownJobsWords);
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Pill $tone={tone}>
      {Icon ? <Icon size={14} aria-hidden /> : <Dot aria-hidden />}
      {status === "DRAFT" ? words.draft : words.statuses[status]}
    </Pill>
  );
}

const tones = {
  good: css`
    border-color: ${color.okLine};
    background: ${color.ok50};
    color: ${color.ok};
  `,
  waiting: css`
    border-color: ${color.warnLine};
    background: ${color.warn50};
    color: ${color.warn};
  `,
  danger: css`
    border-color: ${color.dangerLine};
    background: ${color.danger50};
    color: ${color.danger};
  `,
  quiet: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.muted};
  `,
  dashed: css`
    border-color: ${color.faint};
    border-style: dashed;
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
  border: 1px solid;
  border-radius: ${radius.rFull};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: currentcolor;
`;
