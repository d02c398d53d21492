import { defineWords } from "../shared/words";

export const appWords = defineWords("app", {
  en: {
    missingVariables: "Missing required environment variables",
    crashed: "Something went wrong",
    crashedHint: "This page stopped working. Reloading it usually helps.",
    reload: "Reload",
    partNotLoaded: "This page could not be loaded.",
    sessionUnknown: "The sign-in service does not answer.",
    signIn: "Sign In",
  },
});
