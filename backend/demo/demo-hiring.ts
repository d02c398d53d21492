import type { DataSource } from "typeorm";
import { type Clock, DAY_MS } from "../src/time/clock";
import { indianDay } from "../src/time/indian-calendar";
import { Account } from "../src/modules/accounts/account.entity";
import { ApplicationStatus } from "../src/modules/applications/application/application-pipeline";
import type { CandidateMoveService } from "../src/modules/applications/candidate/candidate-move.service";
import { InterviewOfferService } from "../src/modules/interviews/interview-offer.service";
import { InterviewWay } from "../src/modules/interviews/interview.enums";
import type { InterviewTimesInput } from "../src/modules/interviews/interview.inputs";
import { InterviewService } from "../src/modules/interviews/interview.service";
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

/** At 10:30 and 15:00 in India, in milliseconds after midnight in UTC. */
const HOURS_MS = [5 * 3_600_000, 9.5 * 3_600_000] as const;

const WAYS: readonly Omit<InterviewTimesInput, "startsAt">[] = [
  {
    ...{ way: InterviewWay.PLACE, minutes: 45, interviewer: "Farah Khan" },
    ...{ place: "2nd floor, 41 Station Road", note: "Bring a photo ID." },
  },
  { way: InterviewWay.VIDEO, minutes: 30, videoUrl: "https://meet.example/interview" },
  { way: InterviewWay.PHONE, minutes: 20 },
];

/** Offers times to whom an employer has asked for an interview; of each two, one has agreed on the first. */
export async function offerDemoInterviews(parts: DemoParts, employer: Account): Promise<void> {
  const { dataSource, clock, notices, moves } = parts;
  const offers = new InterviewOfferService(dataSource, clock, notices, moves);
  const interviews = new InterviewService(dataSource, clock, notices);
  const asked = await dataSource.query<{ id: string; applicantId: string }[]>(
    `select application.id, applicant_id as "applicantId" from applications application
     join company_members member on member.company_id = application.company_id and member.account_id = $1
     where status = $2 and applicant_id is not null
       and not exists (select from interviews where application_id = application.id)
     order by application.id`,
    [employer.id, ApplicationStatus.INTERVIEW],
  );
  const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  for (const [index, { id, applicantId }] of asked.entries()) {
    const way = WAYS[index % WAYS.length] ?? { way: InterviewWay.PHONE, minutes: 20 };
    const startsAt = HOURS_MS.map((hour, later) => new Date(midnight + (index + later + 2) * DAY_MS + hour));
    const times = { ...way, startsAt };
    const { interviews: made } = await offers.offer(employer, { applicationIds: [id], times });
    const [interview] = made;
    const slotId = interview?.offeredSlots[0]?.id;
    if (index % 2 === 0 || !interview || !slotId) continue;
    const seeker = await dataSource.getRepository(Account).findOneByOrFail({ id: applicantId });
    await interviews.pick(seeker, interview.id, slotId);
  }
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
