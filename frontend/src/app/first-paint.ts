import { CHECKING } from "../shared/checking";

/**
 * Takes away what index.html shows while the app loads (AUTH-22), as soon as the app has drawn a page into its root.
 */
export function endFirstPaintWith(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes()) return;
    endFirstPaint();
    observer.disconnect();
  });
  observer.observe(root, { childList: true });
}

export function endFirstPaint(): void {
  document.documentElement.classList.remove(CHECKING);
  document.getElementById("first-paint")?.remove();
}
