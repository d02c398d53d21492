import styled from "styled-components";
import { Button, color, radius, space, text } from "../../../design-system";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { useWords } from "../../../shared/words";
import { bringResumeWords } from "./bring-resume.words";
import { BroughtField } from "./BroughtField";
import type { FoundPlace } from "./brought-resume";

export interface BroughtEntryField {
  name: string;
  label: string;
  value: string;
  place: FoundPlace | undefined;
  problem: string | undefined;
  isLong: boolean;
}

interface BroughtEntryProps {
  /** What it is called; empty while nothing names it. */
  title: string;
  fields: readonly BroughtEntryField[];
  isLeftOut: boolean;
  onChange(change: Record<string, string>): void;
  onLeaveOut(): void;
}

/** A job, a school or another entry that a file names, with its fields; it may be left out as a whole. */
export function BroughtEntry({ title, fields, isLeftOut, onChange, onLeaveOut }: BroughtEntryProps) {
  const words = useWords(bringResumeWords);
  const name = title || words.nameless;
  return (
    <Group role="group" aria-label={name}>
      <Head>
        <h3>{name}</h3>
        <Button
          tone="text"
          size="sm"
          aria-label={isLeftOut ? words.takeIn(name) : words.leaveOut(name)}
          onClick={onLeaveOut}
        >
          {isLeftOut ? words.takeInShort : words.leaveOutShort}
        </Button>
      </Head>
      {isLeftOut ? (
        <p>{words.isLeftOut}</p>
      ) : (
        <FieldGrid>
          {fields.map(({ name: field, isLong, ...shown }) => {
            const Row = isLong ? WholeRow : "div";
            return (
              <Row key={field}>
                <BroughtField {...shown} isLong={isLong} onChange={(typed) => onChange({ [field]: typed })} />
              </Row>
            );
          })}
        </FieldGrid>
      )}
    </Group>
  );
}

export const BroughtStack = styled.div`
  display: grid;
  gap: ${space.s5};
`;

const Group = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;

  > h3 {
    ${text.body}
    color: ${color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
  }
`;
