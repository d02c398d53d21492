import { FileX2 } from "lucide-react";
import { useNavigate, useParams } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  EmptyState,
  LoadFailure,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  useToast,
} from "../../design-system";
import { EditJobForm } from "../../features/jobs/posting/EditJobForm";
import { ResubmitJobForm } from "../../features/jobs/own/ResubmitJobForm";
import { jobFormWords } from "../../features/jobs/posting/job-form.words";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { useEditJobScreenQuery } from "./EditJobScreen.generated";
import { postingsWords } from "./postings.words";

/**
 * /job-postings/{id}/edit, for members of the job's company; for everybody else there is no such job. One that was
 * removed is answered for first.
 */
export function EditJobScreen() {
  const words = useWords(postingsWords);
  return (
    <Page title={words.editTitle}>
      <Frame>
        <EditedJob />
      </Frame>
    </Page>
  );
}

function EditedJob() {
  const words = useWords(postingsWords);
  const { updated, updatedHeld } = useWords(jobFormWords);
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const showToast = useToast();
  const { data, loading, refetch } = useEditJobScreenQuery({
    variables: { id },
    // The version that the change is made from must be today's; while it is edited nothing replaces it.
    fetchPolicy: "no-cache",
  });
  function handleSaved(isHeld: boolean) {
    showToast({ text: isHeld ? updatedHeld : updated });
    void navigate(paths.jobPostings);
  }
  const job = data?.myJob;
  if (job?.viewerCan.edit)
    return (
      <EditJobForm
        job={job}
        onSaved={handleSaved}
        onReload={async () => (await refetch()).data?.myJob ?? null}
      />
    );
  if (job?.viewerCan.resubmit)
    return <ResubmitJobForm job={job} onSent={() => void refetch().catch(() => undefined)} />;
  if (job) return <Notice tone="warn">{words.notEditable}</Notice>;
  if (data)
    return (
      <EmptyState
        seed={id}
        icon={<FileX2 />}
        title={words.notFoundTitle}
        actions={<ButtonLink to={paths.jobPostings}>{words.toPostings}</ButtonLink>}
      >
        {words.notFound}
      </EmptyState>
    );
  if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={420} shape="tile" />
    </SkeletonGroup>
  );
}

const Frame = styled.div`
  max-width: 1120px;
`;
