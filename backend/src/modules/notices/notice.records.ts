import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Account } from "../accounts/account.entity";
import { localeOfReader } from "../accounts/language";
import { Notice } from "./notice.entity";

/** What the portal has told the person; it goes with the account. */
export const noticeRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "notices",
  tables: ["notice_preferences", "notices"],
  async read(accountId) {
    const notices = await dataSource
      .getRepository(Notice)
      .find({ where: { accountId }, order: { id: "ASC" } });
    const reader = await dataSource.getRepository(Account).findOneBy({ id: accountId });
    const given = notices.map((notice) => ({
      title: notice.titleIn(localeOfReader(reader)),
      path: notice.path,
      createdAt: notice.createdAt,
      readAt: notice.readAt,
      mailedAt: notice.mailedAt,
    }));
    const [chosen] = await dataSource.query<object[]>(
      `select page_off as "notOnPage", mail_off as "notByMail", push_off as "notByPush", sms_on as "bySms", is_daily as "isDaily",
         quiet_from as "quietFrom", quiet_to as "quietTo" from notice_preferences where account_id = $1`,
      [accountId],
    );
    return { preferences: chosen ?? null, given };
  },
});
