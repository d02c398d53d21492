import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { enqueue } from "../../queue/enqueue";
import { type Clock, DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Account } from "../accounts/account.entity";
import { localeOfReader } from "../accounts/language";
import type { MailPartsOf } from "./notice-mail.service";
import { NoticePreference } from "./notice-preference.entity";
import { smsTime, USUAL_WAYS, wayOf } from "./notice-way";
import { Notice } from "./notice.entity";
import type { Sms, SmsSender } from "./sms/sms-sender";
import { smsOf, type SmsTemplateIds } from "./sms/sms-template";

/** What an SMS tells is worth little after so long. */
const PATIENCE_MS = DAY_MS / 4;
/** SMSD-03: so many in a day to one account; the page and the mails have the others. */
export const MOST_A_DAY = 5;
/** Numbers of India: abroad, an SMS costs much and no template is registered. */
const INDIAN = /^\+91\d{10}$/;

interface NoticeSmsParts {
  sender: SmsSender;
  templateIds: SmsTemplateIds;
  /** To all numbers together. */
  mostADay: number;
  /** Tells what is past, or must wait for the morning, as it does for mails. */
  partsOf: MailPartsOf;
  log: Logger | undefined;
}

/** Sends notices to the confirmed numbers of readers who want that, for the queue (SMSD-02, SMSD-03). */
export class NoticeSmsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: NoticeSmsParts,
  ) {}

  /**
   * Sends a notice once. It is noted before it is sent: a node that dies in between loses an SMS rather than doubling
   * it. If it certainly did not go out, it rejects, and the queue tries again.
   */
  async send(noticeId: string): Promise<void> {
    const sms = await this.dataSource.transaction((manager) => this.claim(manager, noticeId));
    if (!sms) return;
    const outcome = await this.parts.sender.send(sms);
    if (outcome !== "failed") {
      await letGo(this.dataSource.manager, noticeId);
      return;
    }
    await this.unclaim(noticeId);
    throw new Error("An SMS was not taken; the queue tries again.");
  }

  private async unclaim(noticeId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Notice, { id: noticeId }, { textedAt: null });
      await manager.query("update sms_days set sent = sent - 1 where day = $1 and sent > 0", [
        indianDay(this.clock.now()),
      ]);
    });
  }

  /** What goes out now; null where nothing does, or not yet. */
  private async claim(manager: EntityManager, noticeId: string): Promise<Sms | null> {
    const lock = { mode: "for_no_key_update" } as const;
    const notice = await manager.findOne(Notice, { where: { id: noticeId }, lock });
    if (!notice?.smsAt || notice.textedAt) return null;
    // Locked, so that of two SMS at once the second counts the first.
    const account = await manager.findOne(Account, { where: { id: notice.accountId }, lock });
    const sms = account && (await this.smsFor(manager, notice, account, notice.smsAt));
    if (sms === "later") return null;
    if (!sms || !(await this.isWithinLimits(manager, notice.accountId))) {
      await letGo(manager, noticeId);
      return null;
    }
    await manager.update(Notice, { id: noticeId }, { textedAt: this.clock.now() });
    return sms;
  }

  private async smsFor(
    manager: EntityManager,
    notice: Notice,
    account: Account,
    smsAt: Date,
  ): Promise<Sms | "later" | null> {
    const now = this.clock.now();
    const chosen = (await manager.findOneBy(NoticePreference, { accountId: account.id })) ?? USUAL_WAYS;
    const isLate = now.getTime() - smsAt.getTime() > PATIENCE_MS;
    const isRead = notice.isShown && notice.readAt !== null;
    const { phoneNumber: to } = account;
    if (account.blockedAt || isLate || isRead || !wayOf(chosen, notice.kind).isTexted) return null;
    const sms = smsOf(notice.content, localeOfReader(account), this.parts.templateIds);
    const parts = await this.parts.partsOf(manager, notice.content, account);
    if (!to || !INDIAN.test(to) || !sms || parts?.isPast === true) return null;
    const time = parts?.holdUntil ?? smsTime(chosen, now);
    if (time <= now) return { to, ...sms };
    await manager.update(Notice, { id: notice.id }, { smsAt: time });
    await enqueue(manager, "notice-sms", { noticeId: notice.id }, { key: notice.id, at: time });
    return "later";
  }

  private async isWithinLimits(manager: EntityManager, accountId: string): Promise<boolean> {
    const now = this.clock.now();
    const [own] = await manager.query<{ texted: number }[]>(
      "select count(*)::int as texted from notices where account_id = $1 and texted_at > $2",
      [accountId, new Date(now.getTime() - DAY_MS)],
    );
    if ((own?.texted ?? 0) >= MOST_A_DAY) return false;
    const today = indianDay(now);
    await manager.query("delete from sms_days where day < $1::date - 7", [today]);
    const counted = await manager.query<unknown[]>(COUNT, [today, this.parts.mostADay]);
    if (counted.length > 0) return true;
    this.parts.log?.error(
      { mostADay: this.parts.mostADay },
      "as many SMS went out today as SMS_PER_DAY allows",
    );
    return false;
  }
}

/** The row is locked until the claim is stored, so nodes together send no more. It outlives accounts. */
const COUNT = `
  insert into sms_days (day, sent) select $1, 1 where $2::int > 0
  on conflict (day) do update set sent = sms_days.sent + 1 where sms_days.sent < $2 returning sent`;

/** One that stood on no page is read with the last that goes out of it, as `letGo` of mails has it. */
const letGo = async (manager: EntityManager, noticeId: string): Promise<void> => {
  await manager.query(
    `update notices set sms_at = null,
       read_at = case when is_shown or mail_at is not null or push_at is not null then read_at
         else coalesce(read_at, now()) end
     where id = $1`,
    [noticeId],
  );
};
