import { CalendarClock, CalendarDays, ChevronRight } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { LineFact, LineLink, LineMark, LineTitle } from "../../design-system";
import { useWords } from "../../shared/words";
import type { InterviewLine_InterviewFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";

type Interview = InterviewLine_InterviewFragment;

/** An interview with its time, with whom, and what it waits for; opens its application. */
export function InterviewLine({ interview }: { interview: Interview }) {
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
      <LineMark $isLate={open?.isMine ?? false}>
        <Icon size={20} aria-hidden />
      </LineMark>
      <span>
        <LineTitle>{slot ? words.when(slot.startsAt, slot.endsAt) : open?.text}</LineTitle>
        <LineFact>{words.line.of(who, `${jobTitle} · ${interview.jobPlacesInShort}`)}</LineFact>
        {slot && open && <LineFact>{open.text}</LineFact>}
        {/* By which it stands here (HEED-04). */}
        {!slot && first && (
          <LineFact>
            {words.when(first.startsAt, first.endsAt)}
            {others.length > 0 && ` + ${others.length}`}
          </LineFact>
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
