import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { Button, Notice, space, text, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { useWalkInAct } from "./useWalkInAct";
import { type WalkInDay_DayFragment, useSetWalkInPaceMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

const MOST_PER_HOUR = 500;

/** How many people an hour the company sees; numbers then carry a band of hours (WALK-14). */
export function WalkInPace({ day: { jobId, day, perHour, areHoursRead } }: { day: WalkInDay_DayFragment }) {
  const { pace: words, desk } = useWords(walkInsWords);
  const act = useWalkInAct(desk.refusals);
  const [mutate] = useSetWalkInPaceMutation();
  const [isBusy, setIsBusy] = useState(false);
  const { register, handleSubmit, formState, reset } = useForm({
    values: { perHour: perHour === null ? "" : String(perHour) },
  });

  async function save(next: number | null) {
    setIsBusy(true);
    await act(async () => {
      await mutate({ variables: { input: { jobId, day, perHour: next } } });
      return next === null ? words.removed : words.saved(next);
    });
    setIsBusy(false);
  }

  const check = (value: string) => {
    const number = Number(value);
    return (Number.isInteger(number) && number >= 1 && number <= MOST_PER_HOUR) || words.range;
  };

  if (!areHoursRead) return <Notice>{words.unread}</Notice>;
  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit((form) => save(Number(form.perHour)))(event)}
      onReset={() => reset()}
    >
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        maxLength={3}
        error={formState.errors.perHour?.message}
        {...register("perHour", { validate: check })}
      />
      <Acts>
        <Button type="submit" tone="secondary" busy={isBusy} busyText={words.busy}>
          {words.save}
        </Button>
        {perHour !== null && (
          <Button tone="text" disabled={isBusy} onClick={() => void save(null)}>
            {words.remove}
          </Button>
        )}
      </Acts>
      <Quiet>{words.kept}</Quiet>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;
