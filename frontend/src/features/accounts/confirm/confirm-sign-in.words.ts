import { defineWords } from "../../../shared/words";

/** What asks somebody once more who they are. */
export const confirmSignInWords = defineWords("confirm-sign-in", {
  en: {
    title: "Is it you?",
    byPassword: "You signed in some time ago. Please type your password once more to go on.",
    byGoogle: "You signed in some time ago. Google will ask you to sign in once more to go on.",
    byCode: "You signed in some time ago. We’ll text a code to your phone. Please type it to go on.",
    enterPassword: "Enter your password",
    enterCode: "Send the code, then type it",
    wrongPassword: "This is not your password",
    confirm: "Go on",
    confirming: "Checking…",
    cancel: "Cancel",
    failed: (message: string) => `We couldn’t check that it is you. ${message}`,
  },
});
