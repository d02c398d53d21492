import { type PersonalTable, withAccount } from "./erasure";

/** The part of `personal-tables.ts` about what somebody allowed, and whom they named to ask in their place. */
export const CONSENT_TABLES: Readonly<Record<"consents" | "nominees", PersonalTable>> = {
  consents: {
    personal: { account: "id account_id purpose notice_version language given_at withdrawn_at" },
    erased: [withAccount],
  },
  nominees: {
    personal: { nominee: "account_id name relation email phone named_at" },
    erased: [withAccount],
  },
};
