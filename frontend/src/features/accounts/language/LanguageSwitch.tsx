import { useApolloClient } from "@apollo/client/react";
import { LANGUAGE_TAGS, type Locale, readAddress } from "@job-portal/protocol/locale";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { useSession } from "../../../auth/session";
import { color, fontSize, media, radius, space, useToast } from "../../../design-system";
import { LANGUAGE_NAMES, useLocale } from "../../../shared/language/locale";
import { useWords } from "../../../shared/words";
import { keepInAccount, keepOnDevice } from "./account-language";
import { languageWords } from "./language.words";

const OTHER: Readonly<Record<Locale, Locale>> = { en: "hi", hi: "en" };

/** Leads to the same page in the other language, by that language's own name (LANG-03). */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const other = OTHER[useLocale()];
  const choose = useChoice();

  return (
    <Other
      type="button"
      lang={LANGUAGE_TAGS[other]}
      onClick={() => void choose(other, pathname + search + hash)}
    >
      {LANGUAGE_NAMES[other]}
    </Other>
  );
}

/** Keeps the choice in the account, if there is one, and on the device. Then the page is loaded in that language. */
function useChoice() {
  const words = useWords(languageWords);
  const client = useApolloClient();
  const session = useSession();
  const showToast = useToast();
  return async (locale: Locale, here: string) => {
    try {
      if (session.status === "signed-in" && session.account === "registered")
        await keepInAccount(client, locale);
    } catch {
      showToast({ text: words.notSaved, tone: "danger" });
      return;
    }
    keepOnDevice(locale);
    if (readAddress(window.location.pathname).locale === null) window.location.reload();
    else window.location.assign(here);
  };
}

/* Its letters are the device's own: readers of English load no font for one word. */
const Other = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space.s2};
  border: 0;
  border-radius: ${radius.rSm};
  background: transparent;
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  cursor: pointer;

  &:lang(hi) {
    font-family: system-ui, sans-serif;
  }

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;
