import type { Account } from "../../accounts/account.entity";
import { covers, type JobScope } from "../../jobs/hiring/job-scope";
import type { Application } from "./application.entity";
import { ApplicationParty } from "./application-pipeline";

/** Whose an application is: the person's who sent it, and the company's that it was sent to. */
export const applicationPolicy = {
  /** @param answers whether they answer candidates of the job */
  read: (viewer: Account, { applicantId }: Application, answers: boolean): boolean =>
    answers || applicantId === viewer.id,

  withdraw: (viewer: Account, { applicantId }: Application): boolean => applicantId === viewer.id,

  /** @param answers whether they answer candidates of the job */
  answer: (viewer: Pick<Account, "id">, { applicantId }: Application, answers: boolean): boolean =>
    // Somebody may join the company after applying to it. They don't decide on themselves.
    answers && applicantId !== viewer.id,
};

/** The two who decide about an application; the portal does by itself what follows from that. */
export type ApplicationSide = ApplicationParty.APPLICANT | ApplicationParty.COMPANY;

/**
 * The viewer's side of an application, by which interviews, messages and offers decide (INTV-08, MSG-10, OFFR-07); null
 * for one that is none of theirs.
 * @param scope the jobs whose candidates the viewer answers
 */
export function sideOf(
  viewer: Pick<Account, "id">,
  application: Application,
  scope: JobScope,
): ApplicationSide | null {
  if (application.applicantId === viewer.id) return ApplicationParty.APPLICANT;
  return applicationPolicy.answer(viewer, application, covers(scope, application))
    ? ApplicationParty.COMPANY
    : null;
}
