import { NO } from "@job-portal/protocol/screening";
import type { QuestionKind } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { wantedWords } from "./wanted.words";

const format = formatsIn("hi");

/** A question and the answer that it asks for. */
type Asking = Parameters<Translated<typeof wantedWords>["wanted"]>[0];

const counted = (number: string, unit: string | null | undefined) => {
  const amount = format.count(Number(number));
  if (!unit) return amount;
  if (unit.startsWith("₹")) return `₹${amount}${unit.slice(1)}`;
  return `${amount} ${amount === "1" && unit === "years" ? "year" : unit}`;
};

/** An answer as people read it. */
const valueOf = (kind: QuestionKind, value: string, unit: string | null | undefined): string => {
  if (kind === "YES_NO") return value === NO ? "नहीं" : "हाँ";
  if (kind === "NUMBER" && /^[\d.]+$/.test(value)) return counted(value, unit);
  if (kind === "DATE" && /^\d{4}-\d\d-\d\d$/.test(value)) return format.calendarDate(value);
  return value;
};

function bounds({ kind, unit }: Asking, least: string | null, most: string | null): string {
  const said = (value: string) => valueOf(kind, value, unit);
  const isDay = kind === "DATE";
  if (least !== null && most !== null) return `${said(least)} से ${said(most)}`;
  if (least !== null) return `${said(least)} या ${isDay ? "बाद में" : "ज़्यादा"}`;
  return most === null ? "" : `${said(most)} या ${isDay ? "पहले" : "कम"}`;
}

/** The answer that is asked for. */
function wanted(asking: Asking): string {
  const { values = [], least = null, most = null } = asking.wanted ?? {};
  const said = values.map((value) => valueOf(asking.kind, value, asking.unit));
  if (asking.kind === "SEVERAL") return format.list(said);
  return said.length > 0 ? said.join(" या ") : bounds(asking, least, most);
}

export const words: Translated<typeof wantedWords> = {
  kinds: {
    YES_NO: "हाँ या नहीं",
    ONE: "कई में से एक",
    SEVERAL: "कई में से जितने हों",
    NUMBER: "संख्या",
    TEXT: "छोटा सा जवाब",
    DATE: "तारीख",
  },
  yes: "हाँ",
  no: "नहीं",
  wanted,
  answer: (kind, values, unit) => values.map((value) => valueOf(kind, value, unit)).join(", "),
};
