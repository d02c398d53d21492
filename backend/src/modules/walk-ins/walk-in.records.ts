import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/** WALK-08: numbers that somebody took for walk-ins, without what the desk noted. They go with the account. */
export const walkInRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "walkIns",
  tables: ["walk_in_visits"],
  read: (accountId) =>
    dataSource.query(
      `select visit.job_id as "jobId", job.title, visit.day::text as day, visit.number, visit.band_minute as "bandMinute", visit.name, visit.phone,
         visit.taken_at as "takenAt",
         case when visit.status in ('came', 'missed') then 'waiting' else visit.status end as status
       from walk_in_visits visit join jobs job on job.id = visit.job_id
       where visit.account_id = $1 order by visit.taken_at, visit.id`,
      [accountId],
    ),
});
