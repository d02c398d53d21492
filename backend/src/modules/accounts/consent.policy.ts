import type { Account } from "./account.entity";
import { ConsentPurpose } from "./consent.entity";

/** CONS-03: visitors are counted without anything that leads to a person, people with an account if they allow it. */
export const maySearchBeCounted = (viewer: Pick<Account, "consents"> | null): boolean =>
  viewer === null || viewer.consents.includes(ConsentPurpose.SEARCH_FIGURES);
