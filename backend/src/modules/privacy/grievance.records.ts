import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Grievance } from "./grievance.entity";

/** What a person asked or complained about their data, with its answers; all of it goes with the account's row. */
export const grievanceRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "grievances",
  tables: ["grievances"],
  read: (accountId) =>
    dataSource.getRepository(Grievance).find({
      select: {
        ...{ number: true, kind: true, text: true, raisedAt: true, dueOn: true },
        ...{ answeredAt: true, answer: true },
      },
      where: { accountId },
      order: { number: "DESC" },
    }),
});
