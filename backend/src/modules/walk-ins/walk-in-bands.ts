import { type EntityManager, In, MoreThanOrEqual } from "typeorm";
import { ConflictError } from "../../errors/errors";
import { indianDay } from "../../time/indian-calendar";
import type { Job } from "../jobs/job/job.entity";
import { startOf } from "./walk-in-days";
import { STANDING } from "./walk-in.enums";
import { bandsOf, clockOf, placesOf, readWalkInHours, type WalkInHours } from "./walk-in-hours";
import { WalkInPace } from "./walk-in-pace.entity";
import { WalkInVisit } from "./walk-in-visit.entity";

const MINUTE_MS = 60_000;

/** A band of hours of a day with a place left. */
export interface FreeBand extends WalkInHours {
  day: string;
}

/** The bands of a walk-in's day with their places; null where the job has none. */
export interface WalkInBands {
  bands: readonly WalkInHours[];
  perHour: number;
}

/** By the pace that the company named and the hours that the job says; both are read when they are needed. */
export async function bandsOfJob(
  manager: EntityManager,
  { id: jobId, walkInHours }: Pick<Job, "id" | "walkInHours">,
): Promise<WalkInBands | null> {
  const hours = readWalkInHours(walkInHours);
  const pace = hours && (await manager.findOneBy(WalkInPace, { jobId }));
  return hours && pace ? { bands: bandsOf(hours), perHour: pace.perHour } : null;
}

/**
 * The bands of these days that have a place left and are not over. Whoever gives a number has the day's row locked, so
 * none is given twice.
 */
export async function freeBands(
  manager: EntityManager,
  jobId: string,
  { bands, perHour }: WalkInBands,
  { days, now }: { days: readonly string[]; now: Date },
): Promise<FreeBand[]> {
  const visits = await manager.find(WalkInVisit, {
    select: { id: true, day: true, bandMinute: true },
    where: { jobId, day: MoreThanOrEqual(indianDay(now)), status: In([...STANDING]) },
  });
  const taken = new Map<string, number>();
  for (const { day, bandMinute } of visits)
    taken.set(`${day} ${bandMinute}`, (taken.get(`${day} ${bandMinute}`) ?? 0) + 1);
  return days.flatMap((day) =>
    bands
      .filter(
        (band) =>
          startOf(day).getTime() + band.until * MINUTE_MS > now.getTime() &&
          (taken.get(`${day} ${band.from}`) ?? 0) < placesOf(band, perHour),
      )
      .map((band) => ({ day, ...band })),
  );
}

/**
 * The band that a number of a day carries: the asked one, or the first with a place for a client that asks for none.
 * @param asked its beginning, such as '10:00'
 * @throws ConflictError WALK_IN_BAND_FULL
 */
export function chosenBand(free: readonly FreeBand[], asked: string | null): number {
  const band = asked === null ? free[0] : free.find(({ from }) => clockOf(from) === asked);
  if (!band) throw bandFull();
  return band.from;
}

export const bandFull = (): ConflictError =>
  new ConflictError("WALK_IN_BAND_FULL", "This hour is full or over. Please choose another.");

/** The band of a number as people read it; null for a number without one. */
export function seenBand(
  { bandMinute }: Pick<WalkInVisit, "bandMinute">,
  { walkInHours }: Pick<Job, "walkInHours">,
): { from: string; until: string } | null {
  if (bandMinute === null) return null;
  const hours = readWalkInHours(walkInHours);
  const last = hours !== null && hours.until > bandMinute ? hours.until : Infinity;
  return { from: clockOf(bandMinute), until: clockOf(Math.min(bandMinute + 60, last)) };
}
