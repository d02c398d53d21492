import { useSyncExternalStore } from "react";
import { paintTheme, THEME_KEY } from "./paint-theme";

export type ThemeChoice = "light" | "dark" | "device";

const page = () => document.documentElement;

/** The page itself says which theme was chosen: its head's script reads the kept choice before anything is drawn. */
function readTheme(): ThemeChoice {
  const theme = page().getAttribute("data-theme");
  return theme === "light" || theme === "dark" ? theme : "device";
}

/** Where a page is drawn away from a browser, and until its first look at one. */
const untilKnown = (): ThemeChoice => "device";

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(page(), { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function chooseTheme(choice: ThemeChoice): void {
  paintTheme(choice);
  try {
    if (choice === "device") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // It then holds until the page is left.
  }
}

/** The theme chosen on this device, and its change for all tabs (DARK-01). */
export function useTheme(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(watchTheme, readTheme, untilKnown), chooseTheme];
}
