import { accountLocale, chosenLocale, deviceLocale, FIRST_LOCALE, SPOKEN } from "@job-portal/protocol/locale";
import { useEffect, useEffectEvent } from "react";
import { LeaveQuestion, useToast } from "../../../design-system";
import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
import { usePageLocale } from "../../../shared/language/locale";
import { useLanguageChoice } from "./useLanguageChoice";

const KEY = "language-offered";
/** Long enough to be found; the header's menu stays. */
const SHOWN_FOR_MS = 30_000;

/** Nobody has chosen yet, and nothing was offered on this device before. */
const isOpen = (): boolean =>
  accountLocale(document.cookie) === null &&
  chosenLocale(document.cookie) === null &&
  readCopy("localStorage", KEY) === null;

/**
 * Offers the device's own language once, in that language, to whoever reads English because nobody chose (LANG-19). It
 * lies above the page, so nothing moves; its words come when they are needed.
 */
export function LanguageOffer() {
  const shown = usePageLocale();
  const showToast = useToast();
  const { choose, question } = useLanguageChoice();

  const offer = useEffectEvent(async () => {
    const locale = deviceLocale(navigator.languages);
    if (locale === null || locale === FIRST_LOCALE || !isOpen()) return;
    const { LANGUAGE_OFFERS } = await import("./language-offers");
    keepCopy("localStorage", KEY, { locale });
    const { text, read } = LANGUAGE_OFFERS[locale];
    showToast({
      ...{ text, lang: SPOKEN[locale].tag, shownForMs: SHOWN_FOR_MS },
      action: { label: read, onSelect: () => choose(locale) },
    });
  });

  useEffect(() => {
    // Without its words nothing is offered; the next visit tries again.
    if (shown === FIRST_LOCALE) void offer().catch(() => undefined);
  }, [shown]);

  return <LeaveQuestion {...question} />;
}
