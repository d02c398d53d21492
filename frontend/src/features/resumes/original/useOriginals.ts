import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { useState } from "react";
import { toAuthError } from "../../../auth/auth-error";
import { useToast } from "../../../design-system";
import { focusPage } from "../../../shared/focus-page";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import { downloadFile, sendFile } from "../../../auth/server-files";
import { ORIGINALS_PATH, originalPath } from "../resume/resume-files";
import { type Original_OriginalFragment, useDeleteResumeOriginalMutation } from "./Original.generated";
import { originalsWords } from "./originals.words";

const MAX_BYTES = MAX_ORIGINAL_MB * 1024 * 1024;

/** What was read of the list is outdated: where it is on the screen it is read again. */
function forgetOriginals(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "myResumeOriginals" });
}

/** Has the portal keep a file. */
export function useKeepOriginal() {
  const words = useWords(originalsWords);
  const textOf = useRefusalText();
  const client = useApolloClient();
  const [isKeeping, setIsKeeping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns null where it was refused; then `failure` says why */
  async function keep(file: File): Promise<{ id: string; name: string } | null> {
    setFailure(file.size > MAX_BYTES ? words.tooLarge : null);
    if (file.size > MAX_BYTES) return null;
    setIsKeeping(true);
    try {
      const kept = await sendFile<{ id: string; name: string }>(ORIGINALS_PATH, "file", file);
      await client.refetchQueries({ updateCache: forgetOriginals }).catch(() => undefined);
      return kept;
    } catch (error) {
      const said = textOf(toAuthError(error));
      setFailure(said || (navigator.onLine ? words.failed : words.offline));
      return null;
    } finally {
      setIsKeeping(false);
    }
  }

  return { keep, isKeeping, failure };
}

/** What the owner does with a kept file. */
export function useOriginalActs() {
  const words = useWords(originalsWords);
  const showToast = useToast();
  const [deleteOriginal] = useDeleteResumeOriginalMutation({ update: forgetOriginals });

  async function download({ id }: Original_OriginalFragment) {
    await downloadFile(originalPath(id)).catch(() =>
      showToast({ tone: "danger", text: words.downloadFailed }),
    );
  }

  async function remove({ id, name }: Original_OriginalFragment) {
    try {
      await deleteOriginal({ variables: { id } });
    } catch {
      showToast({ tone: "danger", text: words.deleteFailed });
      return;
    }
    focusPage();
    showToast({ text: words.deleted(name) });
  }

  return { download, remove };
}
