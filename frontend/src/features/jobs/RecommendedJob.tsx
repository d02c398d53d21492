import { Link } from "react-router-dom";
import styled from "styled-components";
import { CompanyMark, color, media, space, text } from "../../design-system";
import { paths } from "../../shared/paths";
import type { RecommendedJob_JobFragment } from "./RecommendedJob.generated";

/** A job in a narrow column: what it is, whose, where and for how much. */
export function RecommendedJob({ job }: { job: RecommendedJob_JobFragment }) {
  return (
    <Row>
      <CompanyMark name={job.company.name} />
      <Text>
        <Title>
          <TitleLink to={paths.job(job.id)}>{job.title}</TitleLink>
        </Title>
        <Facts>{job.company.name}</Facts>
        <Facts>{[job.location, job.pay.text].join(" · ")}</Facts>
      </Text>
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
`;

const Text = styled.div`
  min-width: 0;
`;

const Title = styled.h3`
  ${text.label}
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;

const Facts = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;
