import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { answerFile, isFile, keepUsed } from "./files";
import { openNotice, renewSubscription, showPushed } from "./push";
import { forgetOtherShells, keepShell, keptShell } from "./shell";
import { worker } from "./worker-scope";

/** What is no page of the app: downloads, and files of the server's own. */
const NO_PAGES = [/^\/(api|graphql)\b/, /\.[a-z]+$/];

worker.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => worker.skipWaiting())));

worker.addEventListener("activate", (event) => {
  const begin = async () => {
    await forgetOtherShells();
    // The request for a page leaves while the worker still starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener("message", (event) => {
  const { used } = event.data as { used?: readonly string[] };
  if (used) event.waitUntil(keepUsed(used, event));
});

worker.addEventListener("push", (event) => event.waitUntil(showPushed(event.data)));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data));
});

worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url),
  ({ request, event }) => answerFile(request, event as Event),
);
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: () => keptShell() }] }), {
    denylist: NO_PAGES,
  }),
);
