import { useId } from "react";
import styled from "styled-components";
import { ChipLink, color, Container, space, text } from "../../design-system";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import type { JobTopicLinks_LinkFragment, JobTopicScreenQuery } from "./JobTopicScreen.generated";
import { jobTopicWords } from "./job-topic.words";

type Topic = NonNullable<JobTopicScreenQuery["jobTopic"]>;

/** The topics beside a topic, for people and crawlers alike (CRAWL-04). */
export function JobTopicLinks({ topic }: { topic: Topic }) {
  const words = useWords(jobTopicWords);
  const { trade, city, neighbours } = topic;
  return (
    <Groups>
      <LinkGroup heading={words.otherTrades(trade, city)} links={neighbours.trades} />
      <LinkGroup heading={words.otherCities(trade)} links={neighbours.cities} />
      <LinkGroup heading={words.nearCities(city)} links={neighbours.nearCities} />
    </Groups>
  );
}

function LinkGroup({ heading, links }: { heading: string; links: readonly JobTopicLinks_LinkFragment[] }) {
  const words = useWords(jobTopicWords);
  const format = useFormats();
  const headingId = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <Chips>
        {links.map((link) => (
          <li key={link.path}>
            <ChipLink to={link.path}>
              {words.title(link)} <Count>{format.count(link.jobCount)}</Count>
            </ChipLink>
          </li>
        ))}
      </Chips>
    </nav>
  );
}

const Groups = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  margin-top: ${space.s6};
`;

const Heading = styled.h2`
  margin-bottom: ${space.s3};
  ${text.cardTitle}
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  /* A topic in Hindi may be wider than a phone. */
  a {
    white-space: normal;
  }
`;

const Count = styled.span`
  color: ${color.muted};
`;
