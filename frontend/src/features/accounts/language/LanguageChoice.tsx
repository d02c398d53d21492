import { SPOKEN } from "@job-portal/protocol/locale";
import { Languages } from "lucide-react";
import { MenuFace } from "../../../design-system";
import { usePageLocale } from "../../../shared/language/locale";
import { LanguageMenu } from "./LanguageMenu";

/** The languages' menu in the settings, where it looks like a button (LANG-03). */
export function LanguageChoice() {
  const current = usePageLocale();
  return (
    <LanguageMenu
      trigger={
        <MenuFace icon={<Languages size={18} aria-hidden />}>
          <span lang={SPOKEN[current].tag}>{SPOKEN[current].name}</span>
        </MenuFace>
      }
    />
  );
}
