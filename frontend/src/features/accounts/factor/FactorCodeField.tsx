import type { ComponentProps } from "react";
import styled from "styled-components";
import { TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { secondFactorWords } from "./second-factor.words";

interface FactorCodeFieldProps extends Omit<ComponentProps<typeof TextField>, "label" | "hint"> {
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean;
}

/** Where a code of the authenticator app is typed, pasted or filled in. */
export function FactorCodeField({ takesRecoveryCode = false, ...field }: FactorCodeFieldProps) {
  const words = useWords(secondFactorWords);
  return (
    <Narrow>
      <TextField
        label={words.code}
        hint={takesRecoveryCode ? words.anyCodeHint : words.codeHint}
        // A recovery code has letters too.
        inputMode={takesRecoveryCode ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  width: 100%;
  max-width: 320px;
`;
