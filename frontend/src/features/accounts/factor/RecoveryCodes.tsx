import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button, color, radius, SectionCard, space } from "../../../design-system";
import { saveOfToday } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import { CopyButton } from "./CopyButton";
import { secondFactorWords } from "./second-factor.words";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept(): void;
}

/** New recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useWords(secondFactorWords);
  const card = useRef<HTMLDivElement>(null);
  // What made them is gone, and the focus with it.
  useEffect(() => card.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div ref={card} tabIndex={-1}>
      <SectionCard title={words.codesTitle}>
        <Stack>
          <p>{words.codesText}</p>
          <List>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </List>
          <Buttons>
            <CopyButton text={text} label={words.copy} />
            <Button
              tone="secondary"
              size="sm"
              onClick={() => saveOfToday(words.fileOf, `${text}\n`, "text/plain")}
            >
              {words.download}
            </Button>
          </Buttons>
          <Button fullWidth="phone" onClick={onKept}>
            {words.kept}
          </Button>
        </Stack>
      </SectionCard>
    </div>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.s2} ${space.s4};
  width: 100%;
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  color: ${color.ink};
  user-select: text;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
