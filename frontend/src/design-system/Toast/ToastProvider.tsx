import { useCallback, useState, type ReactNode } from "react";
import { lazyPart } from "../LazyPart/lazyPart";
import { PlainToast } from "./PlainToast";
import { ToastContext, type ToastMessage } from "./toast-context";

// Most visits show no toast at all: the code that stacks, times and announces them comes with the first.
const ToastStack = lazyPart(
  () => import("./ToastStack"),
  ({ ToastStack }) => ToastStack,
  {
    failure: ({ messages }) => <PlainToast messages={messages} />,
  },
);

export const preloadToasts = ToastStack.preload;

/** A failure stays until it is closed: told again, it is told once. */
const isRepeated = (other: ToastMessage, { text }: ToastMessage): boolean =>
  other.tone === "danger" && other.text === text;

/** Holds the messages shown so far, in order; ToastStack takes up those it has not shown yet, and drops what is gone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setMessages((earlier) => [...earlier.filter((other) => !isRepeated(other, message)), message]);
    return () => setMessages((all) => all.filter((other) => other !== message));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {messages.length > 0 && <ToastStack messages={messages} />}
    </ToastContext>
  );
}
