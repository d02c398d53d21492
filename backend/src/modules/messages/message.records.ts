import type { DataSource, EntityManager } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/**
 * What somebody wrote and, as an applicant, was written; what they reported. With an applicant's account the threads
 * about their applications go as a whole; what a member wrote stays their company's.
 */
export const messageRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "messages",
  tables: ["message_batches", "message_files", "message_threads", "messages", "message_reports"],
  async read(accountId) {
    const [written, received, reported] = await Promise.all([
      dataSource.query<unknown[]>(
        `select message.application_id as "applicationId", text, state, sent_at as "sentAt",
           '/api/message-files/' || file.id as file
         from messages message left join message_files file on file.message_id = message.id
         where sender_id = $1 order by sent_at, message.id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select message.application_id as "applicationId", message.text, message.sent_at as "sentAt",
           '/api/message-files/' || file.id as file
         from messages message join applications application on application.id = message.application_id
           left join message_files file on file.message_id = message.id
         where application.applicant_id = $1 and message.party = 'company' and message.state = 'delivered'
         order by message.sent_at, message.id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select message_id as "messageId", reason, comment, created_at as "createdAt" from message_reports
         where account_id = $1 order by created_at, id`,
        [accountId],
      ),
    ]);
    return { written, received, reported };
  },
  erase,
});

async function erase(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query("update message_reports set account_id = null, comment = null where account_id = $1", [
    accountId,
  ]);
  // What was uploaded and never sent has no thread to go with.
  await manager.query(
    `delete from message_files file where message_id is null and (account_id = $1 or exists (
       select from applications where id = file.application_id and applicant_id = $1))`,
    [accountId],
  );
  await manager.query(
    `with own as (select id from applications where applicant_id = $1 order by id for update)
     delete from message_threads using own where application_id = own.id`,
    [accountId],
  );
}
