import { formatsIn, INDIAN_ZONE } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const refusals: OwnRefusalWords = {
  EMAIL_TAKEN:
    "Another account has this e-mail address. If it is yours, sign in with it and delete that account, then try again.",
  EMAIL_CHANGE_LIMIT: "You asked for five links today. Please try again tomorrow.",
  NOT_FOUND: "This link doesn’t work any more. Ask for a new one in the settings.",
  RECENT_SIGN_IN_REQUIRED: "Please prove again that it is you, then send the link.",
};

/** Another e-mail address for one's account, or the first, and the page of the link to it. */
export const emailChangeWords = defineWords("email-change", {
  en: {
    add: "Add Email",
    change: "Change Email",
    noEmail: "You have none here yet. Add one, so that answers and alerts reach you by mail too.",
    address: "New e-mail address",
    addressHint: "We’ll send a link there. Your address changes when you open it.",
    send: "Send Link",
    sending: "Sending...",
    cancel: "Cancel",
    sameAddress: "This is your address already",
    waiting: (email: string, until: string) =>
      `Open the link in the email we sent to ${email}. It works until ${format.momentIn(INDIAN_ZONE, until)}.`,

    confirmTitle: "Your new e-mail address",
    confirmLead: (email: string) => `Use ${email} for this account?`,
    confirmText: "You’ll be signed out everywhere. From then on, sign in with the new address.",
    addText: "You’ll be signed out everywhere. Sign in again as you did before.",
    confirm: "Use This Address",
    confirming: "Changing...",
    changed: (email: string) => `Your e-mail address is now ${email}. Please sign in again.`,
    overTitle: "This link doesn’t work any more",
    over: (signInName: string) =>
      `It was used, its time is over, or it belongs to another account. You are signed in as ${signInName}.`,
    toSettings: "To the Settings",
    failed: "We couldn’t do it. Please try again.",
    notLoaded: "The link could not be read.",
    refusals,
  },
});
