import type { ApiKeyScope } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const refusals: OwnRefusalWords = {
  API_KEY_LIMIT: "You have 20 keys that work already. Revoke one of them first.",
  MEMBER_ROLE: "Only owners can do this.",
  NOT_FOUND: "This has changed meanwhile. Please load the page again.",
};

/** The keys of a company's programs. */
export const apiKeyWords = defineWords("api-keys", {
  en: {
    title: "API keys and webhooks",
    intro: "With a key, your hiring software reads and changes what you choose. A webhook tells it of news.",
    loadFailed: "We couldn’t load the keys.",
    failed: "That did not work. Please try again.",
    refusals,

    keys: (count: number) => (count === 1 ? "1 key" : `${format.count(count)} keys`),
    none: "No keys yet",
    noneHint: "Make one here for the program that is to work with your jobs and candidates.",
    scopes: {
      JOBS_READ: "Read jobs",
      JOBS_WRITE: "Post, change and close jobs",
      CANDIDATES_READ: "Read candidates",
      CANDIDATES_WRITE: "Move candidates",
    } satisfies Record<ApiKeyScope, string>,
    begins: (hint: string) => `${hint}…`,
    made: (by: string | null, at: string) =>
      by === null ? `Made on ${format.date(at)}` : `Made by ${by} on ${format.date(at)}`,
    used: (at: string | null) => (at === null ? "Never used" : `Last used on ${format.date(at)}`),
    until: (at: string) => `Works until ${format.date(at)}`,
    ended: (at: string, isRevoked: boolean) => `${isRevoked ? "Revoked" : "Ended"} on ${format.date(at)}`,
    revoke: "Revoke",
    revokeKey: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke the key ${name}?`,
    revokeText: "The program that uses it is refused from the next call on. A key can’t be had back.",
    revoking: "Revoking…",
    revoked: (name: string) => `${name} doesn’t work any more`,
    cancel: "Cancel",

    makeTitle: "Make a key",
    name: "Name",
    nameHint: "Such as the program’s name. Histories show it.",
    nameRequired: "Please type a name",
    nameWrong: "Please type a name of up to 60 characters",
    uses: "What it may do",
    scopeRequired: "Please choose one or more",
    days: "Works for",
    daysOptions: { 30: "30 days", 90: "90 days", 365: "1 year" },
    make: "Make Key",
    making: "Making…",
    limits:
      "It does this for your company alone, and never more than you may do yourself. We tell the other owners that you made it.",

    secretTitle: "Your new key",
    secretOnce: "Copy it now. We keep no copy, and it is not shown again.",
    secretLost: "The key was made, but we can’t show it again. Revoke it and make another one.",
    copy: "Copy Key",
    copied: "Key copied",
    notCopied: "Your browser did not let us copy. Please mark the key and copy it by hand.",
    done: "Done",
  },
});
