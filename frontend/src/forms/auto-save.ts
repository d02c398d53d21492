/** How the screen stands to the server. `Trouble` has the feature's own states, for whatever keeps a save away. */
export type AutoSaveState<Trouble> =
  /** `incomplete`: something required is missing, and the server keeps what it has until that is there. */
  { kind: "untouched" | "saving" | "incomplete" } | { kind: "saved"; at: number } | Trouble;

/** What a refusal means: the save is tried again by itself, or waits for a change, or for a person's decision. */
export interface Outcome<Trouble> {
  state: Trouble;
  next: "retry" | "change" | "decision";
}

/** Where this browser keeps what the server has not taken yet. */
interface UnsavedStorage<Values, Version> {
  /** @param version the server's that the values were typed over */
  keep(values: Values, version: Version): void;
  forget(version: Version): void;
}

interface Sending<Values, Version, Trouble> {
  /** @returns the server's version from now on; rejects as Apollo does */
  send(values: Values, version: Version): Promise<Version>;
  isReady(values: Values): boolean;
  /** Tells values apart: a content that is `===` the server's needs no save. */
  contentOf(values: Values): unknown;
  /** @param error what `send` rejected with */
  stateAfter(error: unknown): Outcome<Trouble>;
}

interface AutoSaveParts<Values, Version, Trouble> {
  version: Version;
  /** What the server has; null where that may differ from the screen. */
  saved: Values | null;
  storage: UnsavedStorage<Values, Version>;
  sending: Sending<Values, Version, Trouble>;
  /** How long typing rests before a save, and how long an outage does: twice as long each time, up to the last. */
  pace: { restMs: number; firstRetryMs: number; lastRetryMs: number };
  /**
   * `in-turn`, where a save needs the version that the one before gave: leaving waits for the one under way, and what
   * was typed meanwhile follows at once. `overtaking`, where it needs none: leaving waits for nothing, and what was
   * typed meanwhile rests first.
   */
  order: "in-turn" | "overtaking";
  /** When the state turns to `saving`: with the change where `saved` must never stand over anything newer. */
  savingFrom: "change" | "call";
  /** Told of each version that the server gives while the page is up. */
  onVersion?(version: Version, before: Version): void;
}

/**
 * Brings what is typed to the server, one save at a time: once typing rests, when the network is back, when the page
 * is left. This browser keeps what the server has not taken, and no longer than that: it may be shared.
 */
export class AutoSave<Values extends object, Version, Trouble extends { kind: string }> {
  protected version: Version;
  protected values: Values | null = null;
  /** The server's. Null, where that is unknown: what is on the screen has to be saved, whatever it is. */
  protected savedContent: unknown;
  private sent: Values | null = null;
  private state: AutoSaveState<Trouble> = { kind: "untouched" };
  private waitsFor: Outcome<Trouble>["next"] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryMs: number;
  private underWay: Promise<void> | null = null;
  private isHeld = false;
  private hasLeft = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly parts: AutoSaveParts<Values, Version, Trouble>) {
    this.version = parts.version;
    this.savedContent = parts.saved && parts.sending.contentOf(parts.saved);
    this.retryMs = parts.pace.firstRetryMs;
  }

  readonly getState = (): AutoSaveState<Trouble> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** True while something on the screen is not on the server. */
  get isBehind(): boolean {
    return this.values !== null && this.parts.sending.contentOf(this.values) !== this.savedContent;
  }

  /** The page is up (again: strict effects leave and come back at once). */
  enter(): void {
    this.hasLeft = false;
    window.addEventListener("online", this.saveNow);
  }

  /**
   * The page is left: what waits goes off this once. Later somebody else may be signed in, whose it would become;
   * what fails stays in this browser, for its writer.
   * @returns the save that goes on, which never rejects; null without one
   */
  leave(): Promise<unknown> | null {
    clearTimeout(this.timer);
    window.removeEventListener("online", this.saveNow);
    this.hasLeft = true;
    if (!this.isBehind || this.isStopped) return this.underWay;
    if (this.parts.order === "overtaking" && this.sent !== this.values) this.underWay = null;
    return this.flush();
  }

  /** Takes what is on the screen now. */
  change(values: Values): void {
    const { storage, pace, savingFrom } = this.parts;
    this.values = values;
    if (!this.isBehind) {
      clearTimeout(this.timer);
      storage.forget(this.version);
      const isQuiet = this.state.kind === "untouched" || this.state.kind === "saved" || this.isStopped;
      if (!isQuiet && !this.underWay) this.show({ kind: "saved", at: Date.now() });
      return;
    }
    storage.keep(values, this.version);
    if (this.isStopped) return;
    if (savingFrom === "change" && this.waitsFor !== "retry") this.show({ kind: "saving" });
    this.saveIn(pace.restMs);
  }

  /** Saves now what waits. @returns whether the server has all of it */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    await (this.underWay ??= this.saveAll().finally(() => (this.underWay = null)));
    return !this.isBehind;
  }

  /** Holds saving up during an act that may make it needless. */
  async holdDuring(act: () => Promise<void>): Promise<void> {
    this.isHeld = true;
    try {
      await act();
    } finally {
      this.isHeld = false;
      this.saveIn(this.parts.pace.restMs);
    }
  }

  /** What is on the screen has gone elsewhere: nothing of it is kept, and how a save of it ends does not matter. */
  forget(): void {
    this.values = this.sent = null;
    this.parts.storage.forget(this.version);
  }

  /** The server has these values, as this version. */
  protected accept(version: Version, values: Values): void {
    const { storage, sending, pace, order, onVersion } = this.parts;
    const before = this.version;
    storage.forget(before);
    this.version = version;
    this.savedContent = sending.contentOf(values);
    this.retryMs = pace.firstRetryMs;
    if (this.isBehind && this.values) storage.keep(this.values, version);
    if (!this.isBehind || order === "overtaking") this.show({ kind: "saved", at: Date.now() });
    if (!this.hasLeft) onVersion?.(version, before);
  }

  protected show(state: AutoSaveState<Trouble>, waitsFor: Outcome<Trouble>["next"] | null = null): void {
    this.state = state;
    this.waitsFor = waitsFor;
    for (const listener of this.listeners) listener();
  }

  private get isStopped(): boolean {
    return this.isHeld || this.waitsFor === "decision";
  }

  private async saveAll(): Promise<void> {
    const { sending, order, pace } = this.parts;
    while (this.values && this.isBehind && !this.isStopped) {
      const { values } = this;
      const isReady = sending.isReady(values);
      this.show({ kind: isReady ? "saving" : "incomplete" });
      if (!isReady) return;
      this.sent = values;
      try {
        const version = await sending.send(values, this.version);
        // It was overtaken or forgotten.
        if (this.sent !== values) return;
        this.accept(version, values);
        if (order === "in-turn") continue;
      } catch (error) {
        if (this.sent !== values) return;
        this.fail(sending.stateAfter(error));
      }
      if (this.values !== values) this.saveIn(pace.restMs);
      return;
    }
  }

  private fail({ state, next }: Outcome<Trouble>): void {
    const { storage, pace } = this.parts;
    if (next === "retry") {
      // The server may have taken it, though its answer was lost: nobody knows what it has.
      this.savedContent = null;
      if (this.values) storage.keep(this.values, this.version);
      this.saveIn(this.retryMs);
      this.retryMs = Math.min(this.retryMs * 2, pace.lastRetryMs);
    }
    const isBack = next === "change" && !this.isBehind;
    if (isBack) this.show({ kind: "saved", at: Date.now() });
    else this.show(state, next);
  }

  private readonly saveNow = (): void => this.saveIn(0);

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.hasLeft) this.timer = setTimeout(() => void this.flush(), ms);
  }
}
