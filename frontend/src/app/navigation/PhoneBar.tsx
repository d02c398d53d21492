import { Bookmark, BriefcaseBusiness, Send, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled, { createGlobalStyle } from "styled-components";
import { color, fontSize, media } from "../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { navigationWords } from "./navigation.words";
import { useCurrentMark } from "./useCurrentMark";

/**
 * A job seeker's ways at the bottom of a phone's screen (SEEN-15). It gives way to a bar of the page's own, such as the
 * one to apply (BottomBarRoom).
 */
export function PhoneBar() {
  const words = useWords(navigationWords);
  return (
    <Bar aria-label={words.phoneBar}>
      <Room />
      <List>
        <Way to={paths.jobs} icon={<BriefcaseBusiness size={22} aria-hidden />}>
          {words.jobs}
        </Way>
        <Way to={paths.mySavedJobs} icon={<Bookmark size={22} aria-hidden />}>
          {words.saved}
        </Way>
        <Way to={paths.myApplications} icon={<Send size={22} aria-hidden />}>
          {words.applications}
        </Way>
        <Way to={paths.profile} icon={<UserRound size={22} aria-hidden />}>
          {words.profile}
        </Way>
      </List>
    </Bar>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  const markOf = useCurrentMark();
  return (
    <li>
      <WayLink to={to} aria-current={markOf(to)}>
        {icon}
        <Name>{children}</Name>
      </WayLink>
    </li>
  );
}

/* Toasts stand above it, and what gets the focus is scrolled to above it. */
const Room = createGlobalStyle`
  ${media.phone} {
    html {
      --phone-bar-height: 64px;

      scroll-padding-bottom: 80px;
    }
  }
`;

const Bar = styled.nav`
  display: none;

  ${media.phone} {
    position: sticky;
    z-index: 30;
    bottom: 0;
    display: var(--phone-bar, block);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color.line};
    background: ${color.surface};
  }

  ${media.short} {
    position: static;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* Long words of some languages end here rather than over the next way. */
const Name = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const WayLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: center;
  justify-items: center;
  height: 63px;
  border-top: 3px solid transparent;
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  font-weight: 500;
  text-decoration: none;

  &[aria-current="page"] {
    border-top-color: ${color.brand500};
    color: ${color.brand800};
    font-weight: 600;
  }
`;
