import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/**
 * OFFR-09: offers that somebody got, and those that they made as a company's member. A letter names its candidate, so
 * offers go with the candidate's account, and so do uploaded letters.
 */
export const offerRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "offers",
  tables: ["offers"],
  async read(accountId) {
    const [received, made] = await Promise.all([
      dataSource.query<unknown[]>(
        `select offer.application_id as "applicationId", offer.status, offer.pay_amount as "payAmount",
           offer.pay_unit as "payUnit", offer.joins_on as "joinsOn", offer.expires_at as "expiresAt", offer.letter,
           case when offer.letter_id is not null then '/api/offers/' || offer.id || '.pdf' end as "letterFile",
           offer.words, offer.words_party as "wordsParty",
           offer.offered_at as "offeredAt", offer.decided_at as "decidedAt"
         from offers offer join applications application on application.id = offer.application_id
         where application.applicant_id = $1 order by offer.id`,
        [accountId],
      ),
      dataSource.query<unknown[]>(
        `select application_id as "applicationId", pay_amount as "payAmount", pay_unit as "payUnit",
           joins_on as "joinsOn", expires_at as "expiresAt", offered_at as "offeredAt"
         from offers where offered_by = $1 order by id`,
        [accountId],
      ),
    ]);
    return { received, made };
  },
  async erase(manager, accountId) {
    await manager.query(
      `with own as (select id from applications where applicant_id = $1 order by id for update), gone as (
         delete from offers using own where application_id = own.id
       )
       delete from offer_letters using own where application_id = own.id`,
      [accountId],
    );
  },
});
