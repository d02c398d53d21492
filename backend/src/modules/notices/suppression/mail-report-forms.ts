import { z } from "zod";
import { emailText } from "../../../text/email.rules";
import { SuppressionCause } from "./mail-suppression.entity";
import type { MailReport } from "./mail-suppression.service";

/** The bodies by which mail services report, field by field as their documents have them (BNCE-06). */

type Item = Readonly<Record<string, unknown>>;
type Told = Pick<MailReport, "address" | "at">;

/** One service's way to tell of one mail. */
interface ReportForm {
  /** What it tells, in the service's own words; null: it isn't of this form. */
  kindOf: (item: Item) => string | null;
  /** What counts. Other kinds, such as soft bounces, change nothing. */
  causes: Readonly<Record<string, SuppressionCause>>;
  told: z.ZodType<Told>;
}

const { BOUNCE, COMPLAINT } = SuppressionCause;
const SECOND_MS = 1000;

const moment = z.iso.datetime({ offset: true, error: "must be a time, such as 2026-11-27T08:00:00Z" });
const number = z.number("must be a number").positive("must be a time");

/** `{"type": "bounce" | "complaint", "email": …, "at": …}`, for relays and services that have no form here. */
const own: ReportForm = {
  // SendGrid's has both as well, with the event beside them.
  kindOf: ({ type, email, event }) => (email === undefined || event !== undefined ? null : textOf(type)),
  causes: { bounce: BOUNCE, complaint: COMPLAINT },
  told: z
    .object({ email: emailText, at: moment })
    .transform(({ email, at }) => ({ address: email, at: new Date(at) })),
};

/** Postmark's webhooks for bounces and for spam complaints, which have the same fields. */
const postmark: ReportForm = {
  kindOf: ({ RecordType: record, Type: type }) =>
    record === "Bounce" || record === "SpamComplaint" ? textOf(type) : textOf(record),
  causes: { HardBounce: BOUNCE, BadEmailAddress: BOUNCE, SpamComplaint: COMPLAINT },
  told: z
    .object({ Email: emailText, BouncedAt: moment })
    .transform(({ Email, BouncedAt }) => ({ address: Email, at: new Date(BouncedAt) })),
};

/**
 * SendGrid's event webhook. A bounce of the type "blocked" is of the mail, not of the address. It drops what its own
 * list has.
 */
const sendGrid: ReportForm = {
  kindOf: ({ event, type, reason, sg_event_id: id }) => {
    if (id === undefined) return null;
    if (event === "bounce") return `bounce ${textOf(type) ?? "bounce"}`;
    return event === "dropped" ? `dropped ${textOf(reason) ?? ""}` : textOf(event);
  },
  causes: {
    "bounce bounce": BOUNCE,
    "dropped Bounced Address": BOUNCE,
    "dropped Spam Reporting Address": COMPLAINT,
    spamreport: COMPLAINT,
  },
  told: z
    .object({ email: emailText, timestamp: number })
    .transform(({ email, timestamp }) => ({ address: email, at: new Date(timestamp * SECOND_MS) })),
};

/** Brevo's transactional webhook. Its other times follow the account's time zone. */
const brevo: ReportForm = {
  kindOf: ({ event, sg_event_id: id }) => (id === undefined ? textOf(event) : null),
  causes: { hard_bounce: BOUNCE, invalid_email: BOUNCE, spam: COMPLAINT },
  told: z
    .object({ email: emailText, ts_epoch: number })
    .transform(({ email, ts_epoch: milliseconds }) => ({ address: email, at: new Date(milliseconds) })),
};

/** Resend's webhook, which signs as we ask for. Our mails have one reader each. */
const resend: ReportForm = {
  kindOf: ({ type, data }) => {
    if (type !== "email.bounced") return data === undefined ? null : textOf(type);
    const bounce = z.object({ bounce: z.object({ type: z.string() }) }).safeParse(data).data?.bounce;
    return `${type} ${bounce?.type ?? "Permanent"}`;
  },
  causes: { "email.bounced Permanent": BOUNCE, "email.complained": COMPLAINT },
  told: z
    .object({ created_at: moment, data: z.object({ to: z.tuple([emailText]) }) })
    .transform(({ created_at: at, data }) => ({ address: data.to[0], at: new Date(at) })),
};

const FORMS: readonly ReportForm[] = [own, postmark, sendGrid, brevo, resend];

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Null: it is of a kind that changes nothing. */
export function reportFormOf(item: Item): { cause: SuppressionCause; told: z.ZodType<Told> } | null {
  for (const { kindOf, causes, told } of FORMS) {
    const kind = kindOf(item);
    const cause = kind !== null && Object.hasOwn(causes, kind) ? causes[kind] : undefined;
    if (cause) return { cause, told };
  }
  return null;
}
