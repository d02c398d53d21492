import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { Card, color, CompanyMark, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";
import type { CompanyCard_CompanyFragment } from "./CompanyCard.generated";
import { VerifiedMark } from "./VerifiedMark";

interface CompanyCardProps {
  company: CompanyCard_CompanyFragment;
  /** Where one can go from here, such as to its jobs. */
  action?: ReactNode;
}

/** Who the company is, as far as it says. */
export function CompanyCard({ company, action }: CompanyCardProps) {
  const headingId = useId();
  const words = useWords(companiesWords);
  const { replyRate, medianReplyDays } = company;
  const facts = [
    [words.industry, company.industry],
    [words.employees, company.employees],
    [words.headquarters, company.headquarters],
    [words.replyRate, replyRate !== null && words.replyRateIs(replyRate)],
    [words.firstReply, medianReplyDays !== null && words.firstReplyWithin(medianReplyDays)],
  ] as const;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Head>
        <CompanyMark name={company.name} />
        <div>
          <Name id={headingId}>{company.name}</Name>
          <VerifiedMark isVerified={company.isVerified} />
        </div>
      </Head>
      {company.about && <About>{company.about}</About>}
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {company.website && (
          <div>
            <dt>{words.website}</dt>
            <dd>
              <WebsiteLink address={company.website} />
            </dd>
          </div>
        )}
      </Facts>
      {action}
    </Card>
  );
}

/** The employer wrote the address: it leads out in a tab of its own, gets no word of ours, and must be of the web. */
function WebsiteLink({ address }: { address: string }) {
  const name = address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  if (!/^https?:\/\//i.test(address)) return name;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {name}
    </a>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
`;

const Name = styled.h2`
  ${text.cardTitle}
`;

const About = styled.p`
  margin-top: ${space.s4};
  ${text.meta}
  color: ${color.ink2};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: 10px;
  margin-block: ${space.s4} 20px;
  ${text.meta}

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.s4};
  }

  dd {
    min-width: 0;
    color: ${color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-align: right;
  }
`;
