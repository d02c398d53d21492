import { useSearchParams } from "react-router-dom";
import { listPath, readChoice, readPage, readText } from "../../shared/list-address";

/** Entries of a page, as the screens ask for them. */
export const PAGE_SIZE = 20;

/** Which part of a list the address asks for, and the addresses of the others. */
export interface ListAddress<Choice extends string> {
  text: string;
  choices: readonly Choice[];
  choice: Choice | null;
  /** From 1. */
  page: number;
  /** The whole list's. */
  path: string;
  /** Page 1, unless the change says otherwise. */
  pathOf(change: { text?: string; choice?: Choice | null; page?: number }): string;
}

/** Reads a text, a page, and one choice, which the address calls `name`. */
export function useListAddress<Choice extends string>(
  path: string,
  name: string,
  choices: readonly Choice[],
): ListAddress<Choice> {
  const [address] = useSearchParams();
  const text = readText(address);
  const choice = readChoice(address, name, choices);
  return {
    text,
    choices,
    choice,
    page: readPage(address),
    path,
    pathOf: (change) => {
      const wanted = { text, choice, page: 1, ...change };
      return listPath(path, { q: wanted.text, [name]: wanted.choice, page: wanted.page });
    },
  };
}
