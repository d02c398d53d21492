import { useId } from "react";
import styled from "styled-components";
import { space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { JobCard } from "../card/JobCard";
import { similarJobsWords } from "./similar-jobs.words";
import type { SimilarJobs_JobFragment } from "./SimilarJobs.generated";

/** Where to go on from a job: open ones like it, as cards; nothing where there are none. */
export function SimilarJobs({ jobs }: { jobs: readonly SimilarJobs_JobFragment[] }) {
  const headingId = useId();
  const words = useWords(similarJobsWords);
  if (jobs.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>{words.similarJobs}</Heading>
      <Cards>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Section = styled.section`
  grid-column: 1;
  margin-top: ${space.s5};
`;

const Heading = styled.h2`
  margin-bottom: ${space.s4};
  ${text.heading}
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space.s3};
`;
