import { useEffect, useRef, useState } from "react";
import { toAuthError } from "../../auth/auth-error";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeAuthError } from "./describe-auth-error";
import { profileWords } from "./profile.words";
import { type ImagePlace, uploadImage } from "./upload-image";

/** As the server takes them (PROF-07). */
export const PHOTO_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
const MAX_BYTES = 5 * 1024 * 1024;

export type PhotoUploadState =
  | { status: "idle" }
  /** `share` is what has been sent, from 0 to 1; `preview` the picture as it lies on this device. */
  | { status: "uploading"; fileName: string; share: number; preview: string }
  /** Without `onRetry` the file itself is at fault. */
  | { status: "failed"; message: string; onRetry?: () => void };

const PROFILE_PHOTO: ImagePlace = { path: "/api/auth/photo", field: "photo", answer: "photoURL" };

/**
 * Uploads the photo that is chosen, one at a time, and tells its address. It is the profile's unless told otherwise:
 * `failed` then says what could not be uploaded, before the reason.
 */
export function usePhotoUpload(
  onUploaded: (photoURL: string) => void,
  { place = PROFILE_PHOTO, failed }: { place?: ImagePlace; failed?: (reason: string) => string } = {},
) {
  const words = useWords(profileWords);
  const { errors } = useWords(accountsWords);
  const [state, setState] = useState<PhotoUploadState>({ status: "idle" });
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function upload(file: File) {
    const { signal } = begin();
    const preview = URL.createObjectURL(file);
    const tell = (share: number) => setState({ status: "uploading", fileName: file.name, share, preview });
    tell(0);
    try {
      const photoURL = await uploadImage(file, { place, signal, onProgress: tell });
      if (signal.aborted) return;
      setState({ status: "idle" });
      onUploaded(photoURL);
    } catch (error) {
      if (signal.aborted) return;
      const cause = toAuthError(error);
      const message = (failed ?? words.photoFailed)(describeAuthError(cause, errors));
      setState({ status: "failed", message, ...(cause.isOutage && { onRetry: () => void upload(file) }) });
    } finally {
      URL.revokeObjectURL(preview);
    }
  }

  function begin(): AbortController {
    underWay.current?.abort();
    return (underWay.current = new AbortController());
  }

  function choose(file: File) {
    const problem = problemOf(file, words);
    if (!problem) return void upload(file);
    begin();
    setState({ status: "failed", message: problem });
  }

  function cancel() {
    begin();
    setState({ status: "idle" });
  }

  return { state, choose, cancel };
}

function problemOf({ type, size }: File, words: (typeof profileWords)["en"]): string | null {
  if (!PHOTO_TYPES.includes(type)) return words.notAnImage;
  return size > MAX_BYTES ? words.photoTooLarge : null;
}
