import { useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { Button, color, SegmentedControl, space, text, TextArea, useToast } from "../../../design-system";
import { isAnotherAddress } from "../../../forms/is-another-address";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { useGiveScorecardMutation, type Scorecards_CandidateFragment } from "./Scorecards.generated";
import { scorecardsWords } from "./scorecards.words";

const LONGEST_REMARK = 500;
const MARKS = ["1", "2", "3", "4", "5"] as const;
type Choice = (typeof MARKS)[number] | "none";

interface ScorecardFormProps {
  candidateId: string;
  criteria: readonly string[];
  /** The one to change. */
  given: Scorecards_CandidateFragment["scorecards"][number] | undefined;
  onGiven(): void;
  onCancel?: (() => void) | undefined;
}

const choicesOf = (criteria: readonly string[], given: ScorecardFormProps["given"]): Choice[] =>
  criteria.map((name) => {
    const mark = given?.marks?.find(({ criterion }) => criterion === name)?.mark;
    return MARKS.find((choice) => choice === String(mark)) ?? "none";
  });

/** A mark for each criterion, and a short word. */
export function ScorecardForm({ candidateId, criteria, given, onGiven, onCancel }: ScorecardFormProps) {
  const words = useWords(scorecardsWords);
  const [choices, setChoices] = useState(() => choicesOf(criteria, given));
  const [remark, setRemark] = useState(given?.remark ?? "");
  const [isTouched, setIsTouched] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { give, isGiving } = useGiving(candidateId);
  const isBlank = choices.every((choice) => choice === "none");
  const isTooLong = remark.length > LONGEST_REMARK;

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsRefused(true);
    if (isBlank || isTooLong) return;
    const marks = criteria.map((criterion, index) => ({ criterion, mark: markOf(choices[index]) }));
    if (!(await give(marks, remark.trim()))) return;
    setIsTouched(false);
    onGiven();
  }

  function choose(index: number, choice: Choice) {
    setIsTouched(true);
    setChoices(choices.map((chosen, place) => (place === index ? choice : chosen)));
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Quiet>{words.scale}</Quiet>
      {criteria.map((criterion, index) => (
        <MarkField
          key={criterion}
          criterion={criterion}
          value={choices[index] ?? "none"}
          onChange={(choice) => choose(index, choice)}
        />
      ))}
      <TextArea
        label={words.remark}
        isOptional
        rows={2}
        value={remark}
        error={isTooLong ? words.remarkTooLong : undefined}
        onChange={({ target }) => {
          setIsTouched(true);
          setRemark(target.value);
        }}
      />
      {isRefused && isBlank && <Problem role="alert">{words.noMark}</Problem>}
      {isTouched && <UnsavedChanges warning={words.unsaved} isLeft={isAnotherAddress} />}
      <Acts>
        <Button type="submit" tone="secondary" size="sm" busy={isGiving} busyText={words.giving}>
          {words.give}
        </Button>
        {onCancel && (
          <Button tone="text" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </Acts>
    </Form>
  );
}

interface MarkFieldProps {
  criterion: string;
  value: Choice;
  onChange(choice: Choice): void;
}

function MarkField({ criterion, value, onChange }: MarkFieldProps) {
  const words = useWords(scorecardsWords);
  const options: { value: Choice; label: string }[] = MARKS.map((mark) => ({ value: mark, label: mark }));
  return (
    <div>
      <Criterion aria-hidden>{criterion}</Criterion>
      <SegmentedControl
        label={criterion}
        options={[...options, { value: "none", label: words.notAsked }]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

const markOf = (choice: Choice | undefined): number | null =>
  choice === undefined || choice === "none" ? null : Number(choice);

/** Sends a scorecard; @returns whether it was taken. */
function useGiving(applicationId: string) {
  const words = useWords(scorecardsWords);
  const showToast = useToast();
  const [giveScorecard, { loading, client }] = useGiveScorecardMutation();
  const give = async (marks: { criterion: string; mark: number | null }[], remark: string) => {
    try {
      await giveScorecard({ variables: { input: { applicationId, marks, remark } } });
      showToast({ text: words.given });
      return true;
    } catch (error) {
      const isChanged = readRefusal(error).code === "CRITERIA_CHANGED";
      showToast({ tone: "danger", text: isChanged ? words.criteriaChanged : words.failed });
      if (isChanged) await client.refetchQueries({ include: ["CandidatePanel"] });
      return false;
    }
  };
  return { give, isGiving: loading };
}

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
`;

const Criterion = styled.p`
  ${text.label}
  margin-bottom: ${space.s1};
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Problem = styled.p`
  color: ${color.danger};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
