import { type DataSource, type EntityManager, In, IsNull } from "typeorm";
import type { Clock } from "../../clock";
import { isUuid } from "../../database/uuid";
import { BadInputError } from "../../errors";
import { type PageArgs, rowsOfPage } from "../../page";
import { enqueueAll } from "../../queue/enqueue";
import type { Account } from "../accounts/account.entity";
import { Notice } from "./notice.entity";
import { MAX_MARKED, type NoticePage } from "./notice.inputs";
import { type NoticeContent, pathOf } from "./notice.kinds";

export class NoticeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    /** Whether notices go out by mail as well. */
    private readonly isMailed: boolean,
  ) {}

  /** Tells an account something, in the transaction of what it tells of; the mail is sent after its commit. */
  async give(manager: EntityManager, accountId: string, content: NoticeContent): Promise<void> {
    await this.giveAll(manager, [{ accountId, content }]);
  }

  /** The same for many at once, in two statements however many they are. */
  async giveAll(
    manager: EntityManager,
    tellings: readonly { accountId: string; content: NoticeContent }[],
  ): Promise<void> {
    if (tellings.length === 0) return;
    const createdAt = this.clock.now();
    const notices = tellings.map(({ accountId, content }) =>
      manager.create(Notice, { ...content, accountId, path: pathOf(content), createdAt }),
    );
    await manager.insert(Notice, notices);
    if (!this.isMailed) return;
    const tasks = notices.map(({ id }) => ({ payload: { noticeId: id }, key: id }));
    await enqueueAll(manager, "notice-mail", tasks);
  }

  async find({ id: accountId }: Account, args: PageArgs): Promise<NoticePage> {
    const [items, total] = await this.dataSource.getRepository(Notice).findAndCount({
      where: { accountId },
      order: { createdAt: "DESC", id: "DESC" },
      ...rowsOfPage(args),
    });
    return { items, total };
  }

  async countUnread({ id: accountId }: Account): Promise<number> {
    return await this.dataSource.getRepository(Notice).countBy({ accountId, readAt: IsNull() });
  }

  /**
   * Marks some of the viewer's own notices as read, without ids all of them; those of others are passed over.
   * @returns how many are unread still. @throws BadInputError TOO_MANY_IDS
   */
  async markRead(viewer: Account, ids: readonly string[] | null): Promise<number> {
    if (ids && ids.length > MAX_MARKED)
      throw new BadInputError("TOO_MANY_IDS", `Mark at most ${MAX_MARKED} notices at once.`);
    const own = { accountId: viewer.id, readAt: IsNull() };
    await this.dataSource
      .getRepository(Notice)
      .update(ids ? { ...own, id: In(ids.filter(isUuid)) } : own, { readAt: this.clock.now() });
    return await this.countUnread(viewer);
  }
}
