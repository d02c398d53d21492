import type { NoticeContent, NoticedStatus } from "@job-portal/protocol/notices";
import type { Application } from "./application.entity";
import { ApplicationStatus } from "./application-pipeline";

/** Applicants need not be told about their own steps. */
const NOTICED: Readonly<Partial<Record<ApplicationStatus, NoticedStatus>>> = {
  [ApplicationStatus.VIEWED]: "viewed",
  [ApplicationStatus.SHORTLISTED]: "shortlisted",
  [ApplicationStatus.INTERVIEW]: "interview",
  [ApplicationStatus.OFFERED]: "offered",
  [ApplicationStatus.HIRED]: "hired",
  [ApplicationStatus.NOT_SELECTED]: "not-selected",
};

type Told = Pick<Application, "id" | "applicantId" | "status" | "job" | "jobId">;
interface Telling {
  accountId: string;
  content: NoticeContent;
}

/** What applicants are told of the company's last step, each their own. */
export const tellingsOf = (applications: readonly Told[]): Telling[] =>
  applications.flatMap((application) => {
    const { applicantId, status } = application;
    const step = NOTICED[status];
    if (!step || applicantId === null) return [];
    const params = { ...paramsOf(application), status: step };
    return [{ accountId: applicantId, content: { kind: "application.status", params } }];
  });

/** Notices to applicants whose last step the company took back. */
export const undoneTellingsOf = (applications: readonly Told[]): Telling[] =>
  applications.flatMap((application) => {
    const { applicantId } = application;
    if (applicantId === null) return [];
    const params = paramsOf(application);
    return [{ accountId: applicantId, content: { kind: "application.undone", params } }];
  });

const paramsOf = ({ id, job, jobId }: Told) => ({
  jobTitle: job.title,
  company: job.companyName,
  jobId,
  applicationId: id,
});
