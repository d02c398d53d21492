import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { NotFoundError } from "../../../errors/errors";
import { type PageArgs, rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { Application } from "../../applications/application/application.entity";
import { deliver, momentIn, takeBack } from "../../messages/message-delivery";
import { Message } from "../../messages/message.entity";
import { MessageState } from "../../messages/message.enums";
import type { NoticeService } from "../../notices/notice.service";
import type { ReviewedMessage, ReviewedMessagePage } from "./message-review.inputs";

/** What admins do with messages that are held or reported. Done twice, an act changes nothing the second time. */
export class MessageReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** Those that wait for a decision. */
  async list(args: PageArgs): Promise<ReviewedMessagePage> {
    const { skip, take } = rowsOfPage(args);
    const rows = await this.dataSource.query<{ id: string; total: number }[]>(
      `select id, count(*) over ()::int as total from (
         select id from messages where state = 'held'
         union select message_id from message_reports where settled_at is null
       ) waiting order by id limit $1 offset $2`,
      [take, skip],
    );
    const ids = rows.map(({ id }) => id);
    return numberedPage(args, await reviewed(this.dataSource.manager, ids), rows[0]?.total ?? 0);
  }

  /** Finds nothing wrong: a held or removed message reaches the other side now, its reports are settled. */
  async approve(actor: Account, id: string): Promise<ReviewedMessage> {
    return await this.decide(actor, id, MessageState.DELIVERED, async (manager, message, application) => {
      const now = this.clock.now();
      message.sentAt = await momentIn(manager, application.id, now);
      await manager.update(Message, { id: message.id }, { sentAt: message.sentAt });
      await deliver(manager, this.notices, { message, application, now });
    });
  }

  /** Takes a message away from the other side, or keeps it away; its writer reads why. @throws NotFoundError */
  async remove(actor: Account, id: string): Promise<ReviewedMessage> {
    return await this.decide(actor, id, MessageState.REMOVED, (manager, message) =>
      takeBack(manager, message),
    );
  }

  private async decide(
    actor: Account,
    id: string,
    state: MessageState,
    then?: (manager: EntityManager, message: Message, application: Application) => Promise<void>,
  ): Promise<ReviewedMessage> {
    return await this.dataSource.transaction(async (manager) => {
      const { message, application } = await locked(manager, id);
      const before = message.state;
      const settled = await settleReports(manager, id, this.clock.now());
      if (before !== state) {
        await manager.update(Message, { id }, { state });
        await then?.(manager, message, application);
      }
      if (before !== state || settled > 0)
        await recordAudit(manager, {
          ...{
            action: "message.review",
            actorId: actor.id,
            subjectType: "job",
            subjectId: application.jobId,
          },
          before: { messageId: id, state: before },
          after: { messageId: id, state, settledReports: String(settled) },
        });
      const [answer] = await reviewed(manager, [id]);
      if (!answer) throw new NotFoundError();
      return answer;
    });
  }
}

/** A message and its application, locked in the order of all who change both. @throws NotFoundError */
async function locked(manager: EntityManager, id: string) {
  const found = isUuid(id) ? await manager.findOneBy(Message, { id }) : null;
  if (!found) throw new NotFoundError();
  const lock = { mode: "pessimistic_write" as const };
  const application = await manager.findOneOrFail(Application, { where: { id: found.applicationId }, lock });
  const message = await manager.findOne(Message, { where: { id }, lock });
  if (!message) throw new NotFoundError();
  return { message, application };
}

async function settleReports(manager: EntityManager, messageId: string, now: Date): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    "update message_reports set settled_at = $2 where message_id = $1 and settled_at is null",
    [messageId, now],
  );
  return count;
}

/** Messages as admins see them, the oldest first. */
const reviewed = (manager: EntityManager, ids: readonly string[]): Promise<ReviewedMessage[]> =>
  manager.query(
    `select message.id, message.text, message.party, message.state, message.sent_at as "sentAt",
       message.held_rules as rules, application.job_id as "jobId", application.job ->> 'title' as "jobTitle",
       application.job ->> 'companyName' as "companyName", coalesce(sender.email, sender.phone_number) as "senderEmail",
       (select json_build_object('id', id, 'name', name, 'type', type, 'bytes', bytes)
        from message_files where message_id = message.id) as file,
       (select coalesce(json_agg(json_build_object('reason', reason, 'comment', comment) order by id), '[]')
        from message_reports where message_id = message.id and settled_at is null) as reports
     from messages message join applications application on application.id = message.application_id
       left join accounts sender on sender.id = message.sender_id
     where message.id = any ($1) order by message.id`,
    [ids],
  );
