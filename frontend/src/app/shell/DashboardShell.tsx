import { LogOut, Settings, UserRound } from "lucide-react";
import { useMemo, useState } from "react";
import { Outlet } from "react-router-dom";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import { useLogout } from "../../auth/useLogout";
import { color, media, PageTitleContext, space } from "../../design-system";
import { LanguageSwitch } from "../../features/accounts/language/LanguageSwitch";
import { NoticeBell } from "../../features/notices/NoticeBell";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { AccountMenu } from "../navigation/AccountMenu";
import type { ShellMenu } from "./shell-handle";
import { shellWords } from "./shell.words";
import { ShellDrawer, ShellPhoneMenu } from "./ShellDrawer";

/** Admins' and employers' layout: side drawer, top bar with the page's title, the screen (DASH-04 to DASH-10). */
export function DashboardShell({ menu }: { menu: ShellMenu }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const title = useMemo(() => ({ place }), [place]);
  return (
    <Frame>
      <ShellDrawer menu={menu} />
      <Column>
        <Bar>
          <ShellPhoneMenu menu={menu} />
          <TitlePlace ref={setPlace} />
          <WhereRoom>
            <LanguageSwitch />
          </WhereRoom>
          <NoticeBell />
          <ShellAccountMenu />
        </Bar>
        <Main id="main" tabIndex={-1}>
          <PageTitleContext value={title}>
            <Outlet />
          </PageTitleContext>
        </Main>
      </Column>
    </Frame>
  );
}

function ShellAccountMenu() {
  const words = useWords(shellWords);
  const session = useSession();
  const logout = useLogout(paths.login);
  if (session.status !== "signed-in") return null;
  return (
    <AccountMenu
      user={session.user}
      showsName
      entries={[
        { label: words.profile, icon: <UserRound size={18} aria-hidden />, to: paths.profile },
        { label: words.settings, icon: <Settings size={18} aria-hidden />, to: paths.settings },
        { label: words.logout, icon: <LogOut size={18} aria-hidden />, onSelect: () => void logout() },
      ]}
    />
  );
}

/** A phone's bar has none beside the page's title; the settings have the switch, too. */
const WhereRoom = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Frame = styled.div`
  display: flex;
  min-height: 100vh;
  background: ${color.canvas};
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-bottom: var(--page-room, 0);
`;

const Bar = styled.header`
  position: sticky;
  z-index: 40;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  height: 64px;
  padding-inline: ${space.s6};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  ${media.belowDesktop} {
    padding-inline: ${space.s5};
  }

  ${media.short} {
    position: relative;
  }

  ${media.phone} {
    gap: ${space.s1};
    height: 56px;
    padding-inline: ${space.s4};
  }
`;

const TitlePlace = styled.div`
  flex: 1;
  min-width: 0;
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;
