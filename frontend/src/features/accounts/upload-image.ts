import { AuthError } from "../../auth/auth-error";
import { callWithToken } from "../../shared/rest-call";

/** Where the server takes an image. */
export interface ImagePlace {
  path: string;
  /** The form's field. */
  field: string;
  /** What of the answer is the image's address. */
  answer: string;
}

interface UploadOptions {
  place: ImagePlace;
  signal: AbortSignal;
  /** Told the share that is sent, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends an image to the server.
 * @returns the address that it is served at
 * @throws AuthError with the server's code and message; AbortError when the signal stops it
 */
export async function uploadImage(file: File, options: UploadOptions): Promise<string> {
  return callWithToken((token) => send(file, options, token));
}

/** Not by fetch, which does not tell how much it has sent. */
function send(
  file: File,
  { place, signal, onProgress }: UploadOptions,
  token: string | null,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", place.path);
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { [place.answer]: address, code, message } = readAnswer(request.responseText);
      if (request.status === 201 && address) resolve(address);
      else reject(new AuthError(code ?? "network-request-failed", message));
    };
    request.onerror = () => reject(new AuthError("network-request-failed"));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    const body = new FormData();
    body.set(place.field, file);
    request.send(body);
  });
}

type UploadAnswer = Partial<Record<string, string>>;

/** A proxy between may answer with a page of its own in place of JSON. */
function readAnswer(text: string): UploadAnswer {
  try {
    return Object(JSON.parse(text)) as UploadAnswer;
  } catch {
    return {};
  }
}
