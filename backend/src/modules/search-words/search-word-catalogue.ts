import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SearchWordKind, type SearchWordTerms } from "./search-word.entity";

const listOf = (cell = ""): string[] => cell.split("|").filter(Boolean);

/**
 * WORD-01, WORD-02, WORD-09 to WORD-11, SPELL-08: what every board begins with. docs/search-words.md tells the columns
 * of `search-words.tsv`.
 */
export function readSearchWordCatalogue(): SearchWordTerms[] {
  const [, ...lines] = readFileSync(join(__dirname, "search-words.tsv"), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [code = "", kind = "", name = "", forms, includes] = line.split("\t");
    return {
      code,
      kind: SearchWordKind[kind.toUpperCase() as keyof typeof SearchWordKind],
      name,
      forms: listOf(forms),
      includes: listOf(includes),
    };
  });
}
