import { type PersonalTable, withAccount } from "./erasure";

/** The part of `personal-tables.ts` about what somebody allowed. */
export const CONSENT_TABLES: Readonly<Record<"consents", PersonalTable>> = {
  consents: {
    personal: { account: "id account_id purpose notice_version language given_at withdrawn_at" },
    erased: [withAccount],
  },
};
