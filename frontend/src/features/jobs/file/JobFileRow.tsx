import { CircleCheck, CircleHelp, WandSparkles } from "lucide-react";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { Button, color, fontSize, InlineButton, media, space, TextField } from "../../../design-system";
import { useProblemText } from "../../../shared/language/useProblemText";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import {
  type JobFile_RowFragment,
  useLeaveOutJobFileRowMutation,
  useMendJobFileRowMutation,
  useTakeJobFileProposalsMutation,
  useUndoJobFileRowsMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { Chip, Chips, Found, Message, Taken } from "./job-file-row-parts";
import { JobFileRowWording } from "./JobFileRowWording";
import { ROWS_ANEW, useJobFileAct } from "./useJobFile";

const MAX_FOUND = 140;

interface JobFileRowProps {
  fileId: string;
  row: JobFile_RowFragment;
}

type Problem = JobFile_RowFragment["problems"][number];

/** A row with what is asked about it. A row that was answered stays in its place, with its answer to take back. */
export function JobFileRow({ fileId, row }: JobFileRowProps) {
  const words = useWords(jobFileWords);
  const [take] = useTakeJobFileProposalsMutation(ROWS_ANEW);
  const [undo] = useUndoJobFileRowsMutation(ROWS_ANEW);
  const [leaveOut] = useLeaveOutJobFileRowMutation(ROWS_ANEW);
  const { act, isBusy } = useJobFileAct();
  const { row: number, standing, isLeftOut, title, canUndo, problems, wording } = row;
  const variables = { id: fileId, row: number };
  const isTaken = standing === "READY" && canUndo && wording.every(({ isMended }) => isMended);
  return (
    <Line data-tone={isLeftOut ? "out" : isTaken ? "taken" : standing === "REFUSED" ? "refused" : undefined}>
      <Name>
        <span>{words.rowOf(number)}</span>
        <strong>{title || words.nothing}</strong>
      </Name>
      <Problems>
        {problems.map((problem) => (
          <ProblemLine
            key={problem.field}
            {...{ fileId, number, problem, isTaken }}
            isClosed={isTaken || isLeftOut}
          />
        ))}
        {wording.map((found) => (
          <JobFileRowWording
            key={`${found.field} ${found.text}`}
            {...{ fileId, number, found }}
            isClosed={isLeftOut}
          />
        ))}
      </Problems>
      <Acts>
        {standing === "PROPOSED" && !isLeftOut && (
          <Button
            tone="secondary"
            size="sm"
            busy={isBusy}
            aria-label={words.takeOf(number)}
            onClick={() => void act(() => take({ variables }))}
          >
            {words.take}
          </Button>
        )}
        {canUndo && !isLeftOut && (
          <InlineButton aria-label={words.undoOf(number)} onClick={() => void act(() => undo({ variables }))}>
            {words.undo}
          </InlineButton>
        )}
        {!isTaken && (
          <InlineButton
            aria-label={isLeftOut ? words.takeInOf(number) : words.leaveOutOf(number)}
            onClick={() => void act(() => leaveOut({ variables: { ...variables, isLeftOut: !isLeftOut } }))}
          >
            {isLeftOut ? words.takeIn : words.leaveOut}
          </InlineButton>
        )}
      </Acts>
    </Line>
  );
}

interface ProblemLineProps {
  fileId: string;
  number: number;
  problem: Problem;
  isTaken: boolean;
  isClosed: boolean;
}

function ProblemLine({ fileId, number, problem, isTaken, isClosed }: ProblemLineProps) {
  const words = useWords(jobFileWords);
  const [mend] = useMendJobFileRowMutation(ROWS_ANEW);
  const { act } = useJobFileAct();
  const [isMending, setIsMending] = useState(false);
  const reasonOf = useReason();
  const { field, found, proposals } = problem;
  const [first, ...others] = proposals;
  const name = words.fieldName(field);
  const answer = (value: string | null) =>
    act(() => mend({ variables: { id: fileId, row: number, field, value } })).then(() => setIsMending(false));
  return (
    <li>
      <p>
        <b>{name}</b> {found.trim() === "" ? words.nothing : <Found>{found.slice(0, MAX_FOUND)}</Found>}
      </p>
      {isTaken ? (
        <Taken>
          <CircleCheck size={16} aria-hidden />
          {first?.words ?? words.taken}
        </Taken>
      ) : (
        <Message>
          {first ? <WandSparkles size={16} aria-hidden /> : <CircleHelp size={16} aria-hidden />}
          <span>
            {first && <strong>{first.words}.</strong>} {reasonOf(problem, name)}
          </span>
        </Message>
      )}
      {!isClosed && (
        <Chips>
          {others.map(({ value, words: meaning }) => (
            <Chip
              key={meaning}
              type="button"
              aria-label={words.useProposal(meaning, number)}
              onClick={() => void answer(value)}
            >
              {meaning}
            </Chip>
          ))}
          <InlineButton aria-label={words.mendOf(name, number)} onClick={() => setIsMending(!isMending)}>
            {isMending ? words.cancel : words.mend}
          </InlineButton>
        </Chips>
      )}
      {isMending && !isClosed && (
        <MendForm name={name} found={found} onSave={(value) => void answer(value)} />
      )}
    </li>
  );
}

/** Answers a function that says in the reader's language why a cell is asked about (LANG-21). */
function useReason() {
  const words = useWords(jobFileWords);
  const textOf = useProblemText(words.reason);
  const textOfQuestion = useRefusalText();
  return ({ message, rule, bound, question }: Problem, name: string): string =>
    question ? textOfQuestion({ code: question, message }) : textOf({ message, rule, bound }, name);
}

interface MendFormProps {
  name: string;
  found: string;
  onSave(value: string): void;
}

function MendForm({ name, found, onSave }: MendFormProps) {
  const words = useWords(jobFileWords);
  const [value, setValue] = useState(found);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSave(value);
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label={words.newText(name)}
        value={value}
        ref={input}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" tone="secondary" size="sm">
        {words.save}
      </Button>
    </Form>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(140px, 1fr) minmax(0, 3fr) auto;
  gap: ${space.s3};
  align-items: start;
  padding: ${space.s3} ${space.s4};
  border-bottom: 1px solid ${color.line};
  font-size: ${fontSize.fs14};

  &[data-tone="refused"] {
    background: ${color.warn50};
  }

  &[data-tone="taken"] {
    background: ${color.ok50};
  }

  &[data-tone="out"] {
    background: ${color.canvas};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.div`
  display: grid;
  overflow-wrap: anywhere;

  > span {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

const Problems = styled.ul`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: end;
  margin-top: ${space.s2};

  > div {
    flex: 1 1 220px;
  }
`;
