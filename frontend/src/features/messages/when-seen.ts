/**
 * Acts once an element stands in the window, and the window's tab is in front. @returns what stops waiting for it
 */
export function whenSeen(element: Element, act: () => void): () => void {
  // Where nothing is laid out, all that is drawn is seen.
  if (!("IntersectionObserver" in window)) {
    act();
    return () => undefined;
  }
  let isInWindow = false;
  const observer = new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  function look() {
    if (!isInWindow || document.visibilityState === "hidden") return;
    stop();
    act();
  }
  function stop() {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  }
  observer.observe(element);
  document.addEventListener("visibilitychange", look);
  return stop;
}
