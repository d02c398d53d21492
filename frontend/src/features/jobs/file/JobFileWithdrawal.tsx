import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  Button,
  Dialog,
  DialogForm,
  Notice,
  ProgressBar,
  SectionCard,
  space,
  text,
} from "../../../design-system";
import { INDIAN_ZONE, useFormats } from "../../../shared/language/formats";
import { useWords } from "../../../shared/words";
import { jobFileWords } from "./job-file.words";
import {
  type JobFileWithdrawal_FileFragment,
  useJobFileWithdrawalQuery,
  useWithdrawJobFileMutation,
} from "./JobFileWithdrawal.generated";
import { POLL_MS, useJobFileAct } from "./useJobFile";

/** How a posted file is taken back, how far that is, and what became of its jobs (FILE-16). */
export function JobFileWithdrawal({ id, state }: Pick<JobFileWithdrawal_FileFragment, "id" | "state">) {
  const { data } = useJobFileWithdrawalQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: state === "WITHDRAWING" ? POLL_MS : 0,
  });
  const file = data?.myJobFile;
  if (!file) return null;
  if (file.state === "WITHDRAWING") return <Progress file={file} />;
  if (file.state === "WITHDRAWN") return <Outcome file={file} />;
  return <TakeBack file={file} />;
}

interface FileProps {
  file: JobFileWithdrawal_FileFragment;
}

function TakeBack({ file: { id, createdCount, withdrawableUntil } }: FileProps) {
  const words = useWords(jobFileWords);
  const format = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw] = useWithdrawJobFileMutation();
  const { act, isBusy } = useJobFileAct();
  const isOver = withdrawableUntil === null || new Date(withdrawableUntil) <= new Date();
  if (isOver || createdCount === 0) return null;

  async function handleWithdraw() {
    if (await act(() => withdraw({ variables: { id } }))) setIsAsking(false);
  }

  return (
    <Offer>
      <p>{words.withdrawUntil(format.momentIn(INDIAN_ZONE, withdrawableUntil))}</p>
      <Button tone="secondary" onClick={() => setIsAsking(true)}>
        {words.withdraw}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={words.withdrawSure}>
        <DialogForm
          labels={{ submit: words.withdraw, cancel: words.keepImport }}
          tone="danger"
          isBusy={isBusy}
          onSubmit={() => void handleWithdraw()}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.withdrawWhat(createdCount)}</p>
          <p>{words.withdrawRest}</p>
        </DialogForm>
      </Dialog>
    </Offer>
  );
}

function Progress({ file: { createdCount, withdrawalCounts } }: FileProps) {
  const words = useWords(jobFileWords);
  const { deleted, closed, kept } = withdrawalCounts;
  const done = deleted + closed + kept;
  return (
    <Stack>
      <p role="status">
        {words.withdrawing(done, createdCount)} {words.youCanLeave}
      </p>
      <ProgressBar label={words.withdrawing(done, createdCount)} value={done / Math.max(createdCount, 1)} />
    </Stack>
  );
}

function Outcome({ file: { withdrawalCounts, keptJobs } }: FileProps) {
  const words = useWords(jobFileWords);
  const { deleted, closed, kept } = withdrawalCounts;
  return (
    <>
      <Notice tone="ok">
        {words.withdrawn(deleted)} {closed > 0 && `${words.withdrawnClosed(closed)} `}
        {kept > 0 && words.withdrawnKept(kept)}
      </Notice>
      {keptJobs.length > 0 && (
        <SectionCard title={words.keptTitle}>
          <Kept>
            {keptJobs.map(({ row, jobId, title, reason }) => (
              <li key={jobId}>
                <Link to={paths.ownJob(jobId)}>{title}</Link>
                <span>
                  {words.rowOf(row)}, {words.keptWhy(reason)}
                </span>
              </li>
            ))}
            {kept > keptJobs.length && <li>{words.keptMore(kept - keptJobs.length)}</li>}
          </Kept>
        </SectionCard>
      )}
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;

  > p {
    ${text.meta}
  }
`;

const Kept = styled.ul`
  display: grid;
  gap: ${space.s3};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} ${space.s3};
    overflow-wrap: anywhere;

    > span {
      ${text.meta}
    }
  }
`;
