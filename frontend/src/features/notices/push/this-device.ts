import type { ApolloClient } from "@apollo/client";
import { isPushDeclined, keepPush, keptPush } from "./kept-push";
import { KeepPushSubscriptionDocument, ReplacePushSubscriptionDocument } from "./Push.generated";

/** Some browsers know neither, and pages without encryption have no workers. */
type PushNavigator = Omit<Navigator, "serviceWorker"> & Partial<Pick<Navigator, "serviceWorker">>;

const workers = () => (navigator as PushNavigator).serviceWorker;

/** `refused` by the person, in a question of the browser that it doesn't ask a second time. */
export type PushPermission = "unsupported" | "refused" | "unasked" | "granted";

export function pushPermission(): PushPermission {
  if (!workers() || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  const { permission } = Notification;
  if (permission === "denied") return "refused";
  return permission === "granted" ? "granted" : "unasked";
}

/** Whether a page may offer it by itself: never twice to who has said no (PUSH-08). */
export const mayOfferPush = (): boolean =>
  !isPushDeclined() && keptPush() === null && ["unasked", "granted"].includes(pushPermission());

const asBase64Url = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()))).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  );

/** A worker that is still not ready then won't be: its file may not have come. */
const READY_MS = 10_000;

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: number | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(() => resolve(undefined), READY_MS);
  });
  const registration = await Promise.race([workers()?.ready, late]).finally(() => clearTimeout(timer));
  if (!registration) throw new Error("There is no worker.");
  return registration;
}

/** One of another pair of the portal's keys gets nothing any more, and is in the way of a new one. */
async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await readyWorker();
  const former = await registration.pushManager.getSubscription();
  if (former && asBase64Url(former.options.applicationServerKey) !== key) await former.unsubscribe();
  return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

interface Turning {
  client: ApolloClient;
  /** Who is signed in, as the provider calls them. */
  uid: string;
  /** The server's public key. */
  key: string;
}

/** Stands for the id that the server hasn't given yet. */
const ASKED = "asked";

/**
 * To be called by a press of a button, because it has the browser ask. The mark is there first: it ends the pushes at
 * sign-out even if the server's answer is lost. What fails is turned off again.
 * @returns what the person has answered
 */
export async function turnPushOn({ client, uid, key }: Turning): Promise<PushPermission> {
  await Notification.requestPermission();
  const permission = pushPermission();
  if (permission !== "granted") return permission;
  keepPush({ uid, id: ASKED });
  try {
    const { endpoint = "", keys } = (await subscribe(key)).toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    const { data } = await client.mutate({
      mutation: KeepPushSubscriptionDocument,
      variables: { input: { endpoint, p256dh, auth, userAgent: navigator.userAgent } },
    });
    if (data) keepPush({ uid, id: data.keepPushSubscription.id });
  } catch (error) {
    await turnPushOff(client).catch(() => undefined);
    throw error;
  }
  return permission;
}

/**
 * Ends the pushes to this browser, also where nobody is signed in any more, and closes what it shows (PUSH-02). Either
 * end suffices: a push service tells the server of the browser's, and the server pushes nothing after its own.
 */
export async function turnPushOff(client: ApolloClient): Promise<void> {
  const kept = keptPush();
  const registration = await workers()?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await endSubscription(client, subscription);
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  const current = keptPush();
  // Another page may have turned them on meanwhile.
  if (current?.uid === kept?.uid && current?.id === kept?.id) keepPush(null);
}

/** Throws if neither the browser nor the server could end it. */
async function endSubscription(client: ApolloClient, subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys } = subscription.toJSON();
  const held = { endpoint, auth: keys?.auth ?? "" };
  const ends = await Promise.allSettled([
    subscription.unsubscribe(),
    client.mutate({ mutation: ReplacePushSubscriptionDocument, variables: { held } }),
  ]);
  if (ends.every(({ status }) => status === "rejected")) throw new Error("The pushes didn't end.");
}
