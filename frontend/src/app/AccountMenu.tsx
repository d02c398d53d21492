import { ChevronDown, LayoutDashboard, LogOut } from "lucide-react";
import styled from "styled-components";
import type { SessionUser } from "../auth/session";
import { Avatar, color, fontSize, media, Menu, text } from "../design-system";
import { paths } from "../shared/paths";
import { useWords } from "../shared/words";
import { appWords } from "./app.words";
import { useLogout } from "../auth/useLogout";

/** The avatar and its menu: Dashboard and Logout (NAV-03, NAV-04). */
export function AccountMenu({ user }: { user: SessionUser }) {
  const words = useWords(appWords);
  const logout = useLogout();
  const name = user.displayName ?? user.name;
  return (
    <Menu
      label={words.accountMenu}
      trigger={
        <>
          <Avatar photoURL={user.photoURL} email={user.email} />
          <Chevron size={18} aria-hidden />
        </>
      }
      header={
        <>
          {name && <Name>{name}</Name>}
          <Email>{user.email}</Email>
        </>
      }
      entries={[
        { label: words.dashboard, icon: <LayoutDashboard size={18} aria-hidden />, to: paths.dashboard },
        { label: words.logout, icon: <LogOut size={18} aria-hidden />, onSelect: () => void logout() },
      ]}
    />
  );
}

const Chevron = styled(ChevronDown)`
  ${media.phone} {
    display: none;
  }
`;

const Name = styled.div`
  ${text.label}
`;

const Email = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.fs14};
`;
