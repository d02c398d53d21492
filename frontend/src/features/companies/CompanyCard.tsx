import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Card, color, space, text } from "../../design-system";
import { CompanyMark } from "./CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import type { CompanyCard_CompanyFragment } from "./CompanyCard.generated";
import { CompanyFacts } from "./CompanyFacts";
import { VerifiedMark } from "./VerifiedMark";

interface CompanyCardProps {
  company: CompanyCard_CompanyFragment;
  /** Where one can go from here, such as to its jobs. */
  action?: ReactNode;
}

/** Who the company is, as far as it says. */
export function CompanyCard({ company, action }: CompanyCardProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Head>
        <CompanyMark name={company.name} logoURL={company.logoURL} />
        <div>
          <Name id={headingId}>
            <Link to={paths.company(company.id)}>{company.name}</Link>
          </Name>
          <VerifiedMark isVerified={company.isVerified} />
        </div>
      </Head>
      {company.about && <About>{company.about}</About>}
      <FactsPlace>
        <CompanyFacts company={company} />
      </FactsPlace>
      {action}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
`;

const Name = styled.h2`
  ${text.cardTitle}

  > a {
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

const About = styled.p`
  margin-top: ${space.s4};
  ${text.meta}
  color: ${color.ink2};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

const FactsPlace = styled.div`
  margin-block: ${space.s4} 20px;
`;
