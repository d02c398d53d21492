import type { EntityManager } from "typeorm";
import { Application, NOTHING_HELD_BACK } from "../applications/application/application.entity";
import { addSteps } from "../applications/application/application-history";
import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import type { OfferParts } from "./offer";

/**
 * Hires a candidate who has accepted their offer, by a step of their own (OFFR-05). Nothing changes where the company
 * has said 'Hired' before. The pipeline knows no such step without an offer. The caller holds the application.
 */
export async function hireByOffer(
  manager: EntityManager,
  { application, now }: OfferParts,
  actorId: string,
): Promise<void> {
  const { id, status: from } = application;
  const to = ApplicationStatus.HIRED;
  if (from === to) {
    // The company said so a moment ago: who has just accepted isn't told of it once more.
    await manager.update(Application, { id }, NOTHING_HELD_BACK);
    Object.assign(application, NOTHING_HELD_BACK);
    return;
  }
  await addSteps(manager, [{ application, from, to }], {
    ...{ party: ApplicationParty.APPLICANT, actorId, at: now },
  });
  const change = { status: to, statusAt: now, message: null, ...NOTHING_HELD_BACK };
  await manager.update(Application, { id }, change);
  Object.assign(application, change);
}
