import { Share2 } from "lucide-react";
import { Button, useToast } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { jobsWords } from "./jobs.words";

/** Hands the job's address to the system's share sheet, or to the clipboard where there is none. */
export function ShareJob({ jobId, title }: { jobId: string; title: string }) {
  const words = useWords(jobsWords);
  const showToast = useToast();

  async function handleShare() {
    const url = new URL(paths.job(jobId), window.location.origin).href;
    // TypeScript takes the sheet for granted; most desktop browsers have none.
    if (Reflect.has(navigator, "share")) {
      // Closing the sheet without choosing rejects too, and needs no word.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: words.linkCopied });
    } catch {
      showToast({ text: words.linkNotCopied(url), tone: "danger" });
    }
  }

  return (
    <Button
      tone="secondary"
      fullWidth="always"
      icon={<Share2 size={18} aria-hidden />}
      onClick={() => void handleShare()}
    >
      {words.share}
    </Button>
  );
}
