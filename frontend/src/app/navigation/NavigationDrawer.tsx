import { Menu as MenuIcon } from "lucide-react";
import styled from "styled-components";
import { IconButton, lazyOverlay, media, preloadDrawer } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { navigationWords } from "./navigation.words";

const NavigationPanel = lazyOverlay(
  () => import("./NavigationPanel"),
  ({ NavigationPanel }) => NavigationPanel,
);

function preload() {
  NavigationPanel.preload();
  preloadDrawer();
}

/** On small screens a side drawer holds the navigation's entries (NAV-05). */
export function NavigationDrawer() {
  const words = useWords(navigationWords);
  const { isOpen, onOpenChange, leave } = useBackCloses();
  return (
    <PhoneOnly onPointerEnter={preload} onFocus={preload}>
      <IconButton
        tone="plain"
        label={words.openMenu}
        icon={<MenuIcon size={22} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(true)}
      />
      <NavigationPanel {...{ isOpen, onOpenChange }} onLeave={leave} />
    </PhoneOnly>
  );
}

const PhoneOnly = styled.div`
  display: none;
  margin-right: -10px;

  ${media.phone} {
    display: block;
  }
`;
