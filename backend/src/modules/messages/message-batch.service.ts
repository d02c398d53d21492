import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import { type ClientRequest, makeOnce, memoryOfAnswer } from "../../database/client-requests";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { enqueue } from "../../queue/enqueue";
import { filled } from "@job-portal/protocol/letters";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import type { NoticeService } from "../notices/notice.service";
import { metThread, type ThreadParts } from "./message";
import { lockThread, lockThreads } from "./message-access";
import {
  type MessageBatch,
  MessageRefusal,
  type RefusedMessage,
  type SendMessagesInput,
} from "./message-batch.inputs";
import { momentIn, reach } from "./message-delivery";
import { MAX_MESSAGE } from "./message.inputs";
import { Message } from "./message.entity";
import { MessageState } from "./message.enums";
import { emptyPlaceIn, placesOf } from "./message-places";
import { messagePolicy } from "./message.policy";

/** So long a message to many waits, and can be taken back. */
const UNDO_MS = 60_000;

/** Messages to many candidates at once (PIPE-03): they wait for a minute, and then go out one by one. */
export class MessageBatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  async send(
    viewer: Account,
    input: SendMessagesInput,
    request: ClientRequest | null,
  ): Promise<MessageBatch> {
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfAnswer<MessageBatch>(),
        make: () => this.make(manager, viewer, input),
      }),
    );
  }

  /** Takes all of a message to many back that has not gone out. @throws NotFoundError; ConflictError UNDO_EXPIRED */
  async undo(viewer: Account, id: string): Promise<MessageBatch> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      // Whoever has the row first has the whole of it: this, or the task that begins to send.
      const [batch] = isUuid(id)
        ? await manager.query<{ isOpen: boolean; messageCount: number }[]>(
            `select started_at is null and due_at > $3 as "isOpen",
               (select count(*)::int from messages where batch_id = batch.id) as "messageCount"
             from message_batches batch where id = $1 and sender_id = $2 for update`,
            [id, viewer.id, now],
          )
        : [];
      if (!batch) throw new NotFoundError();
      if (!batch.isOpen) throw new ConflictError("UNDO_EXPIRED", "These messages have gone out.");
      await manager.query("delete from message_batches where id = $1", [id]);
      return { id: null, messageCount: batch.messageCount, undoSeconds: 0, refused: [] };
    });
  }

  /** For the queue: sends what was not taken back. What was sent before is passed over. */
  async deliver(id: string): Promise<void> {
    const [, started] = await this.dataSource.query<[unknown, number]>(
      "update message_batches set started_at = coalesce(started_at, $2) where id = $1",
      [id, this.clock.now()],
    );
    if (started === 0) return;
    const rows = await this.dataSource.query<{ id: string }[]>(
      "select id from messages where batch_id = $1 order by id",
      [id],
    );
    for (const row of rows) await this.dataSource.transaction((manager) => this.deliverOne(manager, row.id));
    await this.dataSource.query("delete from message_batches where id = $1", [id]);
  }

  private async make(
    manager: EntityManager,
    viewer: Account,
    { applicationIds, text }: SendMessagesInput,
  ): Promise<MessageBatch> {
    const now = this.clock.now();
    const ids = [...new Set(applicationIds.map((id) => id.toLowerCase()))];
    const threads = await lockThreads(manager, viewer, ids, now);
    const [id, dueAt] = [uuidv7(), new Date(now.getTime() + UNDO_MS)];
    const messages: Message[] = [];
    const refused: RefusedMessage[] = [];
    for (const applicationId of ids) {
      const said = await textFor(manager, threads.get(applicationId), text.trim());
      if (said.refusal !== null) refused.push({ applicationId, refusal: said.refusal });
      else
        messages.push(
          manager.create(Message, {
            ...{ applicationId, party: ApplicationParty.COMPANY, senderId: viewer.id, text: said.text },
            ...{ state: MessageState.WAITING, heldRules: [], batchId: id },
            sentAt: await momentIn(manager, applicationId, now),
          }),
        );
    }
    if (messages.length > 0) {
      const batch = [id, viewer.id, dueAt];
      await manager.query("insert into message_batches (id, sender_id, due_at) values ($1, $2, $3)", batch);
      await manager.insert(Message, messages);
      await enqueue(manager, "message-batch", { batchId: id }, { at: dueAt, key: id });
    }
    return {
      id: messages.length > 0 ? id : null,
      ...{ messageCount: messages.length, undoSeconds: UNDO_MS / 1000, refused },
    };
  }

  private async deliverOne(manager: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const found = await manager.findOneBy(Message, { id });
    if (!found?.senderId) return;
    const sender = { id: found.senderId };
    const parts = await lockThread(manager, sender, found.applicationId, { act: "write", now }).catch(
      ifRefused,
    );
    const message = await manager.findOneBy(Message, { id, state: MessageState.WAITING });
    if (!message) return;
    // Somebody blocked, withdrew or left the company within the minute.
    if (!parts) await manager.delete(Message, { id });
    else await reach(manager, this.notices, { message, parts });
  }
}

function ifRefused(error: unknown): null {
  if (error instanceof NotFoundError || error instanceof ConflictError) return null;
  throw error;
}

type Said = { refusal: MessageRefusal } | { refusal: null; text: string };

async function textFor(manager: EntityManager, parts: ThreadParts | undefined, text: string): Promise<Said> {
  if (parts?.side !== ApplicationParty.COMPANY) return { refusal: MessageRefusal.NOT_FOUND };
  if (!messagePolicy.write(metThread(parts))) return { refusal: MessageRefusal.CLOSED };
  const said = filled(text, await placesOf(manager, parts.application));
  if (emptyPlaceIn(said) !== null || said.length > MAX_MESSAGE) return { refusal: MessageRefusal.UNFILLED };
  return { refusal: null, text: said };
}
