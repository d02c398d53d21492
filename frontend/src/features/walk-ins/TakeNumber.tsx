import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import { Button, Notice, RadioGroup, Select, space, text, TextField } from "../../design-system";
import type { TakeWalkInNumberInput } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { useWalkInAct } from "./useWalkInAct";
import { type WalkIn_WalkInFragment, useTakeWalkInNumberMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

interface TakeNumberProps {
  walkIn: WalkIn_WalkInFragment;
  onDone?(): void;
}

/** Chooses a day, says who comes, and takes the next number of that day (WALK-01). */
export function TakeNumber({ walkIn, onDone }: TakeNumberProps) {
  const { jobId, companyName, pass } = walkIn;
  const { take: words, longDay, band: bandWords } = useWords(walkInsWords);
  const { days, day, setDay, bands, bandFrom, setBandFrom } = useDayChoice(walkIn);
  const { register, handleSubmit, formState } = useForm({ defaultValues: useKnown(pass) });
  const take = useTake();

  if (days.length === 0) return <Notice>{words.noDays}</Notice>;

  async function handleTake(said: { name: string; phone: string }) {
    const visitor = { name: said.name.trim(), phone: said.phone.trim() };
    if (await take({ jobId, day, ...(bandFrom && { bandFrom }), ...visitor })) onDone?.();
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleTake)(event)}>
      <RadioGroup
        label={words.days}
        layout="list"
        options={days.map((value) => ({ value, label: longDay(value) }))}
        value={day}
        onChange={setDay}
        error={day === "" ? words.dayMissing : undefined}
      />
      {bands.length > 0 && (
        <Select
          label={words.hour}
          options={bands.map((band) => ({ value: band.from, label: bandWords(band) }))}
          value={bandFrom}
          onChange={({ target }) => setBandFrom(target.value)}
        />
      )}
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

/** The days, and the hours of the chosen one, other than those of the number that they have (WALK-14). */
function useDayChoice({ days, bands, pass }: WalkIn_WalkInFragment) {
  const isOwn = (day: string) => day === pass?.day && pass.turn !== "OFF";
  const free = bands.filter((band) => !isOwn(band.day) || band.from !== pass?.band?.from);
  const others = days.filter((day) => !isOwn(day) || free.some((band) => band.day === day));
  const [day, setDay] = useState(others[0] ?? "");
  const [chosen, setBandFrom] = useState("");
  const ofDay = free.filter((band) => band.day === day);
  const bandFrom = (ofDay.find(({ from }) => from === chosen) ?? ofDay[0])?.from ?? "";
  return { days: others, day, setDay, bands: ofDay, bandFrom, setBandFrom };
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
  return (input: TakeWalkInNumberInput): Promise<boolean> =>
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
