import { Outlet } from "react-router-dom";
import styled from "styled-components";
import { Footer } from "./Footer";
import { TopNavigation } from "../navigation/TopNavigation";

/** Top navigation, the screen, footer. */
export function PublicLayout() {
  return (
    <Page>
      <TopNavigation />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;
