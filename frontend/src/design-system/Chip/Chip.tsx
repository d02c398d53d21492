import { Check, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styled, { css } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, fontSize, media, motion, radius } from "../tokens";

/** type: the kind of job; skill: one it asks for; matched: one that the viewer has. */
type ChipTone = "type" | "skill" | "matched";

/** A small fact of 28 px height, not a control. */
export function Chip({ tone = "skill", children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <Pill $tone={tone}>
      {tone === "matched" && <Check size={14} aria-hidden />}
      {children}
    </Pill>
  );
}

/** A chip of 36 px that leads somewhere, such as the 'Popular' terms; the address shown now is marked. */
export function ChipLink({ isCurrent = false, ...rest }: { isCurrent?: boolean } & LinkProps) {
  return <LinkPill {...rest} aria-current={isCurrent ? "true" : undefined} />;
}

interface ToggleChipProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  isOn: boolean;
  icon?: ReactNode;
  /** How much the choice leads to: '17' or '1,000+'. */
  count?: string | undefined;
}

/** A choice that one tap makes and another takes back. */
export function ToggleChip({ isOn, icon, count, children, ...rest }: ToggleChipProps) {
  return (
    <TogglePill type="button" {...rest} aria-pressed={isOn}>
      {icon}
      {children}
      {count !== undefined && <ToggleCount> {count}</ToggleCount>}
    </TogglePill>
  );
}

interface FilterChipProps {
  label: string;
  /** What stands on it where the label alone is not enough. */
  children?: ReactNode;
  onRemove(): void;
}

/** A filter in force; the cross takes it away. */
export function FilterChip({ label, children = label, onRemove }: FilterChipProps) {
  const words = useWords(designSystemWords);
  return (
    <FilterPill>
      <span>{children}</span>
      <RemoveButton type="button" aria-label={words.remove(label)} onClick={onRemove}>
        <X size={16} aria-hidden />
      </RemoveButton>
    </FilterPill>
  );
}

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  border: 1px solid transparent;
  border-radius: ${radius.rFull};
  white-space: nowrap;
`;

const tones = {
  type: css`
    background: ${color.brand50};
    color: ${color.brand900};
    font-weight: 600;
  `,
  skill: css`
    border-color: ${color.line};
    background: ${color.canvas};
    color: ${color.ink2};
  `,
  matched: css`
    border-color: ${color.okLine};
    background: ${color.ok50};
    color: ${color.ok};
  `,
};

const Pill = styled.span<{ $tone: ChipTone }>`
  ${pill}
  min-height: 28px;
  padding: 0 10px;
  font-size: ${fontSize.fs12};
  font-weight: 500;
  ${({ $tone }) => tones[$tone]}
`;

/** Chips of texts that people wrote: one that is longer than its row goes on below. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  > li {
    min-width: 0;
  }

  > li > ${Pill} {
    padding-block: 4px;
    line-height: 18px;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

const controlPill = css`
  ${pill}
  min-height: 36px;
  padding: 0 14px;
  font-size: ${fontSize.fs14};
  font-weight: 500;
`;

const LinkPill = styled(Link)`
  ${controlPill}
  border-color: ${color.lineStrong};
  background: ${color.surface};
  color: ${color.ink2};
  text-decoration: none;
  transition:
    background-color ${motion.color},
    border-color ${motion.color};

  ${media.hover} {
    &:hover {
      border-color: ${color.faint};
      background: ${color.canvas};
      color: ${color.ink};
    }
  }

  ${media.phone} {
    min-height: 44px;
  }

  &[aria-current="true"] {
    border-color: ${color.brand700};
    background: ${color.brand50};
    color: ${color.brand900};
  }
`;

const TogglePill = styled.button`
  ${controlPill}
  border-color: ${color.lineStrong};
  background: ${color.surface};
  color: ${color.ink2};
  transition:
    background-color ${motion.color},
    border-color ${motion.color};

  ${media.hover} {
    &:hover {
      border-color: ${color.faint};
    }
  }

  ${media.belowDesktop} {
    min-height: 44px;
  }

  &[aria-pressed="true"] {
    border-color: ${color.brand700};
    background: ${color.brand50};
    box-shadow: inset 0 0 0 1px ${color.brand700};
    color: ${color.brand900};
  }

  &[aria-busy="true"] {
    cursor: progress;
  }
`;

const ToggleCount = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

const FilterPill = styled.span`
  ${controlPill}
  padding-right: 6px;

  ${media.phone} {
    min-height: 44px;
  }

  background: ${color.brand50};
  color: ${color.brand900};
`;

const RemoveButton = styled.button`
  position: relative;
  display: grid;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  place-items: center;

  /* A finger's target of 44 by 44 around the cross. */
  &::after {
    position: absolute;
    inset: -10px;
    content: "";
  }

  ${media.hover} {
    &:hover {
      background: ${color.brand100};
    }
  }
`;
