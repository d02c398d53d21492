import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { downloadFile } from "../../../auth/server-files";
import { sentOriginalPath } from "../../resumes/resume/resume-files";
import { sentOriginalWords } from "./sent-original.words";

/** Saves the file that went with an application; a failure is told by a toast. */
export function useSentOriginal() {
  const { sent: words } = useWords(sentOriginalWords);
  const showToast = useToast();
  return async (applicationId: string) => {
    await downloadFile(sentOriginalPath(applicationId)).catch(() =>
      showToast({ tone: "danger", text: words.downloadFailed }),
    );
  };
}
