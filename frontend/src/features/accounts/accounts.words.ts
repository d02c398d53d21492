import type { PlanCode, Role } from "../../shared/schema.generated";
import { refusalWords } from "../../shared/language/refusal.words";
import { defineWords } from "../../shared/words";

export const accountsWords = defineWords("accounts", {
  en: {
    email: "Email",
    password: "Password",
    iAmA: "I am a",
    roles: { JOBSEEKER: "Job Seeker", EMPLOYER: "Employer", ADMIN: "Admin" } satisfies Record<Role, string>,
    roleHints: { jobseeker: "Find work nearby", employer: "Hire local people" },
    plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" } satisfies Record<PlanCode, string>,
    selectRole: "Please select a role",
    enterEmail: "Enter your e-mail address",
    enterPassword: "Enter a password",
    /** Firebase's own least (SEEN-16); a stricter policy says the rest. */
    passwordHint: "6 characters or more",

    continueWithGoogle: "Continue with Google",
    orWithEmail: "or with e-mail",
    googleHints: {
      allowPopups: "Allow popups for this site, then try again.",
      closed: "The Google window was closed before you had signed in.",
      foreignSite: "Google does not know this site's address. Use your e-mail address instead.",
      allowStorage: "Allow cookies and site data for this site, then try again.",
      usePassword:
        "There is already an account with this e-mail address. Sign in with its password, and Google is added to it.",
    },

    verifyEmail: (email: string) =>
      `Verify your e-mail address to get mails: open the link in the email we sent to ${email}.`,
    verificationSent: (email: string) => `We’ve sent a new email to ${email}. Check your spam folder too.`,
    verificationFailed: (message: string) => `We couldn’t send the email. ${message}`,
    sendAgain: "Send again",
    changeAddress: "Wrong address? Change it",
    /** Around an address such as name@gmail.com. */
    emailMeant: { before: "Did you mean", after: "?" },
    sending: "Sending...",

    askSupport: "If you think this is a mistake, write to",

    createAccount: "Create Account",
    creatingAccount: "Creating Account...",
    signUpFailed: (message: string) => `Failed to create an account. ${message}`,
    errors: {
      malformedEmail: "Enter an e-mail address such as name@example.in",
      outage: "The service could not be reached. Check your connection and try again.",
      tooManyTries: "There were too many attempts. Wait a few minutes and try again.",
      emailInUse: "There is already an account with this e-mail address.",
      disabled: "This account has been disabled.",
      /** In English the provider says best what it wants (AUTH-15). */
      passwordRefused: (providersWords: string) => providersWords,
      unknown: "Please try again.",
      refusals: refusalWords.en,
    },
  },
});
