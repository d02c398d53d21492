import { FileX } from "lucide-react";
import { useState, type ReactNode } from "react";
import styled from "styled-components";
import {
  ButtonLink,
  Container,
  EmptyState,
  LoadFailure,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { useResumeByIdQuery, type Resume_ResumeFragment } from "../resume/Resume.generated";
import { openedResume, type ResumeOwner } from "../saving/resume-start";
import { resumeWizardWords } from "./resume-wizard.words";
import { ResumeWizard } from "./ResumeWizard";
import { useLastSave } from "../saving/useLastSave";

interface OpenResumeProps {
  id: string;
  /** Who looks. */
  owner: ResumeOwner;
}

/** The wizard with a resume of the server's, as it is once its last save has arrived there. */
export function OpenResume(props: OpenResumeProps) {
  const words = useWords(resumeWizardWords);
  if (useLastSave(props.owner.uid, props.id) === "waiting") return <WizardWaiting title={words.edit} />;
  return <SavedResume {...props} />;
}

function SavedResume({ id, owner }: OpenResumeProps) {
  const words = useWords(resumeWizardWords);
  const { data, loading, refetch } = useResumeByIdQuery({
    variables: { id },
    // An older one than the server's could not be saved.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  if (data?.resume) return <Loaded key={id} resume={data.resume} owner={owner} />;
  if (data && !loading)
    return (
      <EmptyState
        scale="page"
        seed={paths.myResumes}
        icon={<FileX />}
        title={words.notFound}
        actions={<ButtonLink to={paths.myResumes}>{words.yourResumes}</ButtonLink>}
      >
        {words.notFoundHint}
      </EmptyState>
    );
  return (
    <WizardWaiting title={words.edit}>
      {!loading && <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />}
    </WizardWaiting>
  );
}

function Loaded({ resume, owner }: { resume: Resume_ResumeFragment; owner: ResumeOwner }) {
  // The wizard goes its own way from here: the cache learns of every save.
  const [start] = useState(() => openedResume(resume, owner));
  return <ResumeWizard start={start} />;
}

interface WizardWaitingProps {
  title: string;
  /** What stands in place of the skeleton. */
  children?: ReactNode;
}

export function WizardWaiting({ title, children }: WizardWaitingProps) {
  return (
    <Band>
      <h1>{title}</h1>
      {children || (
        <SkeletonGroup>
          <Skeleton width="100%" height={420} shape="tile" />
        </SkeletonGroup>
      )}
    </Band>
  );
}

const Band = styled(Container)`
  display: grid;
  gap: ${space.s5};
  padding-block: ${space.s6} ${space.s7};
`;
