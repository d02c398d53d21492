import { Eye, EyeOff } from "lucide-react";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { bareIconSkin } from "../Button/bareIconSkin";
import { designSystemWords } from "../design-system.words";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";
import { type MarkedProps, MarkedText } from "../Field/MarkedText";
import { color, fontSize } from "../tokens";

interface TextFieldProps
  extends FieldProps, MarkedProps, Omit<ComponentProps<"input">, "className" | "style"> {
  icon?: ReactNode;
}

/**
 * A labelled line of text. `type="password"` brings the show/hide toggle (AUTH-02). Takes the props of
 * react-hook-form's `register` as they are, its ref included.
 */
export function TextField({
  label,
  isOptional,
  lead,
  hint,
  confirmation,
  error,
  icon,
  id,
  type = "text",
  marks = [],
  markedText = "",
  onScroll,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const isPassword = type === "password";
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={fieldId} {...{ label, isOptional, lead, hint, confirmation, error }}>
      <Box>
        {icon && <Icon aria-hidden>{icon}</Icon>}
        {marks.length > 0 && (
          <Underlay ref={inStep} aria-hidden>
            <MarkedText text={markedText} marks={marks} />
          </Underlay>
        )}
        <Input
          {...rest}
          onScroll={(event) => {
            inStep(event.currentTarget.previousElementSibling);
            onScroll?.(event);
          }}
          {...controlLinks(fieldId, { lead, hint, confirmation, error })}
          type={isPassword && isShown ? "text" : type}
          $hasIcon={Boolean(icon)}
          $hasToggle={isPassword}
        />
        {isPassword && <Toggle isShown={isShown} controls={fieldId} onChange={setIsShown} />}
      </Box>
    </Field>
  );
}

/** A long text moves in its field, and the lines under it with it. */
function inStep(underlay: Element | null): void {
  if (underlay) underlay.scrollLeft = underlay.parentElement?.querySelector("input")?.scrollLeft ?? 0;
}

interface ToggleProps {
  isShown: boolean;
  controls: string;
  onChange(isShown: boolean): void;
}

function Toggle({ isShown, controls, onChange }: ToggleProps) {
  const words = useWords(designSystemWords);
  return (
    <ToggleButton
      type="button"
      aria-label={isShown ? words.hidePassword : words.showPassword}
      aria-controls={controls}
      onClick={() => onChange(!isShown)}
    >
      {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
    </ToggleButton>
  );
}

const Box = styled.div`
  position: relative;
`;

const Icon = styled.span`
  position: absolute;
  inset: 0 auto 0 14px;
  display: flex;
  align-items: center;
  color: ${color.faint};
  pointer-events: none;
`;

const Input = styled.input<{ $hasIcon: boolean; $hasToggle: boolean }>`
  ${controlSkin}
  padding-left: ${({ $hasIcon }) => ($hasIcon ? "44px" : "14px")};
  padding-right: ${({ $hasToggle }) => ($hasToggle ? "52px" : "14px")};

  /* Edge brings an eye of its own. */
  &::-ms-reveal {
    display: none;
  }
`;

const ToggleButton = styled.button`
  ${bareIconSkin}
  position: absolute;
  top: 2px;
  right: 2px;
  width: 44px;
  height: 44px;
  color: ${color.muted};
`;

/* The same text in the same place, of which only the lines are seen. */
const Underlay = styled.div`
  position: absolute;
  overflow: hidden;
  padding: 0 14px;
  border: 1px solid transparent;
  color: transparent;
  font-size: ${fontSize.fs16};
  inset: 0;
  line-height: 46px;
  pointer-events: none;
  white-space: pre;
`;
