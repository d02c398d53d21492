/** Where the provider's code keeps a signed-in user of one of its projects: the project's key and a colon follow. */
export const STORED_USER = "firebase:authUser:";

const keyPrefix = (apiKey: string): string => `${STORED_USER}${apiKey}:`;

/** Whether somebody is signed in on this browser, told without the provider's code. */
export function hasStoredSession(apiKey: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(keyPrefix(apiKey)));
  } catch {
    // Storage is switched off: a session lives no longer than its page.
    return false;
  }
}

/** Tells when another tab has signed in. */
export function onSessionStored(apiKey: string, listener: () => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (newValue !== null && key?.startsWith(keyPrefix(apiKey))) listener();
  }
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}
