import { INACTIVE_YEARS } from "@job-portal/protocol/inactivity";
import { afterDays, DAYS_OF_YEAR, type PersonalTable, withAccount } from "./erasure";

/** An account that nobody uses goes, and with it all that goes with an account. */
const whenUnusedForYears = afterDays(INACTIVE_YEARS * DAYS_OF_YEAR, "inactivity-watch");

/** The part of `personal-tables.ts` about accounts, their addresses and those that nobody uses. */
export const ACCOUNT_TABLES: Readonly<
  Record<
    | "accounts"
    | "breach_recipients"
    | "email_changes"
    | "inactivity_warnings"
    | "second_factors"
    | "second_factor_proofs"
    | "second_factor_recovery_codes",
    PersonalTable
  >
> = {
  accounts: {
    personal: {
      account:
        "id firebase_uid email email_verified_at email_told_at phone_number phone_told_at role last_active_on adult_at " +
        "minor_at consents consents_asked_at created_at updated_at",
      profile: "language display_name photo_url additional_data profile_version",
      plans: "plan",
      safety: "status blocked_at blocked_reason",
    },
    erased: [withAccount, whenUnusedForYears],
  },
  breach_recipients: {
    personal: { account: "breach_id account_id telling_id told_at" },
    erased: [withAccount],
  },
  email_changes: {
    personal: {
      account:
        "id account_id old_email new_email confirm_hash stop_hash requested_at confirmed_at stopped_at",
    },
    erased: [withAccount, afterDays(7, "email-change-purge")],
  },
  second_factors: {
    personal: { account: "account_id sealed_secret begun_at confirmed_at last_period" },
    erased: [withAccount],
  },
  second_factor_proofs: {
    personal: { account: "secret_hash account_id passed_at" },
    erased: [withAccount, afterDays(2, "second-factor-purge")],
  },
  second_factor_recovery_codes: {
    personal: { account: "account_id code_hash used_at" },
    erased: [withAccount],
  },
  inactivity_warnings: {
    personal: { account: "account_id step id inactive_since erased_on given_at out_at seen_at" },
    erased: [withAccount],
  },
};
