import { type DataSource, type EntityManager, LessThan, Not } from "typeorm";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { BrokenInputError } from "../../errors/errors";
import { rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import type { NoticeService } from "../notices/notice.service";
import { SeenMessage, SeenThread } from "./message";
import { lockThread, threadOf, threadParts } from "./message-access";
import { Message } from "./message.entity";
import { MessageState } from "./message.enums";
import type { MessagesArgs, MessageThreadPage, MessageThreadsArgs, SendMessageInput } from "./message.inputs";
import { countOfUnread, idsOfThreads } from "./message.sql";
import { reach } from "./message-delivery";
import { fileToSend } from "./message-file.service";
import { emptyPlaceIn } from "./message-places";

/** What both sides of an application write to each other. */
export class MessageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** Of applications, as far as they are the viewer's to see. */
  async of(viewer: Pick<Account, "id">, applicationIds: readonly string[]): Promise<SeenThread[]> {
    const parts = await threadParts(this.dataSource.manager, viewer, applicationIds, this.clock.now());
    return parts.map((one) => new SeenThread(one));
  }

  /** @throws NotFoundError */
  async find(viewer: Account, applicationId: string): Promise<SeenThread> {
    return new SeenThread(await threadOf(this.dataSource.manager, viewer, applicationId, this.clock.now()));
  }

  /** The viewer's threads of either side in which there is a message. */
  async list(viewer: Account, { isUnread, ...args }: MessageThreadsArgs): Promise<MessageThreadPage> {
    const { manager } = this.dataSource;
    const { ids, total } = await idsOfThreads(manager, viewer.id, { isUnread, ...rowsOfPage(args) });
    return numberedPage(args, await this.of(viewer, ids), total);
  }

  async countUnread({ id }: Account): Promise<number> {
    return await countOfUnread(this.dataSource.manager, id);
  }

  /** A thread's messages, the newest first. @throws NotFoundError */
  async messages(viewer: Account, { applicationId, before, first }: MessagesArgs): Promise<SeenMessage[]> {
    const { manager } = this.dataSource;
    const parts = await threadOf(manager, viewer, applicationId, this.clock.now());
    const inThread = { applicationId: parts.application.id, ...(before && { sentAt: LessThan(before) }) };
    const found = await manager.find(Message, {
      where: [
        { ...inThread, state: MessageState.DELIVERED },
        { ...inThread, party: parts.side, state: Not(MessageState.DELIVERED) },
      ],
      order: { sentAt: "DESC" },
      take: first,
    });
    return found.map((message) => new SeenMessage(message, parts));
  }

  /**
   * Sends a message, or keeps it for an admin where its wording asks for that (MSG-07).
   * @throws NotFoundError; BrokenInputError; ConflictError MESSAGES_CLOSED
   */
  async send(
    viewer: Account,
    input: SendMessageInput,
    request: ClientRequest | null = null,
  ): Promise<SeenMessage> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const message = await makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, Message),
        make: () => this.make(manager, viewer, input, now),
      });
      return new SeenMessage(message, await threadOf(manager, viewer, message.applicationId, now));
    });
  }

  /**
   * Marks what was sent until then as read for the viewer's side, and their notice of it (MSG-03).
   * @throws NotFoundError
   */
  async markRead(viewer: Account, applicationId: string, until: Date): Promise<SeenThread> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const { application, side } = await threadOf(manager, viewer, applicationId, now);
      const column = side === ApplicationParty.APPLICANT ? "applicant_read_at" : "company_read_at";
      await manager.query(
        `update message_threads set ${column} = greatest(${column}, least($2, last_sent_at))
         where application_id = $1 and last_sent_at > '-infinity'`,
        [application.id, until],
      );
      const read = new SeenThread(await threadOf(manager, viewer, application.id, now));
      if (!read.isUnread) await this.notices.markMessagesRead(manager, viewer.id, application.id);
      return read;
    });
  }

  private async make(
    manager: EntityManager,
    viewer: Account,
    { applicationId, text, fileId }: SendMessageInput,
    now: Date,
  ): Promise<Message> {
    const parts = await lockThread(manager, viewer, applicationId, { act: fileId ? "attach" : "write", now });
    const place = emptyPlaceIn(text);
    if (place !== null)
      throw new BrokenInputError([{ field: "text", message: `has an empty place: ${place}` }]);
    const own = { applicationId: parts.application.id };
    const file = fileId ? await fileToSend(manager, viewer, { ...own, fileId }) : null;
    const message = manager.create(Message, {
      ...{ ...own, party: parts.side, senderId: viewer.id, text: text.trim() },
      // It is written anew in this transaction, with what has become of it.
      ...{ state: MessageState.HELD, heldRules: [], sentAt: now, batchId: null },
    });
    await reach(manager, this.notices, { message, parts, file });
    return message;
  }
}
