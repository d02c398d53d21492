import { FIRST_LOCALE, type Locale, type WholeLocale, wholeLocaleOf } from "@job-portal/protocol/locale";
import { Arg, registerEnumType } from "type-graphql";

/** The languages that the portal speaks, as `protocol/src/locale.ts` names them. */
export enum Language {
  EN = "en",
  HI = "hi",
  BN = "bn",
  MR = "mr",
  TE = "te",
  TA = "ta",
  GU = "gu",
  KN = "kn",
}

registerEnumType(Language, {
  name: "Language",
  description:
    "A language that the portal speaks; English and Hindi everywhere, the others on a job seeker's way.",
  valuesConfig: {
    EN: { description: "English." },
    HI: { description: "Hindi." },
    BN: { description: "Bengali." },
    MR: { description: "Marathi." },
    TE: { description: "Telugu." },
    TA: { description: "Tamil." },
    GU: { description: "Gujarati." },
    KN: { description: "Kannada." },
  } satisfies Record<Uppercase<Locale>, { description: string }>,
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
  const language: `${Language}` | null | undefined = asked ?? reader?.language;
  return language ?? FIRST_LOCALE;
};

/** The same for what lies off a job seeker's way, which few languages word (LANG-15). */
export const wholeLocaleOfReader = (...reader: Parameters<typeof localeOfReader>): WholeLocale =>
  wholeLocaleOf(localeOfReader(...reader));
