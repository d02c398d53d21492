import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, fontSize, media, motion, radius, shadow, space } from "../tokens";
import type { ToastMessage } from "./toast-context";

const SHOWN_FOR_MS = 5000;

/** The toasts at the bottom centre, or at the top where a bar stays there (BottomBarRoom); a file of its own so that it loads with the first one. */
export function ToastStack({ messages }: { messages: readonly ToastMessage[] }) {
  const words = useWords(designSystemWords);
  return (
    <Toast.Provider timeout={SHOWN_FOR_MS}>
      <Toast.Portal>
        <Viewport aria-label={words.notifications}>
          <Toasts messages={messages} />
        </Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts({ messages }: { messages: readonly ToastMessage[] }) {
  const words = useWords(designSystemWords);
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>();
  const shown = useRef(new Map<ToastMessage, string>());

  useEffect(() => {
    for (const message of messages) {
      if (shown.current.has(message)) continue;
      const timeout = message.tone === "danger" ? 0 : message.shownForMs;
      shown.current.set(message, add({ data: message, timeout }));
    }
    for (const [message, id] of shown.current) {
      if (messages.includes(message)) continue;
      close(id);
      shown.current.delete(message);
    }
  }, [messages, add, close]);

  return toasts.map((toast) => {
    const { text, tone = "ok", action } = toast.data ?? { text: "" };
    return (
      <Frame
        key={toast.id}
        toast={toast}
        swipeDirection={["up", "down", "right"]}
        // A failure's text announces itself; the viewport, which is live too, would have it read out twice.
        aria-live={tone === "danger" ? "off" : undefined}
      >
        {tone === "danger" ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
        <Text render={<p role={tone === "danger" ? "alert" : undefined} />}>{text}</Text>
        {action && (
          <ActionButton
            type="button"
            onClick={() => {
              action.onSelect();
              close(toast.id);
            }}
          >
            {action.label}
          </ActionButton>
        )}
        <CloseButton type="button" aria-label={words.close} onClick={() => close(toast.id)}>
          <X size={18} aria-hidden />
        </CloseButton>
      </Frame>
    );
  });
}

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: 70;
  top: var(--toasts-top, auto);
  bottom: var(--toasts-bottom, calc(${space.s5} + env(safe-area-inset-bottom)));
  left: 50%;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s2};
  width: min(440px, calc(100vw - 32px));
  transform: translateX(-50%);

  /* A dialog has its buttons at the bottom there. */
  ${media.phone} {
    body:has([role="dialog"][data-open]) & {
      top: calc(${space.s4} + env(safe-area-inset-top));
      bottom: auto;
    }
  }
`;

const Frame = styled(Toast.Root)`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 56px;
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s4};
  border-radius: ${radius.rMd};
  background: ${color.ink};
  box-shadow: ${shadow.shadow3};
  color: ${color.onBrand};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition:
    opacity ${motion.lift},
    transform ${motion.panel};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }

  &[data-limited] {
    display: none;
  }

  > svg {
    flex: none;
  }
`;

const Text = styled(Toast.Title)`
  flex: 1;
  min-width: 0;
  padding-block: ${space.s2};
  color: inherit;
  font-size: inherit;
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

const ActionButton = styled.button`
  min-height: 44px;
  padding: 0 ${space.s3};
  border: 0;
  border-radius: ${radius.rSm};
  background: none;
  color: ${color.brand200};
  font-weight: 600;
`;

/* The library's own close part hides from screen readers until the stack is pointed at or focused. */
const CloseButton = styled.button`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.rSm};
  background: none;
  color: ${color.lineStrong};
  place-items: center;
`;
