import { importAgain } from "../shared/import-again";

/** Fetches the provider's code, so that a lost connection does not outlast itself. */
export const importProvider = importAgain(() => import("./firebase-provider"));
