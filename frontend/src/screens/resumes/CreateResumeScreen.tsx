import { useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useSession } from "../../auth/session";
import { LoadFailure, Spinner } from "../../design-system";
import { OpenResume, WizardWaiting } from "../../features/resumes/wizard/OpenResume";
import { newResume, type ResumeOwner } from "../../features/resumes/saving/resume-start";
import { resumeWizardWords } from "../../features/resumes/wizard/resume-wizard.words";
import { ResumeWizard } from "../../features/resumes/wizard/ResumeWizard";
import { UnfinishedResumes } from "../../features/resumes/resume/UnfinishedResumes";
import { useLastSave } from "../../features/resumes/saving/useLastSave";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { useCreateResumeScreenQuery, type CreateResumeScreenQuery } from "./CreateResumeScreen.generated";
import { useDraftAddress, withDraft } from "./useDraftAddress";

/**
 * /resume/create (RES-01). Once something is typed the address names the draft, so that a reload goes on with
 * it; without one it begins anew, and offers what was begun before.
 */
export function CreateResumeScreen() {
  const words = useWords(resumeWizardWords);
  const session = useSession();
  const { id, round, handleBegun } = useDraftAddress();
  usePageTitle(words.create);
  if (session.status !== "signed-in") return <Spinner />;
  return <Round key={round} draft={id} owner={session.user} onBegun={handleBegun} />;
}

interface RoundProps {
  draft: string | null;
  owner: ResumeOwner;
  onBegun(id: string): void;
}

/** The draft that the address named when it was opened, else a new one. */
function Round({ draft, owner, onBegun }: RoundProps) {
  const [opened] = useState(draft);
  return opened === null ? (
    <NewResume id={draft} owner={owner} onBegun={onBegun} />
  ) : (
    <OpenResume id={opened} owner={owner} />
  );
}

interface NewResumeProps extends Omit<RoundProps, "draft"> {
  /** The one that it has got meanwhile. */
  id: string | null;
}

/** Who left while a new one was on its way to the server, and comes back, goes on with that one. */
function NewResume(props: NewResumeProps) {
  const words = useWords(resumeWizardWords);
  const [address] = useSearchParams();
  const begun = useLastSave(props.owner.uid, null);
  if (begun === "waiting") return <WizardWaiting title={words.create} />;
  if (begun) return <Navigate replace to={`?${withDraft(address, begun.id).toString()}`} />;
  return <BlankResume {...props} />;
}

function BlankResume(props: NewResumeProps) {
  const words = useWords(resumeWizardWords);
  const { data, previousData, loading, refetch } = useCreateResumeScreenQuery({
    // The profile may have changed since.
    fetchPolicy: "network-only",
  });
  // The wizard stays while the drafts are read anew.
  const known = data ?? previousData;
  if (known) return <Prefilled known={known} {...props} />;
  return (
    <WizardWaiting title={words.create}>
      {!loading && <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />}
    </WizardWaiting>
  );
}

interface PrefilledProps extends NewResumeProps {
  known: CreateResumeScreenQuery;
}

function Prefilled({ known, id, owner, onBegun }: PrefilledProps) {
  const [start] = useState(() => newResume(known.prefilledResume, owner));
  const others = known.myResumeDrafts.filter((draft) => draft.id !== id);
  return <ResumeWizard start={start} offer={<UnfinishedResumes drafts={others} />} onBegun={onBegun} />;
}
