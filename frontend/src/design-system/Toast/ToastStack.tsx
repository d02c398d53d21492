import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styled, { createGlobalStyle } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { media, motion } from "../tokens";
import { useLastOpening } from "./open-overlays";
import type { ToastListProps, ToastMessage } from "./toast-context";
import { toastActionSkin, toastCloseSkin, toastPlaceSkin, toastSkin, toastTextSkin } from "./toast-skin";

const SHOWN_FOR_MS = 5000;

interface ToastStackProps extends ToastListProps {
  /** When it was told, in ms. */
  toldAt(message: ToastMessage): number;
}

const staysLong = ({ tone, shownForMs }: ToastMessage): boolean =>
  (shownForMs ?? (tone === "danger" ? Infinity : 0)) > SHOWN_FOR_MS;

/** SEEN-23: of equal ones the newest is seen alone; the one before it comes back with its Undo when that has gone. */
const isCovered = (message: ToastMessage, messages: readonly ToastMessage[]): boolean =>
  messages.slice(messages.lastIndexOf(message) + 1).some(({ text }) => text === message.text);

/**
 * The toasts at the bottom centre, or at the top where a bar stays there (BottomBarRoom); a file of its own so that it
 * loads with the first one.
 */
export function ToastStack(props: ToastStackProps) {
  const words = useWords(designSystemWords);
  return (
    <Toast.Provider timeout={SHOWN_FOR_MS}>
      <Toast.Portal>
        <Viewport aria-label={words.notifications}>
          <Toasts {...props} />
        </Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts({ messages, toldAt, onClose }: ToastStackProps) {
  const words = useWords(designSystemWords);
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>();
  const shown = useRef(new Map<ToastMessage, string>());
  const lastOpening = useLastOpening();

  useEffect(() => {
    for (const message of messages) {
      if (shown.current.has(message)) continue;
      const timeout = message.shownForMs ?? (message.tone === "danger" ? 0 : SHOWN_FOR_MS);
      shown.current.set(message, add({ data: message, timeout, onRemove: () => onClose([message]) }));
    }
    for (const [message, id] of shown.current) {
      if (messages.includes(message)) continue;
      close(id);
      shown.current.delete(message);
    }
  }, [messages, onClose, add, close]);

  const stayLong = toasts.some(({ data }) => data && staysLong(data));
  return [
    stayLong && <PageRoom key="room" />,
    ...toasts.map((toast) => {
      const message = toast.data ?? { text: "" };
      const { text, lang, tone = "ok", action, shownForMs = 0 } = message;
      return (
        <Frame
          key={toast.id}
          toast={toast}
          hidden={isCovered(message, messages)}
          data-behind={toldAt(message) < lastOpening || undefined}
          swipeDirection={["up", "down", "right"]}
          // A failure's text announces itself; the viewport, which is live too, would have it read out twice.
          aria-live={tone === "danger" ? "off" : undefined}
        >
          {tone === "danger" ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
          <Text render={<p lang={lang} role={tone === "danger" ? "alert" : undefined} />}>{text}</Text>
          {action && (
            <ActionButton
              type="button"
              lang={lang}
              onClick={() => {
                // It can still be pressed while it fades.
                if (toast.transitionStatus === "ending") return;
                action.onSelect();
                close(toast.id);
              }}
            >
              {action.label}
              {action.countsDown && <SecondsLeft ofMs={shownForMs} />}
            </ActionButton>
          )}
          <CloseButton type="button" aria-label={words.close} onClick={() => close(toast.id)}>
            <X size={18} aria-hidden />
          </CloseButton>
        </Frame>
      );
    }),
  ];
}

/** To be seen alone: read out each second it would drown everything else. */
function SecondsLeft({ ofMs }: { ofMs: number }) {
  const [end] = useState(() => Date.now() + ofMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { secondsLeft } = useWords(designSystemWords);
  return <span aria-hidden>{secondsLeft(Math.max(Math.ceil((end - now) / 1000), 0))}</span>;
}

/* The page's end can be scrolled out from below a toast that stays: each layout leaves so much room at its end. */
const PageRoom = createGlobalStyle`
  html {
    --page-room: 112px;
  }
`;

const Viewport = styled(Toast.Viewport)`
  ${toastPlaceSkin}
`;

const Frame = styled(Toast.Root)`
  ${toastSkin}
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition:
    opacity ${motion.lift},
    transform ${motion.panel};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }

  &[data-limited],
  &[hidden] {
    display: none;
  }

  /* On a phone it would lie over the head of a dialog that was opened after it was told; it comes back after that. */
  &[data-behind] {
    ${media.phone} {
      display: none;
    }
  }
`;

const Text = styled(Toast.Title)`
  ${toastTextSkin}
`;

const ActionButton = styled.button`
  ${toastActionSkin}
`;

/* The library's own close part hides from screen readers until the stack is pointed at or focused. */
const CloseButton = styled.button`
  ${toastCloseSkin}
`;
