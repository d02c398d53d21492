import { CircleCheck, Scale } from "lucide-react";
import { useWords } from "../../../shared/words";
import { jobWordingWords } from "../posting/job-wording.words";
import { type JobFile_RowFragment, useMendJobFileWordingMutation } from "./JobFile.generated";
import { Chip, Chips, Found, Message, Taken } from "./job-file-row-parts";
import { jobFileWords } from "./job-file.words";
import { ROWS_ANEW, useJobFileAct } from "./useJobFile";

interface JobFileRowWordingProps {
  fileId: string;
  number: number;
  found: JobFile_RowFragment["wording"][number];
  isClosed: boolean;
}

/** A sentence of a row that shuts people out, with what may stand there instead (FILE-14). */
export function JobFileRowWording({ fileId, number, found, isClosed }: JobFileRowWordingProps) {
  const words = useWords(jobFileWords);
  const wordingWords = useWords(jobWordingWords);
  const [mend] = useMendJobFileWordingMutation(ROWS_ANEW);
  const { act } = useJobFileAct();
  const { field, text, grounds, isHeld, instead, isMended } = found;
  const take = (choice: number) =>
    act(() => mend({ variables: { id: fileId, row: number, words: found.words, choice } }));
  return (
    <li>
      <p>
        <b>{words.fieldName(field)}</b> <Found>{text}</Found>
      </p>
      {isMended ? (
        <Taken>
          <CircleCheck size={16} aria-hidden />
          {words.wordingMended}
        </Taken>
      ) : (
        <Message>
          <Scale size={16} aria-hidden />
          <span>
            {isHeld
              ? `${wordingWords.shutsOut(field)} ${wordingWords.by(grounds)} ${words.isHeld}`
              : wordingWords.asked(grounds)}
          </span>
        </Message>
      )}
      {!isMended && !isClosed && (
        <Chips>
          {instead.map((sentence, choice) => (
            <Chip
              key={sentence}
              type="button"
              aria-label={words.useProposal(sentence, number)}
              onClick={() => void take(choice)}
            >
              {sentence}
            </Chip>
          ))}
        </Chips>
      )}
    </li>
  );
}
