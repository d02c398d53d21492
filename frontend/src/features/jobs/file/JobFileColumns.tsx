import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { Button, Checkbox, color, Skeleton, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import {
  type JobFile_ColumnsFragment,
  type JobFile_FileFragment,
  JobFileColumnsDocument,
  useJobFileColumnsQuery,
  useReadJobFileMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { JobFileColumnTable } from "./JobFileColumnTable";
import { fieldsOfAnswers, JobFileAnswers } from "./JobFileAnswers";
import { JobFileCompanies } from "./JobFileCompanies";
import { JobFileTypes } from "./JobFileTypes";
import { actsDone, useJobFileAct } from "./useJobFile";

/** Which column holds which field; each choice is kept at once. */
export function JobFileColumns({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const { data } = useJobFileColumnsQuery({ variables: { id: file.id } });
  const [read] = useReadJobFileMutation();
  const [isRemembered, setIsRemembered] = useState(true);
  const { act, isBusy } = useJobFileAct();
  const { cache } = useApolloClient();
  const box = useRef<HTMLDivElement>(null);
  const [isMarked, setIsMarked] = useState(false);
  const known = data?.myJobFile;
  if (!known) return <Skeleton width="100%" height={320} shape="tile" />;
  const asked = askedIn(known);

  /** Rows are read once nothing is left to answer; before that, what is left is marked, and the first has the focus. */
  async function handleRead() {
    // The last answer may still be on its way.
    await actsDone();
    const latest = cache.readQuery({ query: JobFileColumnsDocument, variables: { id: file.id } })?.myJobFile;
    if (latest && askedIn(latest) === 0) {
      await act(() => read({ variables: { id: file.id, isRemembered } }));
      return;
    }
    flushSync(() => setIsMarked(true));
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Stack ref={box}>
      <JobFileColumnTable {...{ file, known, asked, isMarked }} />
      {known.companyNames.length > 0 && (
        <JobFileCompanies file={file} names={known.companyNames} own={data.myCompanies} />
      )}
      {known.typeWords.length > 0 && <JobFileTypes {...{ file, isMarked }} typeWords={known.typeWords} />}
      {fieldsOfAnswers(known).length > 0 && <JobFileAnswers {...{ file, known, isMarked }} />}
      <Footer>
        <Checkbox label={words.remember} checked={isRemembered} onChange={setIsRemembered} />
        {asked > 0 && (
          <Left role="status" $isMarked={isMarked}>
            {isMarked ? words.answerFirst : words.leftToAnswer(asked)}
          </Left>
        )}
        <Button fullWidth="phone" busy={isBusy} onClick={() => void handleRead()}>
          {words.read(file.counts.rows)}
        </Button>
      </Footer>
    </Stack>
  );
}

/** What has to be answered before the rows are read. The type is asked as often as its words and blanks need it. */
function askedIn(known: JobFile_ColumnsFragment): number {
  const types = known.typeWords.filter(({ answer }) => answer === null).length;
  const blanks = known.rowsWithoutType > 0 && known.answers.every(({ field }) => field !== "type") ? 1 : 0;
  const fields = known.unanswered.filter((field) => field !== "type").length;
  return known.columns.filter(({ isAsked }) => isAsked).length + fields + types + blanks;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Quiet = styled.span`
  ${text.meta}
`;

const Left = styled(Quiet)<{ $isMarked: boolean }>`
  ${({ $isMarked }) => $isMarked && `color: ${color.danger};`}
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s4};
  align-items: center;
  justify-content: space-between;
`;
