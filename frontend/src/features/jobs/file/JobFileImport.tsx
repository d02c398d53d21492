import styled from "styled-components";
import {
  Button,
  ButtonLink,
  LoadFailure,
  Notice,
  SectionCard,
  Select,
  Skeleton,
  space,
  text,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import type { JobFileState } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { type JobFile_FileFragment, useChooseJobFileSheetMutation } from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { JobFileColumns } from "./JobFileColumns";
import { JobFileMending } from "./JobFileMending";
import { JobFileSteps } from "./JobFileSteps";
import { JobFileWithdrawal } from "./JobFileWithdrawal";
import { RowsToMend } from "./RowsToMend";
import { useJobFile, useJobFileAct } from "./useJobFile";

/** A file that is taken back is at none. */
const STEPS: Record<JobFileState, number | null> = {
  ...{ READING: 1, FAILED: 1, MAPPING: 2, MENDING: 3, POSTING: 4, DONE: 5 },
  ...{ WITHDRAWING: null, WITHDRAWN: null },
};

interface JobFileImportProps {
  id: string;
  /** Leads to the choice of a file. */
  onAnother(): void;
}

/** A file on its way in, at whichever step it is; a reload comes back here. */
export function JobFileImport({ id, onAnother }: JobFileImportProps) {
  const words = useWords(jobFileWords);
  const { file, isLoading, isGone, refetch } = useJobFile(id);
  if (isLoading) return <Skeleton width="100%" height={280} shape="tile" />;
  if (isGone) return <Notice tone="warn">{words.noFile}</Notice>;
  if (!file) return <LoadFailure onRetry={() => void refetch()} />;
  const step = STEPS[file.state];
  return (
    <Stack>
      {step !== null && <JobFileSteps at={step} />}
      <FileFacts file={file} onAnother={onAnother} />
      <Step file={file} />
    </Stack>
  );
}

function Step({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const { id, state, failure, failedRow, counts, createdCount, heldCount } = file;
  const rest = counts.proposed + counts.refused + (counts.rows - counts.read);
  if (state === "READING") return <Notice>{words.taking}</Notice>;
  if (state === "FAILED")
    return <Notice tone="danger">{words.failed(failure ?? "MALFORMED", failedRow)}</Notice>;
  if (state === "MAPPING") return <JobFileColumns key={file.sheet} file={file} />;
  if (state === "MENDING") return <JobFileMending file={file} />;
  if (state === "POSTING") return <Notice>{words.posting(counts.ready)}</Notice>;
  if (state === "WITHDRAWING" || state === "WITHDRAWN")
    return (
      <>
        <JobFileWithdrawal id={id} state={state} />
        <ToPostings />
      </>
    );
  return (
    <>
      <Notice tone="ok">
        {heldCount > 0 ? words.postedHeld(createdCount - heldCount, heldCount) : words.posted(createdCount)}
      </Notice>
      {rest > 0 && (
        <Notice tone="warn" action={<RowsToMend id={id} />}>
          {words.notPosted(rest)}
        </Notice>
      )}
      <JobFileWithdrawal id={id} state={state} />
      <ToPostings />
    </>
  );
}

function ToPostings() {
  const words = useWords(jobFileWords);
  return (
    <ButtonLink to={paths.jobPostings} fullWidth="phone">
      {words.toPostings}
    </ButtonLink>
  );
}

function FileFacts({ file, onAnother }: { file: JobFile_FileFragment; onAnother(): void }) {
  const words = useWords(jobFileWords);
  const [chooseSheet] = useChooseJobFileSheetMutation();
  const { act } = useJobFileAct();
  const { id, name, sheet, sheetNames, bytes, counts, state } = file;
  const canChoose = sheetNames.length > 1 && (state === "MAPPING" || state === "FAILED");
  return (
    <SectionCard title={name}>
      <Facts>
        <p>{words.facts({ sheet, rows: state === "READING" ? null : counts.rows, bytes })}</p>
        {canChoose && (
          <Select
            layout="inline"
            label={words.sheet}
            value={sheet ?? ""}
            onChange={({ target }) => void act(() => chooseSheet({ variables: { id, sheet: target.value } }))}
            options={sheetNames.map((option) => ({ value: option, label: option }))}
          />
        )}
        <Button tone="secondary" onClick={onAnother}>
          {words.chooseOther}
        </Button>
      </Facts>
    </SectionCard>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;

  > p {
    ${text.meta}
  }
`;
