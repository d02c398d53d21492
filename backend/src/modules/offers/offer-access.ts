import { type EntityManager, In } from "typeorm";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Account } from "../accounts/account.entity";
import { Application } from "../applications/application/application.entity";
import { sideOf } from "../applications/application/application.policy";
import { CompanyAct } from "../companies/member-role";
import { covers, jobScopesOf } from "../jobs/hiring/job-scope";
import { canDo, type OfferParts } from "./offer";
import { Offer } from "./offer.entity";
import type { OfferAct } from "./offer.policy";

type Viewer = Pick<Account, "id">;

/** Offers as the viewer may see them, in the order given; those of others are left out. Two statements in all. */
export async function offerParts(
  manager: EntityManager,
  viewer: Viewer,
  offers: readonly Offer[],
  now: Date,
): Promise<OfferParts[]> {
  if (offers.length === 0) return [];
  const ids = [...new Set(offers.map(({ applicationId }) => applicationId))];
  const applications = await manager.findBy(Application, { id: In(ids) });
  const { ANSWER_CANDIDATES, MAKE_OFFERS } = CompanyAct;
  const scopes = await jobScopesOf(manager, viewer, [ANSWER_CANDIDATES, MAKE_OFFERS]);
  return offers.flatMap((offer) => {
    const application = applications.find(({ id }) => id === offer.applicationId);
    const side = application && sideOf(viewer, application, scopes[ANSWER_CANDIDATES]);
    if (!application || !side) return [];
    const makesOffers = covers(scopes[MAKE_OFFERS], application);
    return [{ offer, application, side, makesOffers, now }];
  });
}

/** One offer of the viewer's. @throws NotFoundError */
export async function offerOf(
  manager: EntityManager,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<OfferParts> {
  const found = isUuid(id) ? await manager.findOneBy(Offer, { id }) : null;
  const [parts] = found ? await offerParts(manager, viewer, [found], now) : [];
  if (!parts) throw new NotFoundError();
  return parts;
}

/**
 * An offer of the viewer's to be changed (OFFR-04). It locks the application and then the offer, as everybody does who
 * changes both, so of two at once the second finds what the first has done.
 * @param clock read once the locks are held: whoever waited for them may have become too late
 * @throws NotFoundError; ConflictError OFFER_STATE where it stands elsewhere by now, or is another's to do
 */
export async function lockOffer(
  act: OfferAct,
  manager: EntityManager,
  viewer: Viewer,
  id: string,
  clock: () => Date,
): Promise<OfferParts> {
  const { application } = await offerOf(manager, viewer, id, clock());
  const lock = { mode: "pessimistic_write" as const };
  await manager.findOneOrFail(Application, { where: { id: application.id }, lock });
  // It may have gone with its candidate's account.
  await manager.findOne(Offer, { where: { id }, lock });
  const parts = await offerOf(manager, viewer, id, clock());
  if (!canDo(act, parts))
    throw new ConflictError("OFFER_STATE", "This offer has changed meanwhile. Look at it again.");
  return parts;
}
