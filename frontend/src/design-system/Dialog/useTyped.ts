import { useState, type InputEvent } from "react";

const isText = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** What somebody has done in a dialog's fields since it opened. */
export function useTyped() {
  /** A press outside, easily made on a phone, would lose it. */
  const [hasTyped, setHasTyped] = useState(false);
  /** More than a word: Escape, close at hand where somebody writes, would lose that (SEEN-19). */
  const [hasWritten, setHasWritten] = useState(false);
  return {
    hasTyped,
    hasWritten,
    onInput({ target }: InputEvent<HTMLElement>) {
      setHasTyped(true);
      if (isText(target)) setHasWritten(/\S\s+\S/.test(target.value));
    },
    begin() {
      setHasTyped(false);
      setHasWritten(false);
    },
  };
}
