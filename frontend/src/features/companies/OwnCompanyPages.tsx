import { Building2 } from "lucide-react";
import { ButtonLink, Menu, MenuFace } from "../../design-system";
import { paths } from "@job-portal/protocol/paths";
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
      trigger={<MenuFace icon={<Building2 size={18} aria-hidden />}>{words.companyPage}</MenuFace>}
      entries={companies.map(({ id, name }) => ({ label: name, to: paths.company(id) }))}
    />
  );
}
