import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, fontSize, SectionCard, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { CompanyLinks } from "../CompanyLinks";
import { type OwnCompaniesQuery, useOwnCompaniesQuery } from "./OwnCompanies.generated";
import { ownCompaniesWords } from "./own-companies.words";

/** The companies that one acts for, each with its pages; nothing for who acts for none (TEAM-09). */
export function OwnCompanies() {
  const { data } = useOwnCompaniesQuery({ fetchPolicy: "cache-and-network" });
  if (!data || data.myCompanies.length === 0) return null;
  return <OwnCompanyList companies={data.myCompanies} />;
}

/** The same for companies that are read already. */
export function OwnCompanyList({ companies }: { companies: OwnCompaniesQuery["myCompanies"] }) {
  const words = useWords(ownCompaniesWords);
  return (
    <SectionCard title={words.title}>
      <List>
        {companies.map((company) => (
          <li key={company.id}>
            <Name to={paths.company(company.id)}>{company.name}</Name>
            <Pages>
              {company.viewerCan.edit && <Link to={paths.editCompany(company.id)}>{words.edit}</Link>}
              <CompanyLinks company={company} />
            </Pages>
          </li>
        ))}
      </List>
      <Plans>
        {words.plansText} <Link to={paths.plans}>{words.plans}</Link>
      </Plans>
    </SectionCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;

const Name = styled(Link)`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  margin-top: ${space.s1};
  font-size: ${fontSize.fs14};
`;

const Plans = styled.p`
  margin-top: ${space.s4};
  color: ${color.muted};
  font-size: ${fontSize.fs14};
`;
