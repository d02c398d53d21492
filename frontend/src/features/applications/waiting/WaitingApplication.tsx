import styled from "styled-components";
import { useAccountUser } from "../../../auth/session";
import { Button, color, Notice, space, text } from "../../../design-system";
import { dropWaiting, type Waiting } from "../../../shared/waiting/waiting";
import { useWaiting } from "../../../shared/waiting/useWaiting";
import { useWords } from "../../../shared/words";
import { bringBack } from "../application/apply-draft";
import { applicationsWords } from "../application/applications.words";
import { useApplyAddress } from "../application/useApplyAddress";
import { refusalOf } from "../application/useApply";
import { waitingWords } from "./waiting.words";

/** On a job's page: the viewer's application that waits for a network, or why it was not taken (OFF-07, OFF-09). */
export function WaitingApplication({ jobId, isOpen }: { jobId: string; isOpen: boolean }) {
  const words = useWords(waitingWords);
  const user = useAccountUser();
  const waiting = useWaiting("application", user?.uid ?? null, jobId);
  const { open } = useApplyAddress();
  if (!waiting) return null;

  function handleOpen() {
    if (waiting) bringBack(waiting.content.typed);
    open();
  }

  return (
    <WaitingState waiting={waiting}>
      {isOpen && waiting.refusal !== null && (
        <Button tone="secondary" size="sm" onClick={handleOpen}>
          {words.openAgain}
        </Button>
      )}
    </WaitingState>
  );
}

interface WaitingStateProps {
  waiting: Waiting<"application">;
  /** A further way from here. */
  children?: React.ReactNode;
}

/** How it stands with an application that has not gone, and the way to take it back. */
export function WaitingState({ waiting, children }: WaitingStateProps) {
  const words = useWords(waitingWords);
  const { refusal, content } = waiting;

  function handleTakeBack() {
    // Who takes it back goes on with what they wrote.
    if (refusal === null) bringBack(content.typed);
    dropWaiting(waiting);
  }

  return (
    <Notice tone={refusal === null ? "info" : "warn"}>
      <Rows>
        <p>{refusal === null ? words.waits : <Reason code={refusal} />}</p>
        {refusal !== null && <Written content={content} />}
        <Acts>
          {children}
          <Button tone="secondary" size="sm" onClick={handleTakeBack}>
            {refusal === null ? words.takeBack : words.remove}
          </Button>
        </Acts>
      </Rows>
    </Notice>
  );
}

function Reason({ code }: { code: string }) {
  const words = useWords(waitingWords);
  const { errors } = useWords(applicationsWords).apply;
  const refusal = refusalOf(code);
  if (code === "APPLICATION_LIMIT_REACHED") return `${words.notSent} ${words.limitReached}`;
  if (code === "QUESTIONS_CHANGED") return `${words.notSent} ${words.questionsChanged}`;
  return refusal === "failed" ? errors.failed : `${words.notSent} ${errors[refusal]}`;
}

/** The note and the answers, to be copied elsewhere at the least; nothing where none was written. */
function Written({ content: { input } }: Pick<Waiting<"application">, "content">) {
  const words = useWords(waitingWords);
  const answers = (input.answers ?? []).flatMap(({ values }) => values);
  const written = [input.note ?? "", ...answers].filter((line) => line !== "");
  if (written.length === 0) return null;
  return (
    <div>
      <Label>{words.kept}</Label>
      {written.map((line, place) => (
        // Two answers may be alike.
        <Line key={place}>{line}</Line>
      ))}
    </div>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Label = styled.p`
  ${text.meta}
`;

const Line = styled.p`
  color: ${color.ink};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
