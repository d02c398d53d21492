import type { EntityManager } from "typeorm";
import { Application } from "../applications/application/application.entity";
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
    // The company's own word, untold yet (PIPE-09), is met by the candidate's: it can't be taken back any more.
    const shown = { statusAt: now, shownStatus: null, shownStatusAt: null, hiddenUntil: null };
    if (application.hiddenUntil) await manager.update(Application, { id }, shown);
    return;
  }
  await addSteps(manager, [{ application, from, to }], {
    ...{ party: ApplicationParty.APPLICANT, actorId, at: now },
  });
  const change = { status: to, statusAt: now };
  await manager.update(Application, { id }, change);
  Object.assign(application, change);
}
