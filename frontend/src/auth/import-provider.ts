import type * as FirebaseProvider from "./firebase-provider";

type ProviderModule = typeof FirebaseProvider;

/** Where the provider's code lies, once it could not be fetched from there. */
let failedAddress: string | undefined;
let attempts = 0;

/**
 * Fetches the provider's code. Chromium remembers of an address that nothing came from it, and never asks it
 * again: each further attempt asks under another, so that a lost connection does not outlast itself.
 */
export async function importProvider(): Promise<ProviderModule> {
  if (failedAddress === undefined) {
    try {
      return await import("./firebase-provider");
    } catch (error) {
      failedAddress = addressIn(error);
      throw error;
    }
  }
  attempts += 1;
  return (await import(/* @vite-ignore */ `${failedAddress}?attempt=${attempts}`)) as ProviderModule;
}

/** Browsers name the file that they could not fetch in their message, and nowhere else. */
function addressIn(error: unknown): string | undefined {
  return error instanceof TypeError ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
}
