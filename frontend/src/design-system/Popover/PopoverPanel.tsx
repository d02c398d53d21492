import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";
import styled from "styled-components";
import { useFocusReturn } from "../LazyPart/useFocusReturn";
import { color, motion, radius, shadow, space } from "../tokens";
import { text } from "../typography";

export interface PopoverContent {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Names the panel and stands in its head. */
  title: string;
  children: ReactNode;
}

interface PopoverPanelProps extends PopoverContent {
  anchor: RefObject<HTMLButtonElement | null>;
  container: RefObject<HTMLElement | null>;
}

/** The panel that a Popover opens; a file of its own so that it loads on first use. */
export function PopoverPanel({
  isOpen,
  onOpenChange,
  title,
  children,
  anchor,
  container,
}: PopoverPanelProps) {
  const focusReturn = useFocusReturn(anchor);
  return (
    <BasePopover.Root
      open={isOpen}
      onOpenChange={(open, { event }) => {
        // A press on the button is the button's to answer; here too, it would close and open again.
        const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!isOnButton || event.type.startsWith("key")) onOpenChange(open);
      }}
    >
      <BasePopover.Portal container={container}>
        <Positioner anchor={anchor} align="end" sideOffset={8} collisionPadding={12}>
          <Panel {...focusReturn}>
            <Title>{title}</Title>
            {children}
          </Panel>
        </Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

const Positioner = styled(BasePopover.Positioner)`
  z-index: 60;
`;

const Panel = styled(BasePopover.Popup)`
  width: min(400px, calc(100vw - 24px));
  max-height: min(560px, calc(100dvh - 96px));
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  overflow-y: auto;
  background: ${color.raised};
  box-shadow: ${shadow.shadow3};
  overscroll-behavior: contain;
  transition: opacity ${motion.color};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Title = styled(BasePopover.Title)`
  ${text.cardTitle}
`;
