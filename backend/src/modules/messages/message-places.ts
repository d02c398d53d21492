import type { EntityManager } from "typeorm";
import { withNamePlaces } from "../../text/name-places";
import { indianMoment } from "../../text/text.rules";
import type { Application } from "../applications/application/application.entity";
import { InterviewStatus } from "../interviews/interview.enums";

/** What templates may leave open, as people write it. */
const PLACES = ["{first name}", "{job}", "{company}", "{slot}"] as const;

type Place = (typeof PLACES)[number];

/** The first place of a text that nobody has filled; null without one. */
export const emptyPlaceIn = (text: string): Place | null =>
  PLACES.find((place) => withNamePlaces(text).toLowerCase().includes(place)) ?? null;

/** What stands in each place for an application; a place that nothing is known for stays open. */
export async function placesOf(
  manager: EntityManager,
  { id, job, profile }: Application,
): Promise<ReadonlyMap<Place, string>> {
  const [slot] = await manager.query<{ startsAt: Date }[]>(
    `select slot.starts_at as "startsAt" from interviews interview
     join interview_slots slot on slot.id = interview.slot_id
     where interview.application_id = $1 and interview.status = $2`,
    [id, InterviewStatus.SCHEDULED],
  );
  const [firstName = ""] = (profile.basics.name ?? "").trim().split(/\s+/);
  return new Map<Place, string>([
    ...(firstName === "" ? [] : [["{first name}", firstName] as const]),
    ["{job}", job.title],
    ["{company}", job.companyName],
    ...(slot ? [["{slot}", indianMoment(slot.startsAt)] as const] : []),
  ]);
}

/** A template's text with what is known in its places. */
export const filled = (text: string, places: ReadonlyMap<Place, string>): string =>
  [...places].reduce(
    (left, [place, words]) => left.replaceAll(new RegExp(escaped(place), "gi"), () => words),
    withNamePlaces(text),
  );

const escaped = (place: string): string => place.replaceAll(/[{}]/g, String.raw`\$&`);
