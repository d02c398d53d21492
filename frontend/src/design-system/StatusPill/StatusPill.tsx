import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { color, fontSize, radius } from "../tokens";

/** Colours belong to status alone: good goes on, waiting needs somebody, danger is stopped, dashed is not there yet. */
export type StatusTone = "good" | "waiting" | "danger" | "quiet" | "dashed";

interface StatusPillProps {
  tone: StatusTone;
  /** A dot stands where there is none. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** How something stands, in a word of 24 px height. */
export function StatusPill({ tone, icon: Icon, children }: StatusPillProps) {
  return (
    <Pill $tone={tone}>
      {Icon ? <Icon size={14} aria-hidden /> : <Dot aria-hidden />}
      {children}
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

const Pill = styled.span<{ $tone: StatusTone }>`
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

  > svg {
    flex: none;
  }
`;

const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: currentcolor;
`;
