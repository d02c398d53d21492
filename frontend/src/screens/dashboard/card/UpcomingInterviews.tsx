import { CalendarClock, CalendarDays, ChevronRight } from "lucide-react";
import type { InterviewLine_InterviewFragment } from "../../../features/interviews/Interviews.generated";
import { interviewsWords } from "../../../features/interviews/interviews.words";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { DashboardCard } from "./DashboardCard";
import { LineLink, Lines, Mark, Quiet, What } from "./upcoming-parts";

type Interview = InterviewLine_InterviewFragment;

/** The interviews ahead of either side, each with what it waits for; nothing without any (INTV-12). */
export function UpcomingInterviews({ interviews }: { interviews: readonly Interview[] }) {
  const words = useWords(interviewsWords);
  if (interviews.length === 0) return null;
  return (
    <DashboardCard title={words.upcoming}>
      <Lines>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <Line interview={interview} />
          </li>
        ))}
      </Lines>
    </DashboardCard>
  );
}

function Line({ interview }: { interview: Interview }) {
  const words = useWords(interviewsWords);
  const { applicationId, jobId, jobTitle, companyName, candidateName, viewerSide, slot, offeredSlots } =
    interview;
  const [first, ...others] = offeredSlots;
  const isOwn = viewerSide === "APPLICANT";
  const open = useOpenMatter(interview);
  const Icon = open?.isMine ? CalendarClock : CalendarDays;
  const who = isOwn ? companyName : candidateName || words.company.candidate;
  return (
    <LineLink to={isOwn ? paths.myApplication(applicationId) : paths.candidateFor(jobId, applicationId)}>
      <Mark $isLate={open?.isMine ?? false}>
        <Icon size={20} aria-hidden />
      </Mark>
      <span>
        <What>{slot ? words.when(slot.startsAt, slot.endsAt) : open?.text}</What>
        <Quiet>{words.line.of(who, jobTitle)}</Quiet>
        {slot && open && <Quiet>{open.text}</Quiet>}
        {/* By which it stands here (HEED-04). */}
        {!slot && first && (
          <Quiet>
            {words.when(first.startsAt, first.endsAt)}
            {others.length > 0 && ` + ${others.length}`}
          </Quiet>
        )}
      </span>
      <ChevronRight size={18} aria-hidden />
    </LineLink>
  );
}

/** What an interview waits for, and whether it is the viewer's to do; null: an agreed time alone. */
function useOpenMatter({ viewerSide, status, askedAt, isOver, offeredSlots }: Interview) {
  const { line: words } = useWords(interviewsWords);
  const isOwn = viewerSide === "APPLICANT";
  if (isOver) return isOwn ? null : { text: words.record, isMine: true };
  if (askedAt !== null) return { text: isOwn ? words.askedOwn : words.asked, isMine: !isOwn };
  if (status === "OFFERED") return { text: isOwn ? words.pick : words.waiting, isMine: isOwn };
  if (offeredSlots.length === 0) return null;
  return { text: isOwn ? words.moving : words.waiting, isMine: isOwn };
}
