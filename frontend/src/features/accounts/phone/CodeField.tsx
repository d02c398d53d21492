import type { ComponentProps } from "react";
import styled from "styled-components";
import { Button, fontSize, InlineButton, space, text, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { shownPhone } from "../../../auth/phone/phone-number";
import { phoneCodeWords } from "./phone-code.words";

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, "label"> {
  /** The number that the code went to. */
  sentTo: string;
  /** Seconds until another message may be sent. */
  waitS: number;
  onSendAgain(): void;
  /** Takes another number; nothing where the number is given. */
  onChangeNumber?: () => void;
}

/** Where the code of a text message is typed, pasted or filled in by the phone, and the ways on if none comes. */
export function CodeField({ sentTo, waitS, onSendAgain, onChangeNumber, ...field }: CodeFieldProps) {
  const words = useWords(phoneCodeWords);
  return (
    <Stack>
      <p role="status">
        {words.sentTo(shownPhone(sentTo))}{" "}
        {onChangeNumber && <InlineButton onClick={onChangeNumber}>{words.change}</InlineButton>}
      </p>
      <Digits>
        <TextField
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...field}
        />
      </Digits>
      {waitS > 0 ? (
        <Wait>{words.sendAgainIn(waitS)}</Wait>
      ) : (
        <Again tone="secondary" size="sm" onClick={onSendAgain}>
          {words.sendAgain}
        </Again>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Digits = styled.div`
  input {
    font-size: ${fontSize.fs24};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: 0.4em;
  }
`;

const Wait = styled.p`
  ${text.meta}
  font-variant-numeric: tabular-nums;
`;

const Again = styled(Button)`
  justify-self: start;
`;
