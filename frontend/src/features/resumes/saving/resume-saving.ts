import { toAuthError, type AuthError } from "../../../auth/auth-error";
import { AutoSave, type AutoSaveState, type Outcome } from "../../../forms/auto-save";
import { checkResume } from "../resume/resume-check";
import { noteLastSave } from "./last-save";
import { ResumeBeginning } from "./resume-beginning";
import type { ResumeCalls } from "./resume-calls";
import { toInput, type ResumeValues } from "../resume/resume-values";
import type { ResumeStart } from "./resume-start";
import { keepUnsaved } from "./unsaved-resume";

type SavingTrouble =
  /** Kept in this tab; it is tried again by itself. */
  | { kind: "offline" | "unreachable" }
  /** Saving stops until somebody decides: another tab saved a newer version, or deleted it. */
  | { kind: "changed" | "deleted" }
  | { kind: "refused"; error: AuthError };

/** How the resume on the screen stands to the one on the server. */
export type SavingState = AutoSaveState<SavingTrouble>;

export type SavingStart = Pick<ResumeStart, "owner" | "needsEmail" | "id" | "version" | "isDraft" | "saved">;
type KnownVersion = Pick<SavingStart, "id" | "version">;

/**
 * Brings a resume to the server while it is typed. A version that somebody saved elsewhere is never overwritten,
 * and a finished resume stays as it was while something required is missing.
 */
export class ResumeSaving extends AutoSave<ResumeValues, KnownVersion, SavingTrouble> {
  constructor(
    private readonly start: SavingStart,
    private readonly calls: ResumeCalls,
    onBegun: (id: string) => void,
  ) {
    const { owner, needsEmail, isDraft, saved } = start;
    const beginning = new ResumeBeginning(calls);
    super({
      version: { id: start.id, version: start.version },
      saved,
      storage: {
        keep: (values, { id, version }) => keepUnsaved(owner, id, { values, version }),
        forget: ({ id }) => keepUnsaved(owner, id, null),
      },
      sending: {
        send: (values, { id, version }) =>
          id === null ? beginning.save(toInput(values)) : calls.update(id, version, toInput(values)),
        isReady: (values) => isDraft || checkResume(values, needsEmail).size === 0,
        contentOf: (values) => JSON.stringify(toInput(values)),
        stateAfter: (error) => outcomeOf(toAuthError(error)),
      },
      pace: { restMs: 1000, firstRetryMs: 3000, lastRetryMs: 30_000 },
      order: "in-turn",
      // The page asks before it is left with something unsaved: it must not say "Saved" meanwhile.
      savingFrom: "change",
      onVersion: ({ id }, before) => {
        if (id !== null && before.id === null) onBegun(id);
      },
    });
  }

  readonly getId = (): string | null => this.version.id;

  /** Saves what waits and turns a draft into a finished resume. @returns whether that came about */
  async finish(): Promise<boolean> {
    // A resume that is as its profile gave it has never been saved.
    if (this.version.id === null) this.savedContent = null;
    const isSaved = await this.flush();
    const { id, version } = this.version;
    if (!isSaved || id === null) return false;
    if (!this.start.isDraft) return true;
    try {
      this.version = await this.calls.finish(id, version);
      return true;
    } catch (error) {
      const { state, next } = outcomeOf(toAuthError(error));
      // All of it is saved: an outage leaves nothing to keep trying.
      if (next !== "retry") this.show(state, next);
      return false;
    }
  }

  /** The server's version, which has just been read, takes the place of the one on the screen. */
  takeOver(version: number, values: ResumeValues): void {
    this.values = values;
    this.accept({ id: this.version.id, version }, values);
  }

  /** Stores what is on the screen as a resume of its own. @returns its id; null where that failed */
  async keepAsCopy(titleOf: (title: string) => string): Promise<string | null> {
    if (!this.values) return null;
    try {
      const input = toInput({ ...this.values, title: titleOf(this.values.title) });
      const copy = await this.calls.create(input);
      this.forget();
      return copy.id;
    } catch (error) {
      this.show({ kind: "refused", error: toAuthError(error) }, "change");
      return null;
    }
  }

  /** Whoever comes back to this resume waits for the save that goes on. */
  override leave(): Promise<unknown> | null {
    const { id } = this.version;
    const save = super.leave();
    if (save) noteLastSave(this.start.owner, id, save.then(this.getId));
    return save;
  }
}

function outcomeOf(error: AuthError): Outcome<SavingTrouble> {
  if (error.isOutage) return { state: { kind: navigator.onLine ? "unreachable" : "offline" }, next: "retry" };
  if (error.code === "RESUME_CHANGED") return { state: { kind: "changed" }, next: "decision" };
  if (error.code === "NOT_FOUND") return { state: { kind: "deleted" }, next: "decision" };
  return { state: { kind: "refused", error }, next: "change" };
}
