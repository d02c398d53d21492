import type { EntityManager } from "typeorm";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { countReplies } from "../applications/candidate/move-step";
import type { NoticeService } from "../notices/notice.service";
import type { MessageFile } from "./file/message-file.entity";
import type { ThreadParts } from "./message";
import { Message } from "./message.entity";
import { MessageState } from "./message.enums";
import { tellOfMessage } from "./message-telling";
import { attachTo } from "./message-file.service";
import { MessageThread } from "./message-thread.entity";
import { heldWordsOfMessage } from "./message-wording";

/**
 * The next moment of a thread, later than every message in it: nodes' clocks differ, and what is read is told by time.
 * The caller holds the application.
 */
export async function momentIn(manager: EntityManager, applicationId: string, now: Date): Promise<Date> {
  const [rows] = await manager.query<[{ sentAt: Date }[], number]>(
    `update message_threads set last_sent_at = greatest($2, last_sent_at + interval '1 millisecond')
     where application_id = $1 returning last_sent_at as "sentAt"`,
    [applicationId, now],
  );
  return rows[0]?.sentAt ?? now;
}

interface Delivery {
  message: Message;
  application: Application;
  now: Date;
}

interface Sending {
  message: Message;
  parts: ThreadParts;
  file?: MessageFile | null;
}

/**
 * Sends a message into a locked thread, with its file, or keeps it for an admin where its wording asks for that
 * (MSG-07). It is stored with what has become of it.
 */
export async function reach(
  manager: EntityManager,
  notices: NoticeService,
  { message, parts: { application, side, now }, file = null }: Sending,
): Promise<void> {
  const words = file === null ? message.text : `${message.text}\n${file.name}`;
  const held = heldWordsOfMessage(words, side, application.status);
  Object.assign(message, {
    state: held.length > 0 ? MessageState.HELD : MessageState.DELIVERED,
    heldRules: held.map(({ rule, words }) => `${rule}: ${words}`),
    sentAt: await momentIn(manager, application.id, now),
    batchId: null,
  });
  await manager.save(Message, message);
  if (file !== null) await attachTo(manager, message, file);
  if (held.length > 0) return;
  // To write is to answer, as each step is.
  if (side === ApplicationParty.COMPANY)
    await manager.update(Application, { id: application.id }, { answeredAt: now });
  await deliver(manager, notices, { message, application, now });
}

/** Brings a message to the other side, and tells them. The caller holds the application. */
export async function deliver(
  manager: EntityManager,
  notices: NoticeService,
  { message: { party, senderId, sentAt, applicationId }, application, now }: Delivery,
): Promise<void> {
  const isCompany = party === ApplicationParty.COMPANY;
  await manager.update(
    MessageThread,
    { applicationId },
    isCompany ? { companySentAt: sentAt, memberId: senderId } : { applicantSentAt: sentAt },
  );
  // To write is to answer, as each step is.
  if (isCompany) await countReplies(manager, [application]);
  const { memberId } = await manager.findOneByOrFail(MessageThread, { applicationId });
  await tellOfMessage(manager, notices, { application, party, memberId, now });
}

/** Counts a removed message as never sent: nobody has it to read any more. The caller holds the application. */
export async function takeBack(manager: EntityManager, { applicationId, party }: Message): Promise<void> {
  const column = party === ApplicationParty.COMPANY ? "company_sent_at" : "applicant_sent_at";
  await manager.query(
    `update message_threads set ${column} = (
       select max(sent_at) from messages where application_id = $1 and party = $2 and state = 'delivered'
     ) where application_id = $1`,
    [applicationId, party],
  );
}
