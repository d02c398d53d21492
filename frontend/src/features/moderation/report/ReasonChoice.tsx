import { useId, type ComponentProps } from "react";
import styled from "styled-components";
import { color, fontSize, radius, space, text } from "../../../design-system";
import type { ReportReason } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { moderationWords } from "./moderation.words";

interface ReasonChoiceProps extends Omit<ComponentProps<"input">, "className" | "style" | "type"> {
  error?: string | undefined;
}

/** In the order that most readers look for. */
const REASONS: readonly ReportReason[] = [
  "SCAM",
  "ASKS_FOR_MONEY",
  "EXPIRED",
  "WRONG_DETAILS",
  "DISCRIMINATORY",
  "OTHER",
];

/** The reasons, none chosen beforehand. Takes the props of react-hook-form's `register` as they are. */
export function ReasonChoice({ error, ...rest }: ReasonChoiceProps) {
  const words = useWords(moderationWords);
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <Legend>{words.reason}</Legend>
      <Reasons>
        {REASONS.map((reason) => (
          <Reason key={reason}>
            <input {...rest} type="radio" value={reason} />
            {words.reasons[reason]}
          </Reason>
        ))}
      </Reasons>
      <ErrorText id={errorId} aria-live="polite">
        {error}
      </ErrorText>
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  ${text.label}
`;

const Reasons = styled.div`
  display: grid;
  gap: 2px;
`;

const Reason = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 44px;
  padding-inline: ${space.s2};
  border-radius: ${radius.rSm};
  color: ${color.ink};
  cursor: pointer;

  &:has(:checked) {
    background: ${color.brand50};
  }

  > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.brand700};
  }
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.fs14};

  &:not(:empty) {
    margin-top: ${space.s2};
  }
`;
