import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { useWords } from "../../shared/words";
import { IconButton } from "../Button/IconButton";
import { TabKeeper } from "../Dialog/TabKeeper";
import { designSystemWords } from "../design-system.words";
import { useOpenOverlay } from "../Toast/open-overlays";
import { color, motion, radius, shadow, space } from "../tokens";
import { text } from "../typography";

interface DrawerProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Names the panel; stands in its head unless `header` does. */
  title: string;
  header?: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** `end` slides in from the right, `start`, 240 px wide, from the left, `bottom` is a sheet for phones. */
  side?: "start" | "end" | "bottom";
}

type Side = NonNullable<DrawerProps["side"]>;

/** The panel that a Drawer opens; a file of its own so that it loads on first use. */
export function DrawerPanel({
  isOpen,
  onOpenChange,
  title,
  header,
  children,
  footer,
  side = "end",
}: DrawerProps) {
  const words = useWords(designSystemWords);
  useOpenOverlay(isOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Dialog.Portal>
        <Scrim />
        <TabKeeper>
          <Panel $side={side} aria-label={header ? title : undefined}>
            <Head $side={side}>
              {header ?? <Title>{title}</Title>}
              <Dialog.Close render={<IconButton tone="plain" label={words.close} icon={<X size={20} />} />} />
            </Head>
            <Body>{children}</Body>
            {footer && <Foot>{footer}</Foot>}
          </Panel>
        </TabKeeper>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Scrim = styled(Dialog.Backdrop)`
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

const sides = {
  start: css`
    inset: 0 auto 0 0;
    width: 240px;

    &[data-starting-style],
    &[data-ending-style] {
      transform: translateX(-100%);
    }
  `,
  end: css`
    inset: 0 0 0 auto;
    width: min(296px, calc(100vw - 48px));

    &[data-starting-style],
    &[data-ending-style] {
      transform: translateX(100%);
    }
  `,
  bottom: css`
    inset: auto 0 0;
    max-height: calc(100dvh - 48px);
    border-radius: ${radius.rLg} ${radius.rLg} 0 0;

    &[data-starting-style],
    &[data-ending-style] {
      transform: translateY(100%);
    }
  `,
};

const Panel = styled(Dialog.Popup)<{ $side: Side }>`
  position: fixed;
  z-index: 51;
  display: flex;
  flex-direction: column;
  background: ${color.raised};
  box-shadow: ${shadow.shadow3};
  transition: transform ${motion.panel};
  ${({ $side }) => sides[$side]}
`;

const headInsets = { start: "20px", end: "28px", bottom: space.s4 };

const Head = styled.div<{ $side: Side }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4};
  padding: ${space.s3} ${space.s3} ${space.s2} ${({ $side }) => headInsets[$side]};
`;

const Title = styled(Dialog.Title)`
  ${text.cardTitle}
`;

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: ${space.s1} ${space.s4} ${space.s4};
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  padding: ${space.s3} ${space.s4} calc(${space.s5} + env(safe-area-inset-bottom));
`;
