import { NO } from "@job-portal/protocol/screening";
import { formatsIn } from "../../../shared/language/formats";
import type { QuestionKind } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

/** A question and the answer that it asks for. */
type Asking = Parameters<SeekerWords["wanted"]["wanted"]>[0];

const counted = (number: string, unit: string | null | undefined) => {
  const amount = format.count(Number(number));
  if (!unit) return amount;
  if (unit.startsWith("₹")) return `₹${amount}${unit.slice(1)}`;
  return `${amount} ${amount === "1" && unit === "years" ? "year" : unit}`;
};

/** An answer as people read it. */
const valueOf = (kind: QuestionKind, value: string, unit: string | null | undefined): string => {
  if (kind === "YES_NO") return value === NO ? "లేదు" : "అవును";
  if (kind === "NUMBER" && /^[\d.]+$/.test(value)) return counted(value, unit);
  if (kind === "DATE" && /^\d{4}-\d\d-\d\d$/.test(value)) return format.calendarDate(value);
  return value;
};

function bounds({ kind, unit }: Asking, least: string | null, most: string | null): string {
  const said = (value: string) => valueOf(kind, value, unit);
  const isDay = kind === "DATE";
  if (least !== null && most !== null) return `${said(least)} నుండి ${said(most)} వరకు`;
  if (least !== null) return `${said(least)} లేదా ${isDay ? "ఆ తర్వాత" : "అంతకంటే ఎక్కువ"}`;
  return most === null ? "" : `${said(most)} లేదా ${isDay ? "అంతకు ముందు" : "అంతకంటే తక్కువ"}`;
}

/** The answer that is asked for. */
function wanted(asking: Asking): string {
  const { values = [], least = null, most = null } = asking.wanted ?? {};
  const said = values.map((value) => valueOf(asking.kind, value, asking.unit));
  if (asking.kind === "SEVERAL") return format.list(said);
  return said.length > 0 ? said.join(" లేదా ") : bounds(asking, least, most);
}

export const words: SeekerWords["wanted"] = {
  kinds: {
    YES_NO: "అవును / లేదు",
    ONE: "కొన్నింటిలో ఒకటి",
    SEVERAL: "కొన్నింటిలో ఎన్నైనా",
    NUMBER: "ఒక సంఖ్య",
    TEXT: "చిన్న జవాబు",
    DATE: "ఒక తేదీ",
  },
  yes: "అవును",
  no: "లేదు",
  wanted,
  answer: (kind, values, unit) => values.map((value) => valueOf(kind, value, unit)).join(", "),
};
