import { Building2, ChevronDown } from "lucide-react";
import styled from "styled-components";
import { ButtonLink, Menu, space, text } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";

interface OwnCompanyPagesProps {
  companies: readonly { id: string; name: string }[];
}

/** The way to the pages of one's companies; of several one is chosen. */
export function OwnCompanyPages({ companies }: OwnCompanyPagesProps) {
  const words = useWords(companiesWords);
  const [only] = companies;
  if (!only) return null;
  if (companies.length === 1)
    return (
      <ButtonLink tone="secondary" icon={<Building2 size={18} aria-hidden />} to={paths.company(only.id)}>
        {words.companyPage}
      </ButtonLink>
    );
  return (
    <Menu
      label={words.companyPage}
      trigger={
        <Trigger>
          <Building2 size={18} aria-hidden />
          {words.companyPage}
          <ChevronDown size={16} aria-hidden />
        </Trigger>
      }
      entries={companies.map(({ id, name }) => ({ label: name, to: paths.company(id) }))}
    />
  );
}

const Trigger = styled.span`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  padding-inline: ${space.s2};
  ${text.label}
`;
