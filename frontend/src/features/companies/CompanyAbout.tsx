import { useId } from "react";
import styled from "styled-components";
import { Card, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";
import { CompanyFacts } from "./CompanyFacts";
import type { CompanyFacts_CompanyFragment } from "./CompanyFacts.generated";
import { Prose } from "./Prose";

/** What the company says of itself, in its own lines. */
export function CompanyAbout({ name, about }: { name: string; about: string | null }) {
  const words = useWords(companiesWords);
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Title id={headingId}>{words.about}</Title>
      {about ? (
        <OwnLines>
          <Prose text={about} />
        </OwnLines>
      ) : (
        <Missing>{words.noAbout(name)}</Missing>
      )}
    </Card>
  );
}

/** The company's facts as a card; nothing where none is known. */
export function CompanyGlance({ company }: { company: CompanyFacts_CompanyFragment }) {
  const words = useWords(companiesWords);
  const headingId = useId();
  const { industry, employees, headquarters, website, replyRate } = company;
  if (!(industry || employees || headquarters || website) && replyRate === null) return null;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Title id={headingId}>{words.atAGlance}</Title>
      <CompanyFacts company={company} />
    </Card>
  );
}

const Title = styled.h2`
  margin-bottom: ${space.s3};
  ${text.cardTitle}
`;

const OwnLines = styled.div`
  p {
    white-space: pre-line;
  }
`;

const Missing = styled.p`
  ${text.meta}
`;
