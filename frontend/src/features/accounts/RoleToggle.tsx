import { Building2, UserRound } from "lucide-react";
import { useId, type ComponentProps } from "react";
import styled from "styled-components";
import type { SignUpRole } from "../../auth/session";
import { color, FieldError, fontSize, media, motion, radius, shadow, space, text } from "../../design-system";
import type { Role } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";

interface RoleToggleProps extends Omit<ComponentProps<"input">, "className" | "style" | "type"> {
  error?: string | undefined;
}

const choices = [
  { role: "jobseeker", code: "JOBSEEKER", Icon: UserRound },
  { role: "employer", code: "EMPLOYER", Icon: Building2 },
] as const satisfies readonly { role: SignUpRole; code: Role; Icon: unknown }[];

/**
 * Job Seeker or Employer, none chosen beforehand (AUTH-06). Takes the props of react-hook-form's `register`
 * as they are.
 */
export function RoleToggle({ error, ...rest }: RoleToggleProps) {
  const words = useWords(accountsWords);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{words.iAmA}</Legend>
      <Choices>
        {choices.map(({ role, code, Icon }) => (
          <Choice key={role}>
            <Radio
              {...rest}
              type="radio"
              value={role}
              aria-invalid={error ? true : undefined}
              aria-labelledby={`${id}-${role}-name`}
              aria-describedby={`${id}-${role}-hint`}
            />
            <Icon size={20} aria-hidden />
            <Name id={`${id}-${role}-name`}>{words.roles[code]}</Name>
            <Hint id={`${id}-${role}-hint`}>{words.roleHints[role]}</Hint>
          </Choice>
        ))}
      </Choices>
      <div id={`${id}-error`} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  ${text.label}
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 10px;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 14px;
  border: 1px solid ${color.faint};
  border-radius: ${radius.rMd};
  cursor: pointer;
  transition:
    background-color ${motion.color},
    border-color ${motion.color};

  > svg {
    margin-bottom: ${space.s1};
    color: ${color.muted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.canvas};
    }
  }

  &:has(:checked) {
    border-color: ${color.brand700};
    background: ${color.brand50};
    box-shadow: inset 0 0 0 1px ${color.brand700};
  }

  &:has(:checked) > svg {
    color: ${color.brand800};
  }

  &:has([aria-invalid="true"]) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:has(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: 3px;
    box-shadow: ${shadow.focus};
  }
`;

/* The ring is drawn here, so that it is as large and as dark as the design's; the card shows the focus. */
const Radio = styled.input`
  position: absolute;
  top: 12px;
  right: 12px;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid ${color.faint};
  border-radius: 50%;
  appearance: none;
  background: ${color.surface};
  cursor: pointer;

  &:checked {
    border: 6px solid ${color.brand700};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }

  &&&&:focus-visible {
    box-shadow: none;
  }
`;

const Name = styled.span`
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 600;
  line-height: 1.3;
`;

const Hint = styled.span`
  ${text.meta}
  color: ${color.ink2};
`;
