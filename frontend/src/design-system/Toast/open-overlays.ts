import { useEffect, useSyncExternalStore } from "react";

/** When each dialog or sheet that is open was opened, in ms. */
const openedAt = new Map<symbol, number>();
const listeners = new Set<() => void>();

function change(make: () => void): void {
  make();
  listeners.forEach((listen) => listen());
}

/** Tells the toasts of an open dialog or sheet, which those of before it must not cover on a phone. */
export function useOpenOverlay(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const overlay = Symbol("overlay");
    change(() => openedAt.set(overlay, Date.now()));
    return () => change(() => openedAt.delete(overlay));
  }, [isOpen]);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const lastOpening = (): number => Math.max(0, ...openedAt.values());

/** When the topmost dialog or sheet was opened; 0 without any. */
export const useLastOpening = (): number => useSyncExternalStore(subscribe, lastOpening);
