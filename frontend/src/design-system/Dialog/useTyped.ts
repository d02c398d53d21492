import { useRef, useState, type InputEvent } from "react";

type TextField = HTMLTextAreaElement | HTMLInputElement;

const isText = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** What somebody has done in a dialog's fields since it opened. */
export function useTyped() {
  /** A press outside, easily made on a phone, would lose it. */
  const [hasTyped, setHasTyped] = useState(false);
  const fields = useRef(new Set<TextField>());
  return {
    hasTyped,
    begin: () => setHasTyped(false),
    onInput({ target }: InputEvent<HTMLElement>) {
      setHasTyped(true);
      if (isText(target)) fields.current.add(target);
    },
    /** Whether more than a word stands in one of them still: what was saved meanwhile has left its field (SEEN-19). */
    wouldLoseText: () =>
      [...fields.current].some(({ isConnected, value }) => isConnected && /\S\s+\S/.test(value)),
  };
}
