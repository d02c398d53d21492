import { Eye, Pencil, Ticket, Users } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, ButtonLink, color, fontSize, media, space, text } from "../../design-system";
import { JobStatusChip } from "../../features/jobs/job/JobStatusChip";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import { CloseJobDialog } from "../../features/jobs/own/CloseJobDialog";
import { OwnJobMenu } from "../../features/jobs/own/OwnJobMenu";
import { ownJobsWords } from "../../features/jobs/own/own-jobs.words";
import { useWords } from "../../shared/words";
import type { OwnJob } from "./own-job";
import { ownJobWords } from "./own-job.words";

/** The shell's bar cuts longer titles off. */
const FITS_THE_BAR = 36;

/** What the job offers in a line, and what one does with it; the next step is the filled button. */
export function OwnJobHead({ job }: { job: OwnJob }) {
  const words = useWords(ownJobWords);
  const own = useWords(ownJobsWords);
  const jobs = useWords(jobsWords);
  const [isClosing, setIsClosing] = useState(false);
  const { standing, viewerCan } = job;
  if (!standing) return null;
  return (
    <Top>
      <div>
        {job.title.length > FITS_THE_BAR && <WholeTitle>{job.title}</WholeTitle>}
        <PayLine>
          <Pay>{jobs.payHeadline(job.pay)}</Pay>
          <JobStatusChip status={standing.status} />
        </PayLine>
        <Facts>
          {[
            job.placesInShort,
            jobs.types[job.type],
            job.experience,
            standing.daysLeft > 0 && standing.closedAt === null && words.closes(job.openUntil),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Facts>
      </div>
      <Acts>
        <ButtonLink tone="text" to={paths.job(job.id)} icon={<Eye size={18} aria-hidden />}>
          {own.asSeekersSee}
        </ButtonLink>
        {job.walkInUntil && (
          <ButtonLink tone="secondary" to={paths.walkInDesk(job.id)} icon={<Ticket size={18} aria-hidden />}>
            {own.walkInList}
          </ButtonLink>
        )}
        {viewerCan.edit && (
          <ButtonLink tone="secondary" to={paths.editJob(job.id)} icon={<Pencil size={18} aria-hidden />}>
            {own.edit}
          </ButtonLink>
        )}
        {viewerCan.close && (
          <Button tone="secondary" onClick={() => setIsClosing(true)}>
            {own.closeJob}
          </Button>
        )}
        {viewerCan.answer && (
          <ButtonLink to={paths.candidatesFor(job.id)} icon={<Users size={18} aria-hidden />}>
            {words.candidates(standing.applicationCount)}
          </ButtonLink>
        )}
        <OwnJobMenu job={job} isOnPage />
      </Acts>
      <CloseJobDialog job={job} isOpen={isClosing} onOpenChange={setIsClosing} />
    </Top>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s5};
  align-items: center;
  justify-content: space-between;
`;

const WholeTitle = styled.p`
  ${text.label}
  max-width: 60ch;
  overflow-wrap: anywhere;
`;

const PayLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
`;

const Pay = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs24};
  font-weight: 700;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  ${text.meta}
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;

  /* The next step has a line of its own where there is no room for all. */
  ${media.phone} {
    > a:nth-last-of-type(1) {
      flex: 1 0 100%;
      order: -1;
    }
  }
`;
