import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styled from "styled-components";
import type { SessionUser } from "../../auth/session";
import { Avatar, color, fontSize, media, Menu, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { navigationWords } from "./navigation.words";

interface AccountMenuProps {
  user: SessionUser;
  entries: ComponentProps<typeof Menu>["entries"];
  /** The user's name beside the avatar, where there is room for it. */
  showsName?: boolean;
}

/** The avatar and its menu (NAV-03, NAV-04, DASH-05). */
export function AccountMenu({ user, entries, showsName = false }: AccountMenuProps) {
  const words = useWords(navigationWords);
  const name = user.displayName ?? user.name;
  return (
    <Menu
      // Whoever speaks to the page says what they see on the button.
      label={showsName ? words.accountMenuOf(name ?? user.signInName) : words.accountMenu}
      trigger={
        <>
          <Avatar photoURL={user.photoURL} name={user.email ?? name ?? ""} />
          {showsName && <ShownName>{name ?? user.signInName}</ShownName>}
          <Chevron size={18} aria-hidden />
        </>
      }
      header={
        <>
          {name && <Name>{name}</Name>}
          <Email>{user.signInName}</Email>
        </>
      }
      entries={entries}
    />
  );
}

const Chevron = styled(ChevronDown)`
  ${media.phone} {
    display: none;
  }
`;

const ShownName = styled.span`
  max-width: 200px;
  overflow: hidden;
  ${text.label}
  text-overflow: ellipsis;
  white-space: nowrap;

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
