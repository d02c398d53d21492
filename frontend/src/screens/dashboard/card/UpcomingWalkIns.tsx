import { ChevronRight, Ticket } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import type { WalkInLine_WalkInFragment } from "../../../features/walk-ins/WalkIns.generated";
import { walkInsWords } from "../../../features/walk-ins/walk-ins.words";
import { useWords } from "../../../shared/words";
import { DashboardCard } from "./DashboardCard";
import { LineLink, Lines, Mark, Quiet, What } from "./upcoming-parts";

interface UpcomingWalkInsProps {
  walkIns: readonly WalkInLine_WalkInFragment[];
}

/** The numbers that somebody has for walk-ins of today and later; nothing without any (WALK-15). */
export function UpcomingWalkIns({ walkIns }: UpcomingWalkInsProps) {
  const words = useWords(walkInsWords);
  if (walkIns.length === 0) return null;
  return (
    <DashboardCard title={words.own.upcoming}>
      <Lines>
        {walkIns.map((walkIn) => (
          <li key={walkIn.jobId}>
            <Line walkIn={walkIn} />
          </li>
        ))}
      </Lines>
    </DashboardCard>
  );
}

function Line({
  walkIn: { jobId, jobTitle, companyName, hours, pass },
}: {
  walkIn: WalkInLine_WalkInFragment;
}) {
  const words = useWords(walkInsWords);
  const isOff = pass.turn === "OFF";
  const time = pass.band ? words.band(pass.band) : hours;
  return (
    <LineLink to={paths.walkIn(jobId)}>
      <Mark $isLate={isOff}>
        <Ticket size={20} aria-hidden />
      </Mark>
      <span>
        <What>{words.own.numberOn(pass.number, pass.day)}</What>
        <Quiet>{words.own.of(companyName, jobTitle)}</Quiet>
        {isOff ? <Quiet>{words.pass.off}</Quiet> : time && <Quiet>{time}</Quiet>}
      </span>
      <ChevronRight size={18} aria-hidden />
    </LineLink>
  );
}
