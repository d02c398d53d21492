import type { Account } from "../../modules/accounts/account.entity";
import type { Job } from "../../modules/jobs/job/job.entity";
import { DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { apply, move } from "../applications";
import type { Factories } from "../factories";
import type { NewIdentity } from "../identities";
import type { TestPortal } from "../portal";
import { makeOffer } from "./offer-calls";

type Person = Account & NewIdentity;

/** Days far from today: no offer expires under the tests. */
export const FAR_TERMS = {
  pay: { amount: 25_000, unit: "MONTH" },
  joinsOn: indianDay(new Date(Date.now() + 40 * DAY_MS)),
  replyBy: indianDay(new Date(Date.now() + 30 * DAY_MS)),
};

export interface OfferWorld {
  /** To the person themselves, by a company that they don't act for. */
  ownOfferId: string;
  /** Of the person's company. */
  madeOfferId: string;
  /** An application to it, to make an offer for. */
  shortlistedId: string;
}

/** Offers on both sides of somebody. @param own a job of their company's */
export async function createOfferWorld(
  portal: TestPortal,
  make: Factories,
  person: Person,
  own: Job,
): Promise<OfferWorld> {
  const owner = await make.person();
  const theirs = await make.job({ companyId: (await make.company({}, [owner])).id });
  const shortlisted = async (employer: Person, seeker: Person, job: Job) => {
    const id = await apply(portal, seeker, job);
    await move(portal, employer, id, "SHORTLISTED");
    return id;
  };
  const offered = async (employer: Person, applicationId: string) =>
    (await makeOffer(portal, employer, applicationId, { ...FAR_TERMS, letter: "Welcome." })).id ?? "";
  return {
    ownOfferId: await offered(owner, await shortlisted(owner, person, theirs)),
    madeOfferId: await offered(person, await shortlisted(person, await make.person(), own)),
    shortlistedId: await shortlisted(person, await make.person(), own),
  };
}
