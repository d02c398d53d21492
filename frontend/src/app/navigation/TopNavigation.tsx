import { CircleUserRound, LayoutDashboard, LogOut } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import styled, { css } from "styled-components";
import { useSession, type SessionUser } from "../../auth/session";
import { useLogout } from "../../auth/useLogout";
import {
  Brand,
  ButtonLink,
  color,
  Container,
  fontSize,
  lazyPart,
  media,
  motion,
  navHeight,
  radius,
  space,
} from "../../design-system";
import { LanguageSwitch } from "../../features/accounts/language/LanguageSwitch";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { AccountMenu } from "./AccountMenu";
import { navigationWords } from "./navigation.words";
import { NavigationDrawer } from "./NavigationDrawer";
import { useCurrentMark } from "./useCurrentMark";
import { useHasScrolled } from "./useHasScrolled";

// Visitors never need it.
const News = lazyPart(
  () => import("./News"),
  ({ News }) => News,
  {
    placeholder: () => <NewsPlace />,
    failure: () => <NewsPlace />,
  },
);

/** The bar of every public page (NAV-01 to NAV-06); over the landing page's hero it is clear until scrolled. */
export function TopNavigation() {
  const words = useWords(navigationWords);
  const { pathname } = useLocation();
  const session = useSession();
  const hasScrolled = useHasScrolled();
  const isOverHero = pathname === paths.home;
  return (
    <Bar $isOverHero={isOverHero} $isClear={isOverHero && !hasScrolled}>
      <Row>
        <BrandLink to={paths.home} aria-label={words.brandHome}>
          <Brand />
        </BrandLink>
        <PageLinks />
        <Spacer />
        <LanguagePlace $isCrowded={session.status === "signed-in" && session.account === "registered"}>
          <LanguageSwitch />
        </LanguagePlace>
        <SessionEntries />
        <NavigationDrawer />
      </Row>
    </Bar>
  );
}

function PageLinks() {
  const words = useWords(navigationWords);
  const session = useSession();
  const markOf = useCurrentMark();
  const entries: [label: string, to: string][] = [
    [words.findJobs, paths.jobs],
    [words.postJob, paths.postJob],
  ];
  if (session.status === "signed-in") entries.push([words.dashboard, paths.dashboard]);
  return (
    <Links aria-label={words.mainNavigation}>
      {entries.map(([label, to]) => (
        <PageLink key={to} to={to} aria-current={markOf(to)}>
          {label}
        </PageLink>
      ))}
    </Links>
  );
}

/**
 * While the first auth check runs neither stands there, so that nothing flickers. Nor while it is silent (AUTH-23): who
 * is on the way to being signed in sees the avatar's place alone, which leads to sign-in for whom it stays silent.
 */
function SessionEntries() {
  const words = useWords(navigationWords);
  const session = useSession();
  if (session.status === "loading") return null;
  if (session.status === "signed-in")
    return (
      <>
        {session.account === "registered" && <News />}
        <NavigationAccountMenu user={session.user} />
      </>
    );
  if (session.isPresumed)
    return (
      <AvatarPlace to={paths.signIn} aria-label={words.signIn}>
        <CircleUserRound size={32} strokeWidth={1.5} aria-hidden />
      </AvatarPlace>
    );
  return (
    <>
      <SignInLink to={paths.signIn}>{words.signIn}</SignInLink>
      <WideOnly>
        <ButtonLink to={paths.signUp} size="sm">
          {words.register}
        </ButtonLink>
      </WideOnly>
    </>
  );
}

function NavigationAccountMenu({ user }: { user: SessionUser }) {
  const words = useWords(navigationWords);
  const logout = useLogout();
  return (
    <AccountMenu
      user={user}
      entries={[
        { label: words.dashboard, icon: <LayoutDashboard size={18} aria-hidden />, to: paths.dashboard },
        { label: words.logout, icon: <LogOut size={18} aria-hidden />, onSelect: () => void logout() },
      ]}
    />
  );
}

const clear = css`
  border-bottom-color: transparent;
  background: transparent;
`;

/* On the landing page the hero begins behind the bar. */
const overlapping = css`
  margin-bottom: calc(-1 * ${navHeight});
`;

const Bar = styled.header<{ $isOverHero: boolean; $isClear: boolean }>`
  position: sticky;
  z-index: 40;
  top: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  transition:
    background-color ${motion.color},
    border-color ${motion.color};
  ${({ $isOverHero }) => $isOverHero && overlapping}

  ${media.short} {
    position: relative;
  }
  ${({ $isClear }) => $isClear && clear}
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Text of twice the size takes a second row (SEEN-17). */
  justify-content: flex-end;
  gap: 0 ${space.s3};
  /* The bar's line makes up the rest. */
  min-height: calc(${navHeight} - 1px);

  ${media.phone} {
    gap: 0 ${space.s1};
  }
`;

const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.rSm};
  text-decoration: none;
`;

const Links = styled.nav`
  display: flex;
  align-self: stretch;
  margin-left: ${space.s5};

  ${media.belowDesktop} {
    margin-left: ${space.s2};
  }

  ${media.phone} {
    display: none;
  }
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  padding: 0 ${space.s4};
  border-top: 2px solid transparent;
  border-bottom: 2px solid transparent;
  border-radius: ${radius.rSm} ${radius.rSm} 0 0;
  margin-bottom: -1px;
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-decoration: none;

  /* All stands in one line at 768 px. */
  ${media.belowDesktop} {
    padding-inline: ${space.s2};
  }

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
    }
  }

  &[aria-current="page"] {
    border-bottom-color: ${color.brand500};
    color: ${color.ink};
    font-weight: 600;
  }

  /* What is transparent is painted there. */
  ${media.forcedColors} {
    border: 0;
  }
`;

const Spacer = styled.div`
  flex: 1;
`;

/** Beside the bell and the picture a phone has no room for it; the drawer and the settings have the switch, too. */
const LanguagePlace = styled.div<{ $isCrowded: boolean }>`
  ${media.phone} {
    display: ${({ $isCrowded }) => ($isCrowded ? "none" : "block")};
  }
`;

const SignInLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space.s3};
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
    }
  }

  ${media.phone} {
    color: ${color.brand800};
    font-weight: 600;
  }
`;

const AvatarPlace = styled(Link)`
  display: inline-grid;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: ${radius.rFull};
  color: ${color.faint};
`;

/* Keeps the place, so that nothing moves when messages and bell come. */
const NewsPlace = styled.span`
  width: 88px;
`;

const WideOnly = styled.div`
  ${media.phone} {
    display: none;
  }
`;
