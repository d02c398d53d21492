import { MAX_OPTION, MAX_QUESTION, MAX_UNIT, NO, QUESTION_KINDS, YES } from "@job-portal/protocol/screening";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  color,
  PillGroup,
  radius,
  Select,
  space,
  text as type,
  TextArea,
  TextField,
} from "../../../design-system";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import type { TypedQuestionInput, WantedAnswerInput } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { screeningWords } from "./screening.words";
import { NOTHING_WANTED, ofKind } from "./typed-questions";
import { useQuestionWords } from "./useQuestionWords";
import { wantedWords } from "./wanted.words";

interface QuestionEditorProps {
  question: TypedQuestionInput;
  onChange(question: TypedQuestionInput): void;
  onDone(): void;
}

const hasOptions = ({ kind }: TypedQuestionInput) => kind === "ONE" || kind === "SEVERAL";

/** One question open for changes; what it asks is the bank's where it comes from there. */
export function QuestionEditor({ question, onChange, onDone }: QuestionEditorProps) {
  const words = useWords(screeningWords);
  return (
    <Box>
      {!question.bankCode && <OwnWords {...{ question, onChange }} />}
      <Checkbox
        label={words.isRequired}
        checked={question.isRequired}
        onChange={(isRequired) => onChange({ ...question, isRequired })}
      />
      {question.kind !== "TEXT" && <MustHave {...{ question, onChange }} />}
      <Button size="sm" onClick={onDone}>
        {words.done}
      </Button>
    </Box>
  );
}

type Part = Omit<QuestionEditorProps, "onDone">;

function OwnWords({ question, onChange }: Part) {
  const words = useWords(screeningWords);
  const { kinds } = useWords(wantedWords);
  const field = useRef<HTMLInputElement>(null);
  // Whoever opened it wants to write.
  useEffect(() => field.current?.focus(), []);
  return (
    <FieldGrid>
      <WholeRow>
        <TextField
          label={words.text}
          hint={words.textHint}
          autoComplete="off"
          ref={field}
          maxLength={MAX_QUESTION}
          value={question.text}
          onChange={({ target }) => onChange({ ...question, text: target.value })}
        />
      </WholeRow>
      <Select
        label={words.kind}
        value={question.kind}
        options={QUESTION_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        onChange={({ target }) => {
          const kind = QUESTION_KINDS.find((one) => one === target.value) ?? "YES_NO";
          onChange(ofKind(question, kind));
        }}
      />
      {question.kind === "NUMBER" && (
        <TextField
          label={words.unit}
          hint={words.unitHint}
          isOptional
          autoComplete="off"
          maxLength={MAX_UNIT}
          value={question.unit ?? ""}
          onChange={({ target }) => onChange({ ...question, unit: target.value || null })}
        />
      )}
      {hasOptions(question) && (
        <WholeRow>
          <TextArea
            label={words.options}
            hint={words.optionsHint}
            maxLength={(MAX_OPTION + 1) * 30}
            value={question.options.join("\n")}
            onChange={({ target }) => onChange({ ...question, options: linesOf(target.value), wanted: null })}
          />
        </WholeRow>
      )}
    </FieldGrid>
  );
}

/** An empty line stays while it is typed; the server refuses one that is left. */
const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

const FIRST_WANTED: Partial<Record<TypedQuestionInput["kind"], WantedAnswerInput>> = {
  YES_NO: { ...NOTHING_WANTED, values: [YES] },
};

function MustHave({ question, onChange }: Part) {
  const words = useWords(screeningWords);
  const { wanted } = question;
  return (
    <Need>
      <Checkbox
        label={words.mustHave}
        checked={Boolean(wanted)}
        onChange={(isWanted) =>
          onChange({
            ...question,
            wanted: isWanted ? (FIRST_WANTED[question.kind] ?? NOTHING_WANTED) : null,
            isRequired: isWanted || question.isRequired,
          })
        }
      />
      <Quiet>{words.mustHaveHint}</Quiet>
      {wanted && (
        <WantedFields
          question={question}
          wanted={wanted}
          onChange={(changed) => onChange({ ...question, wanted: { ...wanted, ...changed } })}
        />
      )}
    </Need>
  );
}

interface WantedFieldsProps {
  question: TypedQuestionInput;
  wanted: WantedAnswerInput;
  onChange(wanted: Partial<WantedAnswerInput>): void;
}

function WantedFields({ question, wanted, onChange }: WantedFieldsProps) {
  const words = useWords(screeningWords);
  const { yes, no } = useWords(wantedWords);
  switch (question.kind) {
    case "YES_NO":
      return (
        <PillGroup
          label={words.wanted}
          options={[
            { value: YES, label: yes },
            { value: NO, label: no },
          ]}
          value={wanted.values[0] ?? ""}
          onChange={(value) => onChange({ values: [value] })}
        />
      );
    case "ONE":
    case "SEVERAL":
      return <WantedOptions {...{ question, wanted, onChange }} />;
    case "NUMBER":
      return (
        <FieldGrid>
          <Bound label={words.least} value={wanted.least} onChange={(least) => onChange({ least })} />
          <Bound label={words.most} value={wanted.most} onChange={(most) => onChange({ most })} />
        </FieldGrid>
      );
    case "DATE":
      return (
        <TextField
          type="date"
          label={words.latest}
          value={wanted.most ?? ""}
          onChange={({ target }) => onChange({ most: target.value || null })}
        />
      );
    case "TEXT":
      return null;
  }
}

function WantedOptions({ question, wanted, onChange }: WantedFieldsProps) {
  const words = useWords(screeningWords);
  const { labelOf } = useQuestionWords()(question);
  const offered = question.options.filter((option) => option.trim() !== "");
  return (
    <Options>
      <legend>{question.kind === "ONE" ? words.wantedOne : words.wantedSeveral}</legend>
      {offered.map((option) => (
        <Checkbox
          key={option}
          label={labelOf(option)}
          checked={wanted.values.includes(option)}
          onChange={(isWanted) =>
            onChange({
              values: offered.filter((other) =>
                other === option ? isWanted : wanted.values.includes(other),
              ),
            })
          }
        />
      ))}
    </Options>
  );
}

interface BoundProps {
  label: string;
  value: string | null | undefined;
  onChange(value: string | null): void;
}

function Bound({ label, value, onChange }: BoundProps) {
  return (
    <TextField
      label={label}
      isOptional
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  padding: ${space.s4};
  margin-bottom: ${space.s3};
  border-left: 3px solid ${color.brand700};
  background: ${color.canvas};

  > :first-child:not(label) {
    width: 100%;
  }
`;

const Need = styled.div`
  display: grid;
  gap: ${space.s2};
  width: 100%;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.warnLine};
  border-radius: ${radius.rSm};
  background: ${color.warn50};
`;

const Quiet = styled.p`
  ${type.meta}
`;

const Options = styled.fieldset`
  > legend {
    ${type.label}
    margin-bottom: ${space.s1};
  }
`;
