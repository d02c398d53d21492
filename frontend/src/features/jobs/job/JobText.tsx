import { Check } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Card, color, media, Skeleton, SkeletonGroup, space, text } from "../../../design-system";
import { indianDay } from "../../../shared/language/formats";
import { useMountedAt } from "../../../shared/page-view";
import { useWords } from "../../../shared/words";
import { Prose } from "../../companies/Prose";
import { JobDetails, jobDetails, walkInAhead } from "./JobDetails";
import type { ToldJob } from "./job-fields";
import type { JobFields_JobFragment } from "./JobFields.generated";
import { jobsWords } from "./jobs.words";

interface JobTextProps {
  job: Pick<JobFields_JobFragment, "description" | "requirements" | "benefits"> & ToldJob;
}

/** What the work is, what it asks for and what it offers (JOBS-12, JOBS-13). */
export function JobText({ job }: JobTextProps) {
  const words = useWords(jobsWords);
  const today = indianDay(useMountedAt());
  const isMoreTold = jobDetails(words, job).length > 0 || walkInAhead(job, today) !== null;
  return (
    <Sheet>
      {isMoreTold && (
        <Part title={words.details}>
          <JobDetails job={job} />
        </Part>
      )}
      <Part title={words.description}>
        <Prose text={job.description} />
      </Part>
      {job.requirements.trim() !== "" && (
        <Part title={words.requirements}>
          <Prose text={job.requirements} />
        </Part>
      )}
      {job.benefits.length > 0 && (
        <Part title={words.benefits}>
          <Benefits>
            {job.benefits.map((benefit) => (
              <li key={benefit}>
                <Check size={18} aria-hidden />
                {benefit}
              </li>
            ))}
          </Benefits>
        </Part>
      )}
    </Sheet>
  );
}

export function JobTextSkeleton() {
  return (
    <Sheet>
      <SkeletonGroup>
        <Lines>
          <Skeleton width={200} height={24} />
          {["100%", "94%", "97%", "60%", "88%", "91%", "72%", "80%"].map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </Lines>
      </SkeletonGroup>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

const Sheet = styled(Card)`
  padding: 44px;

  > section + section {
    padding-top: 36px;
    border-top: 1px solid ${color.line};
    margin-top: 36px;
  }

  ${media.belowDesktop} {
    padding: ${space.s6};
  }

  ${media.phone} {
    padding: ${space.s5} ${space.s4};
  }
`;

const Heading = styled.h2`
  margin-bottom: ${space.s4};
  ${text.heading}
`;

const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3} ${space.s6};

  > li {
    display: flex;
    gap: ${space.s3};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-top: 3px;
    color: ${color.ok};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space.s4};
`;
