import { INACTIVE_YEARS } from "@job-portal/protocol/inactivity";
import { afterDays, DAYS_OF_YEAR, type PersonalTable, withAccount } from "./erasure";

/** An account that nobody uses goes, and with it all that goes with an account. */
export const whenUnusedForYears = afterDays(INACTIVE_YEARS * DAYS_OF_YEAR, "inactivity-watch");

/** The part of `personal-tables.ts` about accounts that nobody uses. */
export const INACTIVITY_TABLES: Readonly<Record<"inactivity_warnings", PersonalTable>> = {
  inactivity_warnings: {
    personal: { account: "account_id step id inactive_since erased_on given_at out_at seen_at" },
    erased: [withAccount],
  },
};
