import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import styled from "styled-components";
import { wouldLoseTextIn } from "../../shared/typed-text";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { useOpenOverlay } from "../Toast/open-overlays";
import { color, media, motion, radius, shadow, space } from "../tokens";
import { text } from "../typography";
import { DialogActions } from "./DialogActions";
import { LeaveAnswers } from "./LeaveAnswers";
import { TabKeeper } from "./TabKeeper";

interface DialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Names the dialog and stands in its head. */
  title: string;
  /** Takes the focus at closing where the control that opened it has gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** The typed text stands there again at the next opening, so that nothing is asked at closing. */
  keepsText?: boolean;
  /** Moves the focus at closing, in place of giving it back to the control that opened the dialog. */
  moveFocus?(): void;
  /** Its buttons among them. */
  children: ReactNode;
}

/** The panel that a Dialog opens, on phones a sheet at the bottom; a file of its own so that it loads on first use. */
export function DialogPanel({
  isOpen,
  onOpenChange,
  title,
  fallbackFocus,
  keepsText = false,
  moveFocus,
  children,
}: DialogProps) {
  const words = useWords(designSystemWords);
  useOpenOverlay(isOpen);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** A press outside, easily made on a phone, would lose it. */
  const [hasTyped, setHasTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Read before the dialog takes the focus.
    if (isOpen) setOpener(document.activeElement);
    setHasTyped(false);
    setIsAsking(false);
  }
  /** Escape is close at hand where somebody writes (SEEN-19). */
  const wouldLose = () => !keepsText && panel.current !== null && wouldLoseTextIn(panel.current);
  function handleFinalFocus() {
    if (!moveFocus) return opener?.isConnected ? true : (fallbackFocus?.current ?? true);
    moveFocus();
    return false;
  }
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open, { reason }) => {
        if (reason === "escape-key" && wouldLose()) setIsAsking(true);
        else onOpenChange(open);
      }}
      disablePointerDismissal={hasTyped}
    >
      <BaseDialog.Portal>
        {/* Of one dialog over another, too. */}
        <Scrim forceRender />
        <TabKeeper>
          <Panel ref={panel} finalFocus={handleFinalFocus} onInput={() => setHasTyped(true)}>
            <Title>{title}</Title>
            {children}
            {(hasTyped || isAsking) && (
              <DialogPanel isOpen={isAsking} onOpenChange={setIsAsking} title={words.leaveQuestion}>
                <LeaveAnswers
                  warning={words.typedLost}
                  onStay={() => setIsAsking(false)}
                  onLeave={() => onOpenChange(false)}
                />
              </DialogPanel>
            )}
          </Panel>
        </TabKeeper>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const Scrim = styled(BaseDialog.Backdrop)`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: ${color.scrim};
  transition: opacity ${motion.panel};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Panel = styled(BaseDialog.Popup)`
  position: fixed;
  z-index: 50;
  top: 50%;
  left: 50%;
  width: min(600px, calc(100vw - 48px));
  max-height: calc(100dvh - 48px);
  padding: ${space.s5};
  border-radius: ${radius.rLg};
  overflow-y: auto;
  background: ${color.raised};
  box-shadow: ${shadow.shadow3};
  overscroll-behavior: contain;
  /* What takes the focus is not scrolled to below the buttons. */
  scroll-padding-bottom: 88px;

  &:has(${DialogActions} > :is([role="alert"], [role="status"])) {
    scroll-padding-bottom: 200px;
  }

  transform: translate(-50%, -50%);
  transition: opacity ${motion.panel};

  /* Stays at the panel's edge while what is above it scrolls. */
  ${DialogActions} {
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * ${space.s5});
    padding: ${space.s3} ${space.s5};
    border-top: 1px solid ${color.line};
    margin: 0 calc(-1 * ${space.s5}) calc(-1 * ${space.s5});
    background: ${color.canvas};
  }

  > ${DialogActions} {
    margin-top: ${space.s5};
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  ${media.phone} {
    top: auto;
    right: 0;
    bottom: 0;
    left: 0;
    width: auto;
    padding: ${space.s5} ${space.s4} calc(${space.s5} + env(safe-area-inset-bottom));
    border-radius: ${radius.rLg} ${radius.rLg} 0 0;
    transform: none;

    ${DialogActions} {
      bottom: calc(-1 * (${space.s5} + env(safe-area-inset-bottom)));
      padding: ${space.s3} ${space.s4} calc(${space.s3} + env(safe-area-inset-bottom));
      margin-inline: calc(-1 * ${space.s4});
      margin-bottom: calc(-1 * (${space.s5} + env(safe-area-inset-bottom)));
    }
  }
`;

const Title = styled(BaseDialog.Title)`
  ${text.heading}
  overflow-wrap: anywhere;
`;
