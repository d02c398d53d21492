import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** What the jobs ask that a person posted. As the jobs, the questions are the company's and stay. */
export const screeningQuestionRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "askedQuestions",
  // They refer to jobs, and go with these.
  tables: [],
  read: (accountId) =>
    dataSource.query<unknown[]>(
      `select question.job_id as "jobId", question.kind, question.text, question.options, question.unit,
         question.is_required as "isRequired", question.wanted
       from screening_questions question join jobs job on job.id = question.job_id
       where job.posted_by_id = $1 order by question.job_id, question.position`,
      [accountId],
    ),
});
