import { useForm } from "react-hook-form";
import styled from "styled-components";
import { Button, media, space, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { useWalkInAct } from "./useWalkInAct";
import { useCheckInWalkInVisitMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

interface CheckInProps {
  jobId: string;
  day: string;
  /** That a scanned address brings. */
  code: string;
}

/** Marks as there whoever shows a code, typed or scanned (WALK-04). */
export function CheckIn({ jobId, day, code }: CheckInProps) {
  const { desk: words } = useWords(walkInsWords);
  const act = useWalkInAct(words.refusals);
  const [mutate] = useCheckInWalkInVisitMutation({ refetchQueries: ["WalkInDeskScreen"] });
  const { register, handleSubmit, formState, reset } = useForm({ values: { code } });

  async function handleCheckIn(typed: { code: string }) {
    const isDone = await act(async () => {
      const { data } = await mutate({ variables: { input: { jobId, day, code: codeIn(typed.code) } } });
      const visit = data?.checkInWalkInVisit;
      return visit && words.cameWith(visit.number, visit.name);
    });
    if (isDone) reset({ code: "" });
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleCheckIn)(event)}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        error={formState.errors.code?.message}
        {...register("code", { validate: (typed) => typed.trim() !== "" || words.codeMissing })}
      />
      <Button
        type="submit"
        tone="secondary"
        fullWidth="phone"
        busy={formState.isSubmitting}
        busyText={words.checkingIn}
      >
        {words.checkIn}
      </Button>
    </Form>
  );
}

/** A scanner types the whole address of a QR code. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  return (URL.canParse(text) && new URL(text).searchParams.get("code")) || text;
}

const Form = styled.form`
  display: grid;
  gap: ${space.s3};

  > button {
    justify-self: start;
  }

  ${media.phone} {
    > button {
      justify-self: stretch;
    }
  }
`;
