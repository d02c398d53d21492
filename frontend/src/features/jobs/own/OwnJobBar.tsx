import { ChartNoAxesColumn, Lock, Pencil, Share2, Users } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { Button, ButtonLink, color, media, space } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { CloseJobDialog } from "./CloseJobDialog";
import type { OwnJobBar_JobFragment } from "./OwnJobBar.generated";
import { ownJobsWords } from "./own-jobs.words";
import { isOpenAt } from "./own-job-standing";

/** What members of a job's company do with it, where others apply (OWNJ-04). */
export function OwnJobBar({ job }: { job: OwnJobBar_JobFragment }) {
  const words = useWords(ownJobsWords);
  const [isClosing, setIsClosing] = useState(false);
  const { id, standing, viewerCan } = job;
  const isOpen = isOpenAt(standing);
  return (
    <Bar role="group" aria-label={words.yourJob}>
      <ButtonLink to={paths.candidatesFor(id)} icon={<Users size={18} aria-hidden />}>
        {words.candidatesOf(standing?.applicationCount ?? 0)}
      </ButtonLink>
      <ButtonLink tone="secondary" to={paths.ownJob(id)} icon={<ChartNoAxesColumn size={18} aria-hidden />}>
        {words.howItGoes}
      </ButtonLink>
      {viewerCan.edit && (
        <ButtonLink tone="secondary" to={paths.editJob(id)} icon={<Pencil size={18} aria-hidden />}>
          {words.edit}
        </ButtonLink>
      )}
      <Further>
        {isOpen && (
          <ButtonLink
            tone="secondary"
            to={`${paths.ownJob(id)}#share`}
            icon={<Share2 size={18} aria-hidden />}
          >
            {words.share}
          </ButtonLink>
        )}
        {viewerCan.close && (
          <Button tone="secondary" icon={<Lock size={18} aria-hidden />} onClick={() => setIsClosing(true)}>
            {words.close}
          </Button>
        )}
      </Further>
      <CloseJobDialog job={job} isOpen={isClosing} onOpenChange={setIsClosing} />
    </Bar>
  );
}

/* Beside the job's title: two rows of buttons leave it room. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: flex-end;
  max-width: 440px;

  ${media.belowDesktop} {
    justify-content: flex-start;
    max-width: none;
  }

  ${media.phone} {
    padding: ${space.s3} 16px calc(${space.s3} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    margin-inline: -16px;
    background: ${color.surface};

    > a {
      flex: 1 0 auto;
      padding-inline: ${space.s2};
    }

    svg {
      display: none;
    }
  }
`;

/* A phone's bar has one row: the job's own page has these too. */
const Further = styled.div`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;
