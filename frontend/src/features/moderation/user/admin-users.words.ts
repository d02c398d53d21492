import type { AccountStatus } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const adminUsersWords = defineWords("admin-users", {
  en: {
    statuses: { ACTIVE: "Active", PENDING: "Pending", BLOCKED: "Blocked" } satisfies Record<
      AccountStatus,
      string
    >,
    table: "Users",
    user: "User",
    role: "Role",
    plan: "Plan",
    status: "Status",
    joined: "Joined",
    actions: "Actions",
    dateOf: (at: string) => format.date(at),
    reason: (reason: string) => `Reason: ${reason}`,
    facts: (role: string, plan: string, at: string) => `${role} · ${plan} · ${format.shortDay(at)}`,

    edit: (name: string) => `Edit ${name}`,
    block: (name: string) => `Block ${name}`,
    unblock: (name: string) => `Unblock ${name}`,
    delete: (name: string) => `Delete ${name}`,

    editTitle: (name: string) => `Edit ${name}`,
    roleStays: "The portal needs this admin, or is configured to have it: the role stays.",
    planHint: "It is in force at once, without payment.",
    save: "Save",
    saving: "Saving...",
    roleAlone: (role: string, why: string) => `The role is ${role} now. The plan was not changed: ${why}`,
    saved: (name: string) => `${name} is saved.`,

    blockTitle: (name: string) => `Block ${name}?`,
    blockMeaning:
      "They are signed out at once and can't sign in, and the jobs they posted leave the search. You can take it back.",
    blockReason: "Why are they blocked?",
    blockReasonHint: "It stays with their account. They may read it.",
    blockUser: "Block user",
    blocked: (name: string) => `${name} is blocked.`,
    unblocked: (name: string) => `${name} is active again.`,

    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteMeaning:
      "Profile and resumes are erased, applications stay with the companies without the person, and the jobs of companies without anybody left are closed. This can't be undone.",
    deleteUser: "Delete user",
    deleted: (name: string) => `${name} is deleted.`,

    removeFactor: (name: string) => `Remove the authenticator app of ${name}`,
    removeFactorTitle: (name: string) => `Remove the authenticator app of ${name}?`,
    removeFactorMeaning:
      "For somebody who has lost their phone and their recovery codes. Make sure that it is them: only their password guards the account then. They are told.",
    removeFactorReason: "How do you know it is them?",
    removeFactorReasonHint: "It stays with their account. They may read it.",
    removeFactorAct: "Remove app",
    factorRemoved: (name: string) => `The authenticator app of ${name} is removed.`,

    wants: (from: string, to: string) => `${from} to ${to}`,
    approve: "Approve",
    refuse: "Refuse",
    approveOf: (name: string) => `Approve the request of ${name}`,
    refuseOf: (name: string) => `Refuse the request of ${name}`,
    approved: (name: string, plan: string) => `${name} is on ${plan} now.`,
    refused: (name: string) => `The request of ${name} is refused.`,
  },
});
