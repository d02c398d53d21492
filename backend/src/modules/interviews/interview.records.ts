import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { Application, type EndInterviews } from "../applications/application/application.entity";

/**
 * Interviews that somebody was asked for, and the times that they offered as a company's member. What a company noted
 * of how an interview went is in nobody's export, as its notes; it goes with the account that it is about.
 */
export const interviewRecords = (dataSource: DataSource, endInterviews: EndInterviews): PersonalRecords => ({
  section: "interviews",
  tables: ["interview_slots", "interviews"],
  async read(accountId) {
    const [attended, offeredTimes] = await Promise.all([
      dataSource.query<unknown[]>(
        `select interview.application_id as "applicationId", interview.offered_at as "offeredAt",
           case when interview.status in ('attended', 'missed') then 'scheduled' else interview.status end as status,
           case when interview.words_party = 'applicant' then interview.words end as words,
           slot.starts_at as "startsAt", slot.minutes, slot.way
         from interviews interview join applications application on application.id = interview.application_id
           left join interview_slots slot on slot.id = interview.slot_id
         where application.applicant_id = $1 order by interview.id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select job_id as "jobId", starts_at as "startsAt", minutes, created_at as "createdAt" from interview_slots
         where created_by = $1 order by created_at, id`,
        [accountId],
      ),
    ]);
    return { attended, offeredTimes };
  },
  async erase(manager, accountId) {
    const own = await manager.find(Application, {
      select: { id: true },
      where: { applicantId: accountId },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const ids = own.map(({ id }) => id);
    await endInterviews(manager, ids);
    await manager.query(
      `update interviews set feedback = null, feedback_by = null,
         words = case when words_party = 'applicant' then null else words end
       where application_id = any ($1)`,
      [ids],
    );
  },
});
