import { type AnswerProblem, choose, NO, YES } from "@job-portal/protocol/screening";
import { CircleAlert, Flag, History } from "lucide-react";
import { useId, type ReactNode } from "react";
import styled from "styled-components";
import {
  Checkbox,
  color,
  FieldError,
  fontSize,
  LoadFailure,
  media,
  Notice,
  PillGroup,
  radius,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
  text as type,
  TextArea,
  TextField,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useQuestionWords } from "../../jobs/screening/useQuestionWords";
import { wantedWords } from "../../jobs/screening/wanted.words";
import { answersWords } from "./answers.words";
import type { AskedQuestion } from "./kept-answers";
import type { AnswersState } from "./useAnswers";

/** The job's questions in the Apply dialog; nothing where it asks none. */
export function AnswerFields({ answers }: { answers: AnswersState }) {
  const words = useWords(answersWords);
  const { questions, fields, hasChanged, hasFailed, isLoading, retry } = answers;
  if (hasFailed) return <LoadFailure message={words.loadFailed} onRetry={retry} />;
  if (isLoading)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={48} />
      </SkeletonGroup>
    );
  if (questions.length === 0) return null;
  return (
    <Section aria-label={words.asks(questions.length)}>
      <Title>{words.asks(questions.length)}</Title>
      {hasChanged && <Notice tone="warn">{words.changed}</Notice>}
      <Questions ref={fields}>
        {questions.map((question) => (
          <AnswerField key={question.id} {...{ question, answers }} />
        ))}
      </Questions>
    </Section>
  );
}

interface AnswerFieldProps {
  question: AskedQuestion;
  answers: AnswersState;
}

/** What is asked for is said before the answer; another answer never blocks. */
function AnswerField({ question, answers }: AnswerFieldProps) {
  const words = useWords(answersWords);
  const problem = answers.problemOf(question);
  return (
    <Field>
      <Control
        question={question}
        lead={(question.wanted ?? answers.keptAt(question)) && <Lead {...{ question, answers }} />}
        values={answers.valueOf(question)}
        error={problem ? textOf(words, problem, question) : undefined}
        earliest={answers.earliest(question)}
        onChange={(values) => answers.change(question, values)}
      />
      <div aria-live="polite">
        {answers.differs(question) && (
          <Differs>
            <CircleAlert size={16} aria-hidden />
            {words.differs}
          </Differs>
        )}
      </div>
    </Field>
  );
}

/** An example that fits what is asked for: pay is no 2.5 (SCRN-08). */
const textOf = (words: (typeof answersWords)["en"], problem: AnswerProblem, { unit }: AskedQuestion) =>
  problem === "NOT_A_NUMBER" && unit?.includes("₹") ? words.notRupees : words.problems[problem];

/** What is asked for, and where the answer that stands there comes from. */
function Lead({ question, answers }: AnswerFieldProps) {
  const words = useWords(answersWords);
  const { wanted } = useQuestionWords()(question);
  const keptAt = answers.keptAt(question);
  return (
    <>
      {question.wanted && (
        <Wanted>
          <Flag size={16} aria-hidden />
          {words.needs(wanted)}
        </Wanted>
      )}
      {keptAt && (
        <Kept>
          <History size={16} aria-hidden />
          {words.kept(keptAt)}
        </Kept>
      )}
    </>
  );
}

interface ControlProps {
  question: AskedQuestion;
  /** Stands before the field. */
  lead: ReactNode;
  values: readonly string[];
  error: string | undefined;
  /** The first day that it takes. */
  earliest: string | undefined;
  onChange(values: readonly string[]): void;
}

/** More are chosen from a list that opens. */
const MOST_PILLS = 6;

function Control({ question, lead, values, error, earliest, onChange }: ControlProps) {
  const words = useWords(answersWords);
  const { yes, no } = useWords(wantedWords);
  const { text: label, unit, labelOf } = useQuestionWords()(question);
  const { kind, options, isRequired } = question;
  const [value = ""] = values;
  const set = (text: string) => onChange(text === "" ? [] : [text]);
  const field = { label, isOptional: !isRequired, lead, error, value, "aria-required": isRequired };
  switch (kind) {
    case "YES_NO":
    case "ONE": {
      const offered =
        kind === "ONE"
          ? options.map((option) => ({ value: option, label: labelOf(option) }))
          : [
              { value: YES, label: yes },
              { value: NO, label: no },
            ];
      if (offered.length > MOST_PILLS)
        return (
          <Select
            {...field}
            options={[{ value: "", label: words.choose }, ...offered]}
            onChange={({ target }) => set(target.value)}
          />
        );
      return (
        <PillGroup
          label={words.named(label, isRequired)}
          options={offered}
          value={value}
          onChange={set}
          lead={lead}
          error={error}
        />
      );
    }
    case "SEVERAL":
      return <Options {...{ question, lead, values, error, onChange }} />;
    case "NUMBER":
      return (
        <TextField
          {...field}
          hint={unit ?? undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          onChange={({ target }) => set(target.value)}
        />
      );
    case "DATE":
      return <TextField {...field} type="date" min={earliest} onChange={({ target }) => set(target.value)} />;
    case "TEXT":
      return <TextArea {...field} rows={2} onChange={({ target }) => set(target.value)} />;
  }
}

/** One that says none stands alone (SCRN-09). */
function Options({ question, lead, values, error, onChange }: Omit<ControlProps, "earliest">) {
  const words = useWords(answersWords);
  const id = useId();
  const { text: label, labelOf } = useQuestionWords()(question);
  const { options, isRequired } = question;
  return (
    <Group aria-describedby={id}>
      <legend>{words.named(label, isRequired)}</legend>
      <div id={id}>{lead}</div>
      <Quiet>{words.chooseAll}</Quiet>
      <Columns>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={labelOf(option)}
            checked={values.includes(option)}
            onChange={(isChosen) => onChange(choose(options, values, { option, isChosen }))}
          />
        ))}
      </Columns>
      {error && <FieldError>{error}</FieldError>}
    </Group>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.s3};
`;

const Title = styled.h3`
  ${type.cardTitle}
`;

const Questions = styled.div`
  display: grid;
  gap: ${space.s5};
`;

const Field = styled.div`
  display: grid;
  gap: ${space.s2};
  min-width: 0;
`;

const Wanted = styled.p`
  display: flex;
  gap: ${space.s2};
  align-items: flex-start;
  padding: ${space.s2} ${space.s3};
  border: 1px solid ${color.warnLine};
  border-radius: ${radius.rSm};
  background: ${color.warn50};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.warn};
  }
`;

const line = `
  display: flex;
  gap: 6px;
  align-items: center;
`;

const Kept = styled.p`
  ${line}
  color: ${color.ok};
  font-size: ${fontSize.fs14};
`;

const Differs = styled.p`
  ${line}
  color: ${color.warn};
  font-size: ${fontSize.fs14};
  font-weight: 500;
`;

const Group = styled.fieldset`
  > legend {
    ${type.label}
  }
`;

const Quiet = styled.p`
  ${type.meta}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.s3};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
