import { useState } from "react";
import styled from "styled-components";
import { Button, SectionCard, Select, space, TextArea } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { typeName, TYPE_CODES } from "../job/job-type";
import {
  type JobFile_ColumnsFragment,
  type JobFile_FileFragment,
  useMapJobFileMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { useJobFileAct } from "./useJobFile";

interface JobFileAnswersProps {
  file: JobFile_FileFragment;
  known: JobFile_ColumnsFragment;
  /** Whether those without an answer are marked (CLEAR-04). */
  isMarked: boolean;
}

/** Fields with one answer for all rows; the type is one of them where rows have no word for it. */
export const fieldsOfAnswers = ({
  unanswered,
  answers,
  rowsWithoutType,
}: JobFile_ColumnsFragment): string[] =>
  [...new Set([...unanswered, ...answers.map(({ field }) => field)])].filter(
    (field) => field !== "type" || rowsWithoutType > 0,
  );

/** What is asked once for a whole file: fields that no column holds, and the type of rows that don't say one. */
export function JobFileAnswers({ file, known, isMarked }: JobFileAnswersProps) {
  const words = useWords(jobFileWords);
  const given = new Map(known.answers.map(({ field, value }) => [field, value]));
  const fields = fieldsOfAnswers(known);
  return (
    <SectionCard title={words.forAll}>
      <Stack>
        {fields.map((field) => (
          <Answer
            key={field}
            {...{ file, field }}
            value={given.get(field) ?? ""}
            without={known.rowsWithoutType}
            isMissing={isMarked && !given.has(field)}
          />
        ))}
      </Stack>
    </SectionCard>
  );
}

interface AnswerProps {
  file: JobFile_FileFragment;
  field: string;
  value: string;
  /** Rows without a type. */
  without: number;
  isMissing: boolean;
}

function Answer({ file, field, value, without, isMissing }: AnswerProps) {
  const words = useWords(jobFileWords);
  const [map] = useMapJobFileMutation();
  const { act, isBusy } = useJobFileAct();
  const [typed, setTyped] = useState(value);
  const save = (next: string) =>
    act(() => map({ variables: { input: { id: file.id, columns: [], answers: [{ field, value: next }] } } }));
  if (field === "type")
    return (
      <Select
        label={words.typeOfRest}
        hint={words.forAllType(without)}
        error={isMissing ? words.typeNeeded : undefined}
        value={value}
        onChange={({ target }) => void save(target.value)}
        options={[
          { value: "", label: words.chooseType },
          ...TYPE_CODES.map((code) => ({ value: typeName(code), label: typeName(code) })),
        ]}
      />
    );
  const name = words.fieldName(field);
  return (
    <Typed>
      <TextArea
        label={name}
        hint={words.forAllField(name)}
        error={isMissing ? words.answerNeeded : undefined}
        rows={2}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        tone="secondary"
        busy={isBusy}
        disabled={typed.trim() === "" || typed === value}
        onClick={() => void save(typed)}
      >
        {words.save}
      </Button>
    </Typed>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Typed = styled.div`
  display: grid;
  gap: ${space.s2};

  > button {
    justify-self: start;
  }
`;
