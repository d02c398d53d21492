import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { color, fontSize, radius } from "../tokens";

/**
 * Colours belong to status alone: good goes on, waiting needs somebody, danger is stopped, dashed is not there yet;
 * fresh is new, plain was seen, chosen stands out, quiet is over.
 */
export type StatusTone = "good" | "waiting" | "danger" | "quiet" | "dashed" | "fresh" | "plain" | "chosen";

interface StatusPillProps {
  tone: StatusTone;
  /** A dot stands where none is named, null is the word alone. */
  icon?: LucideIcon | null | undefined;
  children: ReactNode;
}

/** How something stands, in a word of 24 px height. */
export function StatusPill({ tone, icon: Icon, children }: StatusPillProps) {
  return (
    <Pill $tone={tone}>
      {Icon ? <Icon size={14} aria-hidden /> : Icon === undefined && <Dot aria-hidden />}
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
  fresh: css`
    border-color: transparent;
    background: ${color.brand50};
    color: ${color.brand900};
  `,
  plain: css`
    border-color: ${color.line};
    background: ${color.canvas};
    color: ${color.ink2};
  `,
  chosen: css`
    border-color: transparent;
    background: ${color.brand100};
    color: ${color.brand900};
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
  /* A border keeps the text's colour where others are forced. */
  border: 3.5px solid;
  border-radius: 50%;
`;
