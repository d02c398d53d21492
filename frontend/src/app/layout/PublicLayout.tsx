import { localeAt } from "@job-portal/protocol/seekers-way";
import { Outlet, useLocation } from "react-router-dom";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import { color, lazyPart } from "../../design-system";
import { usePageLocale } from "../../shared/language/locale";
import { WordedPart } from "../../shared/language/WordedPart";
import { Footer } from "./Footer";
import { TopNavigation } from "../navigation/TopNavigation";

// Visitors and employers never need it.
const PhoneBar = lazyPart(
  () => import("../navigation/PhoneBar"),
  ({ PhoneBar }) => PhoneBar,
  {
    placeholder: () => null,
    failure: () => null,
  },
);

/** Top navigation, the screen, footer; for job seekers on phones a bar at the bottom. */
export function PublicLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const locale = usePageLocale();
  const isSeeker =
    session.status === "signed-in" &&
    session.account === "registered" &&
    session.user.role !== "employer" &&
    session.user.role !== "admin";
  return (
    <Page>
      <TopNavigation />
      <Main id="main" tabIndex={-1}>
        <WordedPart locale={localeAt(pathname, locale)}>
          <Outlet />
        </WordedPart>
      </Main>
      <Footer />
      {isSeeker && <PhoneBar />}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  &::after {
    flex: none;
    height: var(--page-room, 0);
    background: ${color.canvas};
    content: "";
  }
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;
