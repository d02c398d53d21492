import { type DataSource, type EntityManager, In } from "typeorm";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { BrokenInputError, ConflictError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { applicationPolicy } from "../applications/application/application.policy";
import type { CandidateMoveService } from "../applications/candidate/candidate-move.service";
import { findAnswerable } from "../applications/candidate/candidate.service";
import { inScope, jobScopeOf } from "../jobs/hiring/job-scope";
import type { NoticeService } from "../notices/notice.service";
import {
  type InterviewPlace,
  type OfferedInterviews,
  type SeenInterview,
  type SeenSlot,
  slotSeen,
} from "./interview";
import { lockFor, seen } from "./interview-access";
import { withdrawOffers } from "./interview-ending";
import { Interview } from "./interview.entity";
import { HAVING, InterviewStatus, InterviewWay, PENDING } from "./interview.enums";
import { MAX_PLACE, type OfferInterviewsInput, type OfferOtherTimesInput } from "./interview.inputs";
import { InterviewSlot } from "./interview-slot.entity";
import { tellApplicant } from "./interview-telling";
import { slotsOffered } from "./interview-times";

const MOST_OPEN_SLOTS = 20;

/** The job's own interviews come first, then its walk-in, then the company's other jobs in the same places. */
const USUAL_PLACE = `
  with job as (select * from jobs where id = $1)
  select place, map_url as "mapUrl" from (
    select slot.place, slot.map_url, slot.created_at, case when other.id = job.id then 1 else 3 end as rank
    from job join jobs other on other.company_id = job.company_id
      and (other.id = job.id or other.place_ids && job.place_ids)
      and (other.company_id = any ($4) or other.id = any ($5))
    join interview_slots slot on slot.job_id = other.id
    where slot.way = $2 and slot.place is not null
    union all
    select walk_in_venue, null, null, 2 from job where length(walk_in_venue) between 1 and $3
  ) known
  order by rank, created_at desc limit 1`;

/** How companies offer interviews. */
export class InterviewOfferService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly candidateMoves: CandidateMoveService,
  ) {}

  /**
   * Offers times to candidates of one company, all or nobody, and moves them to INTERVIEW where they are not yet.
   * @throws NotFoundError; BrokenInputError; ConflictError MOVE_NOT_ALLOWED, INTERVIEW_EXISTS, SLOT_TAKEN
   */
  async offer(
    viewer: Account,
    input: OfferInterviewsInput,
    request: ClientRequest | null = null,
  ): Promise<OfferedInterviews> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const interviews = await makeOnce(manager, viewer.id, request, {
        keep: (made: Interview[]) => ({ ids: made.map(({ id }) => id) }),
        recall: ({ ids }) => manager.find(Interview, { where: { id: In(ids) }, order: { id: "ASC" } }),
        make: () => this.make(manager, viewer, input, now),
      });
      return { interviews: await seen(manager, viewer, interviews, now) };
    });
  }

  /**
   * Offers other times. An agreed time holds until the candidate takes one of them.
   * @throws NotFoundError; BrokenInputError; ConflictError INTERVIEW_STATE, SLOT_TAKEN
   */
  async offerOther(
    viewer: Account,
    input: OfferOtherTimesInput,
    request: ClientRequest | null = null,
  ): Promise<SeenInterview> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const interview = await makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, Interview),
        make: () => this.makeOther(manager, viewer, input, now),
      });
      const [answer] = await seen(manager, viewer, [interview], now);
      if (!answer) throw new NotFoundError();
      return answer;
    });
  }

  private async makeOther(
    manager: EntityManager,
    viewer: Account,
    { id, times, reason }: OfferOtherTimesInput,
    now: Date,
  ): Promise<Interview> {
    const { interview, application } = await lockFor("offer", manager, viewer, id, now);
    const slots = await slotsOffered(manager, times, { application, offeredBy: viewer.id, now });
    const said = reason?.trim() || null;
    if (said === null && interview.askedAt === null)
      throw new BrokenInputError([{ field: "reason", message: "is required", rule: "REQUIRED" }]);
    const wordsParty = said === null ? null : ApplicationParty.COMPANY;
    const change = {
      words: said,
      wordsParty,
      askedAt: null,
      offeredBy: viewer.id,
      offeredAt: now,
      changedAt: now,
    };
    await manager.update(Interview, { id }, change);
    Object.assign(interview, change);
    // To offer is to answer, as each step is.
    await manager.update(Application, { id: application.id }, { answeredAt: now });
    await withdrawOffers(manager, id);
    await offerSlots(manager, [interview], slots);
    await this.tell(manager, interview, application, slots.length);
    return interview;
  }

  /** Free slots ahead of the company that an application was sent to, to be offered to its sender as well. */
  async openSlots(viewer: Account, applicationId: string): Promise<SeenSlot[]> {
    const { manager } = this.dataSource;
    const { companyId } = await findAnswerable(manager, viewer, applicationId);
    const { companies, jobs } = await jobScopeOf(manager, viewer);
    const rows = await manager.query<{ id: string }[]>(
      `select slot.id from interview_slots slot join jobs on jobs.id = slot.job_id
       where jobs.company_id = $1 and slot.starts_at > $2 and not exists (
         select from interviews where slot_id = slot.id and status = any ($3)
       ) and (jobs.company_id = any ($5) or jobs.id = any ($6))
       order by slot.starts_at, slot.id limit $4`,
      [companyId, this.clock.now(), HAVING, MOST_OPEN_SLOTS, companies, jobs],
    );
    const open = await manager.find(InterviewSlot, {
      where: { id: In(rows.map(({ id }) => id)) },
      order: { startsAt: "ASC", id: "ASC" },
    });
    return open.map((slot) => slotSeen(slot, false, true));
  }

  /** Where the first offer proposes to meet, in places that the viewer sees the candidates of (HEED-15). */
  async usualPlace(viewer: Account, applicationId: string): Promise<InterviewPlace | null> {
    const { manager } = this.dataSource;
    const { jobId } = await findAnswerable(manager, viewer, applicationId);
    const { companies, jobs } = await jobScopeOf(manager, viewer);
    const [found] = await manager.query<InterviewPlace[]>(USUAL_PLACE, [
      ...[jobId, InterviewWay.PLACE, MAX_PLACE],
      ...[companies, jobs],
    ]);
    return found ?? null;
  }

  private async make(
    manager: EntityManager,
    viewer: Account,
    { applicationIds, times }: OfferInterviewsInput,
    now: Date,
  ): Promise<Interview[]> {
    const applications = await lockAnswerable(manager, viewer, applicationIds);
    const [application] = applications;
    if (!application) throw new NotFoundError();
    if (applications.some(({ companyId }) => companyId !== application.companyId))
      throw new BrokenInputError([{ field: "applicationIds", message: "must be to one company" }]);
    const isPending = { applicationId: In(applications.map(({ id }) => id)), status: In([...PENDING]) };
    const pending = await manager.findBy(Interview, isPending);
    if (pending.length > 0)
      throw new ConflictError("INTERVIEW_EXISTS", "An interview is offered or agreed already.", {
        applicationIds: pending.map(({ applicationId }) => applicationId),
      });
    await this.candidateMoves.bringToInterview(manager, viewer, applications);
    const slots = await slotsOffered(manager, times, { application, offeredBy: viewer.id, now });
    const interviews = applications.map(({ id }) => newInterview(manager, id, viewer.id, now));
    await manager.insert(Interview, interviews);
    await offerSlots(manager, interviews, slots);
    for (const [index, interview] of interviews.entries())
      await this.tell(manager, interview, applications[index] ?? application, slots.length);
    return interviews;
  }

  private async tell(
    manager: EntityManager,
    interview: Interview,
    application: Application,
    count: number,
  ): Promise<void> {
    const isMove = interview.status === InterviewStatus.SCHEDULED;
    await tellApplicant(manager, this.notices, { interview, application }, (params) => ({
      kind: "interview.offered",
      params: { ...params, count, isMove },
    }));
  }
}

/**
 * The applications that the viewer may answer, locked in one order by all who lock several.
 * @throws NotFoundError where any is not theirs
 */
async function lockAnswerable(
  manager: EntityManager,
  viewer: Account,
  asked: string[],
): Promise<Application[]> {
  const ids = [...new Set(asked.filter(isUuid).map((id) => id.toLowerCase()))];
  const applications = await manager.find(Application, {
    where: inScope({ id: In(ids) }, await jobScopeOf(manager, viewer)),
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  const isTheirs = applications.every((application) => applicationPolicy.answer(viewer, application, true));
  if (!isTheirs || ids.length < new Set(asked).size || applications.length < ids.length)
    throw new NotFoundError();
  return applications;
}

const newInterview = (
  manager: EntityManager,
  applicationId: string,
  offeredBy: string,
  now: Date,
): Interview =>
  manager.create(Interview, {
    ...{ applicationId, status: InterviewStatus.OFFERED, slotId: null, sequence: 0 },
    ...{ words: null, wordsParty: null, askedAt: null, feedback: null, feedbackBy: null },
    ...{ offeredBy, offeredAt: now, changedAt: now, dayRemindedAt: null, hoursRemindedAt: null },
  });

async function offerSlots(
  manager: EntityManager,
  interviews: readonly Interview[],
  slots: readonly InterviewSlot[],
): Promise<void> {
  await manager.query(
    `insert into interview_offers (interview_id, slot_id)
     select interview.id, slot.id from unnest($1::uuid[]) interview (id), unnest($2::uuid[]) slot (id)`,
    [interviews.map(({ id }) => id), slots.map(({ id }) => id)],
  );
}
