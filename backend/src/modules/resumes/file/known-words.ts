import { SearchWordKind, type SearchWordTerms } from "../../search-words/search-word.entity";
import { tradeForm } from "../wording/name-kinds";
import type { KnownWords } from "../reading/resume-reading";

/** The board's trades and skills, as the reader compares them. */
export function knownWords(words: readonly SearchWordTerms[]): KnownWords {
  const formsOf = (kind: SearchWordKind) => [
    ...new Set(
      words
        .filter((word) => word.kind === kind)
        .flatMap(({ name, forms }) => [name, ...forms].map(tradeForm)),
    ),
  ];
  return { trades: formsOf(SearchWordKind.TRADE), skills: formsOf(SearchWordKind.SKILL) };
}
