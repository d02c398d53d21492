import { useRef, useState } from "react";
import { toAuthError } from "../../auth/auth-error";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { useWords } from "../../shared/words";
import { sendFile } from "../../auth/server-files";
import { messagesWords } from "./messages.words";

/** A file that somebody chose for their next message. */
export interface Attachment {
  /** Null while it is on its way to the server. */
  id: string | null;
  name: string;
  bytes: number;
}

/** As the server has it too. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The file for the next message: it goes to the server as soon as it is chosen, to be checked. */
export function useAttachment(applicationId: string, onProblem: (problem: string | null) => void) {
  const { file: words } = useWords(messagesWords);
  const textOf = useRefusalText();
  const [file, setFile] = useState<Attachment | null>(null);
  const chosen = useRef(0);

  async function pick(picked: File) {
    const turn = ++chosen.current;
    // Whoever chose another one since is told of that one alone.
    const say = (attachment: Attachment | null, problem: string | null) => {
      if (turn !== chosen.current) return;
      setFile(attachment);
      onProblem(problem);
    };
    if (picked.size > MOST_BYTES) {
      say(null, words.tooLarge);
      return;
    }
    say({ id: null, name: picked.name, bytes: picked.size }, null);
    try {
      const path = `/api/applications/${applicationId}/message-file`;
      say(await sendFile<{ id: string; name: string; bytes: number }>(path, "file", picked), null);
    } catch (error) {
      say(null, textOf(toAuthError(error)) || words.failed);
    }
  }

  function clear() {
    chosen.current++;
    setFile(null);
  }

  /** Forgets a file that has gone out; one that was chosen meanwhile stays. */
  const forget = (sent: Attachment) => setFile((file) => (file?.id === sent.id ? null : file));
  return { file, pick, clear, forget };
}
