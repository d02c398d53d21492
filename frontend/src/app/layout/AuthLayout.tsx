import { Link, Outlet } from "react-router-dom";
import styled from "styled-components";
import { Brand, media, radius, space, useIsDesktop } from "../../design-system";
import { DesktopOnly } from "../../design-system/DesktopOnly";
import { LanguageSwitch } from "../../features/accounts/language/LanguageSwitch";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { navigationWords } from "../navigation/navigation.words";
import { AuthPanel } from "./AuthPanel";
import { TopNavigation } from "../navigation/TopNavigation";

/** Sign-in and sign-up: beside the form a map with jobs on it; on smaller screens the usual bar instead. */
export function AuthLayout() {
  const words = useWords(navigationWords);
  const isDesktop = useIsDesktop();
  return (
    <Page>
      <Side>
        {isDesktop ? (
          <Top>
            <BrandLink to={paths.home} aria-label={words.brandHome}>
              <Brand />
            </BrandLink>
            <LanguageSwitch />
          </Top>
        ) : (
          <TopNavigation />
        )}
        <Main id="main" tabIndex={-1}>
          <Outlet />
        </Main>
      </Side>
      <DesktopOnly>
        <AuthPanel city="Bangalore" />
      </DesktopOnly>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  min-height: 100vh;
`;

const Side = styled.div`
  display: flex;
  flex: 1 1 50%;
  flex-direction: column;
  min-width: 0;
  padding-bottom: var(--page-room, 0);
`;

const Top = styled.header`
  display: flex;
  justify-content: space-between;
  padding: 21px 40px 0;
`;

const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.rSm};
  text-decoration: none;
`;

const Main = styled.main`
  display: grid;
  flex: 1;
  padding: ${space.s6} 40px 70px;
  align-items: center;

  &:focus {
    outline: none;
  }

  ${media.belowDesktop} {
    padding: ${space.s7} 24px;
    align-items: start;
  }

  ${media.phone} {
    padding: 28px 16px ${space.s6};
  }
`;
