import { Notice } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useSearchWordProgressQuery } from "./AdminSearchWord.generated";
import { searchWordsWords } from "./search-words.words";

const ASK_MS = 3_000;

/** How many jobs are still to be read by changed words; nothing once all are (SEEK-05). */
export function ReadingNotice() {
  const words = useWords(searchWordsWords);
  const { data } = useSearchWordProgressQuery({
    fetchPolicy: "network-only",
    pollInterval: ASK_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { jobCount = 0, isLooking = false } = data?.searchWordProgress ?? {};
  if (jobCount > 0) return <Notice>{words.reading(jobCount)}</Notice>;
  return isLooking ? <Notice>{words.looking}</Notice> : null;
}
