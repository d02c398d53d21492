import type { NoticeContent, NoticeKind } from "./notices";

const job = { jobTitle: "Staff Nurse", jobId: "job-1" };
const application = { ...job, company: "Kaveri Works", applicationId: "application-1" };
const interview = { ...application, interviewId: "interview-1", side: "applicant" } as const;
const scheduled = { ...interview, startsAt: "2026-11-26T09:30:00.000Z", sequence: 0 };
const walkIn = { ...job, company: "Kaveri Works", day: "2026-11-26", number: 27 };
const offer = { ...application, offerId: "offer-1", side: "company" } as const;
const company = { company: "Kaveri Works", companyId: "company-1" };
const invitation = {
  ...job,
  ...{ company: "Kaveri Works", companyId: "company-1" },
  invitationId: "invitation-1",
};
const file = { fileName: "openings.xlsx", fileId: "file-1" };
const plan = { plan: "Premium" };

type Case<Kind extends NoticeKind> = readonly [
  params: Extract<NoticeContent, { kind: Kind }>["params"],
  path: string,
];

/** One notice of each kind, and where it leads; a kind without a case does not compile. */
export const NOTICE_CASES: Readonly<{ [Kind in NoticeKind]: Case<Kind> }> = {
  "application.status": [{ ...application, status: "viewed" }, "/dashboard/applications?open=application-1"],
  "application.undone": [application, "/dashboard/applications?open=application-1"],
  "application.received": [
    { ...job, applicationId: "application-1", count: 1 },
    "/candidates?job=job-1&open=application-1",
  ],
  "interview.offered": [
    { ...interview, count: 3, isMove: false },
    "/dashboard/applications?open=application-1",
  ],
  "interview.scheduled": [{ ...scheduled, side: "company" }, "/candidates?job=job-1&open=application-1"],
  "interview.asked": [{ ...interview, side: "company" }, "/candidates?job=job-1&open=application-1"],
  "interview.declined": [{ ...interview, side: "company" }, "/candidates?job=job-1&open=application-1"],
  "interview.cancelled": [scheduled, "/dashboard/applications?open=application-1"],
  "interview.reminder": [scheduled, "/dashboard/applications?open=application-1"],
  "walk-in.reminder": [walkIn, "/jobs/job-1/walk-in"],
  "walk-in.changed": [
    { ...walkIn, venue: { was: "Plot 41", now: "Plot 7" }, hours: { was: null, now: "10 am to 1 pm" } },
    "/jobs/job-1/walk-in",
  ],
  "walk-in.called-off": [{ ...walkIn, hasOtherDays: true }, "/jobs/job-1/walk-in"],
  "offer.made": [{ ...offer, side: "applicant" }, "/dashboard/applications?open=application-1"],
  "offer.accepted": [offer, "/candidates?job=job-1&open=application-1"],
  "offer.declined": [offer, "/candidates?job=job-1&open=application-1"],
  "offer.withdrawn": [{ ...offer, side: "applicant" }, "/dashboard/applications?open=application-1"],
  "offer.expiring": [{ ...offer, side: "applicant" }, "/dashboard/applications?open=application-1"],
  "offer.expired": [offer, "/candidates?job=job-1&open=application-1"],
  "offer.ended": [offer, "/candidates?job=job-1&open=application-1"],
  "message.received": [{ ...application, side: "applicant", count: 1 }, "/messages?open=application-1"],
  "invitation.received": [invitation, "/profile/findable"],
  "invitation.accepted": [invitation, "/people/invitations?company=company-1"],
  "alert.found": [{ alertId: "alert-1", search: "Accountant, Pune", count: 3 }, "/alerts?open=alert-1"],
  "grievance.answered": [{ grievanceId: "grievance-1", number: 12 }, "/settings/grievances?open=grievance-1"],
  "breach.told": [{ breachId: "breach-1", number: 3 }, "/settings/breaches/breach-1"],
  "account.inactive": [{ warningId: "warning-1", erasedOn: "2029-11-26" }, "/settings"],
  "account.sign-in-added": [{ way: "phone", name: "3210" }, "/settings"],
  "account.sign-in-removed": [{ way: "email", name: "asha@mail.example" }, "/settings"],
  "account.second-factor-added": [{}, "/settings"],
  "account.second-factor-removed": [{ by: "admin" }, "/settings"],
  "account.second-factor-recovery": [{ left: 9 }, "/settings"],
  "plan.approved": [plan, "/subscription/plans"],
  "plan.refused": [plan, "/subscription/plans"],
  "plan.refunded": [plan, "/subscription/plans"],
  "plan.downgraded": [plan, "/subscription/plans"],
  "plan.changed": [plan, "/subscription/plans"],
  "job.held": [job, "/job-postings/job-1"],
  "job.removed": [job, "/job-postings/job-1"],
  "job.approved": [job, "/job-postings/job-1"],
  "job.assigned": [{ ...job, company: "Kaveri Works" }, "/job-postings/job-1"],
  "company.blocked": [company, "/job-postings?company=company-1"],
  "company.unblocked": [company, "/job-postings?company=company-1"],
  "team.joined": [company, "/companies/company-1/team"],
  "team.role": [{ ...company, role: "recruiter" }, "/companies/company-1/team"],
  "key.made": [{ ...company, makerId: "account-2" }, "/companies/company-1/api-keys"],
  "webhook.made": [{ ...company, makerId: "account-2" }, "/companies/company-1/api-keys"],
  "webhook.off": [company, "/companies/company-1/api-keys"],
  "feed.off": [company, "/companies/company-1/feeds"],
  "feed.asks": [{ ...company, count: 12 }, "/companies/company-1/feeds"],
  "team.removed": [company, "/companies/company-1"],
  "verification.passed": [company, "/companies/company-1/verification"],
  "verification.asked": [company, "/companies/company-1/verification"],
  "verification.refused": [company, "/companies/company-1/verification"],
  "verification.lapsing": [company, "/companies/company-1/verification"],
  "verification.lapsed": [company, "/companies/company-1/verification"],
  "jobs.held": [{ count: 3 }, "/job-postings?status=held"],
  "file.withdrawn": [{ ...file, deleted: 3, closed: 1, kept: 0 }, "/job-postings/import?file=file-1"],
  "file.posted": [{ ...file, count: 3 }, "/job-postings/import?file=file-1"],
  "file.failed": [file, "/job-postings/import?file=file-1"],
  "file.asks": [{ ...file, count: 3 }, "/job-postings/import?file=file-1"],
};
