import { useNavigate, useParams } from "react-router-dom";
import styled from "styled-components";
import { LoadFailure, Page, Skeleton, SkeletonGroup, useToast } from "../../design-system";
import { ProfileColumns } from "../../features/accounts/ProfileColumns";
import { companyFormWords } from "../../features/companies/company-form.words";
import { CompanyForm } from "../../features/companies/CompanyForm";
import { CompanyLogoPicker } from "../../features/companies/CompanyLogoPicker";
import { paths } from "@job-portal/protocol/paths";
import { NotYourCompany } from "../../features/companies/NotYourCompany";
import { useWords } from "../../shared/words";
import { companyScreenWords } from "./company-screen.words";
import { useEditCompanyScreenQuery } from "./EditCompanyScreen.generated";

/** /companies/{id}/edit, for the company's members; for everybody else there is nothing to edit. */
export function EditCompanyScreen() {
  const words = useWords(companyScreenWords);
  return (
    <Page title={words.editTitle}>
      <Frame>
        <EditedCompany />
      </Frame>
    </Page>
  );
}

function EditedCompany() {
  const { saved } = useWords(companyFormWords);
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const showToast = useToast();
  const { data, loading, refetch } = useEditCompanyScreenQuery({
    variables: { id },
    // Another member may have changed it; while it is edited nothing replaces it.
    fetchPolicy: "no-cache",
  });
  const company = data?.company;
  function handleSaved() {
    showToast({ text: saved });
    void navigate(paths.company(id));
  }
  if (company?.viewerCan.edit)
    return (
      <ProfileColumns>
        <CompanyLogoPicker company={company} />
        <CompanyForm company={company} mayRename={company.viewerCan.rename} onSaved={handleSaved} />
      </ProfileColumns>
    );
  if (data) return <NotYourCompany id={id} isMember={company?.viewerCan.seeTeam} />;
  if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={420} shape="tile" />
    </SkeletonGroup>
  );
}

const Frame = styled.div`
  max-width: 1000px;
`;
