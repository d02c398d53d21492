import { type Locale, LOCALES } from "@job-portal/protocol/locale";
import { Arg, registerEnumType } from "type-graphql";

/** The languages that the portal speaks, as `protocol/src/locale.ts` names them. */
export enum Language {
  EN = "en",
  HI = "hi",
}

const LOCALES_OF: Readonly<Record<Language, Locale>> = { [Language.EN]: "en", [Language.HI]: "hi" };

registerEnumType(Language, {
  name: "Language",
  description: "A language that the portal speaks.",
  valuesConfig: { EN: { description: "English." }, HI: { description: "Hindi." } },
});

/** The argument of a field that the server words: web pages name the language that they are in (LANG-09). */
export const LanguageArg = (): ReturnType<typeof Arg> =>
  Arg("language", () => Language, {
    nullable: true,
    description: "The language to say it in; the account's when left out, and English where it has none.",
  });

/** The language that somebody reads: the one that they ask for, else their account's, else English (LANG-09). */
export const localeOfReader = (
  reader: { language: Language | null } | null,
  asked: Language | null | undefined = null,
): Locale => {
  const language = asked ?? reader?.language;
  return language ? LOCALES_OF[language] : LOCALES[0];
};
