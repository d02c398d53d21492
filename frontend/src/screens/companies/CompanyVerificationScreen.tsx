import { useParams } from "react-router-dom";
import styled from "styled-components";
import { LoadFailure, media, Page, Skeleton, SkeletonGroup, space } from "../../design-system";
import { CompanyChecks } from "../../features/verification/CompanyChecks";
import { VerificationLadder } from "../../features/verification/VerificationLadder";
import { verificationWords } from "../../features/verification/verification.words";
import { NotYourCompany } from "../../features/companies/NotYourCompany";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { useCompanyVerificationScreenQuery } from "./CompanyVerificationScreen.generated";

/** /companies/{id}/verification, for the company's members: the steps by which it shows what it is (VERI-01). */
export function CompanyVerificationScreen() {
  const { title } = useWords(verificationWords);
  return (
    <Page title={title}>
      <Standing />
    </Page>
  );
}

function Standing() {
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useCompanyVerificationScreenQuery({
    variables: { companyId: id },
    fetchPolicy: "cache-and-network",
  });
  if (data)
    return (
      <Columns>
        <VerificationLadder standing={data.companyVerification} onSent={refetch} />
        <CompanyChecks company={data.companyVerification.company} />
      </Columns>
    );
  const { code } = readRefusal(error);
  if (code === "NOT_FOUND" || code === "MEMBER_ROLE")
    return <NotYourCompany id={id} isMember={code === "MEMBER_ROLE"} />;
  if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={420} shape="tile" />
    </SkeletonGroup>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.s6};
  align-items: start;
  max-width: 1100px;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;
