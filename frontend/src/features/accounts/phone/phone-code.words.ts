import { defineWords } from "../../../shared/words";

/** Signing in, adding a number, and proving who one is by a code that comes as a text message. */
export const phoneCodeWords = defineWords("phone-code", {
  en: {
    number: "Mobile number",
    numberHint: "An Indian number of 10 digits. We’ll text you a code.",
    wrongNumber: "Enter an Indian mobile number of 10 digits",
    sendCode: "Send Code",
    sending: "Sending...",
    code: "Code",
    codeHint: "Six digits. Nobody from JobPortal will ever ask you for them.",
    enterCode: "Enter the six digits of the message",
    sentTo: (number: string) => `We’ve texted a code to ${number}.`,
    change: "Change",
    sendAgain: "Send again",
    sendAgainIn: (seconds: number) => `Send again in ${seconds} s`,
    problems: {
      "invalid-verification-code": "This is not the code. Check the message.",
      "code-expired": "This code is too old. Send a new one.",
      "invalid-phone-number": "Enter an Indian mobile number of 10 digits",
      "quota-exceeded": "We can’t send more messages right now. Sign in by e-mail, or try again later.",
      "captcha-check-failed": "We couldn’t check that you are a person. Please try again.",
      "credential-already-in-use":
        "This number belongs to another account. Sign in with it and delete that account, then add the number here.",
    },

    byPhone: "Continue with phone",
    signInTitle: "Sign in by phone",
    signInLead: "New here? The same way makes your account.",
    signIn: "Continue",
    signingIn: "Checking...",
    useEmail: "Use e-mail instead",

    section: "Phone number",
    sectionText: "Sign in with it, without a password. It counts as verified.",
    add: "Add Phone Number",
    addTitle: "Add your phone number",
    replace: "Change",
    remove: "Remove",
    removed: "Phone number removed.",
    notRemoved: (message: string) => `The number could not be removed. ${message}`,
    save: "Save Number",
    saving: "Saving...",
    saved: "Phone number saved.",
    cancel: "Cancel",

    addGoogleText: "Or add your Google account. Its address is yours here at once.",
    addGoogle: "Add Google Account",
    googleNext: "Now choose your Google account.",
    googleAdded: "Google account added.",
    googleTaken: "It belongs to another account here.",
    googleNotAdded: (message: string) => `Your Google account could not be added. ${message}`,
  },
});
