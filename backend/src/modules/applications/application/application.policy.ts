import type { Account } from "../../accounts/account.entity";
import type { Application } from "./application.entity";

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
