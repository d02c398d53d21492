import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { Hint } from "../Field/Field";
import { FieldError } from "../Field/FieldError";
import type { RadioOption } from "../RadioGroup/RadioGroup";
import { color, fontSize, media, radius, space } from "../tokens";
import { text } from "../typography";

interface PillGroupProps {
  /** Names the group, above it. */
  label: string;
  options: readonly Omit<RadioOption, "hint">[];
  value: string;
  onChange(value: string): void;
  /** What has to be known before one is chosen: stands between label and pills. */
  lead?: ReactNode;
  /** Help below them. */
  hint?: ReactNode;
  /** Stands in place of the hint. */
  error?: string | undefined;
}

/** One of a few short ones, side by side: radio buttons that look like pills. */
export function PillGroup({ label, options, value, onChange, lead, hint, error }: PillGroupProps) {
  const name = useId();
  const parts = [lead && `${name}-lead`, (hint || error) && `${name}-hint`].filter(Boolean);
  return (
    <fieldset aria-describedby={parts.length > 0 ? parts.join(" ") : undefined}>
      <Legend>{label}</Legend>
      {lead && <Lead id={`${name}-lead`}>{lead}</Lead>}
      <Row>
        {options.map((option) => (
          <Pill key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Face $isMuted={option.isMuted}>
              {option.label}
              {option.count !== undefined && <Count> {option.count}</Count>}
            </Face>
          </Pill>
        ))}
      </Row>
      <div id={`${name}-hint`} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : hint && <Hint>{hint}</Hint>}
      </div>
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.s2};
  ${text.label}
`;

const Lead = styled.div`
  margin-bottom: ${space.s2};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

const Pill = styled.label`
  position: relative;
  cursor: pointer;

  /* It covers the pill, whose face shows its state. */
  > input {
    position: absolute;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
    opacity: 0;
  }

  > span {
    display: flex;
    gap: 6px;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.rMd};
    background: ${color.surface};
    font-size: ${fontSize.fs14};
    font-weight: 500;
  }

  > input:checked + span {
    border-color: ${color.brand700};
    background: ${color.brand50};
    box-shadow: inset 0 0 0 1px ${color.brand700};
    color: ${color.brand900};
    font-weight: 600;
  }

  > input:focus-visible + span {
    outline: 2px solid ${color.brand700};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    > input:checked + span {
      outline: 3px solid Highlight;
    }
  }
`;

const Face = styled.span<{ $isMuted?: boolean | undefined }>`
  color: ${({ $isMuted }) => ($isMuted ? color.faint : color.ink2)};
`;

const Count = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;
