import { randomInt } from "node:crypto";
import { type DataSource, type EntityManager, In, MoreThanOrEqual, Not } from "typeorm";
import { ConflictError, ForbiddenError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Account } from "../accounts/account.entity";
import type { AccountService } from "../accounts/account.service";
import { Company } from "../companies/company.entity";
import { memberRoleOf } from "../companies/company.service";
import { Job, jobNotOpen } from "../jobs/job/job.entity";
import type { UpcomingWalkIn, WalkIn, WalkInPass } from "./walk-in";
import { bandFull, bandsOfJob, chosenBand, freeBands, seenBand } from "./walk-in-bands";
import { clockOf } from "./walk-in-hours";
import { daysAhead, isHeldOn, MOST_UPCOMING, takeableDays } from "./walk-in-days";
import { WalkInDay } from "./walk-in-day.entity";
import { STANDING, WalkInStatus, WalkInTurn } from "./walk-in.enums";
import type { TakeWalkInNumberInput } from "./walk-in.inputs";
import { remindOf } from "./walk-in-reminder.service";
import { WalkInVisit } from "./walk-in-visit.entity";

/** Nothing that is taken for something else: no 0 and O, no 1, I and L, no vowels that make words. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";
const CODE_LENGTH = 5;

/** Numbers for the walk-ins of jobs, as their visitors take them. */
export class WalkInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: Pick<AccountService, "assertMayReachOthers">,
  ) {}

  /** The walk-in of an open job, or of one that the viewer has had a number of; null for any other. */
  async find(viewer: Account, jobId: string): Promise<WalkIn | null> {
    const { manager } = this.dataSource;
    const job = isUuid(jobId) ? await manager.findOneBy(Job, { id: jobId }) : null;
    return job && (await this.seen(manager, viewer, job));
  }

  /** The walk-ins that the viewer has a number of for today or later, the next one first (WALK-15). */
  async upcomingOf(viewer: Account): Promise<UpcomingWalkIn[]> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const fromToday = MoreThanOrEqual(indianDay(now));
    const visits = onePerJob(
      await manager.find(WalkInVisit, {
        where: { accountId: viewer.id, status: Not(WalkInStatus.GIVEN_BACK), day: fromToday },
        order: { takenAt: "DESC", id: "DESC" },
        take: MOST_UPCOMING,
      }),
    );
    const jobIds = In(visits.map(({ jobId }) => jobId));
    const jobs = await manager.findBy(Job, { id: jobIds });
    const companies = await manager.findBy(Company, { id: In(jobs.map(({ companyId }) => companyId)) });
    const days = await manager.findBy(WalkInDay, { jobId: jobIds, day: fromToday });
    return visits.flatMap((visit) => {
      const job = jobs.find(({ id }) => id === visit.jobId);
      const company = companies.find(({ id }) => id === job?.companyId);
      if (!job || !company) return [];
      const day = days.find((held) => held.jobId === visit.jobId && held.day === visit.day);
      return [
        {
          ...{ jobId: job.id, jobTitle: job.title, companyName: company.name, hours: job.walkInHours },
          pass: passOf(visit, job, day?.numberNow ?? null, now),
        },
      ];
    });
  }

  /**
   * Takes a number for a day (WALK-01). One for another day is given back in the same step; one for the same day is the
   * answer, unless it asks for another band of hours.
   * @throws ConflictError JOB_NOT_OPEN, WALK_IN_DAY_OVER, WALK_IN_BAND_FULL, WALK_IN_STATE; ForbiddenError OWN_JOB
   */
  async take(viewer: Account, input: TakeWalkInNumberInput): Promise<WalkIn> {
    this.accounts.assertMayReachOthers(viewer);
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const job = await openJob(manager, input.jobId, now);
      if ((await memberRoleOf(manager, viewer, job.companyId)) !== null)
        throw new ForbiddenError("OWN_JOB", "This job is your own company's.");
      // One person's two calls at once: the second sees what the first took.
      await manager.findOneOrFail(Account, { where: { id: viewer.id }, lock: { mode: "for_no_key_update" } });
      const { day } = input;
      if (!daysAhead(job, now).includes(day)) throw dayOver();
      const held = await lockDay(manager, job.id, day);
      if (held.calledOffAt !== null) throw dayOver();
      const own = await ownVisit(manager, viewer, job.id);
      if (own?.day !== day || isOtherBand(own, input)) {
        await giveBack(manager, own);
        await this.insert(manager, viewer, { input, job, now });
      }
      const walkIn = await this.seen(manager, viewer, job);
      if (!walkIn) throw new NotFoundError();
      return walkIn;
    });
  }

  /** @throws NotFoundError without a number; ConflictError WALK_IN_STATE where they have come with it */
  async giveBack(viewer: Account, jobId: string): Promise<WalkIn | null> {
    return await this.dataSource.transaction(async (manager) => {
      const own = isUuid(jobId) ? await ownVisit(manager, viewer, jobId) : null;
      if (!own) throw new NotFoundError();
      await giveBack(manager, own);
      return await this.seen(manager, viewer, await manager.findOneByOrFail(Job, { id: jobId }));
    });
  }

  /** The row of the day is locked, so that two at once get two numbers, and none is left out (WALK-02). */
  private async insert(
    manager: EntityManager,
    viewer: Account,
    { input, job, now }: { input: TakeWalkInNumberInput; job: Job; now: Date },
  ): Promise<void> {
    const { jobId, day, name, phone, bandFrom } = input;
    const bands = await bandsOfJob(manager, job);
    if (!bands && bandFrom) throw bandFull();
    const free = bands && (await freeBands(manager, jobId, bands, { days: [day], now }));
    const bandMinute = free && chosenBand(free, bandFrom ?? null);
    await manager.increment(WalkInDay, { jobId, day }, "lastNumber", 1);
    const { lastNumber: number } = await manager.findOneByOrFail(WalkInDay, { jobId, day });
    const visit = manager.create(WalkInVisit, {
      ...{ jobId, day, number, accountId: viewer.id, name: name.trim(), phone: phone.trim() },
      ...{
        code: newCode(number),
        status: WalkInStatus.WAITING,
        calledAt: null,
        takenAt: now,
        remindedAt: null,
        bandMinute,
        formerDetails: null,
      },
    });
    await manager.insert(WalkInVisit, visit);
    await remindOf(manager, visit, now);
  }

  private async seen(manager: EntityManager, viewer: Account, job: Job): Promise<WalkIn | null> {
    const now = this.clock.now();
    const visit = await manager.findOne(WalkInVisit, {
      where: { jobId: job.id, accountId: viewer.id, status: Not(WalkInStatus.GIVEN_BACK) },
      order: { takenAt: "DESC", id: "DESC" },
    });
    const isOpen = job.isOpen(now);
    if (!visit && (!isOpen || daysAhead(job, now).length === 0)) return null;
    const known = await manager.findBy(WalkInDay, { jobId: job.id });
    const company = await manager.findOneByOrFail(Company, { id: job.companyId });
    const days = takeableDays(job, known, now);
    const bands = await bandsOfJob(manager, job);
    const free = bands && (await freeBands(manager, job.id, bands, { days, now }));
    return {
      ...{ jobId: job.id, jobTitle: job.title, companyName: company.name },
      ...{ venue: job.walkInVenue, hours: job.walkInHours, isOpen },
      days: free ? days.filter((day) => free.some((band) => band.day === day)) : days,
      bands: (free ?? []).map(({ day, from, until }) => ({
        day,
        from: clockOf(from),
        until: clockOf(until),
      })),
      pass: visit && passOf(visit, job, known.find(({ day }) => day === visit.day)?.numberNow ?? null, now),
    };
  }
}

/** The number of each job that was taken last, the next day first. @param visits the last one first */
function onePerJob(visits: readonly WalkInVisit[]): WalkInVisit[] {
  const last = new Map(visits.toReversed().map((visit) => [visit.jobId, visit]));
  return [...last.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function passOf(visit: WalkInVisit, job: Job, numberNow: number | null, now: Date): WalkInPass {
  const { id, day, number, code, name, phone, status } = visit;
  const hasCome = status === WalkInStatus.CAME;
  const canGiveBack = status === WalkInStatus.WAITING && day >= indianDay(now);
  return {
    ...{ id, day, number, code, name, phone, numberNow, hasCome, canGiveBack },
    band: seenBand(visit, job),
    turn: turnOf(visit, job, { numberNow, hasCome, now }),
  };
}

function turnOf(
  { day, number, status, calledAt }: WalkInVisit,
  job: Job,
  { numberNow, hasCome, now }: { numberNow: number | null; hasCome: boolean; now: Date },
): WalkInTurn {
  if (status === WalkInStatus.CALLED_OFF) return WalkInTurn.OFF;
  const today = indianDay(now);
  if (day < today) return WalkInTurn.DONE;
  if (!isHeldOn(job, day)) return WalkInTurn.OFF;
  if (numberNow === number) return WalkInTurn.NOW;
  if (calledAt === null && status !== WalkInStatus.MISSED) return WalkInTurn.AHEAD;
  return hasCome ? WalkInTurn.DONE : WalkInTurn.PASSED;
}

/** Whether another hour of the same day is asked for. */
const isOtherBand = ({ bandMinute }: WalkInVisit, { bandFrom }: TakeWalkInNumberInput): boolean =>
  bandFrom != null && (bandMinute === null || clockOf(bandMinute) !== bandFrom);

/** @throws ConflictError JOB_NOT_OPEN */
async function openJob(manager: EntityManager, id: string, now: Date): Promise<Job> {
  // Whoever closes the job waits, and then tells all who have a number.
  const lock = { mode: "pessimistic_read" as const };
  const job = isUuid(id) ? await manager.findOne(Job, { where: { id }, lock }) : null;
  if (!job?.isOpen(now)) throw jobNotOpen();
  return job;
}

/** The day's row, which the first visitor or the desk makes, locked. */
export async function lockDay(manager: EntityManager, jobId: string, day: string): Promise<WalkInDay> {
  await manager.query(
    "insert into walk_in_days (job_id, day, last_number) values ($1, $2, 0) on conflict do nothing",
    [jobId, day],
  );
  return await manager.findOneOrFail(WalkInDay, {
    where: { jobId, day },
    lock: { mode: "pessimistic_write" },
  });
}

const ownVisit = (
  manager: EntityManager,
  { id: accountId }: Account,
  jobId: string,
): Promise<WalkInVisit | null> =>
  manager.findOne(WalkInVisit, {
    where: { jobId, accountId, status: In(STANDING) },
    lock: { mode: "pessimistic_write" },
  });

async function giveBack(manager: EntityManager, visit: WalkInVisit | null): Promise<void> {
  if (visit?.status === WalkInStatus.CAME) throw walkInState();
  if (visit) await manager.update(WalkInVisit, { id: visit.id }, { status: WalkInStatus.GIVEN_BACK });
}

const newCode = (number: number): string =>
  `${number}-${Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;

export const dayOver = (): ConflictError =>
  new ConflictError("WALK_IN_DAY_OVER", "There is no walk-in on this day.");

export const walkInState = (): ConflictError =>
  new ConflictError("WALK_IN_STATE", "This has changed meanwhile. Look at it again.");
