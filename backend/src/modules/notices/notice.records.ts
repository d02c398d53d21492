import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Notice } from "./notice.entity";

/** What the portal has told the person; it goes with the account. */
export const noticeRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "notices",
  tables: ["notice_preferences", "notices"],
  async read(accountId) {
    const notices = await dataSource
      .getRepository(Notice)
      .find({ where: { accountId }, order: { id: "ASC" } });
    const given = notices.map(({ title, path, createdAt, readAt, mailedAt }) => ({
      title,
      path,
      createdAt,
      readAt,
      mailedAt,
    }));
    const [chosen] = await dataSource.query<object[]>(
      `select page_off as "notOnPage", mail_off as "notByMail", is_daily as "isDaily",
         quiet_from as "quietFrom", quiet_to as "quietTo" from notice_preferences where account_id = $1`,
      [accountId],
    );
    return { preferences: chosen ?? null, given };
  },
});
