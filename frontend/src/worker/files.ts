import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { isShellFile, keptShell } from "./shell";

/** The build's folder: each file's name has the hash of its content, so none ever changes. */
const FOLDER = "assets";
/** More than the screens of one person need, of two releases. */
const MOST_FILES = 250;

/** OFF-04: files that a page has used, and no others: a phone that saves data fetches nothing ahead of its use. */
const usedFiles = new CacheFirst({
  cacheName: "files",
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});

export const isFile = (url: URL): boolean => url.pathname.split("/")[1] === FOLDER;

export async function answerFile(request: Request, event: Event): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = isShellFile(pathname) ? await keptShell(pathname) : undefined;
  return kept ?? usedFiles.handle({ request, event: event as never });
}

/** Keeps what the first page had loaded before the worker ran. The browser has it in its own cache. */
export async function keepUsed(addresses: readonly string[], event: Event): Promise<void> {
  const files = addresses.filter(
    (address) => isFile(new URL(address)) && address.startsWith(location.origin),
  );
  await Promise.allSettled(files.map((address) => answerFile(new Request(address), event)));
}
