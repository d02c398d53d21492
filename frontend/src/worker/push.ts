import { NOTICE_ICON_PATH } from "@job-portal/protocol/paths";
import { type SubscriptionChange, worker } from "./worker-scope";

interface Pushed {
  title: string;
  path: string;
  /** What it is of; a server of before names none. */
  tag?: string;
}

/** Browsers take the right to push from who shows nothing for a push. */
const NAMELESS: Pushed = { title: "JobPortal", path: "/" };

function readPushed(data: { json(): unknown } | null): Pushed {
  try {
    const { title, path, tag } = data?.json() as Partial<Record<keyof Pushed, unknown>>;
    if (typeof title !== "string" || typeof path !== "string") return NAMELESS;
    return { title, path, ...(typeof tag === "string" && { tag }) };
  } catch {
    return NAMELESS;
  }
}

/**
 * Shows a notice; a newer one of the same tag takes the place of the older (PUSH-09). A push service that is slow to
 * answer may bring one twice: the second makes no sound.
 */
export async function showPushed(data: { json(): unknown } | null): Promise<void> {
  const { title, path, tag = path } = readPushed(data);
  const shown = await worker.registration.getNotifications({ tag });
  const renotify = !shown.some((notice) => notice.title === title);
  await worker.registration.showNotification(title, {
    ...{ icon: NOTICE_ICON_PATH, tag, renotify, data: path },
  });
}

/**
 * Leads to a notice's place in a window of the portal that is open, the one in use first. That window goes there
 * itself, so that unsaved edits are asked about. Without one it opens a window.
 */
export async function openNotice(data: unknown): Promise<void> {
  const { origin, pathname, search, hash } = new URL(typeof data === "string" ? data : "/", location.origin);
  if (origin !== location.origin) return;
  const path = `${pathname}${search}${hash}`;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isThere = ({ url }: { url: string }) => url === `${origin}${path}`;
  const open = windows.find(isThere) ?? windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) {
    await worker.clients.openWindow(path);
    return;
  }
  // A browser that refuses the focus has the page go there all the same.
  await open.focus().catch(() => undefined);
  if (!isThere(open)) open.postMessage({ open: path });
}

const REPLACE = `mutation ReplacePushSubscription($held: HeldPushSubscriptionInput!, $next: PushSubscriptionInput) {
  replacePushSubscription(held: $held, next: $next) { isKept }
}`;

/** Tells the server of a subscription that the browser has put in another's place; the old one is the proof. */
export async function renewSubscription({
  oldSubscription: old,
  newSubscription,
}: SubscriptionChange): Promise<void> {
  if (!old) return;
  const next =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: old.options.applicationServerKey,
    }));
  const { endpoint: heldEndpoint, keys: heldKeys } = old.toJSON();
  const { endpoint, keys } = next.toJSON();
  const variables = {
    held: { endpoint: heldEndpoint, auth: heldKeys?.auth },
    next: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, userAgent: navigator.userAgent },
  };
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: REPLACE, variables }),
  });
  if (!answer.ok) throw new Error("The server was not told of the new subscription.");
}
