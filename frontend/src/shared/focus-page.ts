/** After what had the focus went: the next Tab starts at the page's content, not at the top of the window. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById("main")?.focus({ preventScroll: true });
}
