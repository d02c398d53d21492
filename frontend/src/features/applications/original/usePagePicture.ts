import { useEffect, useState } from "react";
import { loadPicture } from "../../../auth/server-files";
import { sentPagePath } from "../../resumes/resume/resume-files";

interface PagePicture {
  /** The page that this is of, and the time that it was tried. */
  key: string;
  /** An address that this tab alone knows; null: the page can't be shown. */
  address: string | null;
}

/** A page of a file that was sent, as a picture: undefined until it is there. */
export function usePagePicture(applicationId: string, page: number, attempt: number) {
  const key = `${applicationId} ${page} ${attempt}`;
  const [picture, setPicture] = useState<PagePicture | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let address: string | null = null;
    loadPicture(sentPagePath(applicationId, page), leaving.signal)
      .then((blob) => (address = URL.createObjectURL(blob)))
      .catch(() => null)
      .then((made) => {
        if (leaving.signal.aborted) revoke(made);
        else setPicture({ key, address: made });
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      revoke(address);
    };
  }, [applicationId, page, key]);
  return picture?.key === key ? picture.address : undefined;
}

function revoke(address: string | null): void {
  if (address !== null) URL.revokeObjectURL(address);
}
