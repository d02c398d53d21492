import { useEffect, useRef, useState } from "react";
import { toAuthError } from "../../../auth/auth-error";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import { readResumeFile } from "../resume/resume-files";
import { bringResumeWords } from "./bring-resume.words";
import { broughtFrom, type BroughtResume, type ResumeReading } from "./brought-resume";

const MAX_BYTES = 5 * 1024 * 1024;

/** A resume's file on its way in: none yet, being read, or read. */
export function useBringResume() {
  const words = useWords(bringResumeWords);
  const textOf = useRefusalText();
  const [brought, setBrought] = useState<BroughtResume | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isScan, setIsScan] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function read(file: File) {
    setFile(file);
    setIsScan(false);
    underWay.current?.abort();
    const own = (underWay.current = new AbortController());
    setFailure(file.size > MAX_BYTES ? words.tooLarge : null);
    if (file.size > MAX_BYTES) return;
    setIsReading(true);
    try {
      setBrought(broughtFrom(await readResumeFile<ResumeReading>(file, own.signal)));
    } catch (error) {
      if (own.signal.aborted) return;
      const told = toAuthError(error);
      setIsScan(told.code === "RESUME_FILE_SCAN");
      setFailure(textOf(told) || words.failed);
    } finally {
      if (!own.signal.aborted) setIsReading(false);
    }
  }

  /** `scan`: the file, where its text alone can't be read. */
  return {
    brought,
    file,
    scan: isScan ? file : null,
    isReading,
    failure,
    read,
    forget: () => setBrought(null),
  };
}
