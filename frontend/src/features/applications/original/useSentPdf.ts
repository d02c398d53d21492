import { useToast } from "../../../design-system";
import { downloadFile } from "../../../auth/server-files";
import { sentPdfPath } from "../../resumes/resume/resume-files";

/** Saves what went with an application as PDF; a failure is told by a toast. */
export function useSentPdf(failedText: string) {
  const showToast = useToast();
  return async (applicationId: string) => {
    try {
      await downloadFile(sentPdfPath(applicationId));
    } catch {
      showToast({ tone: "danger", text: failedText });
    }
  };
}
