import { useCallback, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../LazyPart/lazyPart";
import { PlainToast } from "./PlainToast";
import { LeavePageContext, ToastContext, type ToastMessage } from "./toast-context";

// Most visits show no toast at all: the code that stacks, times and announces them comes with the first.
const ToastStack = lazyPart(
  () => import("./ToastStack"),
  ({ ToastStack }) => ToastStack,
  {
    failure: (props) => <PlainToast {...props} />,
  },
);

export const preloadToasts = ToastStack.preload;

/**
 * In milliseconds. A failure that is told no longer before its page is left, or before a success, belongs to that step
 * and stays (SEEN-24).
 */
const OF_STEP_MS = 1000;

/** A failure stays until it is closed: told again, it is told once. */
const isRepeated = (other: ToastMessage, { text }: ToastMessage): boolean =>
  other.tone === "danger" && other.text === text;

/**
 * Holds the messages until they are closed, in order; ToastStack takes up those it has not shown yet, and drops what is
 * gone.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  // It stays, and with it the region that announces them.
  const [isNeeded, setIsNeeded] = useState(false);
  const close = useCallback((closed: readonly ToastMessage[]) => {
    setMessages((all) => all.filter((message) => !closed.includes(message)));
    for (const { onClose } of closed) onClose?.();
  }, []);
  const times = useRef(new WeakMap<ToastMessage, number>());
  const toldAt = useCallback((message: ToastMessage) => times.current.get(message) ?? 0, []);
  const isOver = useCallback(
    (message: ToastMessage) => message.tone === "danger" && Date.now() - toldAt(message) > OF_STEP_MS,
    [toldAt],
  );
  const leavePage = useCallback(() => {
    setMessages((all) => all.filter((message) => !isOver(message)));
  }, [isOver]);
  const show = useCallback(
    (message: ToastMessage) => {
      setIsNeeded(true);
      times.current.set(message, Date.now());
      // What works now has got over what failed before.
      const isGone = (other: ToastMessage) =>
        message.tone === "danger" ? isRepeated(other, message) : isOver(other) && !other.action;
      setMessages((earlier) => [...earlier.filter((other) => !isGone(other)), message]);
      return () => close([message]);
    },
    [close, isOver],
  );
  return (
    <ToastContext value={show}>
      <LeavePageContext value={leavePage}>{children}</LeavePageContext>
      {isNeeded && <ToastStack messages={messages} toldAt={toldAt} onClose={close} />}
    </ToastContext>
  );
}
