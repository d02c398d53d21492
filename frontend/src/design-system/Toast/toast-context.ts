import { createContext, use } from "react";

export interface ToastMessage {
  text: string;
  /** Of the text and the action, where it is not the page's language. */
  lang?: string;
  /**
   * A `danger` toast stays until it is closed, or its page left; an `ok` one leaves after 5 s. Neither leaves while
   * pointed at.
   */
  tone?: "ok" | "danger";
  /** How long it stays, in ms, where its action stands for longer, or where a failure is told again with each try. */
  shownForMs?: number;
  /** Such as Undo or Retry; it also closes the toast. `countsDown` shows the seconds for which it stands. */
  action?: { label: string; countsDown?: boolean; onSelect(): void };
  /** It is gone from the page, by whatever way. */
  onClose?(): void;
}

export interface ToastListProps {
  /** Those told and not closed yet, in order. */
  messages: readonly ToastMessage[];
  /** Told of those that are gone from the page. */
  onClose(closed: readonly ToastMessage[]): void;
}

/** Gives what closes the toast early, such as when its action has lost its object. */
type ShowToast = (message: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Closes the failures of a page that was left (SEEN-10). What was told with the very step away from it stays. */
export const LeavePageContext = createContext<() => void>(() => undefined);

/** Shows the result of an act at the bottom of the page. @throws {Error} outside of ToastProvider. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it.");
  return show;
}
