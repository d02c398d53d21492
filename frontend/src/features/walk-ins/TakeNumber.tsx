import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import { Button, Notice, RadioGroup, space, text, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { useWalkInAct } from "./useWalkInAct";
import { type WalkIn_WalkInFragment, useTakeWalkInNumberMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

interface TakeNumberProps {
  walkIn: WalkIn_WalkInFragment;
  onDone?(): void;
}

/** Chooses a day, says who comes, and takes the next number of that day (WALK-01). */
export function TakeNumber({ walkIn: { jobId, companyName, days, pass }, onDone }: TakeNumberProps) {
  const { take: words, longDay } = useWords(walkInsWords);
  const others = days.filter((day) => day !== pass?.day || pass.turn === "OFF");
  const [day, setDay] = useState(others[0] ?? "");
  const { register, handleSubmit, formState } = useForm({ defaultValues: useKnown(pass) });
  const take = useTake();

  if (others.length === 0) return <Notice>{words.noDays}</Notice>;

  async function handleTake({ name, phone }: { name: string; phone: string }) {
    if (await take({ jobId, day, name: name.trim(), phone: phone.trim() })) onDone?.();
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleTake)(event)}>
      <RadioGroup
        label={words.days}
        layout="list"
        options={others.map((value) => ({ value, label: longDay(value) }))}
        value={day}
        onChange={setDay}
        error={day === "" ? words.dayMissing : undefined}
      />
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={120}
        error={formState.errors.name?.message}
        {...register("name", { validate: (name) => name.trim() !== "" || words.nameMissing })}
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        error={formState.errors.phone?.message}
        {...register("phone", { validate: (phone) => phone.trim() !== "" || words.phoneMissing })}
      />
      <Quiet>{words.shares(companyName)}</Quiet>
      <Button type="submit" size="lg" fullWidth="always" busy={formState.isSubmitting} busyText={words.busy}>
        {pass?.canGiveBack ? words.move : words.send}
      </Button>
    </Form>
  );
}

/** What the portal knows already: of the last number, else of the account. */
function useKnown(pass: WalkIn_WalkInFragment["pass"]) {
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  return {
    name: pass?.name ?? user?.name ?? "",
    phone: pass?.phone ?? user?.additionalData.phone ?? user?.phoneNumber ?? "",
  };
}

function useTake() {
  const words = useWords(walkInsWords);
  const act = useWalkInAct(words.refusals);
  const [mutate] = useTakeWalkInNumberMutation({
    refetchQueries: ["WalkInScreen"],
    awaitRefetchQueries: true,
  });
  return (input: { jobId: string; day: string; name: string; phone: string }): Promise<boolean> =>
    act(async () => {
      const { data } = await mutate({ variables: { input } });
      const number = data?.takeWalkInNumber.pass?.number;
      return number === undefined ? undefined : words.take.done(number);
    });
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;

const Quiet = styled.p`
  ${text.meta}
`;
