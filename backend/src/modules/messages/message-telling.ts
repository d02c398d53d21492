import type { NoticeParams } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import { quietUntil } from "../../time/quiet-hours";
import type { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { Job } from "../jobs/job/job.entity";
import { answerersOf } from "../jobs/hiring/told-members";
import type { NoticeService } from "../notices/notice.service";
import type { MessageParty } from "./message.entity";
import { otherSide } from "./message.policy";

/** So long somebody has to read a message on the page before a mail tells of it. */
const MAIL_AFTER_MS = 5 * 60_000;

/** When the mail of a message goes out if nobody has read it by then. */
export function mailAt(sentAt: Date): Date {
  const due = new Date(sentAt.getTime() + MAIL_AFTER_MS);
  return quietUntil(due) ?? due;
}

interface Told {
  application: Application;
  /** Whose message it is. */
  party: MessageParty;
  /** The member who wrote last. */
  memberId: string | null;
  now: Date;
}

/**
 * Tells the other side of a message (MSG-04): the applicant, or the member who wrote to them last, or who posted the
 * job.
 */
export async function tellOfMessage(
  manager: EntityManager,
  notices: NoticeService,
  { application, party, memberId, now }: Told,
): Promise<void> {
  const readers = await readersOf(manager, application, otherSide(party), memberId);
  const params: Omit<NoticeParams["message.received"], "count"> = {
    jobTitle: application.job.title,
    company: application.job.companyName,
    jobId: application.jobId,
    applicationId: application.id,
    side: party === ApplicationParty.COMPANY ? "applicant" : "company",
  };
  await notices.giveMessage(manager, readers, params, mailAt(now));
}

async function readersOf(
  manager: EntityManager,
  { applicantId, companyId, jobId }: Application,
  side: MessageParty,
  memberId: string | null,
): Promise<string[]> {
  if (side === ApplicationParty.APPLICANT) return applicantId === null ? [] : [applicantId];
  const job = memberId === null ? await manager.findOneBy(Job, { id: jobId }) : null;
  const first = memberId ?? job?.postedById ?? null;
  const members = await answerersOf(manager, { companyId, jobId, first });
  // Somebody may join the company after applying to it: they are the other side.
  return members.filter((id) => id !== applicantId);
}
