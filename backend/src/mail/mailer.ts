import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGE_TAGS, type Locale } from "@job-portal/protocol/locale";
import { createTransport } from "nodemailer";
import { uuidv7 } from "uuidv7";

export interface Mail {
  to: string;
  /** Of all its words but those that people wrote themselves: the header Content-Language names it (RFC 3282). */
  locale: Locale;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML. */
  html?: string;
  /** Ends what the mail is one of by a POST, without a question (RFC 8058). */
  unsubscribeUrl?: string;
  /** An event for the reader's calendar, or its cancellation. */
  calendar?: CalendarPart;
}

/** An iCalendar file (RFC 5545) as a part of a mail (RFC 6047). */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  text: string;
}

/** Where mails leave the portal. */
export interface Mailer {
  /** Resolves once the mail is taken over. @throws MailError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** In milliseconds: a task holds a transaction open while it sends, and the database ends what idles for 15 s. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

/** Says how a mail failed without saying whose it was: it goes into the log and into the queue's table. */
class MailError extends Error {
  constructor(cause: unknown) {
    const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
    super(`The mail was not taken: ${[code, responseCode].filter(Boolean).join(" ") || "unknown reason"}.`);
  }
}

/** As the mail program takes it. */
const toMessage = ({ calendar, unsubscribeUrl, locale, ...mail }: Mail) => ({
  ...mail,
  headers: {
    "Content-Language": LANGUAGE_TAGS[locale],
    ...(unsubscribeUrl !== undefined && {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
  ...(calendar && {
    icalEvent: { method: calendar.method, filename: "interview.ics", content: calendar.text },
  }),
});

/**
 * Sends by the server of an smtp: or smtps: address; a file: address names a folder that each mail is written into.
 * @param from such as 'JobPortal <no-reply@jobs.example>'
 */
export function createMailer(mailUrl: string, from: string): Mailer {
  return mailUrl.startsWith("file:") ? fileMailer(fileURLToPath(mailUrl), from) : smtpMailer(mailUrl, from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, pool: true, maxConnections: 2 }, { from });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail)).catch((error: unknown) => {
        throw new MailError(error);
      });
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${uuidv7()}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
