import { AutoSave, type AutoSaveState } from "../../../forms/auto-save";
import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
import { readRefusal } from "../../../shared/refusal";
import type { JobDraftFieldsInput } from "../../../shared/schema.generated";

/**
 * In this browser alone: `kept`, because the server is out of reach; `refused`, because it did not take it;
 * `limit`, because it says there are too many; `posted`, because another window has posted it.
 */
interface DraftTrouble {
  kind: "kept" | "refused" | "limit" | "posted";
}

const TROUBLES: Readonly<Record<string, DraftTrouble["kind"]>> = {
  DRAFT_LIMIT: "limit",
  DRAFT_POSTED: "posted",
};

export type DraftState = AutoSaveState<DraftTrouble>;

interface KeptDraft {
  /** The draft's id. */
  id: string;
  fields: JobDraftFieldsInput;
}

/** What this browser keeps under a key, of a form whose last changes never reached the server. */
export const readKept = (key: string) => readCopy("localStorage", key) as KeptDraft | null;

type SaveDraft = (fields: JobDraftFieldsInput) => Promise<unknown>;

/**
 * Keeps a form as a draft while it is filled in. The server's drafts have no versions: the last save holds.
 * @param key where this browser keeps what the server has not taken yet
 */
export const keepDraft = (id: string, key: string, save: SaveDraft) =>
  new AutoSave<JobDraftFieldsInput, null, DraftTrouble>({
    version: null,
    saved: null,
    storage: {
      // It outlives the tab, so that the form's address finds it in a new one.
      keep: (fields) => keepCopy("localStorage", key, { id, fields } satisfies KeptDraft),
      forget: () => keepCopy("localStorage", key, null),
    },
    sending: {
      send: (fields) => save(fields).then(() => null),
      // A draft is held to no rule.
      isReady: () => true,
      // Every change is a new one: what this tab saved before, another tab may have saved over.
      contentOf: (fields) => fields,
      stateAfter(error) {
        const { code, isOutage } = readRefusal(error);
        if (isOutage) return { state: { kind: "kept" }, next: "retry" };
        return { state: { kind: TROUBLES[code ?? ""] ?? "refused" }, next: "change" };
      },
    },
    pace: { restMs: 1200, firstRetryMs: 10_000, lastRetryMs: 10_000 },
    order: "overtaking",
    // "Saved at" with its time stays true while somebody types on.
    savingFrom: "call",
  });
