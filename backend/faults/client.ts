import { setTimeout as delay } from "node:timers/promises";
import type { Kind, Ledger } from "./ledger";
import type { Outcome, Portal } from "./portal";
import { chance, pick } from "./random";
import type { Tally } from "./tally";

/** A write as a client makes it: sent again, word for word, until somebody answers. */
export interface Write {
  kind: Kind;
  token: string;
  query: string;
  variables: object;
  /** As in `Entry`. */
  marks: readonly string[];
  /** Of a second try that finds done what nobody answered. */
  doneCode?: string;
  /** What others may have brought about in the meantime, or a limit. */
  refusals?: readonly string[];
  /** Gets what the mutation answered; null where only `doneCode` tells that it was done. */
  onAck?: (done: unknown) => void;
}

/** One call in so many goes to both nodes at the same moment, as a double click does. */
const TWICE_AT_ONCE = 0.1;
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 60;

/** Sends a write until it is acknowledged or refused. */
export class Sender {
  constructor(
    private readonly portal: Portal,
    private readonly ledger: Ledger,
    private readonly tally: Tally,
  ) {}

  async send(write: Write): Promise<void> {
    const entry = this.ledger.open(write.kind, write.marks);
    const { nodes } = this.portal;
    const deadline = performance.now() + GIVE_UP_MS;
    let turn = pick(nodes.length);
    let isRepeat = false;
    while (performance.now() < deadline) {
      const asked = chance(TWICE_AT_ONCE) ? nodes : [nodes[turn % nodes.length] ?? ""];
      const outcomes = await Promise.all(asked.map((node) => this.portal.ask(node, write)));
      const verdict = verdictOf(write, outcomes, isRepeat || asked.length > 1);
      if (verdict !== "unsure") {
        if ("done" in verdict) {
          entry.isAcked = true;
          this.tally.countAck(write.kind);
          write.onAck?.(verdict.done);
        } else if (!write.refusals?.includes(verdict.refused))
          this.tally.note(`${write.kind} was refused with ${verdict.refused}`);
        return;
      }
      isRepeat = true;
      turn += 1;
      await delay(PAUSE_MS + pick(PAUSE_MS));
    }
    this.tally.note(`${write.kind} had no answer for ${GIVE_UP_MS / 1000} seconds`);
  }
}

/** An acknowledgement counts more than a refusal, and both more than no answer. */
function verdictOf(write: Write, outcomes: readonly Outcome[], isRepeat: boolean): Outcome {
  const told = outcomes.filter((outcome) => outcome !== "unsure").map(stepRefusal);
  const done = told.find((outcome) => "done" in outcome);
  if (done) return done;
  const [first] = told;
  if (!first) return "unsure";
  // Of two at once the other may have been first, without an answer.
  if ("refused" in first && isRepeat && first.refused === write.doneCode) return { done: null };
  return first;
}

/** A step of candidates tells its refusals in the answer. */
function stepRefusal(outcome: Exclude<Outcome, "unsure">): Exclude<Outcome, "unsure"> {
  if ("refused" in outcome) return outcome;
  const { results } = (outcome.done ?? {}) as { results?: { refusal: string | null }[] };
  const refusal = results?.find((result) => result.refusal !== null)?.refusal;
  return refusal ? { refused: refusal } : outcome;
}
