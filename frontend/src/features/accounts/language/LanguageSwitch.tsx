import { SPOKEN } from "@job-portal/protocol/locale";
import { Languages } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, media, space } from "../../../design-system";
import { usePageLocale } from "../../../shared/language/locale";
import { LanguageMenu } from "./LanguageMenu";

/** The languages' menu in a header (LANG-03); on phones it shows its icon alone. */
export function LanguageSwitch() {
  const current = usePageLocale();
  return (
    <LanguageMenu
      trigger={
        <Face>
          <Languages size={20} aria-hidden />
          <Name>{SPOKEN[current].name}</Name>
        </Face>
      }
    />
  );
}

const Face = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding-inline: ${space.s1};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
`;

const Name = styled.span`
  ${media.phone} {
    display: none;
  }
`;
