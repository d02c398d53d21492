import { GRIEVANCE_YEARS } from "@job-portal/protocol/grievances";
import { afterDays, DAYS_OF_YEAR, detached, type PersonalTable, withAccount } from "./erasure";

/** The part of `personal-tables.ts` about grievances. */
export const GRIEVANCE_TABLES: Readonly<Record<"grievances", PersonalTable>> = {
  grievances: {
    personal: {
      grievances: "id number account_id kind text raised_at due_on place answered_at answer answered_by",
    },
    erased: [withAccount, detached, afterDays(GRIEVANCE_YEARS * DAYS_OF_YEAR, "grievance-purge")],
  },
};
