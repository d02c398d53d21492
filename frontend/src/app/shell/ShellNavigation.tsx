import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { color, fontSize, media, motion, radius, space } from "../../design-system";
import { MenuCount } from "../../features/messages/MenuCount";
import { useWords } from "../../shared/words";
import type { ShellMenu } from "./shell-handle";
import { shellMenus } from "./shell-menus";
import { shellWords } from "./shell.words";
import { useCurrentMark } from "../navigation/useCurrentMark";

interface ShellNavigationProps {
  menu: ShellMenu;
  /** Icons alone; the words stay for screen readers and as tooltips. */
  isRail?: boolean;
  onLeave?(): void;
}

/** The shell's menu; the page that is open, or one below it, is marked (DASH-09, DASH-10). */
export function ShellNavigation({ menu, isRail = false, onLeave }: ShellNavigationProps) {
  const words = useWords(shellWords);
  const markOf = useCurrentMark();
  return (
    <Entries>
      {shellMenus[menu].map(({ label, to, Icon, alias, isCounted }) => (
        <li key={to}>
          <EntryLink
            to={to}
            replace={onLeave !== undefined}
            $isRail={isRail}
            aria-current={markOf(to) ?? (alias === undefined ? undefined : markOf(alias))}
            title={isRail ? words[label] : undefined}
            aria-label={isRail ? words[label] : undefined}
            onClick={onLeave}
          >
            <Icon size={18} aria-hidden />
            {!isRail && words[label]}
            {isCounted && <MenuCount isRail={isRail} />}
          </EntryLink>
        </li>
      ))}
    </Entries>
  );
}

const Entries = styled.ul`
  display: grid;
  gap: 2px;
`;

/** A row of the shell's menu; in the rail a square with its icon in the middle. */
export const menuRow = css<{ $isRail: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  width: 100%;
  min-height: 40px;
  padding: 0 ${({ $isRail }) => ($isRail ? "0" : space.s3)};
  border: 0;
  border-radius: ${radius.rSm};
  justify-content: ${({ $isRail }) => ($isRail ? "center" : "flex-start")};
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-decoration: none;
  transition: background-color ${motion.color};

  ${media.hover} {
    &:hover {
      background: ${color.canvas};
      color: ${color.ink};
    }
  }

  ${media.phone} {
    min-height: 46px;
    font-size: ${fontSize.fs16};
  }

  > svg {
    flex: none;
  }
`;

const EntryLink = styled(Link)<{ $isRail: boolean }>`
  ${menuRow}

  &[aria-current="page"] {
    background: ${color.brand50};
    color: ${color.brand900};
    font-weight: 600;
  }
`;
