import { toAuthError, type AuthError } from "../../../auth/auth-error";
import type { SaveResumeInput } from "../../../shared/schema.generated";
import { checkResume } from "../resume/resume-check";
import { noteLastSave } from "./last-save";
import { toInput, type ResumeValues } from "../resume/resume-values";
import { forgetUnsaved, keepUnsaved } from "./unsaved-resume";

/** So long after the last change it is saved. */
const PAUSE_MS = 1000;
const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 30_000;

/** How the resume on the screen stands to the one on the server. */
export type SavingState =
  | { kind: "untouched" }
  | { kind: "saving" }
  | { kind: "saved"; at: number }
  /** Kept in this tab; it is tried again by itself. */
  | { kind: "offline" | "unreachable" }
  /** A finished resume lacks something: it stays as it was on the server until that is there. */
  | { kind: "incomplete" }
  /** Saving stops until somebody decides: another tab saved a newer version, or deleted it. */
  | { kind: "changed" | "deleted" }
  | { kind: "refused"; error: AuthError };

interface Version {
  id: string;
  version: number;
}

/** The calls to the server, which reject as Apollo does. */
export interface ResumeCalls {
  create(input: SaveResumeInput): Promise<Version>;
  update(id: string, version: number, input: SaveResumeInput): Promise<Version>;
  finish(id: string, version: number): Promise<Version>;
}

export interface SavingStart {
  /** The uid of whose resume it is. */
  owner: string;
  /** Null: not on the server yet. */
  id: string | null;
  version: number;
  isDraft: boolean;
  /** As the server has it; null where that is not known to be the same as on the screen. */
  saved: ResumeValues | null;
}

/**
 * Brings a resume to the server while it is typed, one save at a time. What is not there yet is kept in the
 * tab's own storage, and a version that somebody saved elsewhere is never overwritten.
 */
export class ResumeSaving {
  private id: string | null;
  private version: number;
  private savedText: string | null;
  private values: ResumeValues | null = null;
  private state: SavingState = { kind: "untouched" };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryMs = FIRST_RETRY_MS;
  private underWay: Promise<void> | null = null;
  private hasLeft = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly start: SavingStart,
    private readonly calls: ResumeCalls,
    private readonly onBegun: (id: string) => void,
  ) {
    this.id = start.id;
    this.version = start.version;
    this.savedText = start.saved && textOf(start.saved);
  }

  readonly getState = (): SavingState => this.state;

  readonly getId = (): string | null => this.id;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** True while something on the screen is not on the server. */
  get isBehind(): boolean {
    return this.values !== null && textOf(this.values) !== this.savedText;
  }

  /** Takes the resume as it is on the screen now. */
  change(values: ResumeValues): void {
    this.values = values;
    if (!this.isBehind) {
      this.settle();
      return;
    }
    keepUnsaved(this.start.owner, this.id, { values, version: this.version });
    if (this.isStopped()) return;
    if (this.state.kind !== "offline" && this.state.kind !== "unreachable") this.set({ kind: "saving" });
    this.saveIn(PAUSE_MS);
  }

  /** Saves now what waits. @returns whether the server has all of it */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    await (this.underWay ??= this.saveAll().finally(() => (this.underWay = null)));
    return !this.isBehind;
  }

  /** Saves what waits and turns a draft into a finished resume. @returns whether that came about */
  async finish(): Promise<boolean> {
    // A resume that is as its profile gave it has never been saved.
    if (this.id === null) this.savedText = null;
    if (!(await this.flush()) || this.id === null) return false;
    if (!this.start.isDraft) return true;
    try {
      const { version } = await this.calls.finish(this.id, this.version);
      this.version = version;
      return true;
    } catch (error) {
      const refusal = toAuthError(error);
      // All of it is saved: an outage leaves nothing to keep trying.
      if (!refusal.isOutage) this.refuse(refusal);
      return false;
    }
  }

  /** The server's version, which has just been read, takes the place of the one on the screen. */
  takeOver(version: number, values: ResumeValues): void {
    forgetUnsaved(this.start.owner, this.id);
    this.version = version;
    this.values = values;
    this.savedText = textOf(values);
    this.set({ kind: "saved", at: Date.now() });
  }

  /** Stores what is on the screen as a resume of its own. @returns its id; null where that failed */
  async keepAsCopy(titleOf: (title: string) => string): Promise<string | null> {
    if (!this.values) return null;
    try {
      const copy = await this.calls.create(toInput({ ...this.values, title: titleOf(this.values.title) }));
      forgetUnsaved(this.start.owner, this.id);
      this.savedText = textOf(this.values);
      return copy.id;
    } catch (error) {
      this.set({ kind: "refused", error: toAuthError(error) });
      return null;
    }
  }

  /** After the connection came back, or a refusal's cause went: at once. */
  readonly retry = (): void => {
    if (this.state.kind === "refused") this.set({ kind: "saving" });
    if (this.isBehind) this.saveIn(0);
  };

  /** The screen is up (again: strict effects leave and come back at once). */
  enter(): void {
    this.hasLeft = false;
  }

  /**
   * The screen is left: what waits goes off this once. Later somebody else may be signed in, whose resume it
   * would become; what fails stays in the tab, for its owner. Whoever comes back waits for it.
   */
  leave(): void {
    clearTimeout(this.timer);
    this.hasLeft = true;
    const save = this.isBehind && !this.isStopped() ? this.flush() : this.underWay;
    if (save)
      noteLastSave(
        this.start.owner,
        this.id,
        save.then(() => this.id),
      );
  }

  private async saveAll(): Promise<void> {
    while (this.values && this.isBehind && !this.isStopped()) {
      const { values } = this;
      if (!this.start.isDraft && checkResume(values).size > 0) {
        this.set({ kind: "incomplete" });
        return;
      }
      this.set({ kind: "saving" });
      try {
        this.accept(await this.send(toInput(values)), values);
      } catch (error) {
        this.refuse(toAuthError(error));
        return;
      }
    }
  }

  private send(input: SaveResumeInput): Promise<Version> {
    return this.id === null ? this.calls.create(input) : this.calls.update(this.id, this.version, input);
  }

  private accept({ id, version }: Version, values: ResumeValues): void {
    const isNew = this.id === null;
    forgetUnsaved(this.start.owner, this.id);
    this.id = id;
    this.version = version;
    this.savedText = textOf(values);
    this.retryMs = FIRST_RETRY_MS;
    if (this.isBehind && this.values) keepUnsaved(this.start.owner, id, { values: this.values, version });
    else this.set({ kind: "saved", at: Date.now() });
    if (isNew && !this.hasLeft) this.onBegun(id);
  }

  private refuse(error: AuthError): void {
    if (error.isOutage) {
      this.set({ kind: navigator.onLine ? "unreachable" : "offline" });
      this.saveIn(this.retryMs);
      this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
    } else if (error.code === "RESUME_CHANGED") this.set({ kind: "changed" });
    else if (error.code === "NOT_FOUND") this.set({ kind: "deleted" });
    else this.set({ kind: "refused", error });
  }

  /** The screen is back at what the server has. */
  private settle(): void {
    clearTimeout(this.timer);
    forgetUnsaved(this.start.owner, this.id);
    const isQuiet = this.state.kind === "untouched" || this.state.kind === "saved" || this.isStopped();
    if (!isQuiet && !this.underWay) this.set({ kind: "saved", at: Date.now() });
  }

  private isStopped(): boolean {
    return this.state.kind === "changed" || this.state.kind === "deleted";
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.hasLeft) this.timer = setTimeout(() => void this.flush(), ms);
  }

  private set(state: SavingState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const textOf = (values: ResumeValues): string => JSON.stringify(toInput(values));
