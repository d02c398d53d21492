import { useEffect, useState } from "react";
import { previewPages } from "../resume/resume-files";
import { toInput, type ResumeValues } from "../resume/resume-values";

const PAUSE_MS = 600;

interface Preview {
  /** Addresses of the pages' pictures, in order; the last ones stay until the next are there. */
  pages: readonly string[];
  status: "loading" | "ready" | "failed";
}

/** What the resume looks like on paper, as the server sets it; asked for a moment after the last change. */
export function useResumePreview(values: ResumeValues): Preview & { retry(): void } {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<Preview["status"]>("loading");
  const [attempt, setAttempt] = useState(0);
  const text = JSON.stringify(toInput(values));

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setStatus("loading");
      previewPages(JSON.parse(text) as ReturnType<typeof toInput>, stop.signal).then(
        (svgs) => {
          setPages(svgs.map(toAddress));
          setStatus("ready");
        },
        () => {
          if (!stop.signal.aborted) setStatus("failed");
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, attempt]);
  useEffect(() => () => pages.forEach((page) => URL.revokeObjectURL(page)), [pages]);

  return { pages, status, retry: () => setAttempt((count) => count + 1) };
}

const toAddress = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
