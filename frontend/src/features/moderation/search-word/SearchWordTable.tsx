import { useWords } from "../../../shared/words";
import { AdminTable, Cell, Clamped, Name, Row, RowHead, WideCell } from "../admin/admin-table";
import { HeadRow } from "../admin/HeadRow";
import type { AdminSearchWord_WordFragment } from "./AdminSearchWord.generated";
import { searchWordsWords } from "./search-words.words";
import { SearchWordActs } from "./SearchWordActs";

interface SearchWordTableProps {
  searchWords: readonly AdminSearchWord_WordFragment[];
  onEdit(word: AdminSearchWord_WordFragment): void;
}

/** The words of search with their forms, and what to do with them (SEEK-01). */
export function SearchWordTable({ searchWords, onEdit }: SearchWordTableProps) {
  const words = useWords(searchWordsWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow names={[words.word, words.kind, words.includes, words.openJobs]} acts={words.actions} />
      <tbody>
        {searchWords.map((word) => (
          <WordRow key={word.id} word={word} onEdit={() => onEdit(word)} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function WordRow({ word, onEdit }: { word: AdminSearchWord_WordFragment; onEdit(): void }) {
  const words = useWords(searchWordsWords);
  const forms = word.forms.join(", ");
  const included = word.includes.map(({ name }) => name).join(", ");
  return (
    <Row>
      <RowHead>
        <Name>{word.name}</Name>
        <Clamped $lines={2} title={forms}>
          {forms}
        </Clamped>
      </RowHead>
      <Cell data-label={words.kind}>{words.kinds[word.kind]}</Cell>
      <WideCell data-label={words.includes}>{included || "–"}</WideCell>
      <Cell data-label={words.openJobs}>{words.openJobsOf(word.openJobCount)}</Cell>
      <Cell>
        <SearchWordActs word={word} onEdit={onEdit} />
      </Cell>
    </Row>
  );
}
