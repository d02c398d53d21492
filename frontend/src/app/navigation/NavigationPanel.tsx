import {
  Bell,
  BriefcaseBusiness,
  House,
  Languages,
  LayoutDashboard,
  LogOut,
  Search,
  Settings,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { SPOKEN } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { type Session, useSession } from "../../auth/session";
import { useLogout } from "../../auth/useLogout";
import { Brand, Button, ButtonLink, color, Drawer, fontSize, radius, space } from "../../design-system";
import { LanguageMenu } from "../../features/accounts/language/LanguageMenu";
import { usePageLocale } from "../../shared/language/locale";
import { useWords } from "../../shared/words";
import { navigationWords } from "./navigation.words";
import { useCurrentMark } from "./useCurrentMark";

interface NavigationPanelProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** An entry was chosen: the page changes. */
  onLeave(): void;
}

/** What the navigation's drawer holds; a file of its own so that it loads at the first opening. */
export function NavigationPanel({ isOpen, onOpenChange, onLeave }: NavigationPanelProps) {
  const words = useWords(navigationWords);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.menu}
      header={<Brand />}
      footer={<SessionFooter onLeave={onLeave} />}
    >
      <PageEntries onLeave={onLeave} />
    </Drawer>
  );
}

interface Entry {
  label: Exclude<keyof (typeof navigationWords)["en"], "accountMenuOf">;
  to: string;
  Icon: LucideIcon;
}

const PUBLIC: readonly Entry[] = [
  { label: "home", to: paths.home, Icon: House },
  { label: "findJobs", to: paths.jobs, Icon: Search },
];
const POST_JOB: Entry = { label: "postJob", to: paths.postJob, Icon: BriefcaseBusiness };
const DASHBOARD: Entry = { label: "dashboard", to: paths.dashboard, Icon: LayoutDashboard };
const PROFILE: Entry = { label: "profile", to: paths.profile, Icon: UserRound };
const ALERTS: Entry = { label: "alerts", to: paths.alerts, Icon: Bell };
const SETTINGS: Entry = { label: "settings", to: paths.settings, Icon: Settings };

/** The entries of NAV-05; whoever has an account finds its pages among them (WAYS-01). */
function entriesOf(session: Session): readonly Entry[] {
  if (session.status !== "signed-in") return [...PUBLIC, POST_JOB];
  if (session.account === "missing") return [...PUBLIC, POST_JOB, DASHBOARD];
  if (session.user.role !== "jobseeker") return [...PUBLIC, POST_JOB, DASHBOARD, PROFILE, SETTINGS];
  // What is another's business comes last.
  return [...PUBLIC, DASHBOARD, PROFILE, ALERTS, SETTINGS, POST_JOB];
}

function PageEntries({ onLeave }: { onLeave(): void }) {
  const words = useWords(navigationWords);
  const session = useSession();
  const markOf = useCurrentMark();
  return (
    <>
      <nav aria-label={words.mainNavigation}>
        {entriesOf(session).map(({ label, to, Icon }) => (
          <EntryLink key={to} to={to} replace aria-current={markOf(to)} onClick={onLeave}>
            <Icon size={20} aria-hidden />
            {words[label]}
          </EntryLink>
        ))}
      </nav>
      {session.status === "signed-in" && <LanguageEntry />}
    </>
  );
}

/** Beside the bell and the picture the header of a phone has no room for it (LANG-03). */
function LanguageEntry() {
  const current = usePageLocale();
  return (
    <LanguageMenu
      trigger={
        <LanguageFace>
          <Languages size={20} aria-hidden />
          <span lang={SPOKEN[current].tag}>{SPOKEN[current].name}</span>
        </LanguageFace>
      }
    />
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
      <ButtonLink to={paths.signIn} replace tone="secondary" size="lg" fullWidth="always" onClick={onLeave}>
        {words.signIn}
      </ButtonLink>
      <ButtonLink to={paths.signUp} replace size="lg" fullWidth="always" onClick={onLeave}>
        {words.register}
      </ButtonLink>
    </Stack>
  );
}

const entry = css`
  display: flex;
  gap: 14px;
  align-items: center;
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 500;
`;

const EntryLink = styled(Link)`
  ${entry}
  min-height: 52px;
  padding: 0 ${space.s3};
  border-radius: ${radius.rSm};
  text-decoration: none;

  &[aria-current="page"] {
    background: ${color.brand50};
    color: ${color.brand900};
    font-weight: 600;
  }
`;

/* The menu's button has 4 px around it: its icon stands below those of the entries. */
const LanguageFace = styled.span`
  ${entry}
  min-height: 44px;
  padding: 0 ${space.s2};
`;

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;
