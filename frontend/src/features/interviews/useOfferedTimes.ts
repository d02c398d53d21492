import { MOST_TIMES } from "@job-portal/protocol/interview-times";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Refusal } from "../../shared/refusal";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";
import {
  type ChosenSlot,
  isClash,
  type OfferValues,
  problemsOf,
  timeIndexOf,
  type TimeProblem,
  withTime,
} from "./offer-times";

/** Why the times can't be sent, in words. */
interface Faults {
  /** By the times that were added. */
  times: ReadonlyMap<string, string>;
  /** Of those that others were offered. */
  slots: string | null;
  /** Of all together. */
  all: string | null;
}

const NO_FAULTS: Faults = { times: new Map(), slots: null, all: null };

/** The times of an offer that is being written, and the one that is typed. */
export interface OfferedTimes {
  all: readonly string[];
  /** Why the typed one is not added. */
  problem: TimeProblem | null;
  faults: Faults;
  /** Adds what is typed, or says why not. */
  add(): void;
  remove(at: string): void;
  /** Empties what is typed and not added. */
  leaveOut(): void;
  /** Says what is wrong before it is sent. */
  check(): void;
  /** All to be sent, with what is typed and not added yet; null where something is wrong. */
  complete(): readonly string[] | null;
  /** Says what the server found wrong with those that were sent. */
  refuse(sent: readonly string[], fields: Refusal["fields"]): void;
}

export function useOfferedTimes(
  { getValues, setValue }: UseFormReturn<OfferValues>,
  chosen: readonly ChosenSlot[],
): OfferedTimes {
  const { offer: words } = useWords(interviewsWords);
  const textOfProblem = useProblemText();
  const [all, setAll] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<TimeProblem | null>(null);
  const [faults, setFaults] = useState(NO_FAULTS);
  const beside = () => ({ chosen, minutes: Number(getValues("minutes")), now: Date.now() });
  const added = () => withTime(all, getValues(), beside());
  // The day stays for the next time, so it means something of its own only before the first.
  const isTyped = () => getValues("time") !== "" || (all.length === 0 && getValues("date") !== "");

  function read() {
    const outcome = isTyped() ? added() : { times: all };
    const times = "times" in outcome ? outcome.times : all;
    const count = times.length + chosen.length;
    const isMissing = count === 0 && !("problem" in outcome);
    const found: Faults = {
      times: new Map([...problemsOf(times, beside())].map(([at, wrong]) => [at, words[wrong]])),
      slots: isClash(chosen) ? words.clash : null,
      all: isMissing ? words.none : count > MOST_TIMES ? words.most : null,
    };
    const typed = "problem" in outcome ? outcome.problem : null;
    const isRight = !typed && found.times.size === 0 && !found.slots && !found.all;
    return { times, typed, found, isRight };
  }

  function keep(times: readonly string[]) {
    setAll(times);
    // The next one is often on the same day.
    setValue("time", "");
  }

  return {
    ...{ all, problem, faults },
    add() {
      const outcome = added();
      setFaults(NO_FAULTS);
      setProblem("problem" in outcome ? outcome.problem : null);
      if ("times" in outcome) keep(outcome.times);
    },
    remove(at) {
      setAll(all.filter((other) => other !== at));
      setFaults(NO_FAULTS);
    },
    leaveOut() {
      for (const field of ["date", "time"] as const) setValue(field, "");
      setProblem(null);
    },
    check() {
      const { typed, found } = read();
      setProblem(typed);
      setFaults(found);
    },
    complete() {
      const { times, isRight } = read();
      if (!isRight) return null;
      keep(times);
      return times;
    },
    refuse: (sent, fields) => setFaults(faultsIn(fields, sent, textOfProblem)),
  };
}

/** What the server found wrong with the times that were sent. */
function faultsIn(
  fields: Refusal["fields"],
  sent: readonly string[],
  textOf: ReturnType<typeof useProblemText>,
): Faults {
  const textAt = (isMeant: (field: string) => boolean): string | null => {
    const problem = fields.find(({ field }) => isMeant(field));
    return problem ? textOf(problem) : null;
  };
  const wrong = fields.filter(({ field }) => field.includes("times.startsAt"));
  const ofOne = wrong.flatMap((problem) => {
    const at = sent[timeIndexOf(problem.field)];
    return at === undefined ? [] : [[at, textOf(problem)] as const];
  });
  return {
    times: new Map(ofOne),
    slots: textAt((field) => field.includes("times.slotIds")),
    all: textAt((field) => field.includes("times.startsAt") && timeIndexOf(field) < 0),
  };
}
