import type { ReactNode } from "react";
import { LinkLines } from "../../../design-system";
import { InterviewLine } from "../../../features/interviews/InterviewLine";
import type { InterviewLine_InterviewFragment } from "../../../features/interviews/Interviews.generated";
import { interviewsWords } from "../../../features/interviews/interviews.words";
import { useWords } from "../../../shared/words";
import { DashboardCard } from "./DashboardCard";

interface UpcomingInterviewsProps {
  interviews: readonly InterviewLine_InterviewFragment[];
  /** A link to all of them. */
  action?: ReactNode;
}

/** The next interviews of either side, each with what it waits for; nothing without any (INTV-12). */
export function UpcomingInterviews({ interviews, action }: UpcomingInterviewsProps) {
  const words = useWords(interviewsWords);
  if (interviews.length === 0) return null;
  return (
    <DashboardCard title={words.upcoming} action={action}>
      <LinkLines>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <InterviewLine interview={interview} />
          </li>
        ))}
      </LinkLines>
    </DashboardCard>
  );
}
