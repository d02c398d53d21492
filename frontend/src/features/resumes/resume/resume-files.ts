import { callForFile } from "../../../auth/server-files";
import type { SaveResumeInput } from "../../../shared/schema.generated";

/**
 * Pictures of a resume's pages, one SVG document each; nothing is stored.
 * @throws AuthError with the server's code; AbortError when the signal stops it
 */
export async function previewPages(resume: SaveResumeInput, signal: AbortSignal): Promise<string[]> {
  const answer = await callForFile("/api/resumes/preview", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(resume),
    signal,
  });
  const { pages } = (await answer.json()) as { pages: string[] };
  return pages;
}

/**
 * What the server reads out of a resume's file; nothing is stored.
 * @throws AuthError with the server's code; AbortError when the signal stops it
 */
export async function readResumeFile<Reading>(file: File, signal: AbortSignal): Promise<Reading> {
  const body = new FormData();
  body.set("file", file);
  const answer = await callForFile("/api/resumes/read", { method: "POST", body, signal });
  return (await answer.json()) as Reading;
}

/** Where files are kept, and where one of them is. */
export const ORIGINALS_PATH = "/api/resumes/originals";
export const originalPath = (id: string) => `${ORIGINALS_PATH}/${id}`;
/** The file that went with an application as it came, and a page of it as a picture. */
export const sentOriginalPath = (applicationId: string) => `/api/applications/${applicationId}/original`;
export const sentPagePath = (applicationId: string, page: number) =>
  `${sentOriginalPath(applicationId)}/pages/${page}`;

export const resumePdfPath = (id: string) => `/api/resumes/${id}.pdf`;
/** What went with an application, as it stood then. */
export const sentPdfPath = (applicationId: string) => `/api/applications/${applicationId}/resume.pdf`;
export const resumeJsonPath = (id: string) => `/api/resumes/${id}.json`;
