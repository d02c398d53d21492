import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import { LoadFailure, Notice, Page, Skeleton, SkeletonGroup, space, useToast } from "../../design-system";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import type { PostedAgain } from "../../features/jobs/own/useOwnJobActs";
import { readKept } from "../../features/jobs/posting/draft-keeper";
import { emptyValues, valuesOfDraft, type JobFormValues } from "../../features/jobs/posting/job-form";
import { jobFormWords } from "../../features/jobs/posting/job-form.words";
import { PostJobForm } from "../../features/jobs/posting/PostJobForm";
import { UnfinishedJobs } from "../../features/jobs/posting/UnfinishedJobs";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { CompaniesWithoutPosting } from "./CompaniesWithoutPosting";
import { usePostJobScreenQuery, type PostJobScreenQuery } from "./PostJobScreen.generated";
import { postingsWords } from "./postings.words";

/** /jobs/post, for every signed-in account (POST-05); `?draft=` goes on with a draft. */
export function PostJobScreen() {
  const words = useWords(postingsWords);
  const [address] = useSearchParams();
  const draft = address.get("draft");
  return (
    <Page title={words.postTitle}>
      <Frame>
        <VerifyEmailNotice />
        {/* Another draft is another form. */}
        <DraftedJob key={draft} draft={draft} />
      </Frame>
    </Page>
  );
}

function DraftedJob({ draft }: { draft: string | null }) {
  const session = useSession();
  const owner = session.status === "signed-in" ? session.user.uid : "";
  // A form that has no address of its own yet goes by one name, so that a reload without a network finds it.
  const draftKey = `job-draft:${owner}:${draft ?? "new"}`;
  const [kept] = useState(() => readKept(draftKey));
  const [draftId] = useState(() => draft ?? kept?.id ?? crypto.randomUUID());
  const { data, loading, refetch } = usePostJobScreenQuery({
    variables: { draftId, hasDraft: draft !== null },
    // A draft may have grown since it was last looked at; while it is being written nothing replaces it.
    fetchPolicy: "no-cache",
  });
  if (data) {
    const fields = kept?.fields ?? data.myJobDraft?.fields;
    const companies = data.myCompanies.filter(({ viewerCan }) => viewerCan.postJobs);
    const initial = fields ? valuesOfDraft(fields, companies) : emptyValues(companies);
    return <Loaded {...{ draftId, draftKey, initial, companies, data }} isNew={draft === null && !kept} />;
  }
  if (loading) return <FormSkeleton />;
  return <LoadFailure onRetry={() => void refetch()} />;
}

interface LoadedProps {
  draftId: string;
  draftKey: string;
  initial: JobFormValues;
  isNew: boolean;
  /** Those that the viewer may post for. */
  companies: PostJobScreenQuery["myCompanies"];
  data: PostJobScreenQuery;
}

function Loaded({ draftId, draftKey, initial, isNew, companies, data }: LoadedProps) {
  const words = useWords(jobFormWords);
  const navigate = useNavigate();
  const { again } = (useLocation().state as PostedAgain | null) ?? {};
  const showToast = useToast();
  function handlePosted(isHeld: boolean) {
    showToast({ text: isHeld ? words.postedHeld : words.posted });
    void navigate(paths.jobPostings);
  }
  return (
    <>
      {again && <Notice tone="info">{words.again(again.title, again.postedAt)}</Notice>}
      {isNew && <UnfinishedJobs drafts={data.myJobDrafts.filter(({ id }) => id !== draftId)} />}
      <CompaniesWithoutPosting companies={data.myCompanies} />
      <PostJobForm {...{ draftId, draftKey, initial, companies }} onPosted={handlePosted} />
    </>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Frame>
        <Skeleton width="100%" height={330} shape="tile" />
        <Skeleton width="100%" height={180} shape="tile" />
        <Skeleton width="100%" height={420} shape="tile" />
      </Frame>
    </SkeletonGroup>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: 1120px;
`;
