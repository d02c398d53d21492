import type { EntityManager } from "typeorm";
import { postersOf } from "../jobs/hiring/told-members";
import type { NoticeService } from "../notices/notice.service";
import type { InvitationParts } from "./invitation";

type Told = Pick<InvitationParts, "invitation" | "job" | "company">;

const paramsOf = ({ invitation, job, company }: Told) => ({
  jobTitle: job.title,
  company: company.name,
  companyId: company.id,
  jobId: job.id,
  invitationId: invitation.id,
});

/** Tells the person that they are invited. */
export const tellPerson = (manager: EntityManager, notices: NoticeService, told: Told): Promise<void> =>
  notices.give(manager, told.invitation.accountId, { kind: "invitation.received", params: paramsOf(told) });

/** Tells the member who invited of a yes; where they don't act for the company any more, everybody who does. */
export async function tellCompanyOfYes(
  manager: EntityManager,
  notices: NoticeService,
  told: Told,
): Promise<void> {
  const { job, invitation } = told;
  const members = await postersOf(manager, { companyId: job.companyId, postedById: invitation.invitedBy });
  const content = { kind: "invitation.accepted" as const, params: paramsOf(told) };
  await notices.giveAll(
    manager,
    members.map((accountId) => ({ accountId, content })),
  );
}
