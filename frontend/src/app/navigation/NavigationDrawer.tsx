import { BriefcaseBusiness, House, LayoutDashboard, LogOut, Menu as MenuIcon, Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import {
  Brand,
  Button,
  ButtonLink,
  color,
  Drawer,
  fontSize,
  IconButton,
  media,
  preloadDrawer,
  radius,
  space,
} from "../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { navigationWords } from "./navigation.words";
import { useCurrentMark } from "./useCurrentMark";
import { useLogout } from "../../auth/useLogout";

/** On small screens a side drawer holds the navigation's entries (NAV-05). */
export function NavigationDrawer() {
  const words = useWords(navigationWords);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <PhoneOnly onPointerEnter={preloadDrawer} onFocus={preloadDrawer}>
      <IconButton
        tone="plain"
        label={words.openMenu}
        icon={<MenuIcon size={22} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.menu}
        header={<Brand />}
        footer={<SessionFooter onLeave={close} />}
      >
        <PageEntries onLeave={close} />
      </Drawer>
    </PhoneOnly>
  );
}

function PageEntries({ onLeave }: { onLeave(): void }) {
  const words = useWords(navigationWords);
  const session = useSession();
  const markOf = useCurrentMark();
  const entries: [label: string, to: string, icon: ReactNode][] = [
    [words.home, paths.home, <House key="home" size={20} aria-hidden />],
    [words.findJobs, paths.jobs, <Search key="jobs" size={20} aria-hidden />],
    [words.postJob, paths.postJob, <BriefcaseBusiness key="post" size={20} aria-hidden />],
  ];
  if (session.status === "signed-in") {
    entries.push([
      words.dashboard,
      paths.dashboard,
      <LayoutDashboard key="dashboard" size={20} aria-hidden />,
    ]);
  }
  return (
    <nav aria-label={words.mainNavigation}>
      {entries.map(([label, to, icon]) => (
        <EntryLink key={to} to={to} aria-current={markOf(to)} onClick={onLeave}>
          {icon}
          {label}
        </EntryLink>
      ))}
    </nav>
  );
}

function SessionFooter({ onLeave }: { onLeave(): void }) {
  const words = useWords(navigationWords);
  const session = useSession();
  const logout = useLogout();

  function handleLogout() {
    onLeave();
    void logout();
  }

  if (session.status === "loading") return null;
  if (session.status === "signed-in") {
    return (
      <Button
        tone="secondary"
        size="lg"
        fullWidth="always"
        icon={<LogOut size={18} aria-hidden />}
        onClick={handleLogout}
      >
        {words.logout}
      </Button>
    );
  }
  return (
    <Stack>
      <ButtonLink to={paths.signIn} tone="secondary" size="lg" fullWidth="always" onClick={onLeave}>
        {words.signIn}
      </ButtonLink>
      <ButtonLink to={paths.signUp} size="lg" fullWidth="always" onClick={onLeave}>
        {words.register}
      </ButtonLink>
    </Stack>
  );
}

const PhoneOnly = styled.div`
  display: none;
  margin-right: -10px;

  ${media.phone} {
    display: block;
  }
`;

const EntryLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 52px;
  padding: 0 ${space.s3};
  border-radius: ${radius.rSm};
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 500;
  text-decoration: none;

  &[aria-current="page"] {
    background: ${color.brand50};
    color: ${color.brand900};
    font-weight: 600;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;
