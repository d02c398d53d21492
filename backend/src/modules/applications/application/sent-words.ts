import { placeLine } from "../../resumes/json/resume-json";
import type { Application } from "./application.entity";
import { MASK, maskedText } from "./contact";

/** More is no resume. */
const MAX_WORDS = 1_500;

type Sent = Pick<Application, "profile" | "career">;

/**
 * The words of what was sent that candidates are searched by (CAND-06), each once and in small letters. They have no
 * contact, which is open to few, and neither pay nor what helps at work, which nobody should be chosen by.
 */
export function sentWordsOf({ profile, career }: Sent): string {
  const { basics, work = [], education = [], skills = [], languages = [] } = profile;
  const { headline, currentTitle, currentEmployer, skills: known, languages: spoken } = career ?? {};
  const texts = [
    ...[basics.label, basics.summary, placeLine(basics.location), headline, currentTitle, currentEmployer],
    ...work.flatMap(({ name, position, location, summary }) => [name, position, location, summary]),
    ...work.flatMap(({ highlights }) => highlights ?? []),
    ...education.flatMap(({ institution, studyType, area }) => [institution, studyType, area]),
    ...skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])),
    ...languages.map(({ language }) => language),
    ...addedTexts(profile),
    ...[...(known ?? []), ...(spoken ?? [])].map(({ name }) => name),
  ];
  const words = texts.flatMap((text) => (text ? wordsIn(text) : []));
  return [...new Set(words)].slice(0, MAX_WORDS).join(" ");
}

/** Sections that tell what somebody has done; references tell of others. */
const ADDED = ["projects", "certificates", "awards", "volunteer", "publications"] as const;

const addedTexts = (profile: Sent["profile"]): string[] =>
  ADDED.flatMap((list) => profile[list] ?? [])
    .flatMap((entry) => Object.entries(entry))
    .flatMap(([name, text]) => (name === "url" ? [] : text));

/** Between blanks, without the signs around them: "(MS-Excel," is ms-excel, and "C++" stays. */
const wordsIn = (text: string): string[] =>
  maskedText(text)
    .replaceAll(MASK, " ")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}+#]+$/gu, ""))
    .filter(Boolean);
