import { Flag } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { withReturnAddress } from "../../../auth/return-address";
import { useAccountUser } from "../../../auth/session";
import { Button, ButtonLink, Dialog, lazyPart } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { moderationWords } from "./moderation.words";

// Few readers report anything: the form comes with the first press.
const ReportForm = lazyPart(
  () => import("./ReportForm"),
  ({ ReportForm }) => ReportForm,
);

/** Stands in the address that a visitor comes back to after signing in, and opens the dialog there. */
const RETURN_FRAGMENT = "#report";

/** Tells the portal what is wrong with a job. A visitor signs in first and comes back to the dialog. */
export function ReportJob({ jobId }: { jobId: string }) {
  const words = useWords(moderationWords);
  const user = useAccountUser();
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === RETURN_FRAGMENT);
  const icon = <Flag size={18} aria-hidden />;
  if (!user)
    return (
      <ButtonLink
        tone="text"
        fullWidth="always"
        icon={icon}
        to={withReturnAddress(paths.signIn, `${paths.job(jobId)}${RETURN_FRAGMENT}`)}
      >
        {words.reportJob}
      </ButtonLink>
    );
  return (
    <>
      <Button tone="text" fullWidth="always" icon={icon} onClick={() => setIsOpen(true)}>
        {words.reportJob}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.reportTitle}>
        <ReportForm jobId={jobId} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
