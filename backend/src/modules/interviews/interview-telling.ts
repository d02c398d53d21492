import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import type { Application } from "../applications/application/application.entity";
import { answerersOf } from "../jobs/hiring/told-members";
import type { NoticeService } from "../notices/notice.service";
import type { Interview } from "./interview.entity";
import type { InterviewSlot } from "./interview-slot.entity";

/** What a notice of an interview is made of. */
export interface Told {
  interview: Pick<Interview, "id" | "offeredBy" | "sequence">;
  application: Pick<Application, "id" | "jobId" | "applicantId" | "companyId" | "job">;
  /** The account that acted; left out where the portal did. */
  actorId?: string | undefined;
}

type Side = NoticeParams["interview.asked"]["side"];

/** What a notice says to one side; the rest is the same for both. */
type Telling = (params: NoticeParams["interview.asked"]) => NoticeContent;

const paramsOf = ({ interview, application }: Told, side: Side): NoticeParams["interview.asked"] => ({
  jobTitle: application.job.title,
  company: application.job.companyName,
  jobId: application.jobId,
  applicationId: application.id,
  interviewId: interview.id,
  side,
});

/** When an agreed interview is, as its notices keep it. */
export const scheduledAt = ({ interview }: Told, slot: InterviewSlot) => ({
  startsAt: slot.startsAt.toISOString(),
  sequence: interview.sequence,
});

/** Tells the candidate; nobody where their account is gone. */
export async function tellApplicant(
  manager: EntityManager,
  notices: NoticeService,
  told: Told,
  telling: Telling,
): Promise<void> {
  const { applicantId: accountId } = told.application;
  if (accountId === null) return;
  const content = telling(paramsOf(told, "applicant"));
  await notices.giveAll(manager, [{ accountId, content, isOwnAct: accountId === told.actorId }]);
}

/** Tells the member who offered the interview; where they don't act for the company any more, everybody who does. */
export async function tellCompany(
  manager: EntityManager,
  notices: NoticeService,
  told: Told,
  telling: Telling,
): Promise<void> {
  const { companyId, jobId } = told.application;
  const members = await answerersOf(manager, { companyId, jobId, first: told.interview.offeredBy });
  const content = telling(paramsOf(told, "company"));
  await notices.giveAll(
    manager,
    members.map((accountId) => ({ accountId, content, isOwnAct: accountId === told.actorId })),
  );
}

export async function tellBoth(
  manager: EntityManager,
  notices: NoticeService,
  told: Told,
  telling: Telling,
): Promise<void> {
  await tellApplicant(manager, notices, told, telling);
  await tellCompany(manager, notices, told, telling);
}
