import { useState } from "react";
import { Button, Dialog } from "../../../design-system";
import { BreachForm } from "./BreachForm";
import type { Breaches_BreachFragment } from "./Breaches.generated";

interface BreachDialogProps {
  /** Of the button that opens it. */
  label: string;
  title: string;
  /** The one to change; null for a new one. */
  breach: Breaches_BreachFragment | null;
}

/** A button, and the form that it opens. */
export function BreachDialog({ label, title, breach }: BreachDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" size="sm" aria-label={title} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title}>
        <BreachForm breach={breach} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
