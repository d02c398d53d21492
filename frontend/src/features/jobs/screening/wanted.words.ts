import { NO } from "@job-portal/protocol/screening";
import { formatsIn } from "../../../shared/language/formats";
import type { QuestionKind } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

/** A question and the answer that it asks for. */
export interface Asking {
  kind: QuestionKind;
  unit?: string | null;
  wanted?: { values: readonly string[]; least?: string | null; most?: string | null } | null;
}

const counted = (number: string, unit: string | null | undefined) => {
  const amount = format.count(Number(number));
  if (!unit) return amount;
  if (unit.startsWith("₹")) return `₹${amount}${unit.slice(1)}`;
  return `${amount} ${amount === "1" && unit === "years" ? "year" : unit}`;
};

/** An answer as people read it. */
const valueOf = (kind: QuestionKind, value: string, unit: string | null | undefined): string => {
  if (kind === "YES_NO") return value === NO ? "No" : "Yes";
  if (kind === "NUMBER" && /^[\d.]+$/.test(value)) return counted(value, unit);
  if (kind === "DATE" && /^\d{4}-\d\d-\d\d$/.test(value)) return format.calendarDate(value);
  return value;
};

function bounds({ kind, unit }: Asking, least: string | null, most: string | null): string {
  const said = (value: string) => valueOf(kind, value, unit);
  const isDay = kind === "DATE";
  if (least !== null && most !== null) return `${said(least)} to ${said(most)}`;
  if (least !== null) return `${said(least)} or ${isDay ? "later" : "more"}`;
  return most === null ? "" : `${said(most)} or ${isDay ? "earlier" : "less"}`;
}

/** The answer that is asked for, such as 'Yes' or '3 years or more'. */
function wanted(asking: Asking): string {
  const { values = [], least = null, most = null } = asking.wanted ?? {};
  const said = values.map((value) => valueOf(asking.kind, value, asking.unit));
  if (asking.kind === "SEVERAL") return format.list(said);
  return said.length > 0 ? said.join(" or ") : bounds(asking, least, most);
}

/** What is said of a question's answers: in the form, before somebody answers, and beside a candidate. */
export const wantedWords = defineWords("wanted", {
  en: {
    kinds: {
      YES_NO: "Yes or no",
      ONE: "One of several",
      SEVERAL: "Any of several",
      NUMBER: "A number",
      TEXT: "A short text",
      DATE: "A date",
    } satisfies Record<QuestionKind, string>,
    yes: "Yes",
    no: "No",
    wanted,
    answer: (kind: QuestionKind, values: readonly string[], unit?: string | null) =>
      values.map((value) => valueOf(kind, value, unit)).join(", "),
  },
});
