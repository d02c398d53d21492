import { SPOKEN } from "@job-portal/protocol/locale";
import styled from "styled-components";
import { color, text } from "../../design-system";
import { languageWords } from "../../features/accounts/language/language.words";
import { useLocale } from "../../shared/language/locale";
import { useRuntimeConfig } from "../../shared/runtime-config";
import { useWords } from "../../shared/words";

/** Says that no speaker has read the page's words yet, and where to tell what is wrong with them (LANG-17). */
export function MachineMade() {
  const words = useWords(languageWords);
  const { contact } = useRuntimeConfig();
  if (!SPOKEN[useLocale()].isMachineMade) return null;
  return (
    <Line>
      {words.machineMade} {contact.email && <a href={`mailto:${contact.email}`}>{words.tellUs}</a>}
    </Line>
  );
}

const Line = styled.p`
  ${text.meta}

  a {
    color: ${color.muted};
  }
`;
