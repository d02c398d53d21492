import type { NoticeContent } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { quietUntil } from "../../time/quiet-hours";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { maskedDocument, seesContact } from "../applications/application/contact";
import type { MailPartsOf } from "../notices/notice-mail.service";
import { mailWordsFor } from "../notices/notice-mail-body";
import type { NoticeMailWords } from "../notices/notice-mail.words";
import type { MessageParty } from "./message.entity";
import { otherSide } from "./message.policy";

/** So many of the unread messages stand in a mail, the newest. */
const MOST_IN_MAIL = 5;

const UNREAD = {
  [ApplicationParty.APPLICANT]: "coalesce(thread.applicant_read_at, '-infinity')",
  [ApplicationParty.COMPANY]: "coalesce(thread.company_read_at, '-infinity')",
} as const;

/** Mails of messages carry what is unread then; where all has been read, there is nothing to mail (MSG-06). */
export function messageMailParts(clock: Clock): MailPartsOf {
  return async (manager, content, reader) => {
    if (content.kind !== "message.received") return null;
    const lines = await unreadLines(manager, content, mailWordsFor(reader));
    if (lines.length === 0) return { lines, isPast: true };
    return { lines, holdUntil: quietUntil(clock.now()) };
  };
}

/** What they wrote, and what they sent with it: the file itself stays on the portal (MSGF-05). */
async function unreadLines(
  manager: EntityManager,
  { params }: Extract<NoticeContent, { kind: "message.received" }>,
  words: NoticeMailWords,
): Promise<string[]> {
  const side: MessageParty =
    params.side === "company" ? ApplicationParty.COMPANY : ApplicationParty.APPLICANT;
  const application = await manager.findOneBy(Application, { id: params.applicationId });
  if (!application) return [];
  const rows = await manager.query<{ text: string; fileName: string | null }[]>(
    `select message.text, file.name as "fileName" from messages message
     left join message_files file on file.message_id = message.id
     join message_threads thread on thread.application_id = message.application_id
     where message.application_id = $1 and message.party = $2 and message.state = 'delivered'
       and message.sent_at > ${UNREAD[side]}
     order by message.sent_at desc limit $3`,
    [application.id, otherSide(side), MOST_IN_MAIL],
  );
  const isMasked = side === ApplicationParty.COMPANY;
  return rows.toReversed().flatMap(({ text, fileName }) => {
    const written = words.theyWrote(isMasked ? maskedDocument(text, application.status) : text);
    if (fileName === null || (isMasked && !seesContact(application.status))) return [written];
    return [written, words.theySent(fileName)];
  });
}
