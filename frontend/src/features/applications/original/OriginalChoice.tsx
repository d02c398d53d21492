import styled from "styled-components";
import { RadioGroup, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AddOriginal } from "../../resumes/original/AddOriginal";
import { originalsWords } from "../../resumes/original/originals.words";
import type { SendableOriginal_OriginalFragment } from "./SentOriginal.generated";
import { sentOriginalWords } from "./sent-original.words";

const NONE = "none";

interface OriginalChoiceProps {
  originals: readonly SendableOriginal_OriginalFragment[];
  /** The file to send; null: none. */
  originalId: string | null;
  company: string;
  /** The resume that goes along; null: the profile does. */
  resumeTitle: string | null;
  onChoose(originalId: string | null): void;
}

/** A file of one's own beside the resume or the profile, and in one line all that goes (KEPT-03). */
export function OriginalChoice(props: OriginalChoiceProps) {
  const { originals, originalId, company, resumeTitle, onChoose } = props;
  const { choice: words } = useWords(sentOriginalWords);
  const { facts } = useWords(originalsWords);
  const chosen = originals.find(({ id }) => id === originalId);
  return (
    <Stack>
      {originals.length > 0 && (
        <RadioGroup
          label={words.label}
          layout="list"
          options={[
            { value: NONE, label: words.none },
            ...originals.map(({ id, name, kind, bytes }) => ({
              value: id,
              label: name,
              hint: facts(kind, bytes),
            })),
          ]}
          value={chosen?.id ?? NONE}
          onChange={(value) => onChoose(value === NONE ? null : value)}
        />
      )}
      <AddOriginal onKept={onChoose} />
      <div aria-live="polite">
        <Goes>
          {words.goes(company, [
            resumeTitle === null ? words.profile : words.resume(resumeTitle),
            ...(chosen ? [words.file(chosen.name)] : []),
          ])}
        </Goes>
        {chosen && <Quiet>{words.opens}</Quiet>}
      </div>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Goes = styled.p`
  ${text.label}
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${text.meta}
`;
