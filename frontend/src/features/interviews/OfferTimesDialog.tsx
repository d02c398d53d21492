import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import { Dialog, DialogForm, FieldError, Select, space, TextArea, TextField } from "../../design-system";
import type { Refusal } from "../../shared/refusal";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { candidatesWords } from "../applications/candidate/candidates.words";
import {
  useOfferInterviewsMutation,
  useOfferOtherTimesMutation,
  useOpenInterviewSlotsQuery,
} from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { type ChosenSlot, EMPTY_OFFER, fieldOf, inputOf, LENGTHS, type OfferValues } from "./offer-times";
import { OpenSlots } from "./OpenSlots";
import { TimesField } from "./TimesField";
import { useInterviewAct } from "./useInterviewAct";
import { useOfferedTimes } from "./useOfferedTimes";
import { WayFields } from "./WayFields";

interface Addressee {
  /** The application's. */
  id: string;
  name: string | null;
}

interface OfferTimesDialogProps {
  /** Of one company, one at least. */
  addressees: readonly Addressee[];
  /** Null: it is the first offer. */
  interviewId: string | null;
  /** Whether the candidate asked for another time, which is reason enough. */
  isAsked?: boolean;
  /** What the form begins with, such as the way of the last offer. */
  initial?: Partial<OfferValues>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** @param ids of the applications that times were offered for */
  onSent?(ids: readonly string[]): void;
}

/** Asks when, how and with whom an interview may be; a sheet on phones (INTV-01). */
export function OfferTimesDialog({ isOpen, onOpenChange, ...rest }: OfferTimesDialogProps) {
  const { offer: words } = useWords(interviewsWords);
  const title = rest.interviewId === null ? words.title : words.otherTitle;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      {isOpen && <OfferForm {...rest} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

type FormProps = Omit<OfferTimesDialogProps, "isOpen" | "onOpenChange"> & { onClose(): void };

function OfferForm({ addressees, interviewId, isAsked = false, initial, onSent, onClose }: FormProps) {
  const { offer: words } = useWords(interviewsWords);
  const form = useForm<OfferValues>({ defaultValues: { ...EMPTY_OFFER, ...initial } });
  const [chosen, setChosen] = useState<readonly ChosenSlot[]>([]);
  const times = useOfferedTimes(form, chosen);
  const { rest, leftOut, leaveOut } = useLeftOut(addressees);
  const send = useSendOffer(rest, interviewId);
  const textOfProblem = useProblemText();
  const { open, usualPlace } = useOpenSlots(addressees[0]?.id ?? "");
  // What is typed and not added yet goes along.
  const isTyped = useWatch({ control: form.control, name: ["date", "time"] }).every((part) => part !== "");
  const isProposed = useProposedPlace(form, interviewId === null ? usualPlace : null);

  async function handleSend(values: OfferValues) {
    const startsAt = times.complete();
    if (!startsAt) return;
    const refusal = await send(values, startsAt, chosen);
    if (refusal) {
      showProblems(refusal, startsAt);
      return;
    }
    onClose();
    onSent?.(rest.map(({ id }) => id));
  }

  function showProblems({ fields, applicationIds }: Refusal, sent: readonly string[]) {
    leaveOut(applicationIds);
    times.refuse(sent, fields);
    for (const problem of fields) {
      const name = fieldOf(problem.field);
      if (name) form.setError(name, { message: textOfProblem(problem) });
    }
  }

  return (
    <DialogForm
      labels={{
        submit: words.send(times.all.length + (isTyped ? 1 : 0) + chosen.length),
        busy: words.sending,
        cancel: words.close,
      }}
      isBusy={form.formState.isSubmitting}
      onSubmit={(event) => {
        // A time that was typed and not added yet is meant too, and both may be missing something.
        times.check();
        return form.handleSubmit(handleSend)(event);
      }}
      onCancel={onClose}
    >
      {addressees.length > 1 && (
        <p>
          {words.toMany(rest.length)} {leftOut.length > 0 && words.leftOut(leftOut)}
        </p>
      )}
      <WayFields form={form} isPlaceProposed={isProposed} />
      <Facts form={form} />
      <TimesField {...{ form, times, open, chosen }} />
      <OpenSlots slots={open} chosen={chosen} error={times.faults.slots} onChange={setChosen} />
      {times.faults.all && <FieldError>{times.faults.all}</FieldError>}
      <Words form={form} isMove={interviewId !== null} isAsked={isAsked} />
    </DialogForm>
  );
}

function useNameOf() {
  const { nameless } = useWords(candidatesWords);
  return ({ name }: Addressee) => name || nameless;
}

/** Who gets no times after all, because they have some already: the others can be sent theirs. */
function useLeftOut(addressees: readonly Addressee[]) {
  const nameOf = useNameOf();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isLeftOut = ({ id }: Addressee) => ids.has(id);
  return {
    rest: addressees.filter((addressee) => !isLeftOut(addressee)),
    leftOut: addressees.filter(isLeftOut).map(nameOf),
    leaveOut(more: readonly string[]) {
      const all = new Set([...ids, ...more]);
      // Where nobody else is left, there is nothing to send.
      if (addressees.some(({ id }) => !all.has(id))) setIds(all);
    },
  };
}

/** Free times that others were offered, and where interviews are held; none where they can't be read. */
function useOpenSlots(applicationId: string) {
  const { data } = useOpenInterviewSlotsQuery({ variables: { applicationId }, fetchPolicy: "network-only" });
  return { open: data?.openInterviewSlots ?? [], usualPlace: data?.usualInterviewPlace ?? null };
}

type UsualPlace = ReturnType<typeof useOpenSlots>["usualPlace"];

/**
 * Fills in where interviews are usually held, unless somebody has begun to type an address (HEED-15).
 * @returns whether what stands there was proposed
 */
function useProposedPlace({ getValues, setValue, watch }: UseFormReturn<OfferValues>, usual: UsualPlace) {
  useEffect(() => {
    const { place, mapUrl } = getValues();
    if (usual === null || place !== "" || mapUrl !== "") return;
    setValue("place", usual.place);
    setValue("mapUrl", usual.mapUrl ?? "");
  }, [usual, getValues, setValue]);
  return usual !== null && watch("place") === usual.place;
}

/** Sends the offer, or the other times. */
function useSendOffer(addressees: readonly Addressee[], id: string | null) {
  const { offer: words, refusals } = useWords(interviewsWords);
  const nameOf = useNameOf();
  const act = useInterviewAct();
  // The candidates stand elsewhere now, in whatever shows them.
  const [offer] = useOfferInterviewsMutation({ refetchQueries: "active" });
  const [offerOther] = useOfferOtherTimesMutation();
  return (values: OfferValues, startsAt: readonly string[], chosen: readonly ChosenSlot[]) => {
    const times = inputOf(values, startsAt, chosen);
    const reason = values.reason.trim();
    return act(
      () =>
        id === null
          ? offer({ variables: { input: { applicationIds: addressees.map(({ id }) => id), times } } })
          : offerOther({ variables: { input: { id, times, reason } } }),
      words.sent(startsAt.length + chosen.length, addressees.length),
      ({ applicationIds }) => {
        const names = addressees.filter(({ id }) => applicationIds.includes(id)).map(nameOf);
        return names.length > 0 && names.length < addressees.length
          ? { ...refusals, INTERVIEW_EXISTS: words.haveTimes(names, addressees.length) }
          : refusals;
      },
    );
  };
}

interface PartProps {
  form: UseFormReturn<OfferValues>;
}

function Facts({ form: { register, formState } }: PartProps) {
  const { offer: words, minutes } = useWords(interviewsWords);
  return (
    <Pair>
      <Select
        label={words.length}
        options={LENGTHS.map((length) => ({ value: String(length), label: minutes(length) }))}
        error={formState.errors.minutes?.message}
        {...register("minutes")}
      />
      <TextField
        label={words.who}
        isOptional
        maxLength={120}
        error={formState.errors.interviewer?.message}
        {...register("interviewer")}
      />
    </Pair>
  );
}

const MOST_WORDS = 500;

function Words({
  form: { register, formState },
  isMove,
  isAsked,
}: PartProps & { isMove: boolean; isAsked: boolean }) {
  const { offer: words, tooLong } = useWords(interviewsWords);
  const maxLength = { value: MOST_WORDS, message: tooLong(MOST_WORDS) };
  return (
    <>
      {isMove && (
        <TextArea
          label={words.reason}
          isOptional={isAsked}
          rows={2}
          hint={words.reasonHint}
          error={formState.errors.reason?.message}
          {...register("reason", {
            validate: (text) => isAsked || text.trim() !== "" || words.reasonNeeded,
            maxLength,
          })}
        />
      )}
      <TextArea
        label={words.note}
        isOptional
        rows={2}
        hint={words.noteHint}
        error={formState.errors.note?.message}
        {...register("note", { maxLength })}
      />
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(124px, 1fr) minmax(0, 2fr);
  gap: ${space.s3};
  align-items: start;
`;
