import { readRefusal, type Refusal } from "../../../shared/refusal";
import type { JobDraftFieldsInput } from "../../../shared/schema.generated";

/**
 * In this browser alone: `kept`, because the server is out of reach; `refused`, because it did not take it;
 * `limit`, because it says there are too many.
 */
export type DraftState =
  { status: "untouched" | "saving" | "kept" | "refused" | "limit" } | { status: "saved"; at: number };

/** How long typing rests before a draft goes to the server. */
const REST_MS = 1200;
const RETRY_MS = 10_000;

interface KeptDraft {
  /** The draft's id. */
  id: string;
  fields: JobDraftFieldsInput;
}

interface DraftKeeperParts {
  draftId: string;
  /** Where this browser keeps what the server has not taken yet. */
  key: string;
  save(fields: JobDraftFieldsInput): Promise<unknown>;
  onState(state: DraftState): void;
}

/** What this browser keeps under a key, of a form whose last changes never reached the server. */
export function readKept(key: string): KeptDraft | null {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? "null") as KeptDraft | null;
  } catch {
    return null;
  }
}

function keep(key: string, draft: KeptDraft | null): void {
  try {
    if (draft) window.localStorage.setItem(key, JSON.stringify(draft));
    else window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing leaves the server's copy.
  }
}

function stateAfter({ code, isOutage }: Refusal): DraftState {
  if (isOutage) return { status: "kept" };
  return { status: code === "DRAFT_LIMIT" ? "limit" : "refused" };
}

/**
 * Keeps a form while it is filled in: each change at once in this browser, and once typing rests at the server,
 * one call at a time. What the server has taken leaves the browser: it may be shared.
 */
export class DraftKeeper {
  private waiting: JobDraftFieldsInput | null = null;
  private lastSent: JobDraftFieldsInput | null = null;
  private timer: number | undefined;
  private isSaving = false;
  private isPaused = false;
  private isOver = false;
  private hasLeft = false;

  constructor(private readonly parts: DraftKeeperParts) {}

  /** The form is on the screen (again: strict effects leave and come back at once). */
  enter(): void {
    this.hasLeft = false;
  }

  readonly change = (fields: JobDraftFieldsInput): void => {
    this.waiting = fields;
    keep(this.parts.key, { id: this.parts.draftId, fields });
    this.plan(REST_MS);
  };

  /** Saves what waits now; for the network's return. */
  readonly flush = (): void => {
    this.plan(0);
  };

  /**
   * The form is left: what waits goes off this once, at once. Later somebody else may be signed in, whose
   * draft it would become; what fails stays in this browser, for its writer.
   */
  leave(): void {
    window.clearTimeout(this.timer);
    this.hasLeft = true;
    this.isSaving = false;
    void this.save();
  }

  /** Holds saving up while the form is posted: a posted form is no draft any more. */
  pause(): void {
    this.isPaused = true;
    window.clearTimeout(this.timer);
  }

  resume(): void {
    this.isPaused = false;
    this.plan(REST_MS);
  }

  /** The form has become a job. */
  forget(): void {
    this.isOver = true;
    this.waiting = null;
    keep(this.parts.key, null);
  }

  /** Whether a change came since the last save began. */
  private hasWaiting(): boolean {
    return this.waiting !== null;
  }

  private plan(delay: number): void {
    window.clearTimeout(this.timer);
    if (!this.hasLeft) this.timer = window.setTimeout(() => void this.save(), delay);
  }

  private async save(): Promise<void> {
    const fields = this.waiting;
    if (!fields || this.isSaving || this.isPaused) return;
    this.isSaving = true;
    this.waiting = null;
    this.lastSent = fields;
    this.parts.onState({ status: "saving" });
    try {
      await this.parts.save(fields);
      if (!this.hasWaiting() && this.lastSent === fields) keep(this.parts.key, null);
      this.parts.onState({ status: "saved", at: Date.now() });
    } catch (error) {
      // Only leaving overtakes a save.
      if (this.isOver || this.lastSent !== fields) return;
      this.waiting ??= fields;
      const refusal = readRefusal(error);
      this.parts.onState(stateAfter(refusal));
      if (refusal.isOutage) this.plan(RETRY_MS);
    }
    this.isSaving = false;
    if (this.hasWaiting() && this.waiting !== fields) this.plan(REST_MS);
  }
}
