import { type Locale, SPOKEN } from "@job-portal/protocol/locale";
import type { ReactNode } from "react";
import { LocaleContext, PageLocaleContext, usePageLocale } from "./locale";

/** A part of the page with its language, where that is another than the page's: words, formats and `lang` (LANG-15). */
export function WordedPart({ locale, children }: { locale: Locale; children: ReactNode }) {
  const page = usePageLocale();
  if (locale === page) return children;
  return (
    <PageLocaleContext value={page}>
      <LocaleContext value={locale}>
        <div lang={SPOKEN[locale].tag} style={{ display: "contents" }}>
          {children}
        </div>
      </LocaleContext>
    </PageLocaleContext>
  );
}
