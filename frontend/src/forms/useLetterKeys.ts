import { useEffect, useRef } from "react";
import { useLetterKeysChoice } from "./letter-keys";

const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/**
 * Single letters as keys, wherever the focus is, except where somebody types or a dialog or menu is open. A letter with
 * Ctrl, Alt or Command belongs to the browser. Where the keyboard writes another script, the key's place counts.
 * @returns whether this device takes them, so that only then their names are shown
 */
export function useLetterKeys(acts: Readonly<Record<string, () => void>>, isOn = true): boolean {
  const [isChosen] = useLetterKeysChoice();
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    if (!isOn || !isChosen) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, code, target, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return;
      if (document.querySelector("[role=dialog]:not([aria-modal=false]), dialog[open], [role=menu]")) return;
      if (target instanceof HTMLElement && target.closest(TYPED)) return;
      current.current[/^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace("Key", "")]?.();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn, isChosen]);
  return isChosen;
}
