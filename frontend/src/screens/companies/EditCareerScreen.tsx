import { useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, LoadFailure, Notice, Page, Skeleton, SkeletonGroup, space } from "../../design-system";
import { CareerForm } from "../../features/companies/career/CareerForm";
import { NotYourCompany } from "../../features/companies/NotYourCompany";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { careerScreenWords } from "./career-screen.words";
import { useEditCareerScreenQuery } from "./EditCareerScreen.generated";

/** /companies/{id}/career-page, for the company's members (CARE-08). */
export function EditCareerScreen() {
  const words = useWords(careerScreenWords);
  return (
    <Page title={words.editTitle}>
      <Frame>
        <EditedPage />
      </Frame>
    </Page>
  );
}

function EditedPage() {
  const words = useWords(careerScreenWords);
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useEditCareerScreenQuery({
    variables: { id },
    // Another member may have changed it; while it is edited nothing replaces it.
    fetchPolicy: "no-cache",
  });
  const { code } = readRefusal(error);
  if (code === "NOT_FOUND" || code === "MEMBER_ROLE")
    return <NotYourCompany id={id} isMember={code === "MEMBER_ROLE"} />;
  if (data?.company && !data.company.isVerified)
    return (
      <Stack>
        <Notice tone="info">{words.notVerified}</Notice>
        <ButtonLink to={paths.companyVerification(id)}>{words.getVerified}</ButtonLink>
      </Stack>
    );
  if (data?.company) return <CareerForm company={data.company} page={data.ownCareerPage} />;
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

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;
