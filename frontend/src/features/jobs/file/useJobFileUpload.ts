import { useRef, useState } from "react";
import { toAuthError } from "../../../auth/auth-error";
import { useWords } from "../../../shared/words";
import { uploadImage } from "../../accounts/upload-image";
import { jobFileWords } from "./job-file.words";

const MAX_BYTES = 20 * 1024 * 1024;

/** Sends a file of jobs; the same choice sent once more stays one file. */
export function useJobFileUpload(onSent: (id: string) => void) {
  const words = useWords(jobFileWords);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);

  async function send(file: File, companyId: string) {
    underWay.current?.abort();
    const own = (underWay.current = new AbortController());
    setFailure(file.size > MAX_BYTES ? words.tooLarge : null);
    if (file.size > MAX_BYTES) return;
    setShare(0);
    const path = `/api/companies/${companyId}/job-files/${crypto.randomUUID()}?name=${encodeURIComponent(file.name)}`;
    try {
      const place = { path, field: "file", answer: "id" };
      const id = await uploadImage(file, { place, signal: own.signal, onProgress: setShare });
      onSent(id);
    } catch (error) {
      if (!own.signal.aborted) setFailure(toAuthError(error).message || words.notSent);
    } finally {
      if (!own.signal.aborted) setShare(null);
    }
  }

  return { send, share, failure };
}
