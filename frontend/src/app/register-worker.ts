const MS_BETWEEN_CHECKS = 60 * 60 * 1000;

/**
 * What the built index.html runs once the page has loaded, with which browsers offer to install the web app (OFF-01).
 * It registers the worker, hands it what the page had loaded
 * before, and asks for a newer one when somebody comes back to a page that has been open for long.
 */
export const registerWorkerScript = `addEventListener("load", async function () {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker && !serviceWorker.controller;
  const registration = await serviceWorker?.register("/sw.js").catch(() => undefined);
  if (!registration) return;
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", function () {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < ${MS_BETWEEN_CHECKS}) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  if (!isFirst) return;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  (await serviceWorker.ready).active.postMessage({ used });
});`;
