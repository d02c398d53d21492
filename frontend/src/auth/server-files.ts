import { callWithToken } from "../shared/rest-call";
import { factorHeaders } from "../shared/second-factor";
import { saveBlob } from "../shared/save-file";
import { AuthError } from "./auth-error";

/**
 * Calls for a file, or with one, as the signed-in user.
 * @throws AuthError with the server's code; AbortError when the signal stops it
 */
export function callForFile(path: string, init?: RequestInit): Promise<Response> {
  return callWithToken(async (token) => checked(await send(path, init, token)));
}

/** Sends a file in a form of one field. @throws AuthError with the server's code */
export async function sendFile<Answer>(path: string, field: string, file: File): Promise<Answer> {
  const body = new FormData();
  body.set(field, file);
  const answer = await callForFile(path, { method: "POST", body });
  return (await answer.json()) as Answer;
}

/** Saves a file of the server's on the device, by the name that the server gives it. @throws AuthError */
export async function downloadFile(path: string): Promise<void> {
  const answer = await callForFile(path);
  saveBlob(fileNameOf(answer) ?? path.slice(path.lastIndexOf("/") + 1), await answer.blob());
}

/** A picture that only whoever is signed in may see. @throws AuthError; AbortError when the signal stops it */
export async function loadPicture(path: string, signal: AbortSignal): Promise<Blob> {
  return await (await callForFile(path, { signal })).blob();
}

function fileNameOf({ headers }: Response): string | null {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "") ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}

async function send(path: string, init: RequestInit | undefined, token: string | null): Promise<Response> {
  const headers = new Headers({ ...Object.fromEntries(new Headers(init?.headers)), ...factorHeaders() });
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
