import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import { OfferStatus } from "./offer.enums";

/** An offer as one side meets it. */
interface MetOffer {
  side: ApplicationParty;
  /** Whether the viewer makes offers for the company, of this job (HMGR-01). */
  makesOffers: boolean;
  /** Where the offer stands now. */
  standing: OfferStatus;
  /** Where its application stands, as the company has it. */
  status: ApplicationStatus;
}

const { SHORTLISTED, INTERVIEW, OFFERED, HIRED } = ApplicationStatus;

/** Where an application stands of which an offer may be made (OFFR-01). */
const MADE_AT: readonly ApplicationStatus[] = [SHORTLISTED, INTERVIEW, OFFERED];
/** Where its offer may be answered: a company may have said 'Hired' before the candidate answers. */
const ANSWERED_AT: readonly ApplicationStatus[] = [OFFERED, HIRED];

/** Whether a company may make somebody an offer. Another offer that is open stands in the way, and is told apart. */
export const mayBeOffered = (status: ApplicationStatus): boolean => MADE_AT.includes(status);

const isOpen = ({ standing }: MetOffer) => standing === OfferStatus.SENT;
const mayAnswer = (met: MetOffer): boolean =>
  met.side === ApplicationParty.APPLICANT && isOpen(met) && ANSWERED_AT.includes(met.status);

/** Who may do what with an offer of theirs, as it stands. */
export const offerPolicy = {
  accept: mayAnswer,
  decline: mayAnswer,
  withdraw: (met: MetOffer): boolean =>
    met.side === ApplicationParty.COMPANY && met.makesOffers && isOpen(met),
};

export type OfferAct = keyof typeof offerPolicy;
