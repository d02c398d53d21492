import type { Locale } from "@job-portal/protocol/locale";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { dayInWords, indianMoment } from "../../../text/text.rules";
import { english, type SmsTemplateName, type SmsTexts } from "./sms-texts.words";
import { hindi } from "./sms-texts.words.hi";

/** A language without texts of its own reads the English ones. */
const TEXTS: Readonly<Partial<Record<Locale, SmsTexts>>> = { en: english, hi: hindi };

/** What operators let stand for a variable. */
const MOST_SIGNS = 30;
const VARIABLE = "{#var#}";

/** SMSD-04: a variable as operators take it: one line of 30 characters at most, in which no address can be pressed. */
export function variableOf(value: string): string {
  const line = value
    .replace(/[^\p{L}\p{M}\p{N} &(),/:'+-]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return Array.from(line).slice(0, MOST_SIGNS).join("").trim();
}

/** What a notice says in a template. */
interface Filled {
  name: SmsTemplateName;
  variables: readonly string[];
}

const asApplicant = (content: NoticeContent): boolean =>
  "side" in content.params ? content.params.side === "applicant" : content.kind === "walk-in.called-off";

type Texted = Extract<
  NoticeContent,
  { kind: `interview.${"offered" | "scheduled" | "cancelled"}` | "offer.made" | "walk-in.called-off" }
>;

const TEXTED = new Set<string>([
  ...["interview.offered", "interview.scheduled", "interview.cancelled", "offer.made", "walk-in.called-off"],
]);

const isTexted = (content: NoticeContent): content is Texted => TEXTED.has(content.kind);

/** SMSD-02: the notices that would lose their worth by waiting, for the person who looks for work; null for others. */
function filledOf(content: NoticeContent, locale: Locale): Filled | null {
  if (!asApplicant(content) || !isTexted(content)) return null;
  const { company, jobTitle } = content.params;
  switch (content.kind) {
    case "interview.offered":
      return {
        name: content.params.isMove ? "interview-move" : "interview-offered",
        variables: [company, jobTitle],
      };
    case "interview.scheduled": {
      const at = indianMoment(content.params.startsAt, locale);
      return { name: "interview-scheduled", variables: [jobTitle, company, at] };
    }
    case "interview.cancelled":
      return { name: "interview-cancelled", variables: [jobTitle, company] };
    case "offer.made":
      return { name: "offer-made", variables: [company, jobTitle] };
    case "walk-in.called-off": {
      const day = dayInWords(content.params.day, locale);
      return { name: "walk-in-called-off", variables: [jobTitle, company, day] };
    }
  }
}

/** Ids of templates from the environment, by template and language: "offer-made.en". */
export type SmsTemplateIds = ReadonlyMap<string, string>;

/** All that there are, for whoever registers them. */
export const SMS_TEMPLATES: readonly { key: string; text: string }[] = Object.entries(TEXTS).flatMap(
  ([locale, texts]) => Object.entries(texts).map(([name, text]) => ({ key: `${name}.${locale}`, text })),
);

/** Those of them that have no id, and are not sent (SMSD-05). */
export const templatesWithout = (ids: SmsTemplateIds): string[] =>
  SMS_TEMPLATES.flatMap(({ key }) => (ids.has(key) ? [] : [key]));

/**
 * The SMS of a notice in its reader's language, else in English; null where none goes out for it, or no template of it
 * has an id.
 */
export function smsOf(
  content: NoticeContent,
  locale: Locale,
  ids: SmsTemplateIds,
): { text: string; templateId: string } | null {
  for (const language of [locale, "en" as const]) {
    const filled = filledOf(content, language);
    const text = filled && TEXTS[language]?.[filled.name];
    const templateId = filled && ids.get(`${filled.name}.${language}`);
    if (!text || !templateId) continue;
    const variables = filled.variables.map(variableOf);
    // Operators refuse a message with an empty variable.
    if (variables.includes("")) return null;
    const parts = text.split(VARIABLE);
    return { templateId, text: parts.map((part, at) => part + (variables[at] ?? "")).join("") };
  }
  return null;
}
