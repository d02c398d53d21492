import { DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { Resume } from "./resume.entity";

/** How long a deleted resume can be had back, in milliseconds. */
export const UNDO_MS = DAY_MS;

/** From when on a resume that was deleted then can't be had back: its row goes. */
export const goneForGoodAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS);

/** A resume is its writer's alone, for whatever it is; a deleted one can only be had back, and that for a day. */
export const resumePolicy = {
  use: (viewer: Account, { accountId, deletedAt }: Resume): boolean =>
    accountId === viewer.id && deletedAt === null,

  restore: (viewer: Account, { accountId, deletedAt }: Resume, now: Date): boolean =>
    accountId === viewer.id && (deletedAt === null || now.getTime() - deletedAt.getTime() < UNDO_MS),
};
