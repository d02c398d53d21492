type TextField = HTMLInputElement | HTMLTextAreaElement;

const NO_TEXT = new Set(["checkbox", "radio", "range", "file", "hidden"]);
/** Searches say their text in the address; a form with `data-keeps` gives back after a reload what was typed. */
const KEPT = '[role="search"], [data-keeps]';

/** Fields that somebody typed into. What was sent is emptied or leaves the page; a refused form keeps its text. */
const typed = new Set<TextField>();

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NO_TEXT.has(target.type));

/** The fields that still stand on the page with what was typed. */
const standing = (): TextField[] => [...typed].filter((field) => field.isConnected && field.value !== "");

function handleInput({ target }: Event): void {
  typed.forEach((field) => field.isConnected || typed.delete(field));
  if (isTextField(target)) typed.add(target);
}

/** Takes notice of what is typed, whichever form it stands in. @returns what ends that */
export function watchTyping(): () => void {
  window.addEventListener("input", handleInput, true);
  return () => {
    window.removeEventListener("input", handleInput, true);
    typed.clear();
  };
}

/**
 * Whether a reload would lose something: text that was not sent, or what a part of the page holds that asks before
 * the tab ends (LANG-06).
 */
export const wouldLoseText = (): boolean =>
  standing().some((field) => !field.closest(KEPT)) ||
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Whether more than a word, or than one field, would be lost with a part of the page, such as a dialog (SEEN-19). */
export function wouldLoseTextIn(part: Element): boolean {
  const lost = standing().filter((field) => part.contains(field) && !field.closest(KEPT));
  return lost.length > 1 || lost.some((field) => /\S\s+\S/.test(field.value));
}

/** Whether somebody is in the middle of something, be it that a reload would give it back. */
export const isInUse = (): boolean => standing().length > 0 || wouldLoseText();

/** Keeps the browser from asking what the page itself has asked. */
export function leaveUnasked(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
}
