import { useState } from "react";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { setupWords } from "./setup.words";
import {
  useCreateSubscriptionPlansMutation,
  useCreateTestUsersMutation,
  useInitDatabaseMutation,
} from "./SetupSteps.generated";

/** In their order (INIT-01). */
export const SETUP_STEPS = ["schema", "testUsers", "plans"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What became of a step: done at a time, or left out. */
export type SetupOutcome = Date | "skipped";

interface SetupFailure {
  text: string;
  /** The server makes no test accounts (INIT-07). */
  isTestUsersDisabled: boolean;
}

/** Whether the answer is that test accounts exist with the emulator only. */
export function isTestUsersDisabled(error: unknown): boolean {
  return readRefusal(error).code === "TEST_ACCOUNTS_DISABLED";
}

/** The wizard's state: each success goes one step on, a failure stays (INIT-02). `step` is null after the last. */
export function useSetupSteps() {
  const { steps: words } = useWords(setupWords);
  const textOf = useRefusalText();
  const run = useRunners();
  const [index, setIndex] = useState(0);
  const [outcomes, setOutcomes] = useState<Partial<Record<SetupStep, SetupOutcome>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [success, setSuccess] = useState<string | null>(null);
  const [failure, setFailure] = useState<SetupFailure | null>(null);
  const step = SETUP_STEPS[index] ?? null;

  function moveTo(next: number, message: string | null = null) {
    setIndex(next);
    setSuccess(message);
    setFailure(null);
  }

  function advance(from: SetupStep, outcome: SetupOutcome) {
    setOutcomes((earlier) => ({ ...earlier, [from]: outcome }));
    moveTo(index + 1, outcome === "skipped" ? null : words[from].done);
  }

  async function runStep() {
    if (!step) return;
    setIsBusy(true);
    setSuccess(null);
    setFailure(null);
    try {
      await run[step]();
      advance(step, new Date());
    } catch (error) {
      const text = textOf(readRefusal(error)) || words[step].failed;
      setFailure({ text, isTestUsersDisabled: isTestUsersDisabled(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    step,
    index,
    outcomes,
    isBusy,
    success,
    failure,
    runStep,
    skip: () => step && advance(step, "skipped"),
    back: () => moveTo(index - 1),
  };
}

function useRunners(): Record<SetupStep, () => Promise<unknown>> {
  const [schema] = useInitDatabaseMutation();
  const [testUsers] = useCreateTestUsersMutation();
  const [plans] = useCreateSubscriptionPlansMutation();
  return { schema: () => schema(), testUsers: () => testUsers(), plans: () => plans() };
}
