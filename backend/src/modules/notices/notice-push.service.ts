import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { NOTICE_RULES } from "@job-portal/protocol/notice-groups";
import { enqueue } from "../../queue/enqueue";
import { type Clock, DAY_MS } from "../../time/clock";
import { Account } from "../accounts/account.entity";
import { localeOfReader } from "../accounts/language";
import type { MailPartsOf } from "./notice-mail.service";
import { namePeople, type NamesOfApplicants } from "./notice-names";
import { NoticePreference } from "./notice-preference.entity";
import { sendingTime, USUAL_WAYS, wayOf } from "./notice-way";
import { Notice } from "./notice.entity";
import type { PushMessage, PushOutcome, PushSender } from "./push/push-sender";
import { PushSubscription } from "./push/push-subscription.entity";

/** A push is of the moment: after so long a push service that is away is waited for no longer. */
const PATIENCE_MS = DAY_MS / 4;

interface NoticePushParts {
  sender: PushSender;
  namesOfApplicants: NamesOfApplicants;
  /** Tells what is past, or must wait for the morning, as it does for mails. */
  partsOf: MailPartsOf;
  log: Logger | undefined;
}

interface Claimed {
  notice: Notice;
  /** In its reader's language. */
  message: PushMessage;
  subscriptions: PushSubscription[];
}

interface Attempt {
  subscription: PushSubscription;
  outcome: PushOutcome;
}

/** Pushes notices to the devices of their readers, for the queue (PUSH-04, PUSH-05). */
export class NoticePushService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: NoticePushParts,
  ) {}

  /**
   * Pushes a notice once to each device. If a push service doesn't take it, it rejects, and the queue tries again there
   * alone. A device is noted before it is sent to: a node that dies in between loses a push rather than doubling it.
   */
  async push(noticeId: string): Promise<void> {
    const claimed = await this.dataSource.transaction((manager) => this.claim(manager, noticeId));
    if (!claimed) return;
    const { message, notice, subscriptions } = claimed;
    const attempts = await Promise.all(
      subscriptions.map(async (subscription): Promise<Attempt> => ({
        subscription,
        outcome: await this.send(notice, message, subscription),
      })),
    );
    const failed = attempts.filter(({ outcome }) => outcome === "failed");
    await this.dataSource.transaction(async (manager) => {
      await this.note(manager, attempts);
      if (failed.length === 0) await letGo(manager, noticeId);
      else await manager.query(UNCLAIM, [noticeId, failed.map(({ subscription }) => subscription.id)]);
    });
    if (failed.length > 0) throw new Error("A push was not taken; the queue tries again.");
  }

  /** The notice and the devices that it goes to now; null where it goes to none, or not yet. */
  private async claim(manager: EntityManager, noticeId: string): Promise<Claimed | null> {
    const lock = { mode: "for_no_key_update" } as const;
    const notice = await manager.findOne(Notice, { where: { id: noticeId }, lock });
    if (!notice?.pushAt) return null;
    const account = await manager.findOneBy(Account, { id: notice.accountId });
    if (!account || (await this.isToWait(manager, notice, account, notice.pushAt))) return null;
    const all = await manager.findBy(PushSubscription, { accountId: notice.accountId });
    const subscriptions = all.filter(({ id }) => !notice.pushedTo.includes(id));
    if (subscriptions.length === 0) {
      await letGo(manager, noticeId);
      return null;
    }
    const pushedTo = [...notice.pushedTo, ...subscriptions.map(({ id }) => id)];
    await manager.update(Notice, { id: noticeId }, { pushedTo });
    await namePeople(manager, this.parts.namesOfApplicants, [notice]);
    const message = { title: notice.titleIn(localeOfReader(account)), path: notice.path };
    return { notice, message, subscriptions };
  }

  /** Lets go what is not pushed any more, and holds what is for later. */
  private async isToWait(
    manager: EntityManager,
    notice: Notice,
    account: Account,
    pushAt: Date,
  ): Promise<boolean> {
    const now = this.clock.now();
    const chosen = (await manager.findOneBy(NoticePreference, { accountId: notice.accountId })) ?? USUAL_WAYS;
    const isLate = now.getTime() - pushAt.getTime() > PATIENCE_MS;
    const isRead = notice.isShown && notice.readAt !== null;
    const isOff = !wayOf(chosen, notice.kind).isPushed;
    const reader = account.blockedAt === null && !isOff && !isRead && !isLate ? account : null;
    const parts = reader && (await this.parts.partsOf(manager, notice.content, reader));
    if (!reader || parts?.isPast === true) {
      await letGo(manager, notice.id);
      return true;
    }
    const time = parts?.holdUntil ?? sendingTime(chosen, notice.kind, now);
    if (time <= now) return false;
    await manager.update(Notice, { id: notice.id }, { pushAt: time });
    await enqueue(manager, "notice-push", { noticeId: notice.id }, { key: notice.id, at: time });
    return true;
  }

  private send(notice: Notice, message: PushMessage, subscription: PushSubscription): Promise<PushOutcome> {
    const urgency = NOTICE_RULES[notice.kind].isUrgent === true ? "high" : "normal";
    const ttlSeconds = ttlOf(notice, this.clock.now());
    // Of the account, so that a push service doesn't learn which of them read the same.
    const topicSource = `${notice.accountId} ${notice.kind} ${notice.path}`;
    return this.parts.sender.send(subscription, message, { urgency, ttlSeconds, topicSource });
  }

  private async note(manager: EntityManager, attempts: readonly Attempt[]): Promise<void> {
    const idsOf = (...outcomes: PushOutcome[]) =>
      attempts.flatMap(({ outcome, subscription: { id } }) => (outcomes.includes(outcome) ? [id] : []));
    await manager.query("delete from push_subscriptions where id = any ($1::uuid[])", [idsOf("gone")]);
    await manager.query("update push_subscriptions set used_at = $2 where id = any ($1::uuid[])", [
      ...[idsOf("taken"), this.clock.now()],
    ]);
    const refused = idsOf("refused");
    if (refused.length > 0)
      this.parts.log?.warn({ subscriptionIds: refused }, "a push service has refused a push");
  }
}

/** A day, and for a reminder until what it reminds of. */
function ttlOf({ content }: Notice, now: Date): number {
  const left =
    content.kind === "interview.reminder" ? Date.parse(content.params.startsAt) - now.getTime() : DAY_MS;
  return Math.floor(Math.min(Math.max(left, 0), DAY_MS) / 1000);
}

const UNCLAIM = `
  update notices set pushed_to = array(select unnest(pushed_to) except select unnest($2::uuid[])) where id = $1`;

/** One that stood on no page is read with the last that goes out of it, as `letGo` of mails has it. */
const letGo = (manager: EntityManager, noticeId: string): Promise<unknown> =>
  manager.query(
    `update notices set push_at = null,
       read_at = case when is_shown or mail_at is not null then read_at else coalesce(read_at, now()) end
     where id = $1`,
    [noticeId],
  );
