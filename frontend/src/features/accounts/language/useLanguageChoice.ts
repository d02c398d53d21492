import { useApolloClient } from "@apollo/client/react";
import { type Locale, readAddress } from "@job-portal/protocol/locale";
import { useLocation } from "react-router-dom";
import { useSession } from "../../../auth/session";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { keepInAccount, keepOnDevice } from "./account-language";
import { languageWords } from "./language.words";

/** Keeps the choice in the account, if there is one, and on the device. Then the page is loaded in that language. */
export function useLanguageChoice() {
  const words = useWords(languageWords);
  const client = useApolloClient();
  const session = useSession();
  const showToast = useToast();
  const { pathname, search, hash } = useLocation();
  return async (locale: Locale) => {
    try {
      if (session.status === "signed-in" && session.account === "registered")
        await keepInAccount(client, locale);
    } catch {
      showToast({ text: words.notSaved, tone: "danger" });
      return;
    }
    keepOnDevice(locale);
    if (readAddress(window.location.pathname).locale === null) window.location.reload();
    else window.location.assign(pathname + search + hash);
  };
}
