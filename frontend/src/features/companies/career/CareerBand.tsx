import { bandColorOf } from "@job-portal/protocol/band-color";
import { paths } from "@job-portal/protocol/paths";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, Container, fontSize, media, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { companiesWords } from "../companies.words";
import { CompanyMark } from "../CompanyMark";
import type { CompanyMark_CompanyFragment } from "../CompanyMark.generated";

interface CareerBandProps {
  career: {
    headline: string;
    color: string | null;
    company: CompanyMark_CompanyFragment & { id: string; viewerCan?: { edit: boolean } };
  };
  /** Of the company's name as a heading; a look at it beside the form is no heading of the page. */
  level: 1 | null;
}

/** The head of a career page on its company's colour, dark enough for white text (CARE-07). */
export function CareerBand({ career, level }: CareerBandProps) {
  const words = useWords(companiesWords);
  const { company, headline } = career;
  return (
    <Band $color={career.color === null ? color.deep : bandColorOf(career.color)}>
      <Inside>
        <CompanyMark name={company.name} logoURL={company.logoURL} size={72} />
        <div>
          <Name as={level === 1 ? "h1" : "p"}>{company.name}</Name>
          {headline && <Headline>{headline}</Headline>}
          {level === 1 && (
            <Ways>
              <Link to={paths.company(company.id)}>{words.moreOf}</Link>
              {company.viewerCan?.edit && <Link to={paths.editCareerPage(company.id)}>{words.editPage}</Link>}
            </Ways>
          )}
        </div>
      </Inside>
    </Band>
  );
}

const Band = styled.div<{ $color: string }>`
  padding-block: ${space.s7};
  background: ${({ $color }) => $color};
  color: ${color.onDeep};

  ${media.phone} {
    padding-block: ${space.s6};
  }
`;

const Inside = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s5};
  align-items: center;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;

const Name = styled.h1`
  ${text.title}
  color: inherit;
  overflow-wrap: anywhere;
`;

const Headline = styled.p`
  margin-top: ${space.s2};
  font-size: ${fontSize.fs20};
  overflow-wrap: anywhere;
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s5};
  margin-top: ${space.s3};

  a {
    color: inherit;
    text-decoration: underline;
  }
`;
