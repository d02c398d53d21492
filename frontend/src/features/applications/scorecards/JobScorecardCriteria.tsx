import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { Button, SectionCard, space, text, TextArea, useToast } from "../../../design-system";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { useSaveScorecardCriteriaMutation, type ScorecardCriteria_JobFragment } from "./Scorecards.generated";
import { scorecardsWords } from "./scorecards.words";

const MOST_CRITERIA = 8;
const LONGEST_CRITERION = 60;

/** What a job's candidates are marked by, for whoever answers them (PIPE-04). */
export function JobScorecardCriteria({ job }: { job: ScorecardCriteria_JobFragment }) {
  const { criteria: words } = useWords(scorecardsWords);
  const [isChanging, setIsChanging] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const { scorecardCriteria: criteria, viewerCan } = job;
  if (criteria.length === 0 && !viewerCan.edit) return null;

  /** The form goes, and with it what had the focus. */
  function handleEnd() {
    setIsChanging(false);
    parts.current?.focus();
  }

  return (
    <SectionCard title={words.title}>
      <Parts ref={parts} tabIndex={-1}>
        <Quiet>{words.hint}</Quiet>
        {isChanging ? (
          <CriteriaForm job={job} onEnd={handleEnd} />
        ) : (
          <>
            {criteria.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <List>
                {criteria.map((criterion) => (
                  <li key={criterion}>{criterion}</li>
                ))}
              </List>
            )}
            {viewerCan.edit && (
              <div>
                <Button tone="secondary" size="sm" onClick={() => setIsChanging(true)}>
                  {criteria.length === 0 ? words.name : words.change}
                </Button>
              </div>
            )}
          </>
        )}
      </Parts>
    </SectionCard>
  );
}

interface CriteriaFormProps {
  job: ScorecardCriteria_JobFragment;
  onEnd(): void;
}

function CriteriaForm({ job, onEnd }: CriteriaFormProps) {
  const { criteria: words } = useWords(scorecardsWords);
  const showToast = useToast();
  const [saveCriteria, { loading }] = useSaveScorecardCriteriaMutation();
  const before = job.scorecardCriteria.join("\n");
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const criteria = criteriaIn(typed);
    const wrong = problemOf(criteria);
    if (wrong) {
      refuse(words[wrong]);
      return;
    }
    try {
      await saveCriteria({ variables: { input: { jobId: job.id, criteria } } });
      showToast({ text: words.saved });
      onEnd();
    } catch (error) {
      const { code, message } = readRefusal(error);
      if (code === "QUESTION_NOT_ALLOWED") refuse(message);
      else showToast({ tone: "danger", text: words.failed });
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        ref={field}
        label={words.label}
        hint={words.labelHint}
        rows={5}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== before && !loading && <UnsavedChanges warning={words.unsaved} />}
      <Acts>
        <Button type="submit" size="sm" busy={loading} busyText={words.saving}>
          {words.save}
        </Button>
        <Button tone="text" size="sm" onClick={onEnd}>
          {words.cancel}
        </Button>
      </Acts>
    </Form>
  );
}

const criteriaIn = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function problemOf(criteria: readonly string[]): "tooMany" | "tooLong" | "twice" | undefined {
  if (criteria.length > MOST_CRITERIA) return "tooMany";
  if (criteria.some(({ length }) => length > LONGEST_CRITERION)) return "tooLong";
  const names = new Set(criteria.map((criterion) => criterion.toLowerCase()));
  return names.size < criteria.length ? "twice" : undefined;
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;

const List = styled.ol`
  padding-left: ${space.s5};
  list-style: decimal;
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
