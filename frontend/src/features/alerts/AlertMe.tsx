import { BellPlus, BellRing } from "lucide-react";
import { useState } from "react";
import { paths } from "@job-portal/protocol/paths";
import { useAccountUser } from "../../auth/session";
import { Button, ButtonLink, Dialog, lazyPart, Skeleton } from "../../design-system";
import type { JobFilter } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { alertsWords } from "./alerts.words";
import { useSetAlertOf } from "./set-alerts";

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
 * 'Alert Me': keeps the search of a list, for an account or for an e-mail address alone (ALRT-01). Once it is kept, the
 * way to its alert stands there (WAYS-03).
 */
export function AlertMe({ filter, search }: AlertMeProps) {
  const words = useWords(alertsWords);
  const [isOpen, setIsOpen] = useState(false);
  const setAlert = useSetAlertOf(useAccountUser()?.uid ?? null, filter);
  return (
    <>
      {setAlert === null ? (
        <Button tone="secondary" icon={<BellPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
          {words.alertMe}
        </Button>
      ) : (
        <ButtonLink tone="secondary" icon={<BellRing size={18} aria-hidden />} to={paths.alert(setAlert)}>
          {words.alertIsSet}
        </ButtonLink>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.alertMe}>
        <AlertForm filter={filter} search={search} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
