import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { Fragment, type ReactNode, type RefObject } from "react";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { useFocusReturn } from "../LazyPart/useFocusReturn";
import { color, fontSize, media, motion, radius, shadow, space } from "../tokens";

interface EntryLook {
  label: string;
  icon?: ReactNode;
  /** Where it is in another language than the page. */
  lang?: string;
  /** The one of them that is in force; none is marked where it is left out. */
  isChosen?: boolean;
  /** Below a line, for what is of another kind than the entries before it. */
  isApart?: boolean;
}

/** `to` makes the entry a link, `onSelect` an action. */
type MenuEntry = EntryLook & ({ to: string } | { onSelect(): void });

export interface MenuContent {
  /** Names the trigger and the list. */
  label: string;
  /** Stands above the entries, such as whose account it is, or what choosing one does. */
  header?: ReactNode;
  entries: readonly MenuEntry[];
}

interface MenuPopupProps extends MenuContent {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  anchor: RefObject<HTMLButtonElement | null>;
  container: RefObject<HTMLElement | null>;
}

/** The list that a Menu opens; a file of its own so that it loads on first use. */
export function MenuPopup({
  label,
  isOpen,
  onOpenChange,
  anchor,
  container,
  header,
  entries,
}: MenuPopupProps) {
  const focusReturn = useFocusReturn(anchor);
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <BaseMenu.Portal container={container}>
        {/* Fixed to the window: a card that clips what it holds, as those with round corners do, leaves it whole. */}
        <Positioner positionMethod="fixed" anchor={anchor} align="end" sideOffset={8}>
          <Popup aria-label={label} {...focusReturn}>
            {header && <Header>{header}</Header>}
            <Entries>
              {entries.map((entry) => (
                <Fragment key={entry.label}>
                  {entry.isApart && <Line />}
                  <Entry entry={entry} onOpenChange={onOpenChange} />
                </Fragment>
              ))}
            </Entries>
          </Popup>
        </Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ entry, onOpenChange }: { entry: MenuEntry; onOpenChange(isOpen: boolean): void }) {
  const content = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if ("to" in entry) {
    return (
      <LinkItem render={<Link to={entry.to} />} onClick={() => onOpenChange(false)}>
        {content}
      </LinkItem>
    );
  }
  return (
    <ActionItem lang={entry.lang} aria-current={entry.isChosen ? true : undefined} onClick={entry.onSelect}>
      {content}
      {entry.isChosen && <Chosen size={18} aria-hidden />}
    </ActionItem>
  );
}

const Positioner = styled(BaseMenu.Positioner)`
  z-index: 60;
`;

const Popup = styled(BaseMenu.Popup)`
  min-width: 232px;
  max-width: calc(100vw - 32px);
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.raised};
  box-shadow: ${shadow.shadow3};
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.color},
    transform ${motion.color};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
`;

const Header = styled.div`
  padding: 10px ${space.s3} ${space.s3};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Entries = styled.div`
  ${Header} + & {
    margin-top: 6px;
  }
`;

const Line = styled(BaseMenu.Separator)`
  height: 1px;
  margin-block: 6px;
  background: ${color.line};
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 40px;
  padding: 0 ${space.s3};
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  cursor: pointer;
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-decoration: none;

  &[data-highlighted] {
    background: ${color.canvas};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.ink};
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const LinkItem = styled(BaseMenu.LinkItem)`
  ${item}
`;

const Chosen = styled(Check)`
  margin-inline-start: auto;
  color: ${color.brand700};
`;

const ActionItem = styled(BaseMenu.Item)`
  ${item}
`;
