import { useId } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, radius, space, text, VisuallyHidden } from "../../../design-system";
import { InScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { JobCard } from "../card/JobCard";
import { jobSearchPath, type JobSearch } from "../filter/job-search";
import type { CloseJobs_GroupFragment } from "./CloseJobs.generated";
import { jobResultsWords } from "./job-results.words";

interface CloseJobsProps {
  search: JobSearch;
  group: CloseJobs_GroupFragment;
}

/** Jobs that are close to what was asked: what gave way, the first of them, and the search that finds them all. */
export function CloseJobs({ search, group }: CloseJobsProps) {
  const words = useWords(jobResultsWords);
  const headingId = useId();
  const { reason, gaveWay, q, location, jobs } = group;
  const heading = words.close[reason](group, q, firstPlacesOf(location));
  const elsewhere = reason === "WITHOUT_CONDITION" ? {} : { near: false, within: null };
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>
          {gaveWay !== null && (
            <>
              <LeftOut>
                <s>
                  <InScript>{gaveWay}</InScript>
                </s>
              </LeftOut>
              <VisuallyHidden> {words.leftOut}, </VisuallyHidden>
            </>
          )}
          <span>{heading}</span>
        </Heading>
        <ShowAll to={jobSearchPath(search, { q, location: location ?? "", ...elsewhere })}>
          {words.showAll(group)}
          <VisuallyHidden>: {heading}</VisuallyHidden>
        </ShowAll>
      </Head>
      <List>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const MOST_NAMED = 2;

/** The first of the places that a list has with semicolons between, and how many more there are. */
function firstPlacesOf(location: string | null): string {
  const places = (location ?? "").split("; ");
  const more = places.length - MOST_NAMED;
  return `${places.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` +${more}` : ""}`;
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  margin-top: ${space.s4};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space.s2};
  ${text.cardTitle}
  font-size: 20px;
  font-weight: 700;
`;

const LeftOut = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 14px;
  border: 1px dashed ${color.faint};
  border-radius: ${radius.rFull};
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  letter-spacing: normal;
`;

const ShowAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  font-size: ${fontSize.fs14};
  font-weight: 600;

  ${media.belowDesktop} {
    min-height: 44px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};

  > li {
    min-width: 0;
  }
`;
