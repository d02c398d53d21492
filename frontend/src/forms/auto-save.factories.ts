import { AutoSave } from "./auto-save";

interface Typed {
  text: string;
}

/** Named by what it waits for; the server refuses with the same. */
interface Trouble {
  kind: "retry" | "change" | "decision";
}

/** Those of the test that runs. */
const begun: AutoSave<Typed, number, Trouble>[] = [];

type Parts = ConstructorParameters<typeof AutoSave<Typed, number, Trouble>>[0];

export const typed = (text: string): Typed => ({ text });
export const refusal = (kind: Trouble["kind"]) => new Error(kind);
const kindOf = (error: unknown) => (error as Error).message as Trouble["kind"];

/** Starts saving by itself, where the server has "A" as version 1. */
export function beginAutoSave(changes: Partial<Parts> = {}) {
  const kept = new Set<string>();
  const send = jest.fn((_values: Typed, version: number) => Promise.resolve(version + 1));
  const saving = new AutoSave<Typed, number, Trouble>({
    version: 1,
    saved: typed("A"),
    storage: {
      keep({ text }, version) {
        kept.clear();
        kept.add(`${text} over ${version}`);
      },
      forget: () => kept.clear(),
    },
    sending: {
      send,
      isReady: ({ text }) => text !== "",
      contentOf: ({ text }) => text,
      stateAfter: (error) => ({ state: { kind: kindOf(error) }, next: kindOf(error) }),
    },
    pace: { restMs: 1000, firstRetryMs: 3000, lastRetryMs: 10_000 },
    ...{ order: "in-turn", savingFrom: "call", ...changes },
  });
  saving.enter();
  begun.push(saving);
  const type = (text: string) => saving.change(typed(text));
  /** Holds the next save up. @returns what ends it */
  function holdUp() {
    let answer: (version: number) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve, reject) => ([answer, refuse] = [resolve, reject])));
    return { answer: (version: number) => answer(version), refuse: (error: Error) => refuse(error) };
  }
  return { saving, send, kept, type, holdUp };
}

/** Leaves those of a test at its end: they would hear of the network in the next one. */
export function leaveAutoSaves(): void {
  for (const saving of begun.splice(0)) {
    saving.forget();
    void saving.leave();
  }
}
