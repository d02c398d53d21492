import styled from "styled-components";
import { color, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";
import type { CompanyFacts_CompanyFragment } from "./CompanyFacts.generated";

/**
 * What is known of a company, line by line. How it replies is there once the server tells it: from ten applications on.
 */
export function CompanyFacts({ company }: { company: CompanyFacts_CompanyFragment }) {
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

const Facts = styled.dl`
  display: grid;
  gap: 10px;
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
