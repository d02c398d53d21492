import { LANGUAGE_TAGS, type Locale } from "@job-portal/protocol/locale";
import styled from "styled-components";
import { color, fontSize, media, radius, space } from "../../../design-system";
import { LeaveQuestion } from "../../../forms/LeaveQuestion";
import { LANGUAGE_NAMES, useLocale } from "../../../shared/language/locale";
import { useLanguageChoice } from "./useLanguageChoice";

const OTHER: Readonly<Record<Locale, Locale>> = { en: "hi", hi: "en" };

/** Leads to the same page in the other language, by that language's own name (LANG-03). */
export function LanguageSwitch() {
  const other = OTHER[useLocale()];
  const { choose, question } = useLanguageChoice();

  return (
    <>
      <Other type="button" lang={LANGUAGE_TAGS[other]} onClick={() => choose(other)}>
        {LANGUAGE_NAMES[other]}
      </Other>
      <LeaveQuestion {...question} />
    </>
  );
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
