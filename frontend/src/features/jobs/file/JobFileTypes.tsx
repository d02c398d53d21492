import { CheckCheck } from "lucide-react";
import styled from "styled-components";
import { Button, SectionCard, Select, space } from "../../../design-system";
import type { JobType } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { TYPE_CODES, typeName } from "../job/job-type";
import {
  type JobFile_ColumnsFragment,
  type JobFile_FileFragment,
  useMapJobFileMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { useJobFileAct } from "./useJobFile";

type TypeWord = JobFile_ColumnsFragment["typeWords"][number];

interface JobFileTypesProps {
  file: JobFile_FileFragment;
  typeWords: readonly TypeWord[];
  /** Whether those without an answer are marked (CLEAR-04). */
  isMarked: boolean;
}

/** Words of the column of types that name none (FILE-13): each has its own answer, and what we propose is one click. */
export function JobFileTypes({ file, typeWords, isMarked }: JobFileTypesProps) {
  const words = useWords(jobFileWords);
  const [map] = useMapJobFileMutation();
  const { act, isBusy } = useJobFileAct();
  const tell = (types: { word: string; type: JobType }[]) =>
    act(() => map({ variables: { input: { id: file.id, columns: [], answers: [], types } } }));
  const proposed = typeWords.flatMap(({ word, proposal, answer }) =>
    proposal !== null && answer === null ? [{ word, type: proposal }] : [],
  );
  return (
    <SectionCard title={words.typeWords}>
      <Stack>
        {proposed.length > 0 && (
          <Button
            tone="secondary"
            busy={isBusy}
            icon={<CheckCheck size={18} aria-hidden />}
            onClick={() => void tell(proposed)}
          >
            {words.takeTypes(proposed.length)}
          </Button>
        )}
        <Words>
          {typeWords.map((asked) => (
            <li key={asked.word}>
              <TypeSelect
                {...{ asked, isMarked }}
                onChoose={(type) => void tell([{ word: asked.word, type }])}
              />
            </li>
          ))}
        </Words>
      </Stack>
    </SectionCard>
  );
}

function TypeSelect({
  asked: { word, rowCount, proposal, answer },
  isMarked,
  onChoose,
}: {
  asked: TypeWord;
  isMarked: boolean;
  onChoose(type: JobType): void;
}) {
  const words = useWords(jobFileWords);
  return (
    <Select
      label={words.typeWord(word, rowCount)}
      hint={answer === null && proposal !== null ? words.typeProposed(typeName(proposal)) : undefined}
      error={isMarked && answer === null ? words.typeNeeded : undefined}
      value={answer ?? ""}
      onChange={({ target }) => onChoose(target.value as JobType)}
      options={[
        ...(answer === null ? [{ value: "", label: words.chooseType }] : []),
        ...TYPE_CODES.map((code) => ({ value: code, label: typeName(code) })),
      ]}
    />
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;

const Words = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space.s4};
  width: 100%;
  list-style: none;
`;
