import { useToast } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { shareOwnJobWords } from "./share-own-job.words";

/** A job's address as everybody opens it. */
export const publicAddressOf = (jobId: string): string =>
  new URL(paths.job(jobId), window.location.origin).href;

/** Puts a job's address into the clipboard, and says so; where it can't, it says the address. */
export function useCopyLink() {
  const words = useWords(shareOwnJobWords);
  const showToast = useToast();
  return async (jobId: string): Promise<void> => {
    const url = publicAddressOf(jobId);
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: words.copied });
    } catch {
      showToast({ text: words.notCopied(url), tone: "danger" });
    }
  };
}
