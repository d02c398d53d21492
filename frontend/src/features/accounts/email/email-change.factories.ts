import { type EmailChange_ChangeFragment, PendingEmailChangeDocument } from "./EmailChange.generated";

export const buildEmailChange = (changes: Partial<EmailChange_ChangeFragment> = {}) => ({
  __typename: "EmailChange" as const,
  ...{ id: "change-1", newEmail: "priya@new.example", confirmableUntil: "2026-11-28T09:45:00.000Z" },
  ...changes,
});

/** What the settings ask for, with its answer. */
export const emailChangeAnswer = (emailChange: ReturnType<typeof buildEmailChange> | null = null) => ({
  request: { query: PendingEmailChangeDocument },
  result: { data: { emailChange } },
});
