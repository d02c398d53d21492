import { useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useSession } from "../../auth/session";
import { LoadFailure, Spinner } from "../../design-system";
import { OpenResume, WizardWaiting } from "../../features/resumes/OpenResume";
import type { Resume_PrefilledFragment } from "../../features/resumes/Resume.generated";
import { newResume } from "../../features/resumes/resume-start";
import { resumeWizardWords } from "../../features/resumes/resume-wizard.words";
import { ResumeWizard } from "../../features/resumes/ResumeWizard";
import { useLastSave } from "../../features/resumes/useLastSave";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { useCreateResumeScreenQuery } from "./CreateResumeScreen.generated";

/**
 * /resume/create (RES-01). Once something is typed the address names the draft, so that a reload goes on with
 * it; without one it begins anew.
 */
export function CreateResumeScreen() {
  const words = useWords(resumeWizardWords);
  const session = useSession();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const draft = address.get("draft");
  const [begun, setBegun] = useState<string | null>(null);
  const [seen, setSeen] = useState(draft);
  const [round, setRound] = useState(0);
  usePageTitle(words.create);
  if (seen !== draft) {
    setSeen(draft);
    if (draft !== begun) setRound(round + 1);
  }
  if (session.status !== "signed-in") return <Spinner />;

  function handleBegun(id: string) {
    setBegun(id);
    void navigate(paths.resumeDraft(id), { replace: true });
  }

  return <Round key={round} draft={draft} owner={session.user.uid} onBegun={handleBegun} />;
}

interface RoundProps {
  draft: string | null;
  owner: string;
  onBegun(id: string): void;
}

/** The draft that the address named when it was opened, else a new one. */
function Round({ draft, owner, onBegun }: RoundProps) {
  const [opened] = useState(draft);
  return opened === null ? (
    <NewResume owner={owner} onBegun={onBegun} />
  ) : (
    <OpenResume id={opened} owner={owner} />
  );
}

/** Who left while a new one was on its way to the server, and comes back, goes on with that one. */
function NewResume(props: Omit<RoundProps, "draft">) {
  const words = useWords(resumeWizardWords);
  const begun = useLastSave(props.owner, null);
  if (begun === "waiting") return <WizardWaiting title={words.create} />;
  if (begun) return <Navigate replace to={paths.resumeDraft(begun.id)} />;
  return <BlankResume {...props} />;
}

function BlankResume({ owner, onBegun }: Omit<RoundProps, "draft">) {
  const words = useWords(resumeWizardWords);
  const { data, loading, refetch } = useCreateResumeScreenQuery({
    // The profile may have changed since.
    fetchPolicy: "network-only",
  });
  if (data) return <Prefilled resume={data.prefilledResume} owner={owner} onBegun={onBegun} />;
  return (
    <WizardWaiting title={words.create}>
      {!loading && <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />}
    </WizardWaiting>
  );
}

interface PrefilledProps extends Omit<RoundProps, "draft"> {
  resume: Resume_PrefilledFragment;
}

function Prefilled({ resume, owner, onBegun }: PrefilledProps) {
  const [start] = useState(() => newResume(resume, owner));
  return <ResumeWizard start={start} onBegun={onBegun} />;
}
