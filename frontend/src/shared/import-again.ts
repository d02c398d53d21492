/** Pages that came without encryption have no workers. */
type DeviceNavigator = Omit<Navigator, "serviceWorker"> & Partial<Pick<Navigator, "serviceWorker">>;

/**
 * A loader of code that can be asked again after a failure. If no code came from an address, Chromium remembers that
 * until the page is loaded anew. So each further attempt asks under another address.
 *
 * The files that the code itself imports keep their addresses. If one of these did not come, it keeps the code away
 * until a reload. Without a connection and without our worker, which has what was used before, nothing is asked at
 * all: all of the addresses would be remembered. Callers keep the module that has come: asked again, it might come
 * twice.
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
    const { onLine, serviceWorker } = navigator as DeviceNavigator;
    if (!onLine && !serviceWorker?.controller)
      throw new TypeError("Offline: a dynamically imported module was not asked for.");
    try {
      return await importOnce();
    } catch (error) {
      failedAddress ??= addressIn(error);
      throw error;
    }
  };
}

/**
 * Browsers name the file that they could not fetch in their message, and nowhere else. Safari asks again, and names
 * none.
 */
function addressIn(error: unknown): string | undefined {
  return error instanceof TypeError ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
}
