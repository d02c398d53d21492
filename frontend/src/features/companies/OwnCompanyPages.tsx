import { Building2, ChevronDown } from "lucide-react";
import styled from "styled-components";
import { ButtonLink, color, Menu, radius, shadow, space, text } from "../../design-system";
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

/* Looks like the buttons beside it. */
const Trigger = styled.span`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  margin: -4px;
  padding-inline: ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  ${text.label}
`;
