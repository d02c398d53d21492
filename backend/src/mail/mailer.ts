import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SPOKEN, type Locale } from "@job-portal/protocol/locale";
import { createTransport } from "nodemailer";
import type { EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";

export interface Mail {
  /**
   * Names it for good, as letters, digits, dots and hyphens. A node may die between the server's answer and the end of
   * its own transaction; the mail that goes out again has the same Message-ID, and is the same (RFC 5322, 3.6.4).
   */
  id?: string;
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
  /** Goes out also if mails come back from its address: somebody waits for it, or it is the last word. */
  mustGo?: true;
}

/** An iCalendar file (RFC 5545) as a part of a mail (RFC 6047). */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  text: string;
}

/** Where mails leave the portal. Each goes through here, so that none goes where mails come back from (BNCE-03). */
export interface Mailer {
  /**
   * Resolves once the mail is taken over, or will never be.
   * @param manager of the caller's transaction
   * @returns whether it went out; false: no mail goes to its address now
   * @throws MailError
   */
  send(manager: EntityManager, mail: Mail): Promise<boolean>;
  close(): void;
}

/** What hands mails over. */
export interface MailTransport {
  /** Resolves once the mail is taken over. @throws MailError */
  send(mail: Omit<Mail, "mustGo">): Promise<void>;
  close(): void;
}

/** In milliseconds: a task holds a transaction open while it sends, and the database ends what idles for 15 s. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

interface SmtpRefusal {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * Statuses of RFC 3463 that speak of the reader's address itself: there is no such mailbox or host, or it is closed.
 * A bare 550 may as well mean that our server may not send at all, as 5.7.1 does, and a full mailbox is emptied again.
 */
const ADDRESS_STATUS = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/** Says how a mail failed without saying whose it was: it goes into the log and into the queue's table. */
export class MailError extends Error {
  /** The server says for good that nobody reads the address (BNCE-05). */
  readonly isAddressRefused: boolean;

  constructor(cause: unknown) {
    const { code, command, response, responseCode } = cause as SmtpRefusal;
    super(`The mail was not taken: ${[code, responseCode].filter(Boolean).join(" ") || "unknown reason"}.`);
    this.isAddressRefused = command === "RCPT TO" && ADDRESS_STATUS.test(String(response));
  }
}

/** As the mail program takes it. */
const toMessage = (
  { id, calendar, unsubscribeUrl, locale, ...mail }: Omit<Mail, "mustGo">,
  from: string,
) => ({
  ...mail,
  ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
  headers: {
    "Content-Language": SPOKEN[locale].tag,
    ...(unsubscribeUrl !== undefined && {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
  ...(calendar && {
    icalEvent: { method: calendar.method, filename: "interview.ics", content: calendar.text },
  }),
});

const domainOf = (from: string) => /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

/**
 * Sends by the server of an smtp: or smtps: address; a file: address names a folder that each mail is written into.
 * @param from such as 'JobPortal <no-reply@jobs.example>'
 */
export function createMailTransport(mailUrl: string, from: string): MailTransport {
  return mailUrl.startsWith("file:")
    ? fileTransport(fileURLToPath(mailUrl), from)
    : smtpTransport(mailUrl, from);
}

/** A broken connection fails its mail at once: the queue tries again, in a transaction that still stands. */
const POOL = { pool: true, maxConnections: 2, maxRequeues: 0 } as const;

function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS, ...POOL }, { from });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from)).catch((error: unknown) => {
        throw new MailError(error);
      });
    },
    close: () => transport.close(),
  };
}

function fileTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${uuidv7()}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
