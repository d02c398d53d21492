import { Navigate, Outlet, useLocation } from "react-router-dom";
import styled from "styled-components";
import { readReturnAddress, withReturnAddress } from "../auth/return-address";
import { useSession, type Role } from "../auth/session";
import { useIsLoggingOut } from "../auth/useLogout";
import { Container, lazyPart, LoadFailure, space, Spinner, VisuallyHidden } from "../design-system";
import { UnconfirmedAccount } from "../features/accounts/UnconfirmedAccount";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../shared/words";
import { appWords } from "./app.words";

const FinishRegistrationScreen = lazyPart(
  () => import("../screens/auth/FinishRegistrationScreen"),
  ({ FinishRegistrationScreen }) => FinishRegistrationScreen,
  { placeholder: () => <Spinner /> },
);

/** Before screens for signed-in users: a visitor goes to /signin, and from there back here (AUTH-33, AUTH-34). */
export function SignedInGuard() {
  const session = useSession();
  const words = useWords(appWords);
  const { pathname, search, hash } = useLocation();
  if (session.status === "loading") return <Spinner />;
  if (session.status === "signed-out") {
    // Nobody has said that the user is signed out: /signin would be wrong for most who come here.
    if (session.isPresumed && !session.isOutage) return <Spinner />;
    if (session.isPresumed)
      return (
        <>
          <VisuallyHidden as="h1">{words.signIn}</VisuallyHidden>
          <LoadFailure message={words.sessionUnknown} onRetry={reload} />
        </>
      );
    return <Navigate to={withReturnAddress(paths.signIn, `${pathname}${search}${hash}`)} replace />;
  }
  if (session.account === "missing")
    return (
      <Room>
        <FinishRegistrationScreen />
      </Room>
    );
  // No form outlives a change of user: what one has typed is not the next one's.
  return <Outlet key={session.user.uid} />;
}

/**
 * Before screens for one role, below SignedInGuard: everybody else goes to /unauthorized (AUTH-35). It waits
 * for the server's word on the role, rather than take an admin for a jobseeker during an outage (AUTH-27).
 */
export function RoleGuard({ role }: { role: Role }) {
  const session = useSession();
  if (session.status !== "signed-in") return <Spinner />;
  if (session.account === "awaited") return <Spinner />;
  if (session.account === "unconfirmed") return <UnconfirmedAccount />;
  if (session.user.role !== role) return <Navigate to={paths.unauthorized} replace />;
  return <Outlet />;
}

/**
 * Before sign-in and sign-up: who is signed in already goes on to the page asked for, else /dashboard (AUTH-05).
 * Whoever is being signed out here stays (DASH-06), and so does who has a registration to finish (AUTH-37).
 */
export function SignedOutGuard() {
  const session = useSession();
  const isLoggingOut = useIsLoggingOut();
  const { search } = useLocation();
  if (session.status === "signed-in" && isLoggingOut) return <Spinner />;
  if (session.status === "signed-in" && session.account !== "missing")
    return <Navigate to={readReturnAddress(search) ?? paths.dashboard} replace />;
  return <Outlet />;
}

/** Within the entrances' layout: the registration is finished first, and the address keeps where to go on to. */
export function RegistrationGuard() {
  const session = useSession();
  return session.status === "signed-in" ? <FinishRegistrationScreen /> : <Outlet />;
}

function reload(): void {
  window.location.reload();
}

/* The entrances' layout has its own. */
const Room = styled(Container)`
  padding-block: ${space.s8};
`;
