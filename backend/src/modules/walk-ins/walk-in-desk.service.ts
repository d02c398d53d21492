import { type DataSource, type EntityManager, In, IsNull } from "typeorm";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import type { Account } from "../accounts/account.entity";
import { CompanyAct } from "../companies/member-role";
import { assertOwnJob } from "../jobs/hiring/job-scope";
import { Job } from "../jobs/job/job.entity";
import type { NoticeService } from "../notices/notice.service";
import type { SeenDay, SeenVisit } from "./walk-in";
import { daysAhead, isHeldOn } from "./walk-in-days";
import { seenBand } from "./walk-in-bands";
import { readWalkInHours } from "./walk-in-hours";
import { WalkInPace } from "./walk-in-pace.entity";
import { WalkInDay } from "./walk-in-day.entity";
import { callOff } from "./walk-in-ending";
import { CALLABLE, STANDING, WalkInOutcome, WalkInStatus } from "./walk-in.enums";
import type {
  CallWalkInNumberInput,
  CheckInWalkInInput,
  RecordWalkInVisitInput,
  SetWalkInPaceInput,
  WalkInDayInput,
} from "./walk-in.inputs";
import { dayOver, lockDay, walkInState } from "./walk-in.service";
import { WalkInVisit } from "./walk-in-visit.entity";

const STATUS_OF: Readonly<Record<WalkInOutcome, WalkInStatus>> = {
  [WalkInOutcome.WAITING]: WalkInStatus.WAITING,
  [WalkInOutcome.CAME]: WalkInStatus.CAME,
  [WalkInOutcome.MISSED]: WalkInStatus.MISSED,
};

const isStanding = (visit: WalkInVisit): boolean => STANDING.includes(visit.status);

/** The desk of a walk-in: who has a number, whose turn it is, and who came (WALK-03 to WALK-05). */
export class WalkInDeskService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /**
   * A day of a job of the viewer's company; without one that of today, or else the next, or the last.
   * @returns null for a job that has no walk-in, and nobody's number
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE
   */
  async find(viewer: Account, jobId: string, asked: string | null): Promise<SeenDay | null> {
    const { manager } = this.dataSource;
    const job = await ownJob(manager, viewer, jobId);
    const now = this.clock.now();
    const today = indianDay(now);
    const known = await manager.findBy(WalkInDay, { jobId: job.id });
    const days = [...new Set([...known.map(({ day }) => day), ...daysAhead(job, now)])].sort();
    const day = asked ?? days.find((one) => one >= today) ?? days.at(-1);
    if (day === undefined || !days.includes(day)) return null;
    const row = known.find((one) => one.day === day);
    const visits = await manager.find(WalkInVisit, {
      where: { jobId: job.id, day },
      order: { number: "ASC" },
    });
    const isCalledOff = (row?.calledOffAt ?? null) !== null;
    return {
      ...{ jobId: job.id, jobTitle: job.title, day, days, isCalledOff },
      isToday: day === today,
      isHeld: !isCalledOff && job.closedAt === null && day >= today && isHeldOn(job, day),
      numberNow: row?.numberNow ?? null,
      perHour: (await manager.findOneBy(WalkInPace, { jobId: job.id }))?.perHour ?? null,
      areHoursRead: readWalkInHours(job.walkInHours) !== null,
      visits: visits.map((visit) => seenVisit(visit, job)),
    };
  }

  /**
   * Calls a number of today; without one the lowest of the first band that was not called.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError WALK_IN_DAY_OVER, WALK_IN_STATE,
   * WALK_IN_NOBODY_WAITS
   */
  async call(viewer: Account, { jobId, day, number, numberNow }: CallWalkInNumberInput): Promise<SeenVisit> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const job = await ownJob(manager, viewer, jobId);
      if (day !== indianDay(now)) throw dayOver();
      const row = await lockDay(manager, job.id, day);
      if (row.calledOffAt !== null) throw dayOver();
      if (row.numberNow !== (numberNow ?? null)) throw walkInState();
      const visit = await manager.findOne(WalkInVisit, {
        where: {
          jobId: job.id,
          day,
          status: In(CALLABLE),
          ...(number ? { number } : { calledAt: IsNull() }),
        },
        order: { bandMinute: { direction: "ASC", nulls: "FIRST" }, number: "ASC" },
        lock: { mode: "pessimistic_write" },
      });
      if (!visit) throw number ? new NotFoundError() : nobodyWaits();
      await manager.update(WalkInVisit, { id: visit.id }, { calledAt: now });
      await manager.update(WalkInDay, { jobId: job.id, day }, { numberNow: visit.number });
      return seenVisit(Object.assign(visit, { calledAt: now }), job);
    });
  }

  /**
   * Marks as there whoever shows a code.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError WALK_IN_CODE_UNKNOWN, WALK_IN_OTHER_DAY
   */
  async checkIn(viewer: Account, { jobId, day, code }: CheckInWalkInInput): Promise<SeenVisit> {
    return await this.dataSource.transaction(async (manager) => {
      const job = await ownJob(manager, viewer, jobId);
      const visit = await manager.findOne(WalkInVisit, {
        where: { jobId: job.id, code: code.replace(/\s/g, "").toUpperCase() },
        lock: { mode: "pessimistic_write" },
      });
      if (!visit || !isStanding(visit)) throw codeUnknown();
      if (visit.day !== day) throw otherDay();
      return await this.note(manager, job, visit, WalkInStatus.CAME);
    });
  }

  /** @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError WALK_IN_STATE for one that is given back */
  async record(viewer: Account, { id, outcome }: RecordWalkInVisitInput): Promise<SeenVisit> {
    return await this.dataSource.transaction(async (manager) => {
      const known = isUuid(id) ? await manager.findOneBy(WalkInVisit, { id }) : null;
      if (!known) throw new NotFoundError();
      const job = await ownJob(manager, viewer, known.jobId, LOCK_OF_DAYS);
      const lock = { mode: "pessimistic_write" as const };
      const visit = await manager.findOneOrFail(WalkInVisit, { where: { id }, lock });
      const isOff = visit.day >= indianDay(this.clock.now()) && !isHeldOn(job, visit.day);
      if (!isStanding(visit) || (outcome === WalkInOutcome.WAITING && isOff)) throw walkInState();
      return await this.note(manager, job, visit, STATUS_OF[outcome]);
    });
  }

  /**
   * Says how many people an hour come, or that numbers carry no band of hours; numbers that were given keep theirs. The
   * job's row is locked, so whoever takes a number does so before or by the new pace.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError WALK_IN_HOURS_UNREAD
   */
  async setPace(viewer: Account, { jobId, day, perHour }: SetWalkInPaceInput): Promise<SeenDay | null> {
    await this.dataSource.transaction(async (manager) => {
      const job = await ownJob(manager, viewer, jobId, { mode: "pessimistic_write" });
      if (perHour === null) await manager.delete(WalkInPace, { jobId: job.id });
      else if (readWalkInHours(job.walkInHours) === null) throw hoursUnread();
      else await manager.upsert(WalkInPace, { jobId: job.id, perHour }, ["jobId"]);
    });
    return await this.find(viewer, jobId, day);
  }

  /** Calls a day off, and tells all who wait for it. @throws NotFoundError; ForbiddenError; ConflictError */
  async callOffDay(viewer: Account, { jobId, day }: WalkInDayInput): Promise<SeenDay | null> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const job = await ownJob(manager, viewer, jobId);
      if (day < indianDay(now) || !isHeldOn(job, day)) throw dayOver();
      const row = await lockDay(manager, job.id, day);
      if (row.calledOffAt !== null) return;
      await manager.update(WalkInDay, { jobId: job.id, day }, { calledOffAt: now });
      await callOff(manager, this.notices, { job, now, isOff: (one) => one === day });
    });
    return await this.find(viewer, jobId, day);
  }

  /** Nobody has come, or failed to, before the day. @throws ConflictError WALK_IN_DAY_OVER */
  private async note(
    manager: EntityManager,
    job: Job,
    visit: WalkInVisit,
    status: WalkInStatus,
  ): Promise<SeenVisit> {
    if (visit.day > indianDay(this.clock.now())) throw dayOver();
    await manager.update(WalkInVisit, { id: visit.id }, { status });
    return seenVisit(Object.assign(visit, { status }), job);
  }
}

const seenVisit = (visit: WalkInVisit, job: Job): SeenVisit => {
  const { id, number, name, phone, status, calledAt } = visit;
  return { id, number, name, phone, status, calledAt, band: seenBand(visit, job) };
};

/** Whoever changes the job's days waits, and then ends what waits for one that is dropped. */
const LOCK_OF_DAYS = { mode: "pessimistic_read" as const };

/** @throws NotFoundError; ForbiddenError MEMBER_ROLE */
async function ownJob(
  manager: EntityManager,
  viewer: Account,
  id: string,
  lock?: { mode: "pessimistic_read" | "pessimistic_write" },
): Promise<Job> {
  const job = isUuid(id) ? await manager.findOne(Job, { where: { id }, lock }) : null;
  if (!job) throw new NotFoundError();
  await assertOwnJob(manager, viewer, job, CompanyAct.ANSWER_CANDIDATES);
  return job;
}

const nobodyWaits = (): ConflictError =>
  new ConflictError("WALK_IN_NOBODY_WAITS", "Everybody who has a number was called.");

const hoursUnread = (): ConflictError =>
  new ConflictError("WALK_IN_HOURS_UNREAD", "Write the hours into the job first, such as '10 am to 1 pm'.");

const codeUnknown = (): ConflictError =>
  new ConflictError("WALK_IN_CODE_UNKNOWN", "No number of this walk-in has this code.");

const otherDay = (): ConflictError =>
  new ConflictError("WALK_IN_OTHER_DAY", "This number is for another day.");
