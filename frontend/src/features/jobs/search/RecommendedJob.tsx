import styled from "styled-components";
import { space, text } from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { InScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { RowFacts, RowText, RowTitle } from "../job/JobRowParts";
import type { RecommendedJob_JobFragment } from "./RecommendedJob.generated";

/** A job in a narrow column: what it is, whose, where and for how much. */
export function RecommendedJob({ job }: { job: RecommendedJob_JobFragment }) {
  const words = useWords(jobsWords);
  return (
    <Row>
      <CompanyMark name={job.company.name} logoURL={job.company.logoURL} />
      <RowText>
        <RowTitle to={paths.job(job.id)}>
          <InScript>{job.title}</InScript>
        </RowTitle>
        <Facts>{words.posterFor(job.company.name, job)}</Facts>
        <Facts>{[job.placesInShort, words.payHeadline(job.pay)].join(" · ")}</Facts>
      </RowText>
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
`;

const Facts = styled(RowFacts)`
  ${text.meta}
`;
