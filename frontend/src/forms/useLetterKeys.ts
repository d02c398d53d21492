import { useEffect, useRef } from "react";

/**
 * Single letters as keys, wherever the focus is, except where somebody types or a dialog is open. A letter with Ctrl,
 * Alt or Command belongs to the browser.
 */
export function useLetterKeys(acts: Readonly<Record<string, () => void>>, isOn = true): void {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return;
      if (document.querySelector("[role=dialog], dialog[open], [role=menu]")) return;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]"))
        return;
      current.current[key.toUpperCase()]?.();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn]);
}
