import { toAuthError } from "../../auth/auth-error";
import { AutoSave, type AutoSaveState } from "../../forms/auto-save";
import type { SaveCareerProfileInput } from "../../shared/schema.generated";
import { type CareerFieldName, type CareerValues, fieldOf, inputOf, wrongFieldsOf } from "./career-form";

/** `kept`: the server is out of reach; `changed`: another tab saved a newer version, which has to be loaded first. */
type CareerTrouble = { kind: "kept" | "changed" } | { kind: "refused"; fields: readonly CareerFieldName[] };

export type CareerSavingState = AutoSaveState<CareerTrouble>;

interface CareerSavingStart {
  version: number;
  values: CareerValues;
  /** @returns the version from now on */
  save(input: SaveCareerProfileInput): Promise<number>;
}

/** Saves a career profile while it is typed. A version that was saved elsewhere is never overwritten. */
export const saveCareer = ({ version, values: saved, save }: CareerSavingStart) =>
  new AutoSave<CareerValues, number, CareerTrouble>({
    version,
    saved,
    // The page asks before it is left with something that the server has not taken.
    storage: { keep: () => undefined, forget: () => undefined },
    sending: {
      send: (values, expectedVersion) => save({ ...inputOf(values), expectedVersion }),
      isReady: (values) => wrongFieldsOf(values).length === 0,
      // A field that can't be read differs from an empty one.
      contentOf: (values) => JSON.stringify([inputOf(values), wrongFieldsOf(values)]),
      stateAfter(cause) {
        const { code, fields, isOutage } = toAuthError(cause);
        if (isOutage) return { state: { kind: "kept" }, next: "retry" };
        if (code === "PROFILE_CHANGED") return { state: { kind: "changed" }, next: "decision" };
        return {
          state: { kind: "refused", fields: fields.map(({ field }) => fieldOf(field)) },
          next: "change",
        };
      },
    },
    pace: { restMs: 1000, firstRetryMs: 3000, lastRetryMs: 30_000 },
    order: "in-turn",
    savingFrom: "change",
  });
