import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { withTime, type OfferValues, type TimeProblem } from "./offer-times";

/** The times of an offer that is being written, and the one that is typed. */
export interface OfferedTimes {
  all: readonly string[];
  problem: TimeProblem | null;
  /** Whether it was to be sent without any. */
  isMissing: boolean;
  /** Adds what is typed, or says why not. */
  add(): void;
  remove(at: string): void;
  /** Says what is missing before it is sent with so many of others. */
  check(others: number): void;
  /** All to be sent, with what is typed and not added yet; null where that is wrong, or there are none. */
  complete(others: number): readonly string[] | null;
}

export function useOfferedTimes({ getValues, setValue }: UseFormReturn<OfferValues>): OfferedTimes {
  const [all, setAll] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<TimeProblem | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const added = () => withTime(all, getValues(), Date.now());
  // The day stays for the next time, so it means something of its own only before the first.
  const isTyped = () => getValues("time") !== "" || (all.length === 0 && getValues("date") !== "");

  function read(others: number) {
    const outcome = isTyped() ? added() : { times: all };
    if ("problem" in outcome) return outcome;
    return outcome.times.length + others > 0 ? outcome : { problem: null };
  }

  return {
    all,
    problem,
    isMissing,
    add() {
      const outcome = added();
      setIsMissing(false);
      setProblem("problem" in outcome ? outcome.problem : null);
      if ("problem" in outcome) return;
      setAll(outcome.times);
      // The next one is often on the same day.
      setValue("time", "");
    },
    remove: (at) => setAll(all.filter((other) => other !== at)),
    check(others) {
      const outcome = read(others);
      setProblem("problem" in outcome ? outcome.problem : null);
      setIsMissing("problem" in outcome && outcome.problem === null);
    },
    complete(others) {
      const outcome = read(others);
      return "problem" in outcome ? null : outcome.times;
    },
  };
}
