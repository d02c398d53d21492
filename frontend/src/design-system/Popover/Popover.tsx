import { useRef, type ReactNode } from "react";
import styled from "styled-components";
import { IconButton } from "../Button/IconButton";
import { lazyOverlay } from "../LazyPart/lazyOverlay";
import type { PopoverContent } from "./PopoverPanel";

// Its library loads when the pointer or the focus reaches the button, like a Menu's.
const PopoverPanel = lazyOverlay(
  () => import("./PopoverPanel"),
  ({ PopoverPanel }) => PopoverPanel,
);

export const preloadPopover = PopoverPanel.preload;

interface PopoverProps extends PopoverContent {
  /** What the button does, for those who can't see the icon. */
  label: string;
  icon: ReactNode;
}

/** An icon button that opens a panel beside it; Escape and a press outside close it and give the focus back. */
export function Popover({ label, icon, isOpen, onOpenChange, title, children }: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // The panel opens within the landmark that its button stands in, not at the end of the page.
  const frameRef = useRef<HTMLSpanElement>(null);

  return (
    <Frame ref={frameRef}>
      <IconButton
        ref={triggerRef}
        tone="plain"
        label={label}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPopover}
        onFocus={preloadPopover}
        onClick={() => onOpenChange(!isOpen)}
      />
      <PopoverPanel {...{ isOpen, onOpenChange, title }} anchor={triggerRef} container={frameRef}>
        {children}
      </PopoverPanel>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
`;
