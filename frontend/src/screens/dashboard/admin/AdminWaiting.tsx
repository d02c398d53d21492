import {
  BadgeCheck,
  Clock,
  Flag,
  Gem,
  IndianRupee,
  MessagesSquare,
  MessageSquareWarning,
  ShieldAlert,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Card, color, media, space, text } from "../../../design-system";
import { useHoursLeft } from "../../../features/privacy/breaches/useHoursLeft";
import { listPath } from "../../../shared/list-address";
import { paths } from "@job-portal/protocol/paths";
import type { JobStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { AdminDashboardQuery } from "./AdminDashboard.generated";
import { adminDashboardWords } from "./admin-dashboard.words";

type Waiting = Pick<
  AdminDashboardQuery,
  | "flaggedJobs"
  | "heldJobs"
  | "verificationReviews"
  | "planRequests"
  | "owedPayments"
  | "grievances"
  | "lateGrievances"
  | "unreportedBreaches"
  | "messageReviews"
>;

interface Entry {
  Icon: LucideIcon;
  to: string;
  words: string;
  total: number;
}

/** What an admin is to look at, each with its list; what nobody waits for is left out (EMPS-08). */
export function AdminWaiting({ waiting }: { waiting: Waiting }) {
  const words = useWords(adminDashboardWords);
  const breaches = useBreachEntry(waiting, words);
  const entries = [breaches, ...entriesOf(waiting, words)].filter(({ total }) => total > 0);
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

type Words = (typeof adminDashboardWords)["en"];

/** The law counts its hours, so it comes first. */
function useBreachEntry({ unreportedBreaches }: Waiting, words: Words): Entry {
  const hoursLeft = useHoursLeft();
  const [first] = unreportedBreaches.items;
  return {
    Icon: ShieldAlert,
    to: paths.adminBreaches,
    words: first ? words.breaches(unreportedBreaches, hoursLeft(first.dueAt).text) : "",
    total: unreportedBreaches.total,
  };
}

function entriesOf(waiting: Waiting, words: Words): Entry[] {
  const { flaggedJobs, heldJobs, verificationReviews, planRequests } = waiting;
  const { grievances, lateGrievances, owedPayments, messageReviews } = waiting;
  return [
    {
      Icon: MessageSquareWarning,
      to: paths.adminGrievances,
      words: words.grievances(grievances, lateGrievances),
      total: grievances.total,
    },
    {
      Icon: MessagesSquare,
      to: paths.adminMessages,
      words: words.messages(messageReviews),
      total: messageReviews.total,
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
