import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import {
  type AdminSearchWord_WordFragment,
  useAddSearchWordMutation,
  useUpdateSearchWordMutation,
} from "./AdminSearchWord.generated";
import { inputOf, type SearchWordDraft } from "./search-word-draft";
import { SEARCH_WORD_QUERIES } from "./search-word-queries";
import { searchWordsWords } from "./search-words.words";

/** Adds a word, or changes one from the version that was opened; rejects where the server refuses. */
export function useSaveSearchWord(word: AdminSearchWord_WordFragment | null) {
  const words = useWords(searchWordsWords);
  const showToast = useToast();
  const [add] = useAddSearchWordMutation(SEARCH_WORD_QUERIES);
  const [update] = useUpdateSearchWordMutation(SEARCH_WORD_QUERIES);
  return async (draft: SearchWordDraft): Promise<void> => {
    const input = inputOf(draft);
    if (word) await update({ variables: { code: word.code, version: word.version, input } });
    else await add({ variables: { code: draft.code, input } });
    showToast({ text: words.saved(input.name) });
  };
}
