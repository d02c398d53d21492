import { useState, type ReactNode } from "react";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  color,
  fontSize,
  media,
  Notice,
  SectionCard,
  space,
  text,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import { typeName } from "../job/job-type";
import { jobsCsvWords } from "./jobs-csv.words";
import type { JobsCsvPreview as Preview } from "./useJobsCsv";

interface JobsCsvPreviewProps {
  name: string;
  preview: Preview;
  isImporting: boolean;
  onImport(isConfirmed: boolean): void;
}

/** What a file would come to, before anything of it is stored. */
export function JobsCsvPreview({ name, preview, isImporting, onImport }: JobsCsvPreviewProps) {
  const words = useWords(jobsCsvWords);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { rowCount, unchangedCount, problemCount, questionCount } = preview;
  const fresh = rowCount - unchangedCount;
  return (
    <SectionCard title={words.previewOf(name)}>
      <Stack>
        {problemCount > 0 ? (
          <Notice tone="danger">{words.problems(problemCount)}</Notice>
        ) : (
          <Notice tone="ok">{words.toPost(fresh)}</Notice>
        )}
        {unchangedCount > 0 && <p>{words.unchanged(unchangedCount)}</p>}
        <Remarks heading={words.whatIsWrong} remarks={preview.problems} total={problemCount} />
        {questionCount > 0 && problemCount === 0 && (
          <>
            <Notice tone="warn">{words.questions(questionCount)}</Notice>
            <Remarks heading={words.whatIsAsked} remarks={preview.questions} total={questionCount} />
            <Checkbox label={words.confirmQuestions} checked={isConfirmed} onChange={setIsConfirmed} />
          </>
        )}
        {problemCount === 0 && (
          <>
            <Sample rows={preview.sample} />
            <Button
              fullWidth="phone"
              busy={isImporting}
              busyText={words.importing}
              disabled={fresh === 0 || (questionCount > 0 && !isConfirmed)}
              onClick={() => onImport(isConfirmed)}
            >
              {words.importJobs(fresh)}
            </Button>
          </>
        )}
      </Stack>
    </SectionCard>
  );
}

interface RemarksProps {
  heading: string;
  remarks: Preview["problems"];
  total: number;
}

/** Which line and column, and what of it. */
function Remarks({ heading, remarks, total }: RemarksProps) {
  const words = useWords(jobsCsvWords);
  if (remarks.length === 0) return null;
  return (
    <div>
      <PlainTable label={heading} heads={[words.line, words.column, heading]}>
        {remarks.map(({ line, column, message }, index) => (
          <tr key={index}>
            <td>{line}</td>
            <td>{column}</td>
            <td>{message}</td>
          </tr>
        ))}
      </PlainTable>
      {total > remarks.length && <Quiet>{words.firstOnes(remarks.length)}</Quiet>}
    </div>
  );
}

function Sample({ rows }: { rows: Preview["sample"] }) {
  const words = useWords(jobsCsvWords);
  return (
    <PlainTable label={words.sample} heads={[words.line, words.job, words.type, words.place, words.pay]}>
      {rows.map(({ line, title, type, location, pay }) => (
        <tr key={line}>
          <td>{line}</td>
          <td>{title}</td>
          <td>{type && typeName(type)}</td>
          <td>{location}</td>
          <td>{pay ?? words.notGiven}</td>
        </tr>
      ))}
    </PlainTable>
  );
}

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

function PlainTable({ label, heads, children }: PlainTableProps) {
  return (
    // Wide cells break their words; a keyboard can scroll what still is too wide.
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroll>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  min-width: 0;

  > button {
    justify-self: start;

    ${media.phone} {
      justify-self: stretch;
    }
  }
`;

const Scroll = styled.div`
  max-height: 360px;
  border: 1px solid ${color.line};
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space.s2} ${space.s3};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    color: ${color.muted};
    font-size: ${fontSize.fs12};
    font-weight: 500;
    white-space: nowrap;
  }
`;

const Quiet = styled.p`
  ${text.meta}
`;
