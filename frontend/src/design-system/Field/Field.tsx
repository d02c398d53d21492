import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, fontSize, motion, radius } from "../tokens";
import { text } from "../typography";
import { FieldError } from "./FieldError";

export interface FieldProps {
  label: string;
  /** Says beside the label that it may be left empty. */
  isOptional?: boolean;
  /** Help below the field; an error replaces it. */
  hint?: string | undefined;
  /** Says what to type; also marks the field invalid. */
  error?: string | undefined;
}

/** What ties a control to its label and its message. */
export function controlLinks(id: string, { hint, error }: Pick<FieldProps, "hint" | "error">) {
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": hint || error ? `${id}-message` : undefined,
  } as const;
}

/** Label above, control, hint or error below: the frame of TextField, TextArea and Select. */
export function Field({
  id,
  label,
  isOptional = false,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  const words = useWords(designSystemWords);
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {isOptional && <Optional> {words.optional}</Optional>}
      </Label>
      {children}
      <div id={`${id}-message`} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : hint && <Hint>{hint}</Hint>}
      </div>
    </Frame>
  );
}

/** Declarations shared by every boxed control. */
export const controlSkin = css`
  width: 100%;
  height: 48px;
  padding: 0 14px;
  border: 1px solid ${color.faint};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  transition: border-color ${motion.color};

  &[aria-invalid="true"] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled,
  &:read-only:not(select) {
    border-color: ${color.lineStrong};
    background: ${color.canvas};
    color: ${color.muted};
    opacity: 1;
  }
`;

const Frame = styled.div`
  min-width: 0;
`;

const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  ${text.label}
`;

const Optional = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

const Hint = styled.p`
  margin-top: 6px;
  ${text.meta}
`;
