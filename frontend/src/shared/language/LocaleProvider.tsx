import { SPOKEN, type Locale } from "@job-portal/protocol/locale";
import { useLayoutEffect, type ReactNode } from "react";
import { LocaleContext } from "./locale";

interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** The language of all words and formats below it. The document says it too, for screen readers and hyphenation. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = SPOKEN[locale].tag;
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
