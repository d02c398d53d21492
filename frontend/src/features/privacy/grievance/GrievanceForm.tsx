import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { LONGEST_GRIEVANCE, SHORTEST_GRIEVANCE } from "@job-portal/protocol/grievances";
import { Button, FormFailure, RadioGroup, space, TextArea, useToast } from "../../../design-system";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import type { GrievanceKind } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useRaiseGrievanceMutation } from "./Grievance.generated";
import { grievancesWords } from "./grievances.words";

/** In the order of the Act's rights. */
const KINDS: readonly GrievanceKind[] = ["ACCESS", "CORRECTION", "ERASURE", "CONSENT", "OTHER"];

/** What somebody asks or complains about their data (REDR-06). */
export function GrievanceForm() {
  const words = useWords(grievancesWords);
  const [kind, setKind] = useState<GrievanceKind | null>(null);
  const [text, setText] = useState("");
  const [isTold, setIsTold] = useState(false);
  const { raise, isSending, failure } = useRaise();
  const length = text.trim().length;
  const excess = length - LONGEST_GRIEVANCE;
  const textProblem =
    length < SHORTEST_GRIEVANCE ? words.textShort : excess > 0 ? words.textLong(excess) : undefined;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTold(true);
    if (!kind || textProblem || !(await raise(kind, text))) return;
    setKind(null);
    setText("");
    setIsTold(false);
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {text.trim() !== "" && <UnsavedChanges warning={words.unsent} />}
      <RadioGroup
        label={words.kind}
        layout="list"
        options={KINDS.map((value) => ({ value, label: words.kinds[value], hint: words.hints[value] }))}
        value={kind ?? ""}
        onChange={(value) => setKind(value as GrievanceKind)}
        error={isTold && !kind ? words.kindMissing : undefined}
      />
      <TextArea
        label={words.text}
        hint={words.textHint(length)}
        rows={6}
        error={isTold || excess > 0 ? textProblem : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" fullWidth="phone" busy={isSending} busyText={words.sending}>
        {words.send}
      </Button>
    </Form>
  );
}

/** Answers whether it arrived; a call whose answer is lost is made once. */
function useRaise() {
  const words = useWords(grievancesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading: isSending }] = useRaiseGrievanceMutation({
    refetchQueries: ["GrievancesScreen"],
  });

  async function raise(kind: GrievanceKind, text: string): Promise<boolean> {
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { input: { kind, text } } });
      if (data) showToast({ text: words.sent(data.raiseGrievance.dueOn) });
      return true;
    } catch (error) {
      setFailure(textOf(readRefusal(error), { GRIEVANCE_LIMIT: words.limit }) || words.failed);
      return false;
    }
  }

  return { raise, isSending, failure };
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};

  > button {
    justify-self: start;
  }
`;
