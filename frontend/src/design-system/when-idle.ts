/** Acts once the browser has nothing else to do. Safari has no notion of that. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
