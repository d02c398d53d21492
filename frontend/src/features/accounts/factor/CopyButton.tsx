import { Button, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { secondFactorWords } from "./second-factor.words";

/** Copies a text, and tells whether the browser let it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords(secondFactorWords);
  const showToast = useToast();
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: words.copied });
    } catch {
      showToast({ text: words.notCopied, tone: "danger" });
    }
  }
  return (
    <Button tone="secondary" size="sm" onClick={() => void handleCopy()}>
      {label}
    </Button>
  );
}
