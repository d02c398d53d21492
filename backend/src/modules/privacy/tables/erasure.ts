import type { DataPurpose } from "@job-portal/protocol/data-purposes";
import type { Tasks } from "../../../queue/enqueue";

/** How a row about a person comes to its end; a test looks whether each of these ways runs (PRIV-01). */
export type Erasure =
  /** With the account's row, by foreign keys. */
  | { way: "account" }
  /** With the row that it was made of, by a trigger of that row's table. */
  | { way: "trigger"; parent: string; trigger: string }
  /** The reference to the account becomes null with the account's row; the rest stays others'. */
  | { way: "detached" }
  /** By a domain's part of the deletion of an account. */
  | { way: "records"; section: string }
  /** After so many days by a task of the queue. */
  | { way: "task"; days: number; task: keyof Tasks }
  /** Once nothing points to it any more. */
  | { way: "unused"; task: keyof Tasks }
  /** After so many days by the code that writes it; the file is named from `backend/src`. */
  | { way: "writer"; days: number; file: string }
  /** Never: it names nobody once the account is gone. */
  | { way: "kept"; because: string };

/** A table with columns about persons. Columns are named with blanks between them. */
export interface PersonalTable {
  /** The columns about a person, by what they are used for. */
  personal: Readonly<Partial<Record<DataPurpose, string>>>;
  /** Its other columns. */
  other?: string;
  erased: readonly Erasure[];
}

/** Periods of years are counted in such years. */
export const DAYS_OF_YEAR = 365;

/** So many days, as people read it. */
export const periodOf = (days: number): string =>
  days % DAYS_OF_YEAR === 0 ? `${days / DAYS_OF_YEAR} years` : `${days} days`;

export const withAccount: Erasure = { way: "account" };
export const byTrigger = (parent: string, trigger: string): Erasure => ({ way: "trigger", parent, trigger });
export const detached: Erasure = { way: "detached" };
export const byRecords = (section: string): Erasure => ({ way: "records", section });
export const afterDays = (days: number, task: keyof Tasks): Erasure => ({ way: "task", days, task });
export const whenUnused = (task: keyof Tasks): Erasure => ({ way: "unused", task });
export const byWriter = (days: number, file: string): Erasure => ({ way: "writer", days, file });
export const kept = (because: string): Erasure => ({ way: "kept", because });
