import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import styled from "styled-components";
import { lazyOverlay } from "../LazyPart/lazyOverlay";
import { media, color, motion, radius } from "../tokens";
import type { MenuContent } from "./MenuPopup";

// The behaviour comes from a library that most visitors never need: it loads when the pointer or the focus
// reaches the trigger, and so stays off the first screen.
const MenuPopup = lazyOverlay(
  () => import("./MenuPopup"),
  ({ MenuPopup }) => MenuPopup,
);

export const preloadMenu = MenuPopup.preload;

interface MenuProps extends MenuContent {
  trigger: ReactNode;
  /** What an entry began is under way: the list stays shut, and the trigger keeps focus. */
  busy?: boolean;
}

/** A button that opens a list of entries; arrow keys, typing and Escape work as in any menu. */
export function Menu({ label, trigger, busy = false, header, entries }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  // The list opens within the landmark that its trigger stands in, not at the end of the page.
  const frameRef = useRef<HTMLSpanElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    if (!busy) setIsOpen(true);
  }

  return (
    <Frame ref={frameRef}>
      <Trigger
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={() => setIsOpen(!isOpen && !busy)}
        onKeyDown={handleKeyDown}
      >
        {trigger}
      </Trigger>
      <MenuPopup
        {...{ label, header, entries, isOpen }}
        onOpenChange={setIsOpen}
        anchor={triggerRef}
        container={frameRef}
      />
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: 44px;
  min-height: 44px;
  padding: 4px;
  border: 0;
  border-radius: ${radius.rSm};
  background: none;
  color: ${color.muted};
  transition: background-color ${motion.color};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`;
