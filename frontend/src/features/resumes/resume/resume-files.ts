import { AuthError } from "../../../auth/auth-error";
import { callWithToken } from "../../../shared/rest-call";
import { saveBlob } from "../../../shared/save-file";
import type { SaveResumeInput } from "../../../shared/schema.generated";

/**
 * Pictures of a resume's pages, one SVG document each; nothing is stored.
 * @throws AuthError with the server's code; AbortError when the signal stops it
 */
export async function previewPages(resume: SaveResumeInput, signal: AbortSignal): Promise<string[]> {
  const answer = await call("/api/resumes/preview", {
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
  const answer = await call("/api/resumes/read", { method: "POST", body, signal });
  return (await answer.json()) as Reading;
}

/** Sends a file in a form of one field. @throws AuthError with the server's code */
export async function sendFile<Answer>(path: string, field: string, file: File): Promise<Answer> {
  const body = new FormData();
  body.set(field, file);
  const answer = await call(path, { method: "POST", body });
  return (await answer.json()) as Answer;
}

/** Saves a file of the server's on the device, by the name that the server gives it. @throws AuthError */
export async function downloadFile(path: string): Promise<void> {
  const answer = await call(path);
  saveBlob(fileNameOf(answer) ?? path.slice(path.lastIndexOf("/") + 1), await answer.blob());
}

/** A picture that only whoever is signed in may see. @throws AuthError; AbortError when the signal stops it */
export async function loadPicture(path: string, signal: AbortSignal): Promise<Blob> {
  return await (await call(path, { signal })).blob();
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

function fileNameOf({ headers }: Response): string | null {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "") ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}

function call(path: string, init?: RequestInit): Promise<Response> {
  return callWithToken(async (token) => checked(await send(path, init, token)));
}

async function send(path: string, init: RequestInit | undefined, token: string | null): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  try {
    return await fetch(path, { ...init, headers });
  } catch (cause) {
    init?.signal?.throwIfAborted();
    throw new AuthError("network-request-failed", "", { cause });
  }
}

/** What stands between may answer with a page of its own in place of JSON. */
async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { code, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new AuthError(code ?? "network-request-failed", message);
}
