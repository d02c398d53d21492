import { LOCALES, SPOKEN } from "@job-portal/protocol/locale";
import type { ReactNode } from "react";
import { LeaveQuestion, Menu } from "../../../design-system";
import { usePageLocale } from "../../../shared/language/locale";
import { useWords } from "../../../shared/words";
import { languageWords } from "./language.words";
import { useLanguageChoice } from "./useLanguageChoice";

/** All languages by their own names, the page's marked; choosing one leads to the same page in it (LANG-03). */
export function LanguageMenu({ trigger }: { trigger: ReactNode }) {
  const words = useWords(languageWords);
  const current = usePageLocale();
  const { choose, question } = useLanguageChoice();
  return (
    <>
      <Menu
        label={words.current(SPOKEN[current].name)}
        trigger={trigger}
        entries={LOCALES.map((locale) => ({
          label: SPOKEN[locale].name,
          lang: SPOKEN[locale].tag,
          isChosen: locale === current,
          onSelect: () => choose(locale),
        }))}
      />
      <LeaveQuestion {...question} />
    </>
  );
}
