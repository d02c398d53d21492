import { CheckCheck } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { Button, Checkbox, Dialog, DialogForm, LoadFailure, Skeleton, space } from "../../../design-system";
import type { JobFileDoubt } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import {
  type JobFile_FileFragment,
  useJobFileProposalsQuery,
  useTakeJobFileProposalsMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { isUnderWay, POLL_MS, ROWS_ANEW, useJobFileAct } from "./useJobFile";

/** Takes all proposals of a file, once somebody has read what that does (FILE-20). */
export function JobFileProposals({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon={<CheckCheck size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
        {words.takeAll(file.counts.proposed)}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={words.takeAllSure}>
        <Proposals file={file} onEnd={() => setIsAsking(false)} />
      </Dialog>
    </>
  );
}

function Proposals({ file, onEnd }: { file: JobFile_FileFragment; onEnd(): void }) {
  const words = useWords(jobFileWords);
  const [doubts, setDoubts] = useState<JobFileDoubt[]>([]);
  const { id } = file;
  const { data, previousData, loading, error, refetch } = useJobFileProposalsQuery({
    variables: { id, doubts },
    fetchPolicy: "network-only",
    // Rows that are still read come to it.
    pollInterval: isUnderWay(file) ? POLL_MS : 0,
  });
  const [take] = useTakeJobFileProposalsMutation(ROWS_ANEW);
  const { act, isBusy } = useJobFileAct();
  const proposals = (data ?? previousData)?.myJobFile?.proposals;
  // Counts of other doubts would be wrong.
  if (error || (!proposals && !loading)) return <LoadFailure busy={loading} onRetry={() => void refetch()} />;
  if (!proposals) return <Skeleton width="100%" height={160} shape="tile" />;
  const { rowCount, mendedCount, clearedCount, keptCount, doubts: doubtful } = proposals;

  const choose = (doubt: JobFileDoubt, isTaken: boolean) =>
    setDoubts([...doubts.filter((other) => other !== doubt), ...(isTaken ? [doubt] : [])]);

  async function handleTake() {
    if (rowCount === 0) return;
    if (await act(() => take({ variables: { id, doubts } }))) onEnd();
  }

  return (
    <DialogForm
      labels={{ submit: words.takeRows(rowCount), cancel: words.cancel }}
      isBusy={isBusy || (loading && !data)}
      canSubmit={rowCount > 0}
      onSubmit={() => void handleTake()}
      onCancel={onEnd}
    >
      <div role="status">
        <Told>
          <li>{rowCount > 0 ? words.takenReady(rowCount) : words.takenNone}</li>
          {mendedCount > 0 && <li>{words.takenMended(mendedCount)}</li>}
          {keptCount > 0 && <li>{words.takenKept(keptCount)}</li>}
          {clearedCount > 0 && <li>{words.takenCleared(clearedCount)}</li>}
        </Told>
      </div>
      {doubtful.length > 0 && (
        <Doubts>
          <legend>{words.doubts}</legend>
          {doubtful.map(({ doubt, rowCount: rows }) => (
            <Checkbox
              key={doubt}
              label={words.doubt(doubt, rows)}
              checked={doubts.includes(doubt)}
              onChange={(isTaken) => choose(doubt, isTaken)}
            />
          ))}
        </Doubts>
      )}
    </DialogForm>
  );
}

const Told = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding-left: ${space.s5};
  list-style: disc;
`;

const Doubts = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  border: 0;
  padding: 0;

  > legend {
    margin-bottom: ${space.s2};
    padding: 0;
    font-weight: 600;
  }
`;
