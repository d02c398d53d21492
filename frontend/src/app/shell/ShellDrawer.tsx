import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import {
  Brand,
  color,
  Drawer,
  IconButton,
  media,
  motion,
  preloadDrawer,
  radius,
  space,
} from "../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { navigationWords } from "../navigation/navigation.words";
import type { ShellMenu } from "./shell-handle";
import { shellWords } from "./shell.words";
import { menuRow, ShellNavigation } from "./ShellNavigation";
import { useIsRail } from "./useIsRail";

/** The side drawer, 240 px wide or collapsed to a rail of icons (DASH-07, DASH-08); phones have ShellPhoneMenu. */
export function ShellDrawer({ menu }: { menu: ShellMenu }) {
  const words = useWords(shellWords);
  const { brandHome } = useWords(navigationWords);
  const [isRail, setIsRail] = useIsRail();
  const label = isRail ? words.expand : words.collapse;
  return (
    <Side aria-label={words.navigation} $isRail={isRail}>
      <Top $isRail={isRail}>
        <BrandLink to={paths.home} aria-label={brandHome}>
          <Brand isShort={isRail} />
        </BrandLink>
      </Top>
      <Middle>
        <ShellNavigation menu={menu} isRail={isRail} />
      </Middle>
      <Bottom>
        <ToggleButton
          type="button"
          $isRail={isRail}
          aria-expanded={!isRail}
          aria-label={isRail ? label : undefined}
          title={isRail ? label : undefined}
          onClick={() => setIsRail(!isRail)}
        >
          {isRail ? <PanelLeftOpen size={18} aria-hidden /> : <PanelLeftClose size={18} aria-hidden />}
          {!isRail && label}
        </ToggleButton>
      </Bottom>
    </Side>
  );
}

/** On phones the same menu lies over the page, which dims behind it. */
export function ShellPhoneMenu({ menu }: { menu: ShellMenu }) {
  const words = useWords(shellWords);
  const { openMenu, menu: title } = useWords(navigationWords);
  const { isOpen, onOpenChange, leave } = useBackCloses();
  return (
    <PhoneOnly onPointerEnter={preloadDrawer} onFocus={preloadDrawer}>
      <IconButton
        tone="plain"
        label={openMenu}
        icon={<MenuIcon size={22} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(true)}
      />
      <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={title} header={<Brand />} side="start">
        <nav aria-label={words.navigation}>
          <ShellNavigation menu={menu} onLeave={leave} />
        </nav>
      </Drawer>
    </PhoneOnly>
  );
}

const Side = styled.nav<{ $isRail: boolean }>`
  position: sticky;
  z-index: 30;
  top: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${({ $isRail }) => ($isRail ? "64px" : "240px")};
  height: 100vh;
  height: 100dvh;
  border-right: 1px solid ${color.line};
  background: ${color.surface};
  transition: width ${motion.panel};

  ${media.phone} {
    display: none;
  }
`;

const Top = styled.div<{ $isRail: boolean }>`
  display: flex;
  align-items: center;
  height: 64px;
  padding-inline: ${({ $isRail }) => ($isRail ? "17px" : "20px")};
  border-bottom: 1px solid ${color.line};
`;

const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.rSm};
  text-decoration: none;
`;

const Middle = styled.div`
  flex: 1;
  padding: ${space.s4} ${space.s3};
  overflow-y: auto;
`;

const Bottom = styled.div`
  padding: ${space.s3};
  border-top: 1px solid ${color.line};
`;

const ToggleButton = styled.button<{ $isRail: boolean }>`
  ${menuRow}
`;

const PhoneOnly = styled.div`
  display: none;
  margin-left: -10px;

  ${media.phone} {
    display: block;
  }
`;
