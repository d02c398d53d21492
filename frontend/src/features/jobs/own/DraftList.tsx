import styled from "styled-components";
import { color, fontSize, media, space } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { JobStatusChip } from "../job/JobStatusChip";
import { OwnJobLink, OwnJobNote } from "./own-job-parts";
import { ownJobsWords } from "./own-jobs.words";
import type { OwnJobDraft_DraftFragment } from "./OwnJobs.generated";
import { DraftMenu } from "./OwnJobMenu";

/** Jobs that were begun and not posted yet. */
export function DraftList({ drafts }: { drafts: readonly OwnJobDraft_DraftFragment[] }) {
  const words = useWords(ownJobsWords);
  const jobs = useWords(jobsWords);
  return (
    <Drafts>
      {drafts.map((draft) => (
        <DraftRow key={draft.id}>
          <div>
            <OwnJobLink to={paths.jobDraft(draft.id)}>{draft.fields.title || words.untitledDraft}</OwnJobLink>
            <OwnJobNote>
              {[
                draft.fields.location,
                draft.pay && jobs.payHeadline(draft.pay),
                words.savedOn(draft.updatedAt),
              ]
                .filter(Boolean)
                .join(" · ")}
            </OwnJobNote>
          </div>
          <JobStatusChip status="DRAFT" />
          <DraftMenu draft={draft} />
        </DraftRow>
      ))}
    </Drafts>
  );
}

const Drafts = styled.ul`
  font-size: ${fontSize.fs14};
`;

const DraftRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} 12px ${space.s3} 20px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    padding-left: ${space.s4};
  }
`;
