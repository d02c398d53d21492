import type { WebhookDeliveryStatus, WebhookEvent } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const refusals: OwnRefusalWords = {
  WEBHOOK_LIMIT: "You have 10 webhooks already. Delete one of them first.",
  MEMBER_ROLE: "Only owners can do this.",
  NOT_FOUND: "This has changed meanwhile. Please load the page again.",
};

/** Where a company's programs are told of events. */
export const webhookWords = defineWords("webhooks", {
  en: {
    failed: "That did not work. Please try again.",
    refusals,

    webhooks: "Webhooks",
    none: "No webhooks yet",
    noneHint: "Make one for an address of your software. It is told as soon as somebody applies.",
    events: {
      APPLICATION_RECEIVED: "Application received",
      APPLICATION_MOVED: "Candidate moved",
      MESSAGE_RECEIVED: "Message received",
      INTERVIEW_CHANGED: "Interview changed",
      OFFER_CHANGED: "Offer changed",
    } satisfies Record<WebhookEvent, string>,
    failing: (since: string) => `Has failed since ${format.date(since)}`,
    off: (at: string) => `Switched off on ${format.date(at)}, because it had failed for days`,
    switchOn: "Switch On",
    switchedOn: "It is on again, and what has waited is sent",
    delete: "Delete",
    deleteUrl: (url: string) => `Delete ${url}`,
    deleteTitle: "Delete this webhook?",
    deleteText: "Nothing is sent there from then on. Its log goes as well.",
    deleting: "Deleting…",
    deleted: "The webhook is deleted",
    cancel: "Cancel",

    log: (count: number) => `Last deliveries (${format.count(count)})`,
    statuses: {
      PENDING: "Waiting",
      DELIVERED: "Delivered",
      FAILED: "Failed",
    } satisfies Record<WebhookDeliveryStatus, string>,
    tries: (attempts: number) => (attempts === 1 ? "1 attempt" : `${format.count(attempts)} attempts`),
    answered: (status: number) => `answer ${status}`,
    replay: "Send again",
    replayEvent: (event: string, at: string) => `Send ${event} of ${format.date(at)} again`,
    replayed: "It is sent again",

    makeTitle: "Make a webhook",
    url: "Address",
    urlHint: "An https address that everybody can reach",
    urlRequired: "Please type an address",
    urlWrong: "Please type an https address of a public host",
    tells: "What it tells of",
    eventRequired: "Please choose one or more",
    make: "Make Webhook",
    making: "Making…",
    carries:
      "It carries ids and statuses, and no name. Your software reads the rest with an API key. We tell the other owners that you made it.",

    secretTitle: "Its signing secret",
    secretOnce: "Copy it now, it is not shown again. Your software checks with it that we are the sender.",
    secretLost: "The webhook was made, but we can’t show its secret again. Delete it and make another one.",
    copy: "Copy Secret",
    copied: "Secret copied",
    notCopied: "Your browser did not let us copy. Please mark the secret and copy it by hand.",
    done: "Done",
  },
});
