import {
  CalendarClock,
  CircleCheck,
  ClockAlert,
  FilePen,
  Inbox,
  Pause,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import styled from "styled-components";
import { ButtonLink, color, media, radius, space, text } from "../../../design-system";
import { candidatesWords } from "../../../features/applications/candidate/candidates.words";
import { daysUntilLast } from "../../../features/jobs/own/own-job-standing";
import { useMountedAt } from "../../../shared/page-view";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { DashboardCard } from "../card/DashboardCard";
import type { EmployerDashboardQuery } from "./EmployerDashboard.generated";
import { employerDashboardWords } from "./employer-dashboard.words";

/** A job that ends within so many days is told of. */
const FEW_DAYS = 3;

interface Waiting {
  key: string;
  Icon: LucideIcon;
  /** Late, which stands first and in amber. */
  isLate?: boolean;
  what: string;
  remark: string;
  act: string;
  to: string;
}

/** What waits for the employer, late things first: each line is one step, and is gone when that is done (EMPS-02). */
export function EmployerQueue({ data }: { data: EmployerDashboardQuery }) {
  const words = useWords(employerDashboardWords);
  const waiting = useWaiting(data);
  if (waiting.length === 0)
    return (
      <AllDone>
        <CircleCheck size={20} aria-hidden />
        {words.nothingWaits}
      </AllDone>
    );
  return (
    <DashboardCard title={words.waiting} count={waiting.length}>
      <ul>
        {waiting.map(({ key, Icon, isLate = false, what, remark, act, to }, index) => (
          <Line key={key}>
            <Mark $isLate={isLate}>
              <Icon size={20} aria-hidden />
            </Mark>
            <div>
              <What>{what}</What>
              <Remark $isLate={isLate}>{remark}</Remark>
            </div>
            <ButtonLink
              to={to}
              size="sm"
              tone={index === 0 ? "primary" : "secondary"}
              aria-label={`${act}: ${what}`}
            >
              {act}
            </ButtonLink>
          </Line>
        ))}
      </ul>
    </DashboardCard>
  );
}

/** Interviews whose next step is the company's: another time is asked for, or it is over. */
function useInterviewsToDo(interviews: EmployerDashboardQuery["upcomingInterviews"]): readonly Waiting[] {
  const { queue } = useWords(employerDashboardWords);
  const { nameless } = useWords(candidatesWords);
  return interviews
    .filter(({ viewerSide, askedAt, isOver }) => viewerSide === "COMPANY" && (askedAt !== null || isOver))
    .map(({ id, applicationId, candidateName, isOver }) => ({
      ...{ key: id, Icon: CalendarClock, to: paths.candidate(applicationId) },
      ...(isOver ? queue.interviewOver : queue.interviewAsked)(candidateName || nameless),
    }));
}

function useWaiting(data: EmployerDashboardQuery): readonly Waiting[] {
  const { queue } = useWords(employerDashboardWords);
  const interviews = useInterviewsToDo(data.upcomingInterviews);
  const { employerSummary, myJobs, myJobCounts } = data;
  const { late, longestWaitingId, unopened } = employerSummary;
  const { held, removed, drafts } = myJobCounts;
  const now = useMountedAt();
  const ending = myJobs.items.filter(({ standing }) => standing && standing.daysLeft <= FEW_DAYS);
  return [
    ...(late > 0 && longestWaitingId
      ? [
          {
            key: "late",
            Icon: ClockAlert,
            isLate: true,
            ...queue.late(late),
            to: paths.candidate(longestWaitingId),
          },
        ]
      : []),
    ...(removed > 0
      ? [
          {
            key: "removed",
            Icon: Trash2,
            isLate: true,
            ...queue.removed(removed),
            to: `${paths.jobPostings}?status=removed`,
          },
        ]
      : []),
    ...interviews,
    ...(unopened > 0
      ? [{ key: "unopened", Icon: Inbox, ...queue.unopened(unopened), to: `${paths.candidates}?status=new` }]
      : []),
    ...ending.map((job) => ({
      ...{ key: job.id, Icon: CalendarClock, to: paths.ownJob(job.id) },
      ...queue.ends(job.title, daysUntilLast(job, now)),
    })),
    ...(held > 0 ? [{ key: "held", Icon: Pause, ...queue.held(held), to: paths.heldJobs }] : []),
    ...(drafts > 0 ? [{ key: "drafts", Icon: FilePen, ...queue.drafts(drafts), to: paths.jobDrafts }] : []),
  ];
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s4};
  align-items: center;
  padding: ${space.s3} 20px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    gap: ${space.s3};
    padding-inline: ${space.s4};
  }
`;

const Mark = styled.span<{ $isLate: boolean }>`
  display: grid;
  width: 40px;
  height: 40px;
  border-radius: ${radius.rSm};
  background: ${({ $isLate }) => ($isLate ? color.warn50 : color.brand50)};
  color: ${({ $isLate }) => ($isLate ? color.warn : color.brand900)};
  place-items: center;
`;

const What = styled.p`
  ${text.label}
  overflow-wrap: anywhere;
`;

const Remark = styled.p<{ $isLate: boolean }>`
  ${text.meta}
  ${({ $isLate }) => $isLate && `color: ${color.warn};`}
`;

const AllDone = styled.p`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  ${text.meta}

  > svg {
    flex: none;
    color: ${color.ok};
  }
`;
