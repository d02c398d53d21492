import { BellPlus, BellRing } from "lucide-react";
import { useState } from "react";
import { paths } from "@job-portal/protocol/paths";
import { useSession } from "../../auth/session";
import { Button, ButtonLink, Dialog, lazyPart, Skeleton } from "../../design-system";
import type { JobFilter } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { useAlertOfQuery } from "./Alerts.generated";
import { alertsWords } from "./alerts.words";

// Few press the button, so the form comes then.
const AlertForm = lazyPart(
  () => import("./AlertForm"),
  ({ AlertForm }) => AlertForm,
  { placeholder: () => <Skeleton width="100%" height={320} /> },
);

interface AlertMeProps {
  /** The search, as the list asks for it. */
  filter: JobFilter;
  /** It in words; empty: all jobs. */
  search: string;
}

/**
 * 'Alert Me': keeps the search of a list, for an account or for an e-mail address alone (ALRT-01). While an account
 * keeps it, the way to its alert stands there (WAYS-03); one that is paused starts again by the same form.
 */
export function AlertMe({ filter, search }: AlertMeProps) {
  const words = useWords(alertsWords);
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useAlertOfQuery({
    variables: { filter },
    skip: session.status !== "signed-in" || session.account !== "registered",
  });
  const kept = data?.alertOf ?? null;
  return (
    <>
      {kept?.state === "ACTIVE" ? (
        <ButtonLink tone="secondary" icon={<BellRing size={18} aria-hidden />} to={paths.alert(kept.id)}>
          {words.alertIsSet}
        </ButtonLink>
      ) : (
        <Button tone="secondary" icon={<BellPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
          {words.alertMe}
        </Button>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.alertMe}>
        <AlertForm filter={filter} search={search} kept={kept} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
