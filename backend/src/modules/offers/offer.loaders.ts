import DataLoader from "dataloader";
import type { SeenOffer } from "./offer";
import type { OfferStatus } from "./offer.enums";
import type { OfferService } from "./offer.service";

/** The offers about applications as the viewer may see them, the last one first, by the application's id. */
export function createApplicationOffersLoader(
  offers: OfferService,
  viewerId: string | undefined,
): DataLoader<string, SeenOffer[]> {
  return new DataLoader(async (ids) => {
    if (viewerId === undefined) return ids.map(() => []);
    const found = await offers.of({ id: viewerId }, ids);
    return ids.map((id) => found.filter(({ applicationId }) => applicationId === id));
  });
}

/** How the last offer about an application stands, by the application's id; null: none was made. */
export const createLastOfferStandingLoader = (offers: OfferService): DataLoader<string, OfferStatus | null> =>
  new DataLoader(async (ids) => {
    const found = await offers.lastStandings(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
