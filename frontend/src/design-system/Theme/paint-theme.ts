/** What the theme's choice is kept under on the device; nothing stands there while the device decides. */
export const THEME_KEY = "theme";

/**
 * Paints the page in the chosen theme, or leaves it to the device for any other text. The build also writes this
 * function into the page's head as text, so it uses nothing from outside itself.
 */
export function paintTheme(choice: string | null): void {
  const isChosen = choice === "light" || choice === "dark";
  const page = document.documentElement;
  if (isChosen) page.setAttribute("data-theme", choice);
  else page.removeAttribute("data-theme");
  // The browser's own bars take the first of these whose media hold.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const theme = String(meta.getAttribute("data-theme"));
    const isThis = theme === choice ? "all" : "not all";
    meta.setAttribute("media", isChosen ? isThis : `(prefers-color-scheme: ${theme})`);
  });
}
