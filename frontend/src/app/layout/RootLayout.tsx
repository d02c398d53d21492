import { Outlet, ScrollRestoration, useNavigation, type Location } from "react-router-dom";
import styled from "styled-components";
import { useAccountUser } from "../../auth/session";
import { useLogoutOnArrival } from "../../auth/useLogout";
import { color, lazyPart, LoadingBar, radius, shadow, space, useOverlaysAhead } from "../../design-system";
import { AskSecondFactor } from "../../features/accounts/factor/AskSecondFactor";
import { LanguageOffer } from "../../features/accounts/language/LanguageOffer";
import { useWords } from "../../shared/words";
import { KeptNotice } from "./KeptNotice";
import { layoutWords } from "./layout.words";
import { useAskAgain } from "./useAskAgain";
import { useBlockedExit } from "./useBlockedExit";
import { useDoubleClickGuard } from "./useDoubleClickGuard";
import { useLeftPage } from "./useLeftPage";
import { useOpenedNotice } from "./useOpenedNotice";
import { useRouteFocus } from "./useRouteFocus";

/** A visitor's first load goes without it. */
const SignedInOffline = lazyPart(
  () => import("../offline/SignedInOffline"),
  ({ SignedInOffline }) => SignedInOffline,
  { failure: () => null },
);

/**
 * Around every layout: the skip link, the wait for a page, scroll positions, focus after a change of page, the end of a
 * session.
 */
export function RootLayout() {
  const words = useWords(layoutWords);
  const { state } = useNavigation();
  const isSignedIn = useAccountUser() !== null;
  useRouteFocus();
  useLeftPage();
  useLogoutOnArrival();
  useBlockedExit();
  useDoubleClickGuard();
  useOverlaysAhead();
  useAskAgain();
  useOpenedNotice();
  return (
    <>
      <SkipLink href="#main">{words.skipToContent}</SkipLink>
      <LoadingBar isLoading={state === "loading"} />
      <KeptNotice />
      <Outlet />
      <AskSecondFactor />
      <LanguageOffer />
      {isSignedIn && <SignedInOffline />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/** Every address that is opened anew has the router's key "default": by it each would begin where another was left. */
const scrollKeyOf = ({ key, pathname, search }: Location) =>
  key === "default" ? `${pathname}${search}` : key;

const SkipLink = styled.a`
  position: fixed;
  z-index: 100;
  top: ${space.s2};
  left: ${space.s2};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
