import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, motion, radius, shadow, Skeleton, space, text } from "../../design-system";
import { CompanyMark } from "../companies/CompanyMark";
import { jobsWords } from "../jobs/job/jobs.words";
import { useWords } from "../../shared/words";
import { paths } from "@job-portal/protocol/paths";
import { VerifiedMark } from "../companies/VerifiedMark";
import type { HeroVisual_JobFragment } from "./HeroVisual.generated";

/** A job in four facts; the whole card opens it. */
export function HeroJobCard({ job }: { job: HeroVisual_JobFragment }) {
  const words = useWords(jobsWords);
  return (
    <Surface>
      <Top>
        <CompanyMark name={job.company.name} logoURL={job.company.logoURL} />
        <Names>
          <Title to={paths.job(job.id)}>{job.title}</Title>
          <Company>
            <CompanyName>{job.company.name}</CompanyName>
            {job.company.isVerified && <VerifiedMark isVerified />}
          </Company>
        </Names>
      </Top>
      <Bottom>
        <Salary>{words.payHeadline(job.pay)}</Salary>
        <Place>{job.locality ?? job.location}</Place>
      </Bottom>
    </Surface>
  );
}

/** The same boxes at the same height. */
export function HeroJobCardSkeleton() {
  return (
    <Surface>
      <Top>
        <Skeleton shape="tile" width={48} height={48} />
        <Names>
          <Skeleton width={150} height={21} />
          <SecondLine>
            <Skeleton width={100} height={16} />
          </SecondLine>
        </Names>
      </Top>
      <Bottom>
        <Skeleton width={90} height={24} />
        <Skeleton width={80} height={16} />
      </Bottom>
    </Surface>
  );
}

const Surface = styled.div`
  position: relative;
  padding: 18px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rLg};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};
  transition: border-color ${motion.color};

  ${media.hover} {
    &:hover:has(a) {
      border-color: ${color.brand300};
    }

    &:hover a {
      color: ${color.brand800};
    }
  }
`;

const Top = styled.div`
  display: flex;
  gap: ${space.s3};
  padding-bottom: 14px;
  border-bottom: 1px solid ${color.line};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Title = styled(Link)`
  display: block;
  ${text.cardTitle}
  font-size: ${fontSize.fs16};
  line-height: 1.5;
  text-decoration: none;
  ${oneLine}

  /* The card's surface is the link's; its focus ring goes around the card. */
  &::after {
    position: absolute;
    border-radius: ${radius.rLg};
    content: "";
    inset: 0;
  }

  &&&&:focus-visible {
    box-shadow: none;
  }

  &:focus-visible::after {
    box-shadow: ${shadow.focus};
  }
`;

const Company = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  ${text.meta}
  line-height: 1.7;
`;

const CompanyName = styled.span`
  ${oneLine}
`;

const SecondLine = styled.div`
  padding-top: 8px;
`;

const Bottom = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 2px ${space.s3};
  padding-top: 14px;

  ${media.phone} {
    flex-wrap: nowrap;
  }
`;

const Salary = styled.p`
  flex: none;
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  letter-spacing: -0.025em;
  white-space: nowrap;
`;

const Place = styled.p`
  min-width: 0;
  ${text.meta}
  ${oneLine}
`;
