/**
 * A loader of code that can be asked again after a failure. Chromium remembers of an address that no code came from
 * it, and never asks it again until the page is loaded anew: each further attempt asks under another address.
 *
 * The files that the code itself imports keep their addresses, so that one of these that did not come keeps the code
 * away until a reload. Without a connection nothing is asked at all, for that would have all of them remembered; code
 * that lies in the browser's cache alone stays away with them. Who asks keeps what has come: asked again, it might come twice.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined;
  let attempts = 0;

  async function importOnce(): Promise<Module> {
    if (failedAddress === undefined) return load();
    attempts += 1;
    return (await import(/* @vite-ignore */ `${failedAddress}?attempt=${attempts}`)) as Module;
  }

  return async () => {
    if (!navigator.onLine) throw new TypeError("Offline: a dynamically imported module was not asked for.");
    try {
      return await importOnce();
    } catch (error) {
      failedAddress ??= addressIn(error);
      throw error;
    }
  };
}

/** Browsers name the file that they could not fetch in their message, and nowhere else. Safari asks again, and names none. */
function addressIn(error: unknown): string | undefined {
  return error instanceof TypeError ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
}
