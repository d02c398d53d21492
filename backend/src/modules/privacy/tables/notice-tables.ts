import { afterDays, byRecords, type PersonalTable, withAccount } from "./erasure";

/** What people are told, and by which ways. */
export const NOTICE_TABLES: Readonly<Record<string, PersonalTable>> = {
  notices: {
    personal: {
      notices:
        "id account_id kind params created_at read_at mailed_at is_shown mail_at push_at pushed_to sms_at texted_at",
    },
    erased: [withAccount],
  },
  notice_preferences: {
    personal: {
      notices: "account_id page_off mail_off push_off sms_on is_daily quiet_from quiet_to summary_at secret",
    },
    erased: [withAccount],
  },
  push_subscriptions: {
    personal: { notices: "id account_id endpoint p256dh auth device created_at used_at" },
    erased: [withAccount],
  },
  mail_suppressions: {
    personal: { notices: "address_hash cause reported_at lifted_at is_in_force" },
    erased: [byRecords("mailSuppressions"), afterDays(730, "mail-suppression-purge")],
  },
  live_changes: {
    personal: { notices: "account_id xid kind subject_id at" },
    erased: [afterDays(1, "live-change-purge")],
  },
};
