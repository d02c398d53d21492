import { BellPlus } from "lucide-react";
import { useState } from "react";
import { Button, Dialog, lazyPart, Skeleton } from "../../design-system";
import type { JobFilter } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
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

/** 'Alert Me': keeps the search of a list, for an account or for an e-mail address alone (ALRT-01). */
export function AlertMe({ filter, search }: AlertMeProps) {
  const words = useWords(alertsWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" icon={<BellPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {words.alertMe}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.alertMe}>
        <AlertForm filter={filter} search={search} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
