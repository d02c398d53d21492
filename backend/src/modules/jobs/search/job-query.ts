import { BadInputError } from "../../../errors/errors";
import { DAY_MS } from "../../../time/clock";
import { labelOf } from "../../places/gazetteer";
import { nearestKm, type Point, pointedPlace } from "../../places/nearby-places";
import { PlaceKind } from "../../places/place.entity";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../job/job.enums";
import type { ListedJob } from "../job/listed-job";
import type { PlacesAre } from "../query/query-places";
import { type QueryReading, readQuery } from "../query/read-query";
import { namesWord } from "../query/known-forms";
import { placesOf } from "../reading/job-places";
import { type JobDistance, JobFilter } from "./job-search.inputs";
import { JobSort } from "./job-sort.enums";
import type { JobQuery, SoughtNear, SoughtPlace } from "./search-index";
import { ANYWHERE, pointsOf, soughtPlace } from "./sought-place";

/** A filter with what its text says. */
export interface ReadFilter {
  filter: JobFilter;
  reading: QueryReading;
}

/** READ-02: a filter with what its text says, where it doesn't say so itself. */
export function readFilter(asked: Partial<JobFilter>, options?: { placesAre: PlacesAre }): ReadFilter {
  const reading = readQuery(asked.q ?? "", asked, options);
  const isPlaceTyped = reading.fields.location != null;
  const isHomeTyped = namesWord(reading.words, "work-from-home");
  const told = { q: reading.q, isPlaceTyped, isHomeTyped };
  const filter = Object.assign(new JobFilter(), asked, reading.fields, told);
  return { filter, reading };
}

/**
 * What the index is asked for a filter.
 * @throws BadInputError PLACE_REQUIRED for an order by distance, or a distance, without a point
 */
export function queryOf(filter: JobFilter, now: Date, sort?: JobSort): JobQuery {
  const days = filter.postedWithinDays;
  return {
    text: filter.q?.trim() || null,
    ...whereOf(filter, sort),
    type: filter.type ?? null,
    workMode: filter.workMode ?? null,
    experienceYears: filter.experienceYears ?? null,
    education: filter.education ?? null,
    shift: filter.shift ?? null,
    englishLevel: filter.englishLevel ?? null,
    isWalkIn: filter.walkInOnly ?? false,
    skills: (filter.skills ?? []).map((skill) => skill.trim()),
    isVerified: filter.verifiedOnly ?? false,
    doesReply: filter.repliesOnly ?? false,
    isHighlighted: false,
    postedAfter: days == null ? null : new Date(now.getTime() - days * DAY_MS),
    payMin: filter.payMin ?? null,
    payMax: filter.payMax ?? null,
  };
}

/** NEAR-02: a distance counts from the point of the browser; without one from the location, in place of it. */
function whereOf(filter: JobFilter, sort?: JobSort): { place: SoughtPlace; near: SoughtNear | null } {
  // READ-15
  const alsoRemote = filter.isHomeTyped === true || filter.workMode === WorkMode.REMOTE;
  const place = filter.location
    ? { ...soughtPlace(filter.location, filter.isPlaceTyped), alsoRemote }
    : ANYWHERE;
  const withinKm = filter.withinKm ?? null;
  const points = searchedPoints(filter);
  if (points.length === 0 && (withinKm !== null || sort === JobSort.NEAREST))
    throw new BadInputError("PLACE_REQUIRED", "Say a city, a locality or a PIN to search near it.");
  const near = points.length === 0 ? null : { points, withinKm };
  return withinKm !== null && !filter.near ? { place: { ...place, within: [] }, near } : { place, near };
}

/** Where a filter measures from. */
export const searchedPoints = ({ near, location }: JobFilter): Point[] =>
  near ? [{ latitude: near.latitude, longitude: near.longitude }] : pointsOf(location ?? "");

/**
 * NEAR-03: how far the nearest place of each job is; jobs without a point are left out. Jobs in the very place that was
 * named are too, unless the distance is asked for: it would read as the way from where somebody is. From a whole city
 * they count from its middle, where nobody is, so they are told only to whoever asks for a distance or the nearest.
 */
export function distancesOf(jobs: readonly ListedJob[], filter: JobFilter, sort: JobSort): JobDistance[] {
  const points = searchedPoints(filter);
  const isAsked = filter.near != null || filter.withinKm != null || sort === JobSort.NEAREST;
  if (points.length === 0 || !(isAsked || namesLocality(filter.location ?? ""))) return [];
  return jobs.flatMap((job) => {
    const [nearest] = placesOf(job)
      .flatMap((own) => pointedPlace(own) ?? [])
      .map((place) => ({ place, km: nearestKm(place, points) }))
      .sort((one, other) => one.km - other.km);
    if (!nearest) return [];
    const km = Math.round(nearest.km * 10) / 10;
    return km === 0 && !isAsked ? [] : [{ jobId: job.id, place: labelOf(nearest.place), km }];
  });
}

const namesLocality = (location: string): boolean =>
  readPlaces(location).places.some(({ kind }) => kind === PlaceKind.LOCALITY);
