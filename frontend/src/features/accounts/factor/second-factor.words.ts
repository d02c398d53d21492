import { formatsIn, INDIAN_ZONE } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const refusals: OwnRefusalWords = {
  SECOND_FACTOR_CODE: "This code is wrong, too old, or was used before. Take the one that the app shows now.",
  NOT_FOUND: "This key is too old. Begin again.",
  RATE_LIMITED: "Too many wrong codes. Please wait up to an hour, then try again.",
};

/** An authenticator app as second factor: in the settings, on its page, and where a code is asked for. */
export const secondFactorWords = defineWords("second-factor", {
  en: {
    title: "Authenticator App",
    lead: "An app on your phone shows a new code every 30 seconds. You’re asked for it before important changes, so a stolen password isn’t enough.",
    back: "Settings",
    off: "Off",
    on: "On",
    setUp: "Set Up",
    manage: "Manage",
    notOffered: "This portal doesn’t offer authenticator apps.",
    required: "Admins of this portal need an authenticator app. Set one up to go on.",
    notLoaded: "We couldn’t load this.",

    stepApp: "Get an authenticator app",
    stepAppText:
      "Any app for one-time codes works, such as Google Authenticator, Aegis or 2FAS. You may have one already.",
    stepKey: "Add this portal to it",
    stepKeyText: "Scan the code with the app.",
    qr: "QR code for your authenticator app",
    byHand: "Can’t scan it? Open the app on this phone, or type this key into it:",
    openApp: "Open in App",
    copyKey: "Copy Key",
    stepCode: "Type the code that the app shows",
    begin: "Begin",
    beginning: "One moment...",
    confirm: "Turn On",
    confirming: "Checking...",
    turnedOn: "Your authenticator app is on.",

    code: "Code",
    codeHint: "Six digits from the app",
    anyCodeHint: "Six digits from the app, or a recovery code",
    enterCode: "Enter the code",

    codesTitle: "Keep your recovery codes",
    codesText:
      "If you lose your phone, each of these stands in for a code, once. Keep them where your phone isn’t. We show them only now.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "The browser didn’t let us copy. Select the text instead.",
    download: "Download",
    fileOf: (day: string) => `recovery-codes-${day}.txt`,
    kept: "I’ve Kept Them",

    since: (at: string) => `On since ${format.momentIn(INDIAN_ZONE, at)}.`,
    codesLeft: (count: number) =>
      count === 0
        ? "You have no recovery codes left. Make new ones."
        : `${count} recovery ${count === 1 ? "code" : "codes"} left.`,
    newCodes: "Recovery Codes",
    newCodesText: "New ones end those that you have now.",
    makeCodes: "Make New Codes",
    remove: "Remove App",
    removeText:
      "Only your password will guard your account then. For another phone, remove the app and set it up again.",
    removing: "Removing...",
    removed: "Your authenticator app is removed.",

    askTitle: "Type a code",
    askText: "Open your authenticator app and type the code that it shows.",
    askLost: "Lost your phone? Type a recovery code. Without one, write to us.",
    goOn: "Go On",
    checking: "Checking...",
    cancel: "Cancel",
    failed: "We couldn’t do it. Please try again.",
    refusals,
  },
});
