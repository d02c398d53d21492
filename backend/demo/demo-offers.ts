import type { DataSource } from "typeorm";
import { type Clock, DAY_MS } from "../src/time/clock";
import { indianDay } from "../src/time/indian-calendar";
import type { Account } from "../src/modules/accounts/account.entity";
import { ApplicationStatus } from "../src/modules/applications/application/application-pipeline";
import type { CandidateMoveService } from "../src/modules/applications/candidate/candidate-move.service";
import { PayUnit } from "../src/modules/jobs/reading/pay.enums";
import type { NoticeService } from "../src/modules/notices/notice.service";
import { OFFER_TEMPLATE } from "../src/modules/offers/offer-places";
import { OfferService } from "../src/modules/offers/offer.service";

interface DemoParts {
  dataSource: DataSource;
  clock: Clock;
  notices: NoticeService;
  moves: CandidateMoveService;
}

const DAYS_TO_REPLY = 7;
const DAYS_TO_JOIN = 30;

/** Makes an offer to everybody who stands at 'Offered' with an employer and has none; all of them are open. */
export async function makeDemoOffers(parts: DemoParts, employer: Account): Promise<void> {
  const { dataSource, clock, notices, moves } = parts;
  const offers = new OfferService(dataSource, clock, notices, moves, () => Promise.resolve());
  const offered = await dataSource.query<{ id: string }[]>(
    `select application.id from applications application
     join company_members member on member.company_id = application.company_id and member.account_id = $1
     where status = $2 and applicant_id is not null and applicant_id <> $1
       and not exists (select from offers where application_id = application.id)
     order by application.id`,
    [employer.id, ApplicationStatus.OFFERED],
  );
  const dayAhead = (days: number) => indianDay(new Date(clock.now().getTime() + days * DAY_MS));
  for (const [index, { id: applicationId }] of offered.entries())
    await offers.make(employer, {
      applicationId,
      pay: { amount: 420_000 + (index % 6) * 60_000, unit: PayUnit.YEAR },
      ...{ joinsOn: dayAhead(DAYS_TO_JOIN), replyBy: dayAhead(DAYS_TO_REPLY), letter: OFFER_TEMPLATE },
    });
}
