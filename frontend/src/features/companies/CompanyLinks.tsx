import { Link } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";
import type { CompanyLinks_CompanyFragment } from "./CompanyLinks.generated";

/** Where the members of a company go on from its page and from their settings. */
export function CompanyLinks({ company }: { company: CompanyLinks_CompanyFragment }) {
  const words = useWords(companiesWords);
  const { id, isVerified, viewerCan } = company;
  return (
    <>
      {viewerCan.edit && (
        <Link to={paths.companyVerification(id)}>{isVerified ? words.verification : words.getVerified}</Link>
      )}
      {viewerCan.seeTeam && <Link to={paths.companyTeam(id)}>{words.team}</Link>}
      {viewerCan.edit && isVerified && <Link to={paths.editCareerPage(id)}>{words.careerPage}</Link>}
    </>
  );
}
