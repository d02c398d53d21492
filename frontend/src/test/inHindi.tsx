import type { ReactNode } from "react";
import { loadWords } from "../app/language";
import { LocaleProvider } from "../shared/language/LocaleProvider";

/** For `around`: the page as readers of Hindi have it. Load its words before. */
export const inHindi = (page: ReactNode) => <LocaleProvider locale="hi">{page}</LocaleProvider>;

export const loadHindi = (): Promise<void> => loadWords("hi");
