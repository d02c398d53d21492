import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { Check, ChevronLeft, ChevronRight, CircleHelp, History } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { color, fontSize, IconButton, media, radius, SectionCard, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import {
  type JobFile_ColumnsFragment,
  type JobFile_FileFragment,
  useMapJobFileMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { useJobFileAct } from "./useJobFile";

/** Our own files have no column of companies; other files may. */
const FIELDS = [...Object.keys(JOB_COLUMNS), "company"];

type Column = JobFile_ColumnsFragment["columns"][number];

interface JobFileColumnTableProps {
  file: JobFile_FileFragment;
  known: JobFile_ColumnsFragment;
  asked: number;
  /** Whether what is left to answer is marked (CLEAR-04). */
  isMarked: boolean;
}

/** The file's columns, with what the chosen row has in each and as which field it is read. */
export function JobFileColumnTable({ file, known, asked, isMarked }: JobFileColumnTableProps) {
  const words = useWords(jobFileWords);
  const [example, setExample] = useState(0);
  const examples = known.columns[0]?.examples ?? [];
  const matched = known.columns.filter(({ field, isAsked }) => field !== null && !isAsked).length;
  const left = known.columns.filter(({ field }) => field === null).length;
  const remembered = known.columns.filter(({ toldAt }) => toldAt !== null).length;
  return (
    <SectionCard title={words.match}>
      <Head>
        <p role="status">{words.matched(matched, asked, left)}</p>
        {remembered > 0 && (
          <Remembered>
            <History size={16} aria-hidden />
            {words.remembered(remembered)}
          </Remembered>
        )}
        <Examples>
          {words.exampleFrom(examples[example]?.row ?? 0)}
          <IconButton
            label={words.previousExample}
            aria-disabled={example === 0}
            onClick={() => setExample(Math.max(example - 1, 0))}
            icon={<ChevronLeft size={18} />}
          />
          <IconButton
            label={words.nextExample}
            aria-disabled={example + 1 >= examples.length}
            onClick={() => setExample(Math.min(example + 1, examples.length - 1))}
            icon={<ChevronRight size={18} />}
          />
        </Examples>
      </Head>
      <Table>
        <thead>
          <tr>
            {[words.yourColumn, words.inYourFile, words.ourField, words.weRead].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.columns.map((column) => (
            <ColumnRow key={column.index} {...{ file, column, example, isMarked }} />
          ))}
        </tbody>
      </Table>
    </SectionCard>
  );
}

interface ColumnRowProps {
  file: JobFile_FileFragment;
  column: Column;
  example: number;
  isMarked: boolean;
}

function ColumnRow({ file, column, example, isMarked }: ColumnRowProps) {
  const words = useWords(jobFileWords);
  const { act } = useJobFileAct();
  const [map] = useMapJobFileMutation();
  const { index, header, field, isAsked } = column;
  const shown = column.examples[example];
  const choose = (value: string) =>
    act(() =>
      map({
        variables: { input: { id: file.id, columns: [{ index, field: value || null }], answers: [] } },
      }),
    );
  return (
    <tr data-asked={isAsked || undefined}>
      <th scope="row">{header}</th>
      <td>
        <Found>{shown?.found}</Found>
      </td>
      <td>
        <Choice
          aria-label={words.fieldOf(header)}
          aria-invalid={(isMarked && isAsked) || undefined}
          value={field ?? ""}
          onChange={({ target }) => void choose(target.value)}
        >
          <option value="">{words.leftOut}</option>
          {FIELDS.map((name) => (
            <option key={name} value={name}>
              {words.fieldName(name)}
            </option>
          ))}
        </Choice>
      </td>
      <td>
        <Reading column={column} example={example} />
      </td>
    </tr>
  );
}

function Reading({ column: { field, isAsked, examples }, example }: { column: Column; example: number }) {
  const words = useWords(jobFileWords);
  const shown = examples[example];
  if (field === null) return <Quiet>{words.leftOut}</Quiet>;
  if (isAsked)
    return (
      <Asked>
        <CircleHelp size={16} aria-hidden />
        {words.twice}
      </Asked>
    );
  if (!shown || shown.found.trim() === "") return null;
  if (shown.read === null)
    return (
      <Asked>
        <CircleHelp size={16} aria-hidden />
        {words.notRead}
      </Asked>
    );
  return (
    <Read>
      <Check size={16} aria-hidden />
      <Found>{shown.read === shown.found ? words.asWritten : shown.read}</Found>
    </Read>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  margin-bottom: ${space.s3};
  color: ${color.muted};
  font-size: ${fontSize.fs14};
`;

const Remembered = styled.p`
  display: flex;
  gap: ${space.s2};
  align-items: center;

  > svg {
    color: ${color.ok};
  }
`;

const Examples = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  margin-left: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};
  table-layout: fixed;

  th,
  td {
    padding: ${space.s2} ${space.s3};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color.muted};
    font-size: ${fontSize.fs12};
    font-weight: 600;
  }

  tr[data-asked] {
    background: ${color.warn50};
  }

  ${media.phone} {
    thead {
      display: none;
    }

    tr {
      display: grid;
      gap: ${space.s1};
      padding-block: ${space.s3};
      border-bottom: 1px solid ${color.line};
    }

    th,
    td {
      padding: 0 ${space.s2};
      border: 0;
    }
  }
`;

const Choice = styled.select`
  width: 100%;
  min-height: 44px;
  padding: 0 ${space.s2};
  border: 1px solid ${color.faint};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  color: ${color.ink};

  [data-asked] & {
    border: 2px solid ${color.warn};
  }
`;

const Found = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Read = styled.span`
  display: flex;
  gap: ${space.s2};
  align-items: center;

  > svg {
    flex: none;
    color: ${color.ok};
  }
`;

const Asked = styled(Read)`
  color: ${color.warn};

  > svg {
    color: ${color.warn};
  }
`;

const Quiet = styled.span`
  ${text.meta}
`;
