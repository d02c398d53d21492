import { reportFormOf } from "./mail-report-forms";

const AT = "2026-11-27T07:00:00.000Z";
const SECONDS = Date.parse(AT) / 1000;

const POSTMARK = {
  ...{
    RecordType: "Bounce",
    MessageStream: "outbound",
    ID: 4323372036854776000,
    Type: "HardBounce",
    TypeCode: 1,
  },
  ...{ Name: "Hard bounce", Tag: "", MessageID: "883953f4-6105-42a2-a16a-77a8eac79483", ServerID: 23 },
  ...{ Description: "The server was unable to deliver your message.", Details: "550 5.1.1", Inactive: true },
  ...{
    Email: "asha@jobs.example",
    From: "no-reply@jobs.example",
    BouncedAt: "2026-11-27T12:30:00.0000000+05:30",
  },
};
const SENDGRID = {
  ...{ email: "asha@jobs.example", timestamp: SECONDS, "smtp-id": "<1@jobs.example>", event: "bounce" },
  ...{ category: [], sg_event_id: "6g4ZI7SA-xmRDv57GoPIPw==", sg_message_id: "14c5d75ce93.dfd.64b469.f1" },
  ...{ reason: "550 5.1.1 unknown", status: "5.1.1", type: "bounce" },
};
const BREVO = {
  ...{ event: "hard_bounce", email: "asha@jobs.example", id: 26224, date: "2026-11-27 12:30:00", ts: 1 },
  ...{ "message-id": "<1@jobs.example>", ts_event: 1, ts_epoch: SECONDS * 1000, subject: "A notice" },
  ...{ sending_ip: "203.0.113.1", tag: "", reason: "server is down" },
};
const RESEND = {
  type: "email.bounced",
  created_at: AT,
  data: {
    ...{ email_id: "56761188-7520-42d8-8898-ff6fc54ce618", created_at: "2026-11-26T07:00:00.000Z" },
    ...{ from: "JobPortal <no-reply@jobs.example>", to: ["asha@jobs.example"], subject: "A notice" },
    bounce: { message: "The recipient's mailbox does not exist.", subType: "General", type: "Permanent" },
  },
};
const OWN = { type: "bounce", email: "asha@jobs.example", at: AT };

describe("what mail services report (BNCE-06)", () => {
  it.each<[string, object, "BOUNCE" | "COMPLAINT"]>([
    ["Postmark, a hard bounce", POSTMARK, "BOUNCE"],
    ["Postmark, no such address", { ...POSTMARK, Type: "BadEmailAddress" }, "BOUNCE"],
    [
      "Postmark, a complaint",
      { ...POSTMARK, RecordType: "SpamComplaint", Type: "SpamComplaint" },
      "COMPLAINT",
    ],
    ["SendGrid, a bounce", SENDGRID, "BOUNCE"],
    [
      "SendGrid, dropped after a bounce",
      { ...SENDGRID, event: "dropped", type: undefined, reason: "Bounced Address" },
      "BOUNCE",
    ],
    ["SendGrid, a complaint", { ...SENDGRID, event: "spamreport", type: undefined }, "COMPLAINT"],
    [
      "SendGrid, dropped after a complaint",
      { ...SENDGRID, event: "dropped", reason: "Spam Reporting Address" },
      "COMPLAINT",
    ],
    ["Brevo, a hard bounce", BREVO, "BOUNCE"],
    ["Brevo, no such address", { ...BREVO, event: "invalid_email" }, "BOUNCE"],
    ["Brevo, a complaint", { ...BREVO, event: "spam" }, "COMPLAINT"],
    ["Resend, a bounce", RESEND, "BOUNCE"],
    ["Resend, a complaint", { ...RESEND, type: "email.complained" }, "COMPLAINT"],
    ["a relay, a bounce", OWN, "BOUNCE"],
    ["a relay, a complaint", { ...OWN, type: "complaint" }, "COMPLAINT"],
  ])("counts: %s", (_what, item, cause) => {
    const form = reportFormOf({ ...item });
    expect(form?.cause).toBe(cause);
    expect(form?.told.parse(item)).toEqual({ address: "asha@jobs.example", at: new Date(AT) });
  });

  it.each<[string, object]>([
    ["Postmark, a soft bounce", { ...POSTMARK, Type: "SoftBounce" }],
    ["Postmark, a mail that is held up", { ...POSTMARK, Type: "Transient" }],
    ["Postmark, a blocked mail", { ...POSTMARK, Type: "Blocked" }],
    ["Postmark, a mail that arrived", { RecordType: "Delivery", Recipient: "asha@jobs.example" }],
    ["SendGrid, a blocked mail", { ...SENDGRID, type: "blocked" }],
    [
      "SendGrid, one that unsubscribed there",
      { ...SENDGRID, event: "dropped", reason: "Unsubscribed Address" },
    ],
    ["SendGrid, a mail that is held up", { ...SENDGRID, event: "deferred" }],
    ["Brevo, a soft bounce", { ...BREVO, event: "soft_bounce" }],
    ["Brevo, a blocked mail", { ...BREVO, event: "blocked" }],
    [
      "Resend, a mailbox that is full",
      { ...RESEND, data: { ...RESEND.data, bounce: { type: "Transient" } } },
    ],
    ["Resend, a mail that arrived", { ...RESEND, type: "email.delivered" }],
    ["a relay, a soft bounce", { ...OWN, type: "soft-bounce" }],
    ["a name that every object has", { ...OWN, type: "constructor" }],
    ["nothing", {}],
  ])("changes nothing: %s", (_what, item) => {
    expect(reportFormOf({ ...item })).toBeNull();
  });

  it.each<[string, object]>([
    ["no address", { ...OWN, email: "nobody" }],
    ["a time without a day", { ...OWN, at: "08:00" }],
    ["Postmark's without a time", { ...POSTMARK, BouncedAt: undefined }],
    ["SendGrid's with a time as a text", { ...SENDGRID, timestamp: AT }],
    ["Resend's to two", { ...RESEND, data: { ...RESEND.data, to: ["a@jobs.example", "b@jobs.example"] } }],
  ])("is refused: %s", (_what, item) => {
    expect(reportFormOf({ ...item })?.told.safeParse(item).success).toBe(false);
  });
});
