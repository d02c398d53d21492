import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, Dialog, space } from "../../design-system";
import type { AdminSearchWord_WordFragment } from "../../features/moderation/search-word/AdminSearchWord.generated";
import { ReadingNotice } from "../../features/moderation/search-word/ReadingNotice";
import { searchWordsWords } from "../../features/moderation/search-word/search-words.words";
import { SearchWordForm } from "../../features/moderation/search-word/SearchWordForm";
import { SearchWordTable } from "../../features/moderation/search-word/SearchWordTable";
import { TrySearch } from "../../features/moderation/search-word/TrySearch";
import { SearchWordKind } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { AdminListFrame } from "./AdminListFrame";
import { SearchWordsViews } from "./SearchWordsViews";
import { useSearchWordsScreenQuery } from "./SearchWordsScreen.generated";
import { PAGE_SIZE, useListAddress } from "./useListAddress";

/** /admin/search-words: the words of search, to find, try and change (SEEK-01 to SEEK-05). */
export function SearchWordsScreen() {
  const words = useWords(adminWords);
  const { kinds, add } = useWords(searchWordsWords);
  const address = useListAddress(paths.adminSearchWords, "kind", Object.values(SearchWordKind));
  const { text, choice: kind, page } = address;
  const form = useForm(address.pathOf({ page }));
  const { data, loading, refetch } = useSearchWordsScreenQuery({
    variables: { filter: { kind, text: text || null }, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.searchWords;
  return (
    <>
      <AdminListFrame
        title={words.searchWords}
        top={
          <>
            <Line>
              <SearchWordsViews current="words" />
              <Button icon={<Plus size={18} aria-hidden />} onClick={() => form.open(null)}>
                {add}
              </Button>
            </Line>
            <ReadingNotice />
            <TrySearch />
          </>
        }
        searchLabel={words.searchSearchWords}
        address={address}
        choicesLabel={words.kindOfWord}
        choiceNames={kinds}
        list={list}
        isLoading={loading}
        onRetry={() => void refetch()}
        emptyTitle={words.noSearchWords}
      >
        {list && <SearchWordTable searchWords={list.items} onEdit={form.open} />}
      </AdminListFrame>
      <FormDialog form={form} text={text} />
    </>
  );
}

interface OpenForm {
  /** Null: a new word. */
  word: AdminSearchWord_WordFragment | null;
  /** Of what people searched for. */
  isOfSearch: boolean;
}

/** The form that is open, by a button or by the address: `?add=yes` adds what `q` says. */
function useForm(path: string) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const isAsked = address.get("add") !== null;
  return {
    shown: isAsked ? { word: null, isOfSearch: true } : opened,
    open: (word: OpenForm["word"]) => setOpened({ word, isOfSearch: false }),
    close: () => {
      setOpened(null);
      if (isAsked) void navigate(path, { replace: true });
    },
  };
}

function FormDialog({ form, text }: { form: ReturnType<typeof useForm>; text: string }) {
  const words = useWords(searchWordsWords);
  const { shown, close } = form;
  // Stays while the dialog closes.
  const [last, setLast] = useState(shown);
  if (shown && shown.word !== last?.word) setLast(shown);
  const word = (shown ?? last)?.word ?? null;
  return (
    <Dialog
      isOpen={shown !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={word ? words.editTitle(word.name) : words.addTitle}
    >
      <SearchWordForm
        key={word?.id ?? "new"}
        word={word}
        text={shown?.isOfSearch ? text : ""}
        onClose={close}
      />
    </Dialog>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
`;
