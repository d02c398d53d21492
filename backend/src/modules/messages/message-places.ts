import type { EntityManager } from "typeorm";
import { emptyPlaceOf, OF_APPLICATION } from "@job-portal/protocol/letters";
import { indianMoment } from "../../text/text.rules";
import type { Application } from "../applications/application/application.entity";
import { placesOfApplication } from "../applications/application/application-places";
import { InterviewStatus } from "../interviews/interview.enums";

/** What templates may leave open. */
const PLACES: readonly string[] = [...OF_APPLICATION, "{slot}"];

/** The first place of a text that nobody has filled; null without one. */
export const emptyPlaceIn = (text: string): string | null => emptyPlaceOf(text, PLACES);

/** What stands in each place for an application; a place that nothing is known for stays open. */
export async function placesOf(
  manager: EntityManager,
  application: Application,
): Promise<ReadonlyMap<string, string>> {
  const [slot] = await manager.query<{ startsAt: Date }[]>(
    `select slot.starts_at as "startsAt" from interviews interview
     join interview_slots slot on slot.id = interview.slot_id
     where interview.application_id = $1 and interview.status = $2`,
    [application.id, InterviewStatus.SCHEDULED],
  );
  return new Map([
    ...placesOfApplication(application),
    ...(slot ? [["{slot}", indianMoment(slot.startsAt)] as const] : []),
  ]);
}
