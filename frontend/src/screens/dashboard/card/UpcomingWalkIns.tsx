import { ChevronRight, Ticket } from "lucide-react";
import { LineFact, LineLink, LineMark, LineTitle, LinkLines } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import type { WalkInLine_WalkInFragment } from "../../../features/walk-ins/WalkIns.generated";
import { walkInsWords } from "../../../features/walk-ins/walk-ins.words";
import { useWords } from "../../../shared/words";
import { DashboardCard } from "./DashboardCard";

interface UpcomingWalkInsProps {
  walkIns: readonly WalkInLine_WalkInFragment[];
}

/** The numbers that somebody has for walk-ins of today and later; nothing without any (WALK-15). */
export function UpcomingWalkIns({ walkIns }: UpcomingWalkInsProps) {
  const words = useWords(walkInsWords);
  if (walkIns.length === 0) return null;
  return (
    <DashboardCard title={words.own.upcoming}>
      <LinkLines>
        {walkIns.map((walkIn) => (
          <li key={walkIn.jobId}>
            <Line walkIn={walkIn} />
          </li>
        ))}
      </LinkLines>
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
      <LineMark $isLate={isOff}>
        <Ticket size={20} aria-hidden />
      </LineMark>
      <span>
        <LineTitle>{words.own.numberOn(pass.number, pass.day)}</LineTitle>
        <LineFact>{words.own.of(companyName, jobTitle)}</LineFact>
        {isOff ? <LineFact>{words.pass.off}</LineFact> : time && <LineFact>{time}</LineFact>}
      </span>
      <ChevronRight size={18} aria-hidden />
    </LineLink>
  );
}
