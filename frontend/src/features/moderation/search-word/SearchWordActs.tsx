import { Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, Menu } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { ActDialog } from "../admin/ActDialog";
import { Acts, Meaning } from "../admin/admin-table";
import { useAdminAct } from "../admin/useAdminAct";
import {
  type AdminSearchWord_WordFragment,
  useAddSearchWordMutation,
  useRemoveSearchWordMutation,
} from "./AdminSearchWord.generated";
import { searchWordsWords } from "./search-words.words";
import { SEARCH_WORD_QUERIES } from "./search-word-queries";

interface SearchWordActsProps {
  word: AdminSearchWord_WordFragment;
  onEdit(): void;
}

/** Edit, and in the menu what takes the word away. */
export function SearchWordActs({ word, onEdit }: SearchWordActsProps) {
  const words = useWords(searchWordsWords);
  const remove = useRemove(word);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Acts>
      <Button tone="secondary" size="sm" aria-label={words.editOf(word.name)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Menu
        label={words.actionsOf(word.name)}
        trigger={<Ellipsis size={20} aria-hidden />}
        entries={[
          {
            label: words.remove,
            icon: <Trash2 size={18} aria-hidden />,
            onSelect: () => setIsAsked(true),
          },
        ]}
      />
      <ActDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.removeTitle(word.name)}
        actLabel={words.removeWord}
        onAct={remove}
      >
        <Meaning>{words.removeMeaning}</Meaning>
      </ActDialog>
    </Acts>
  );
}

/** Takes a word away; undone, it is added as it was. */
function useRemove({ code, version, name, kind, forms, includes }: AdminSearchWord_WordFragment) {
  const words = useWords(searchWordsWords);
  const act = useAdminAct();
  const [remove] = useRemoveSearchWordMutation(SEARCH_WORD_QUERIES);
  const [add] = useAddSearchWordMutation(SEARCH_WORD_QUERIES);
  const input = { kind, name, forms, includes: includes.map((included) => included.code) };
  const restore = () => act({ run: () => add({ variables: { code, input } }), done: words.saved(name) });
  return () =>
    act({
      run: () => remove({ variables: { code, version } }),
      done: words.removed(name),
      undo: () => void restore(),
    });
}
