import type { Locale } from "@job-portal/protocol/locale";
import { useLayoutEffect, type ReactNode } from "react";
import { LANGUAGE_TAGS, LocaleContext } from "./locale";

interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** The language of all words and formats below it. The document says it too, for screen readers and hyphenation. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[locale];
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
