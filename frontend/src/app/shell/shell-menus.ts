import {
  BadgeCheck,
  BriefcaseBusiness,
  CalendarDays,
  Building2,
  ChartNoAxesColumn,
  IndianRupee,
  LayoutDashboard,
  MessageSquare,
  MessageSquareWarning,
  ScrollText,
  ShieldAlert,
  Users,
  UserSearch,
  WholeWord,
  type LucideIcon,
} from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import type { ShellMenu } from "./shell-handle";
import type { shellWords } from "./shell.words";

interface ShellEntry {
  label: keyof (typeof shellWords)["en"];
  to: string;
  Icon: LucideIcon;
  /** A further address of the same page. */
  alias?: string;
  /** Whether what is unread is counted beside it. */
  isCounted?: boolean;
}

/** DASH-09 and DASH-10. */
export const shellMenus: Readonly<Record<ShellMenu, readonly ShellEntry[]>> = {
  admin: [
    { label: "dashboard", to: paths.adminDashboard, Icon: LayoutDashboard, alias: paths.dashboard },
    { label: "users", to: paths.adminUsers, Icon: Users },
    { label: "companies", to: paths.adminCompanies, Icon: Building2 },
    { label: "jobs", to: paths.adminJobs, Icon: BriefcaseBusiness },
    { label: "verification", to: paths.adminVerifications, Icon: BadgeCheck },
    { label: "searchWords", to: paths.adminSearchWords, Icon: WholeWord },
    { label: "messages", to: paths.adminMessages, Icon: MessageSquare },
    { label: "payments", to: paths.adminPayments, Icon: IndianRupee },
    { label: "grievances", to: paths.adminGrievances, Icon: MessageSquareWarning },
    { label: "breaches", to: paths.adminBreaches, Icon: ShieldAlert },
    { label: "auditLog", to: paths.adminAudit, Icon: ScrollText },
  ],
  employer: [
    { label: "dashboard", to: paths.dashboard, Icon: LayoutDashboard },
    { label: "jobPostings", to: paths.jobPostings, Icon: BriefcaseBusiness },
    { label: "candidates", to: paths.candidates, Icon: Users },
    { label: "interviews", to: paths.interviews, Icon: CalendarDays },
    { label: "people", to: paths.people, Icon: UserSearch },
    { label: "messages", to: paths.messages, Icon: MessageSquare, isCounted: true },
    { label: "analytics", to: paths.analytics, Icon: ChartNoAxesColumn },
    { label: "company", to: paths.ownCompanies, Icon: Building2 },
  ],
};
