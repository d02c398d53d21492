import { SHELL_PATH } from "@job-portal/protocol/paths";

/** Written by the build: what the app needs to start, its own script first. */
declare const SHELL_FILES: readonly string[];

const [ENTRY = ""] = SHELL_FILES;
const CACHE_PREFIX = "shell ";
/** The script's name has the hash of its content, so each release has a cache of its own. */
const CACHE = CACHE_PREFIX + ENTRY;

export const isShellFile = (path: string): boolean => SHELL_FILES.includes(path);

/**
 * Keeps the shell, with its headers and so with the nonce of its policy (OFF-03). The browser has just loaded its
 * files, so they come from its own cache. While nodes of two releases run, the page may be of another one than this
 * worker: then the installation fails, and the browser tries again with the next page.
 */
export async function keepShell(): Promise<void> {
  const page = await fetch(SHELL_PATH, { cache: "reload" });
  if (!page.ok || !(await page.clone().text()).includes(ENTRY))
    throw new Error("The shell is that of another release.");
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL_FILES]);
  await cache.put(SHELL_PATH, page);
}

export async function forgetOtherShells(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Undefined where the browser has thrown it away to gain room. */
export async function keptShell(path: string = SHELL_PATH): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}
