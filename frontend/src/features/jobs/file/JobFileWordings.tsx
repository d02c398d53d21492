import { Scale } from "lucide-react";
import styled from "styled-components";
import { Button, color, fontSize, SectionCard, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobWordingWords } from "../posting/job-wording.words";
import {
  type JobFile_FileFragment,
  type JobFile_WordingFragment,
  useMendJobFileWordingMutation,
} from "./JobFile.generated";
import { Found } from "./job-file-row-parts";
import { jobFileWords } from "./job-file.words";
import { ROWS_ANEW, useJobFileAct } from "./useJobFile";

interface JobFileWordingsProps {
  file: JobFile_FileFragment;
  wordings: readonly JobFile_WordingFragment[];
}

/** Wording that shuts people out: one click mends it in all its rows, and it keeps no row out (FILE-14). */
export function JobFileWordings({ file, wordings }: JobFileWordingsProps) {
  const words = useWords(jobFileWords);
  return (
    <SectionCard title={words.wordings}>
      <Stack>
        <p>{file.counts.held > 0 ? words.wordingHolds(file.counts.held) : words.wordingAsks}</p>
        <List>
          {wordings.map((wording) => (
            <Wording key={wording.words} fileId={file.id} wording={wording} />
          ))}
        </List>
      </Stack>
    </SectionCard>
  );
}

function Wording({ fileId, wording }: { fileId: string; wording: JobFile_WordingFragment }) {
  const words = useWords(jobFileWords);
  const wordingWords = useWords(jobWordingWords);
  const [mend] = useMendJobFileWordingMutation(ROWS_ANEW);
  const { act, isBusy } = useJobFileAct();
  const { grounds, isHeld, rowCount, mendableCount, text: example, instead } = wording;
  const [first] = instead;
  return (
    <Item>
      <Head data-held={isHeld || undefined}>
        <Scale size={18} aria-hidden />
        <div>
          <strong>{words.wordingIn(wording.words, rowCount)}</strong>
          <Why>
            {isHeld
              ? `${wordingWords.shutsOut("")} ${wordingWords.by(grounds)}`
              : wordingWords.asked(grounds)}
          </Why>
        </div>
      </Head>
      <p>
        <Found>{example}</Found>
        {first !== undefined && (
          <>
            {" "}
            {words.becomes} <Found>{first}</Found>
          </>
        )}
      </p>
      {mendableCount > 0 ? (
        <Button
          tone="secondary"
          size="sm"
          busy={isBusy}
          aria-label={words.mendWordingOf(wording.words, mendableCount)}
          onClick={() => void act(() => mend({ variables: { id: fileId, words: wording.words, choice: 0 } }))}
        >
          {words.mendWording(mendableCount)}
        </Button>
      ) : (
        <Why>{words.noInstead}</Why>
      )}
    </Item>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
  font-size: ${fontSize.fs14};
`;

const List = styled.ul`
  display: grid;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
  padding-block: ${space.s3};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s2};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.muted};
  }

  &[data-held] > svg {
    color: ${color.warn};
  }
`;

const Why = styled.p`
  ${text.meta}
`;
