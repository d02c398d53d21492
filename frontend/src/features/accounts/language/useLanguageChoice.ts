import { useApolloClient } from "@apollo/client/react";
import { accountLocale, type Locale, readAddress } from "@job-portal/protocol/locale";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../../auth/session";
import { useToast } from "../../../design-system";
import { leaveUnasked, wouldLoseText } from "../../../shared/typed-text";
import { useWords } from "../../../shared/words";
import { keepInAccount, keepOnDevice } from "./account-language";
import { languageWords } from "./language.words";

/**
 * Keeps the choice in the account of whoever is signed in, else on the device (LANG-07). Then the page is loaded in
 * that language. Where that would lose something, it is asked about first (LANG-06).
 * @returns what chooses, and the question's state
 */
export function useLanguageChoice() {
  const words = useWords(languageWords);
  const take = useTaking();
  const [asked, setAsked] = useState<Locale | null>(null);

  function choose(locale: Locale) {
    if (wouldLoseText()) setAsked(locale);
    else void take(locale);
  }
  const question = {
    isOpen: asked !== null,
    warning: words.unsaved,
    onOpenChange: (isOpen: boolean) => !isOpen && setAsked(null),
    onLeave() {
      setAsked(null);
      if (asked) void take(asked);
    },
  };
  return { choose, question };
}

function useTaking() {
  const words = useWords(languageWords);
  const client = useApolloClient();
  const session = useSession();
  const showToast = useToast();
  const { pathname, search, hash } = useLocation();
  return async (locale: Locale) => {
    const isRegistered = session.status === "signed-in" && session.account === "registered";
    try {
      if (isRegistered) await keepInAccount(client, locale);
      // Whose account it is has yet to be heard: the device must not take its place, nor could it.
      else if (accountLocale(document.cookie)) throw new Error("The account has not been confirmed.");
      else keepOnDevice(locale);
    } catch {
      showToast({ text: words.notSaved, tone: "danger" });
      return;
    }
    leaveUnasked();
    if (readAddress(window.location.pathname).locale === null) window.location.reload();
    else window.location.assign(pathname + search + hash);
  };
}
