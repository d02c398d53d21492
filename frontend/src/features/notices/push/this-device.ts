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

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await workers()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const asBase64Url = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()))).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  );

/** One of another pair of the portal's keys gets nothing any more, and is in the way of a new one. */
async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await workers()?.ready;
  if (!registration) throw new Error("There is no worker.");
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

/** To be called by a press of a button, because it has the browser ask. @returns what the person has answered */
export async function turnPushOn({ client, uid, key }: Turning): Promise<PushPermission> {
  await Notification.requestPermission();
  const permission = pushPermission();
  if (permission !== "granted") return permission;
  const { endpoint = "", keys } = (await subscribe(key)).toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const { data } = await client.mutate({
    mutation: KeepPushSubscriptionDocument,
    variables: { input: { endpoint, p256dh, auth, userAgent: navigator.userAgent } },
  });
  if (data) keepPush({ uid, id: data.keepPushSubscription.id });
  return permission;
}

/**
 * Ends the pushes to this browser, also where nobody is signed in any more (PUSH-02). The browser's own end suffices:
 * its push service then tells the server, should the server not be reached now.
 */
export async function turnPushOff(client: ApolloClient): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription) {
    const { endpoint = "", keys } = subscription.toJSON();
    await subscription.unsubscribe();
    await client
      .mutate({
        mutation: ReplacePushSubscriptionDocument,
        variables: { held: { endpoint, auth: keys?.auth ?? "" } },
      })
      .catch(() => undefined);
  }
  keepPush(null);
}
