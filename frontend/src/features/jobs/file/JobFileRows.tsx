import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, Pagination, radius, Skeleton, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { type JobFile_FileFragment, useJobFileRowsQuery } from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { JobFileRow } from "./JobFileRow";
import { JobFileWordings } from "./JobFileWordings";
import { isUnderWay } from "./useJobFile";

const POLL_MS = 3_000;
/** In a field's place: rows with wording that shuts people out. */
const WORDING = "wording";

/** The rows that are asked about, in the file's order. */
export function JobFileRows({ file }: { file: JobFile_FileFragment }) {
  const words = useWords(jobFileWords);
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get("page")) || 1);
  const [field, setField] = useState<string | null>(null);
  const choose = (name: string | null) => {
    setField(name);
    // Fewer rows may have no second page.
    setAddress({ file: file.id }, { replace: true, preventScrollReset: true });
  };
  const isWorking = isUnderWay(file);
  const { data, previousData, refetch } = useJobFileRowsQuery({
    variables: { id: file.id, field, page },
    fetchPolicy: "cache-and-network",
    pollInterval: isWorking ? POLL_MS : 0,
  });
  // The last rows may have been read since the last poll.
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    if (wasWorking.current && !isWorking) void refetch();
    wasWorking.current = isWorking;
  }, [isWorking, refetch]);
  const shown = data ?? previousData;
  if (!shown) return <Skeleton width="100%" height={240} shape="tile" />;
  const wordings = shown.myJobFile?.wordings ?? [];
  const { items, total, pageSize } = shown.jobFileRows;
  const hrefOf = (next: number) =>
    `?${new URLSearchParams({ file: file.id, page: String(next) }).toString()}`;
  return (
    <Stack>
      {wordings.length > 0 && <JobFileWordings file={file} wordings={wordings} />}
      <Filters role="group" aria-label={words.filterBy}>
        <Filter type="button" aria-pressed={field === null} onClick={() => choose(null)}>
          {words.all}
        </Filter>
        {file.counts.worded > 0 && (
          <Filter type="button" aria-pressed={field === WORDING} onClick={() => choose(WORDING)}>
            {words.wordingFilter} <span>{file.counts.worded}</span>
          </Filter>
        )}
        {shown.myJobFile?.fieldCounts.map(({ field: name, count }) => (
          <Filter key={name} type="button" aria-pressed={field === name} onClick={() => choose(name)}>
            {words.fieldName(name)} <span>{count}</span>
          </Filter>
        ))}
      </Filters>
      {items.length === 0 ? (
        <Quiet>{words.nothingOfThis}</Quiet>
      ) : (
        <List aria-label={words.table}>
          {items.map((row) => (
            <JobFileRow key={row.row} fileId={file.id} row={row} />
          ))}
        </List>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

const Filter = styled.button`
  min-height: 36px;
  padding: 0 ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rFull};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};

  > span {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  &[aria-pressed="true"] {
    border: 2px solid ${color.brand700};
    background: ${color.brand50};
    color: ${color.brand900};
    font-weight: 600;
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  overflow: hidden;
`;

const Quiet = styled.p`
  ${text.meta}
`;
