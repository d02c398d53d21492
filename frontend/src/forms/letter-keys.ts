import { useSyncExternalStore } from "react";

const KEY = "letter-keys";
const OFF = "off";

let isOn = readKept();
const listeners = new Set<() => void>();

function readKept(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function choose(isChosen: boolean): void {
  isOn = isChosen;
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, OFF);
  } catch {
    // It then holds until the page is left.
  }
  for (const tell of listeners) tell();
}

function watch(onChange: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    isOn = readKept();
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", followOtherTab);
  };
}

/**
 * Whether single letters are keys on this device. People who dictate, or who often hit a wrong key, can turn them off
 * (WCAG 2.1.4).
 */
export function useLetterKeysChoice(): [isOn: boolean, choose: (isChosen: boolean) => void] {
  return [
    useSyncExternalStore(
      watch,
      () => isOn,
      () => true,
    ),
    choose,
  ];
}
