import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchWordKind, SearchWordTerms } from "./search-word.entity";

const listOf = (cell = ""): string[] => cell.split("|").filter(Boolean);

/** The words that every board begins with, from `search-words.tsv`; docs/search-words.md tells its columns. */
export function readSearchWordCatalogue(): SearchWordTerms[] {
  const [, ...lines] = readFileSync(join(__dirname, "search-words.tsv"), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [code = "", kind = "", name = "", forms, includes] = line.split("\t");
    return { code, kind: kind.toUpperCase() as SearchWordKind, name, forms: listOf(forms), includes: listOf(includes) };
  });
}
