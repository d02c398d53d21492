import type { Account } from "../../accounts/account.entity";
import type { Application } from "./application.entity";
import { ApplicationParty } from "./application-pipeline";

/** Whose an application is: the person's who sent it, and the company's that it was sent to. */
export const applicationPolicy = {
  /** @param isMember of the company that offers the job */
  read: (viewer: Account, { applicantId }: Application, isMember: boolean): boolean =>
    isMember || applicantId === viewer.id,

  withdraw: (viewer: Account, { applicantId }: Application): boolean => applicantId === viewer.id,

  /** @param isMember of the company that offers the job */
  answer: (viewer: Pick<Account, "id">, { applicantId }: Application, isMember: boolean): boolean =>
    // Somebody may join the company after applying to it. They don't decide on themselves.
    isMember && applicantId !== viewer.id,
};

/** The two who decide about an application; the portal does by itself what follows from that. */
export type ApplicationSide = ApplicationParty.APPLICANT | ApplicationParty.COMPANY;

/**
 * The viewer's side of an application, by which interviews, messages and offers decide (INTV-08, MSG-10, OFFR-07); null
 * for one that is none of theirs.
 * @param companies those that the viewer acts for
 */
export function sideOf(
  viewer: Pick<Account, "id">,
  application: Application,
  companies: readonly string[],
): ApplicationSide | null {
  if (application.applicantId === viewer.id) return ApplicationParty.APPLICANT;
  const isMember = companies.includes(application.companyId);
  return applicationPolicy.answer(viewer, application, isMember) ? ApplicationParty.COMPANY : null;
}
