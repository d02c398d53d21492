import { Pause, Play } from "lucide-react";
import { useId, useState } from "react";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  color,
  fontSize,
  media,
  Notice,
  radius,
  SectionCard,
  space,
  text,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import {
  type JobFile_FileFragment,
  useMapJobFileAgainMutation,
  usePostJobFileMutation,
  useStopJobFileMutation,
  useUndoJobFileRowsMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { JobFileProposals } from "./JobFileProposals";
import { JobFileRows } from "./JobFileRows";
import { RowsToMend, useRowsToMend } from "./RowsToMend";
import { isUnderWay, ROWS_ANEW, useJobFileAct } from "./useJobFile";

/** How far reading has come, what is asked about the rows, and posting them. */
export function JobFileMending({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const { counts } = file;
  const asked = counts.proposed + counts.refused + counts.answered + counts.worded;
  const isClean = counts.read === counts.rows && asked === 0;
  return (
    <>
      <ReadingProgress file={file} />
      {isClean ? (
        <Notice tone="ok">{words.allClean}</Notice>
      ) : (
        <>
          <Takes file={file} />
          <JobFileRows file={file} />
        </>
      )}
      <Posting file={file} />
    </>
  );
}

function ReadingProgress({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const [stop] = useStopJobFileMutation();
  const { act, isBusy } = useJobFileAct();
  const { id, counts, isStopped } = file;
  const isRead = counts.read === counts.rows;
  const share = (part: number) => `${(part / Math.max(counts.rows, 1)) * 100}%`;
  return (
    <SectionCard title={isRead ? words.allRead(counts.rows) : words.rowsRead(counts.read, counts.rows)}>
      <Bar
        role="progressbar"
        aria-label={words.rowsRead(counts.read, counts.rows)}
        aria-valuemin={0}
        aria-valuemax={counts.rows}
        aria-valuenow={counts.read}
      >
        <Part $tone="ready" style={{ width: share(counts.ready + counts.unchanged) }} />
        <Part $tone="proposed" style={{ width: share(counts.proposed) }} />
        <Part $tone="refused" style={{ width: share(counts.refused) }} />
      </Bar>
      <div role="status">
        <Legend>
          <Key $tone="ready">{words.ready(counts.ready)}</Key>
          <Key $tone="proposed">{words.proposed(counts.proposed)}</Key>
          <Key $tone="refused">{words.refused(counts.refused)}</Key>
          {counts.unchanged > 0 && <li>{words.unchanged(counts.unchanged)}</li>}
          {counts.leftOut > 0 && <li>{words.outCount(counts.leftOut)}</li>}
        </Legend>
      </div>
      {!isRead && (
        <Acts>
          <Button
            tone="secondary"
            busy={isBusy}
            icon={isStopped ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
            onClick={() => void act(() => stop({ variables: { id, isStopped: !isStopped } }))}
          >
            {isStopped ? words.goOnReading : words.stop}
          </Button>
          {!isStopped && <span>{words.youCanLeave}</span>}
        </Acts>
      )}
    </SectionCard>
  );
}

function Takes({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const { id, counts } = file;
  const [undo] = useUndoJobFileRowsMutation(ROWS_ANEW);
  const { act, isBusy } = useJobFileAct();
  return (
    <Acts>
      {counts.proposed > 0 && <JobFileProposals file={file} />}
      {counts.answered > 0 && (
        <Button tone="text" busy={isBusy} onClick={() => void act(() => undo({ variables: { id } }))}>
          {words.undoAll(counts.answered)}
        </Button>
      )}
    </Acts>
  );
}

function Posting({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const [post] = usePostJobFileMutation();
  const [mapAgain] = useMapJobFileAgainMutation();
  const { act, isBusy } = useJobFileAct();
  const [isPartial, setIsPartial] = useState(false);
  const { id, counts } = file;
  const save = useRowsToMend(id);
  const reasonId = useId();
  const unread = counts.rows - counts.read;
  const asked = counts.proposed + counts.refused + (file.isStopped ? unread : 0);
  const notYet = isUnderWay(file)
    ? words.notYet.unread
    : counts.ready === 0
      ? words.notYet.unready
      : asked > 0 && !isPartial && words.notYet.unasked;

  const send = () =>
    act(async () => {
      const { data } = await post({ variables: { id, isPartial } });
      // The other rows were asked for with the same press.
      if (isPartial) await save();
      return data;
    });

  return (
    <Footer>
      {asked > 0 && <Checkbox label={words.postGood(asked)} checked={isPartial} onChange={setIsPartial} />}
      <Acts>
        <Button tone="text" disabled={isBusy} onClick={() => void act(() => mapAgain({ variables: { id } }))}>
          {words.back}
        </Button>
        {asked > 0 && <RowsToMend id={id} />}
        <Button
          tone={counts.proposed > 0 ? "secondary" : undefined}
          busy={isBusy}
          disabled={notYet !== false}
          aria-describedby={notYet ? reasonId : undefined}
          onClick={() => void send()}
        >
          {words.post(counts.ready)}
        </Button>
      </Acts>
      {notYet && <Reason id={reasonId}>{notYet}</Reason>}
    </Footer>
  );
}

type Tone = "ready" | "proposed" | "refused";
const PAINT: Record<Tone, string> = { ready: color.ok, proposed: color.brand500, refused: color.warn };

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  border-radius: ${radius.rFull};
  background: ${color.line};
  overflow: hidden;
`;

const Part = styled.span<{ $tone: Tone }>`
  background: ${({ $tone }) => PAINT[$tone]};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  margin-top: ${space.s3};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
`;

const Key = styled.li<{ $tone: Tone }>`
  display: flex;
  gap: ${space.s2};
  align-items: center;

  &::before {
    width: 10px;
    height: 10px;
    border-radius: 3px;
    background: ${({ $tone }) => PAINT[$tone]};
    content: "";
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  margin-top: ${space.s2};

  ${media.phone} {
    > button {
      flex: 1 0 100%;
    }
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s4};
  align-items: center;
  justify-content: space-between;
`;

const Reason = styled.p`
  ${text.meta}
  flex: 1 0 100%;
  text-align: end;
`;
