import { Lock, X } from "lucide-react";
import styled from "styled-components";
import { IconButton, media, space, text } from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { RowFacts, RowText, RowTitle } from "../job/JobRowParts";
import { savedJobsWords } from "./saved-jobs.words";
import type { SavedJobRow_SavedJobFragment } from "./SavedJobRow.generated";

interface SavedJobRowProps {
  savedJob: SavedJobRow_SavedJobFragment;
  onRemove(): void;
}

/** A job that the viewer saved, with the day; of a closed one its name is left (DASH-19). */
export function SavedJobRow({ savedJob, onRemove }: SavedJobRowProps) {
  const words = useWords(savedJobsWords);
  const jobs = useWords(jobsWords);
  const { title, companyName, job, savedAt } = savedJob;
  return (
    <Row>
      <CompanyMark name={companyName} />
      <RowText>
        <RowTitle to={job && paths.job(job.id)}>{title}</RowTitle>
        <RowFacts>
          {[
            job ? jobs.posterFor(companyName, job) : companyName,
            job?.placesInShort,
            job && jobs.payHeadline(job.pay),
          ]
            .filter(Boolean)
            .join(" · ")}
        </RowFacts>
        <Saved>
          {!job && (
            <Closed>
              <Lock size={14} aria-hidden /> {words.closed}
            </Closed>
          )}
          <time dateTime={savedAt}>{words.saved(savedAt)}</time>
        </Saved>
      </RowText>
      <IconButton label={words.remove(title)} icon={<X size={18} aria-hidden />} onClick={onRemove} />
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3} ${space.s4};
  align-items: start;

  ${media.phone} {
    column-gap: ${space.s3};
  }
`;

const Saved = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  ${text.meta}
`;

const Closed = styled.span`
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
`;
