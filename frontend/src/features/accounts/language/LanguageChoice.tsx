import { LANGUAGE_TAGS, LOCALES } from "@job-portal/protocol/locale";
import { SegmentedControl } from "../../../design-system";
import { LeaveQuestion } from "../../../forms/LeaveQuestion";
import { LANGUAGE_NAMES, useLocale } from "../../../shared/language/locale";
import { useWords } from "../../../shared/words";
import { languageWords } from "./language.words";
import { useLanguageChoice } from "./useLanguageChoice";

const OPTIONS = LOCALES.map((locale) => ({
  value: locale,
  label: LANGUAGE_NAMES[locale],
  lang: LANGUAGE_TAGS[locale],
}));

/** All languages side by side, the page's own chosen (LANG-03). */
export function LanguageChoice() {
  const words = useWords(languageWords);
  const { choose, question } = useLanguageChoice();
  return (
    <>
      <SegmentedControl label={words.title} options={OPTIONS} value={useLocale()} onChange={choose} />
      <LeaveQuestion {...question} />
    </>
  );
}
