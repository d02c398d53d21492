import {
  BadgeCheck,
  Clock,
  Flag,
  Gem,
  IndianRupee,
  MessageSquareWarning,
  ShieldCheck,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Card, color, media, space, text } from "../../../design-system";
import { listPath } from "../../../shared/list-address";
import { paths } from "@job-portal/protocol/paths";
import type { CompanyStatus, JobStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { AdminDashboardQuery } from "./AdminDashboard.generated";
import { adminDashboardWords } from "./admin-dashboard.words";

type Waiting = Pick<
  AdminDashboardQuery,
  | "flaggedJobs"
  | "heldJobs"
  | "verificationReviews"
  | "unverifiedCompanies"
  | "planRequests"
  | "owedPayments"
  | "grievances"
  | "lateGrievances"
>;

interface Entry {
  Icon: LucideIcon;
  to: string;
  words: string;
  total: number;
}

/** What an admin is to look at, each with its list; what nobody waits for is left out. */
export function AdminWaiting({ waiting }: { waiting: Waiting }) {
  const words = useWords(adminDashboardWords);
  const entries = entriesOf(waiting, words);
  return (
    <Surface as="section" aria-labelledby="waiting">
      <Title id="waiting">{words.waiting}</Title>
      {entries.length === 0 && <p>{words.nothingWaits}</p>}
      <Entries>
        {entries.map(({ Icon, to, words: name }) => (
          <li key={name}>
            <EntryLink to={to}>
              <Icon size={18} aria-hidden />
              {name}
            </EntryLink>
          </li>
        ))}
      </Entries>
    </Surface>
  );
}

function entriesOf(waiting: Waiting, words: (typeof adminDashboardWords)["en"]): Entry[] {
  const { flaggedJobs, heldJobs, verificationReviews, unverifiedCompanies, planRequests } = waiting;
  const { grievances, lateGrievances, owedPayments } = waiting;
  const entries: Entry[] = [
    {
      Icon: MessageSquareWarning,
      to: paths.adminGrievances,
      words: words.grievances(grievances, lateGrievances),
      total: grievances.total,
    },
    {
      Icon: Flag,
      to: listPath(paths.adminJobs, { status: "FLAGGED" satisfies JobStatus }),
      words: words.flaggedJobs(flaggedJobs),
      total: flaggedJobs.total,
    },
    {
      Icon: Clock,
      to: listPath(paths.adminJobs, { status: "HELD" satisfies JobStatus }),
      words: words.heldJobs(heldJobs),
      total: heldJobs.total,
    },
    {
      Icon: BadgeCheck,
      to: paths.adminVerifications,
      words: words.verifications(verificationReviews),
      total: verificationReviews.total,
    },
    {
      Icon: ShieldCheck,
      to: listPath(paths.adminCompanies, { status: "UNVERIFIED" satisfies CompanyStatus }),
      words: words.companies(unverifiedCompanies),
      total: unverifiedCompanies.total,
    },
    {
      Icon: Gem,
      to: paths.adminUsers,
      words: words.planRequests(planRequests),
      total: planRequests.total,
    },
    {
      Icon: IndianRupee,
      to: paths.adminPayments,
      words: words.owedPayments(owedPayments),
      total: owedPayments.total,
    },
  ];
  return entries.filter(({ total }) => total > 0);
}

const Surface = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: ${space.s2} 20px;

  ${media.phone} {
    padding: ${space.s3} ${space.s4};
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s5};
`;

const EntryLink = styled(Link)`
  ${text.label}
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  text-decoration: none;

  > svg {
    color: ${color.muted};
  }

  &:hover {
    color: ${color.brand800};
    text-decoration: underline;
  }
`;
