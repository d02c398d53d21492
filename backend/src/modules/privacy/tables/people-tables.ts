import { afterDays, byTrigger, type PersonalTable, withAccount } from "./erasure";

/** Who lets companies find them, who looked, and who was invited. */
export const PEOPLE_TABLES: Readonly<Record<string, PersonalTable>> = {
  findable_people: {
    personal: {
      finding:
        "account_id id is_on is_stale is_barred hidden_companies hidden_keys card terms experience_months expected_pay " +
        "notice_days education_level listed_at read_at",
    },
    erased: [withAccount],
  },
  people_by_term: {
    personal: { finding: "term listed_at person_id" },
    erased: [byTrigger("findable_people", "findable_people_keep_terms")],
  },
  person_looks: {
    personal: { finding: "account_id company_id looked_on looked_at" },
    erased: [withAccount, afterDays(90, "people-watch")],
  },
  invitations: {
    personal: {
      finding: "id account_id job_id invited_by message status shared sent_at expires_at answered_at",
    },
    erased: [withAccount],
  },
};
