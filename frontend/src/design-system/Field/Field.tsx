import { Check } from "lucide-react";
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
  /** What has to be known before it is filled in: stands between label and field. */
  lead?: ReactNode;
  /** Help below the field; a confirmation or an error replaces it. */
  hint?: ReactNode;
  /** Says how what was typed has been understood; an error replaces it. */
  confirmation?: string | undefined;
  /** Says what to type; also marks the field invalid. */
  error?: string | undefined;
}

/** What ties a control to its label and its message. */
export function controlLinks(
  id: string,
  { lead, hint, confirmation, error }: Pick<FieldProps, "lead" | "hint" | "confirmation" | "error">,
) {
  const parts = [lead && `${id}-lead`, (hint || confirmation || error) && `${id}-message`].filter(Boolean);
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
  } as const;
}

/** Label above, control, hint or error below: the frame of TextField, TextArea and Select. */
export function Field({
  id,
  label,
  isOptional = false,
  lead,
  hint,
  confirmation,
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
      {lead && <div id={`${id}-lead`}>{lead}</div>}
      {children}
      <div id={`${id}-message`} aria-live="polite">
        <Message {...{ hint, confirmation, error }} />
      </div>
    </Frame>
  );
}

function Message({ hint, confirmation, error }: Pick<FieldProps, "hint" | "confirmation" | "error">) {
  if (error) return <FieldError>{error}</FieldError>;
  if (confirmation)
    return (
      <Understood>
        <Check size={16} aria-hidden />
        {confirmation}
      </Understood>
    );
  return hint && <Hint>{hint}</Hint>;
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

  /* To style sheets, selects and buttons are always read-only. */
  &:disabled,
  &:read-only:not(select, button) {
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

/** Help below a field or a group of them. */
export const Hint = styled.p`
  margin-top: 6px;
  ${text.meta}
`;

const Understood = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${color.ok};
  font-size: ${fontSize.fs14};
  line-height: 1.45;

  > svg {
    flex: none;
    margin-top: 3px;
  }
`;
