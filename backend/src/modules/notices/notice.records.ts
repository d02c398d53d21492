import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Notice } from "./notice.entity";

/** What the portal has told the person; it goes with the account. */
export const noticeRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "notices",
  tables: ["notices"],
  async read(accountId) {
    const notices = await dataSource
      .getRepository(Notice)
      .find({ where: { accountId }, order: { id: "ASC" } });
    return notices.map(({ title, path, createdAt, readAt, mailedAt }) => ({
      title,
      path,
      createdAt,
      readAt,
      mailedAt,
    }));
  },
});
