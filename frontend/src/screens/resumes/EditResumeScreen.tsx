import { useParams } from "react-router-dom";
import { useSession } from "../../auth/session";
import { Spinner } from "../../design-system";
import { OpenResume } from "../../features/resumes/wizard/OpenResume";
import { resumeWizardWords } from "../../features/resumes/wizard/resume-wizard.words";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";

/** /resume/edit/{id}: a resume of the viewer's in the wizard (ROUTE-15); a draft goes on where it was left. */
export function EditResumeScreen() {
  const words = useWords(resumeWizardWords);
  const { id = "" } = useParams();
  const session = useSession();
  usePageTitle(words.edit);
  if (session.status !== "signed-in") return <Spinner />;
  return <OpenResume key={id} id={id} owner={session.user} />;
}
