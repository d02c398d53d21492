import type { BrowserContext, Page } from "@playwright/test";
import { callApi } from "../test/api";
import { fillProfile, postOpening } from "../test/applications";
import { newAccount, newSession } from "../test/session";
import { expect, test } from "../test/test";

test.use({ serviceWorkers: "allow" });

/** A public address; nothing happens to this seeker's applications, so nothing is sent there. */
const ENDPOINT = "https://1.1.1.1/push/";

/**
 * The browser of these tests has neither a push service nor notices, and calls them refused. So the page gets a
 * subscription with real keys from this stand-in, and a person's yes.
 */
const standInForPush = (context: BrowserContext) =>
  context.addInitScript((base) => {
    const KEY = "stand-in subscription";
    let permission: NotificationPermission = "default";
    const kept = () => window.sessionStorage.getItem(KEY);
    if (kept() !== null) permission = "granted";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = () => {
      permission = "granted";
      return Promise.resolve(permission);
    };
    const asText = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    // From one page to the next, as the browser would keep it.
    const current = () => {
      const text = kept();
      if (text === null) return null;
      const unsubscribe = () => {
        window.sessionStorage.removeItem(KEY);
        return Promise.resolve(true);
      };
      const subscription = { options: {}, toJSON: () => JSON.parse(text) as object, unsubscribe };
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(current());
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const p256dh = asText(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = asText(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = base + crypto.randomUUID();
      window.sessionStorage.setItem(KEY, JSON.stringify({ endpoint, keys: { p256dh, auth } }));
      const made = current();
      if (!made) throw new Error("The page can keep nothing.");
      return made;
    };
  }, ENDPOINT);

/** What the worker sees of itself here, and what it has shown. */
type Scope = typeof globalThis & {
  registration: { showNotification(title: string, options: { tag: string; data: unknown }): Promise<void> };
  shown: Record<string, { title: string; data: unknown }>;
};

/** Keeps what the worker has the system show, a notice for each tag, as the system does. */
async function watchNotices(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = {};
    scope.registration.showNotification = (title, { tag, data }) => {
      scope.shown[tag] = { title, data };
      return Promise.resolve();
    };
  });
}

const shown = async (context: BrowserContext) =>
  await context
    .serviceWorkers()[0]
    ?.evaluate(() => Object.values((self as unknown as Scope).shown).map(({ title }) => title));

/** As if somebody pressed the one notice. */
async function press(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(() => {
    const scope = self as unknown as Scope;
    const [[tag, { data }] = ["", { data: "" }]] = Object.entries(scope.shown);
    const close = () => Reflect.deleteProperty(scope.shown, tag);
    const waitUntil = () => undefined;
    self.dispatchEvent(
      Object.assign(new Event("notificationclick"), { notification: { data, close }, waitUntil }),
    );
  });
}

/** Hands a push to the worker past the push service, decrypted as the browser would have. */
async function deliver(page: Page, message: { title: string; path: string }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

const devicesOf = async (stack: Parameters<typeof callApi>[0], token: string) => {
  const query = "{ pushDevices { devices { device } } }";
  return (await callApi<{ pushDevices: { devices: unknown[] } }>(stack, token, query)).pushDevices.devices;
};

test("a seeker who has applied is told on this device, and a press leads to the place (PUSH-08, PUSH-09)", async ({
  page,
  context,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  await standInForPush(context);
  const employer = await newAccount(stack, "EMPLOYER");
  const jobId = await postOpening(stack, employer.token, { title: "Loom Fitter", location: "Mysuru" });
  const { token } = await newSession(page, stack);
  await fillProfile(stack, token, {
    ...{ name: "Meera Pillai", title: "Fitter", location: "Mysuru", phone: "+91 98450 00000" },
  });

  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: /^Send/ }).click();
  const tellHere = page.getByRole("button", { name: "Tell me on this device" });
  await expect(tellHere).toBeVisible();
  await checkAccessibility();
  await shoot("push-offer");
  await tellHere.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("We’ll tell you on this device.")).toBeVisible();

  await page.goto("/settings/notices");
  await expect(page.getByText(/^This device · Since/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Offers: by push" })).toBeChecked();
  await checkAccessibility();
  await shoot("push-settings");
  // As high as the page: the bar at the bottom, which stays, covers no box by half.
  await page.setViewportSize({ width: 360, height: 3_000 });
  await checkAccessibility();
  await page.setViewportSize({ width: 1280, height: 800 });

  await watchNotices(context);
  await deliver(page, { title: "Kaveri Works offers you the job", path: "/dashboard/applications?open=1" });
  await expect.poll(() => shown(context)).toEqual(["Kaveri Works offers you the job"]);
  // Of the same place: one is enough.
  await deliver(page, { title: "Kaveri Works took back its offer", path: "/dashboard/applications?open=1" });
  await expect.poll(() => shown(context)).toEqual(["Kaveri Works took back its offer"]);
  await press(context);
  await expect(page).toHaveURL(/\/dashboard\/applications/);
  await expect.poll(() => shown(context)).toEqual([]);

  expect(await devicesOf(stack, token)).toHaveLength(1);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect.poll(() => devicesOf(stack, token)).toEqual([]);
});
