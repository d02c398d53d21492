import { useEffect, useState } from "react";
import styled from "styled-components";
import { Button, color, Notice, QrCode, radius, SectionCard, space, text } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { keepFactorProof } from "../../../shared/second-factor";
import { useWords } from "../../../shared/words";
import { useRecentSignIn } from "../confirm/useRecentSignIn";
import { CopyButton } from "./CopyButton";
import { FactorCodeField } from "./FactorCodeField";
import { secondFactorWords } from "./second-factor.words";
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type BeginSecondFactorMutation,
} from "./SecondFactor.generated";
import { useCodeForm } from "./useCodeForm";

type Key = BeginSecondFactorMutation["beginSecondFactor"];

interface EnrolProps {
  /** Gets the recovery codes, which are told once. */
  onEnrolled(codes: string[]): void;
}

/** Leads through the set-up of an authenticator app: the app, its key, its first code. */
export function EnrolSecondFactor({ onEnrolled }: EnrolProps) {
  const words = useWords(secondFactorWords);
  const act = useAct(words);
  const { withRecentSignIn, confirmation } = useRecentSignIn();
  const [begin, { loading }] = useBeginSecondFactorMutation({ fetchPolicy: "no-cache" });
  const [key, setKey] = useState<Key | null>(null);

  const handleBegin = () =>
    act(async () => {
      const begun = await withRecentSignIn(() => begin());
      if (begun?.data) setKey(begun.data.beginSecondFactor);
    }, null);

  return (
    <SectionCard title={key ? words.stepKey : words.stepApp}>
      {key ? (
        <KeySteps appKey={key} onEnrolled={onEnrolled} />
      ) : (
        <Stack>
          <p>{words.stepAppText}</p>
          <Button
            fullWidth="phone"
            busy={loading}
            busyText={words.beginning}
            onClick={() => void handleBegin()}
          >
            {words.begin}
          </Button>
        </Stack>
      )}
      {confirmation}
    </SectionCard>
  );
}

function KeySteps({ appKey: { key, uri }, onEnrolled }: EnrolProps & { appKey: Key }) {
  const words = useWords(secondFactorWords);
  const [confirm] = useConfirmSecondFactorMutation({ fetchPolicy: "no-cache" });
  const { handleSend, setFocus, isSubmitting, error, field } = useCodeForm(async (code) => {
    const { data } = await confirm({ variables: { code } });
    if (!data) return;
    keepFactorProof(data.confirmSecondFactor.secret);
    onEnrolled(data.confirmSecondFactor.recoveryCodes);
  });
  // The button that asked for the key is gone, and the focus with it.
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <Stack as="form" noValidate onSubmit={(event) => void handleSend(event)}>
      <p>{words.stepKeyText}</p>
      <Square>
        <QrCode text={uri} label={words.qr} />
      </Square>
      <p>{words.byHand}</p>
      <KeyText>{inGroups(key)}</KeyText>
      <Buttons>
        <CopyButton text={key} label={words.copyKey} />
        <AppLink href={uri}>{words.openApp}</AppLink>
      </Buttons>
      <Heading>{words.stepCode}</Heading>
      {error && <Notice tone="danger">{error}</Notice>}
      <FactorCodeField {...field} />
      <Button type="submit" fullWidth="phone" busy={isSubmitting} busyText={words.confirming}>
        {words.confirm}
      </Button>
    </Stack>
  );
}

/** Four letters at a time are easier to type off. */
const inGroups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, "$1 ");

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  justify-items: start;
`;

const Square = styled.div`
  width: min(240px, 100%);
`;

const KeyText = styled.code`
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  color: ${color.ink};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
`;

const AppLink = styled.a`
  font-weight: 600;
`;

const Heading = styled.h3`
  ${text.cardTitle}
`;
