import type { TaskHandlers } from "../queue/worker";
import type { Services } from "../auth/context";

/**
 * What this node does for each task of the queue. Without a mail server it leaves mails to those that have one, and
 * without keys of its own pushes to those with some.
 */
export const taskHandlers = ({
  accountControl,
  subscriptions,
  planPayments,
  resumes,
  replyRates,
  candidateMoves,
  matchRenewal,
  files,
  clientRequests,
  searchWordReading,
  searchQueries,
  liveChanges,
  ...services
}: Services): TaskHandlers => ({
  "plan-due": ({ accountId }) => subscriptions.settleDue(accountId),
  "plan-payment": ({ requestId }) => planPayments.look(requestId),
  "identity-standing": ({ accountId }) => accountControl.settleIdentity(accountId),
  "resume-purge": ({ resumeId }) => resumes.purge(resumeId),
  "job-replies": ({ jobId }) => replyRates.settleOf(jobId),
  "reply-rates": () => replyRates.settleAll(),
  "move-due": ({ moveId }) => candidateMoves.tell(moveId),
  "match-renewal": () => matchRenewal.renewOutdated(),
  "file-sweep": () => files.sweep(),
  "request-purge": () => clientRequests.forgetOld(),
  "search-word-reading": () => searchWordReading.work(),
  "search-word-watch": () => searchWordReading.watch(),
  "search-query-purge": () => searchQueries.forgetOld(),
  "live-change-purge": () => liveChanges.forgetOld(),
  ...jobFileTasks(services),
  ...accountTasks(services),
  ...privacyTasks(services),
  ...hiringTasks(services),
  ...companyTasks(services),
  ...alertHandlers(services),
  ...noticeTasks(services),
});

const jobFileTasks = ({
  jobFileWorker,
  jobFileWithdrawal,
}: Pick<Services, "jobFileWorker" | "jobFileWithdrawal">): TaskHandlers => ({
  "job-file": ({ fileId }) => jobFileWorker.work(fileId),
  "job-file-withdrawal": ({ fileId }) => jobFileWithdrawal.work(fileId),
  "job-file-watch": async () => {
    await jobFileWorker.watch();
    await jobFileWithdrawal.watch();
  },
});

const privacyTasks = ({
  breachTellings,
  grievanceReview,
  inactivity,
}: Pick<Services, "breachTellings" | "grievanceReview" | "inactivity">): TaskHandlers => ({
  "breach-telling": ({ tellingId }) => breachTellings.tell(tellingId),
  "grievance-purge": () => grievanceReview.forgetOld(),
  "inactivity-watch": () => inactivity.watch(),
});

type HiringParts = Pick<
  Services,
  | "interviewReminders"
  | "walkInChanges"
  | "walkInReminders"
  | "personReading"
  | "offersDue"
  | "messageBatches"
  | "messageFiles"
>;

const hiringTasks = ({
  interviewReminders,
  walkInChanges,
  walkInReminders,
  personReading,
  offersDue,
  messageBatches,
  messageFiles,
}: HiringParts): TaskHandlers => ({
  "interview-reminder": (reminder) => interviewReminders.remind(reminder),
  "walk-in-change": ({ jobId }) => walkInChanges.tell(jobId),
  "walk-in-reminder": ({ visitId }) => walkInReminders.remind(visitId),
  "message-batch": ({ batchId }) => messageBatches.deliver(batchId),
  "message-file-purge": () => messageFiles.forgetUnsent(),
  "people-watch": () => personReading.watch(),
  "offer-watch": () => offersDue.settle(),
});

const teamTasks = ({ teamInvitations }: Pick<Services, "teamInvitations">): TaskHandlers => ({
  "team-invitation-purge": () => teamInvitations.forgetOld(),
  ...(teamInvitations.isOffered && {
    "team-invitation": ({ invitationId }) => teamInvitations.mail(invitationId),
  }),
});

const accountTasks = ({
  emailChanges,
  secondFactors,
}: Pick<Services, "emailChanges" | "secondFactors">): TaskHandlers => ({
  "second-factor-purge": () => secondFactors.forgetOld(),
  "email-change-purge": () => emailChanges.forgetOld(),
  ...(emailChanges.isOffered && { "email-change-mail": (mail) => emailChanges.mail(mail) }),
});

type NoticeParts = Pick<
  Services,
  "noticeMails" | "noticePushes" | "noticeSms" | "noticeSummaries" | "mailSuppressions"
>;

const noticeTasks = ({
  noticeMails,
  noticePushes,
  noticeSms,
  noticeSummaries,
  mailSuppressions,
}: NoticeParts): TaskHandlers => ({
  "mail-suppression-purge": () => mailSuppressions.forgetOld(),
  ...(noticePushes && { "notice-push": ({ noticeId }) => noticePushes.push(noticeId) }),
  ...(noticeSms && { "notice-sms": ({ noticeId }) => noticeSms.send(noticeId) }),
  ...(noticeMails && { "notice-mail": ({ noticeId }) => noticeMails.send(noticeId) }),
  ...(noticeSummaries && {
    "notice-summary-watch": () => noticeSummaries.watch(),
    "notice-summary": ({ accountId }) => noticeSummaries.send(accountId),
  }),
});

type AlertParts = Pick<Services, "alertMatching" | "alertTelling" | "alertMails">;

const alertHandlers = ({ alertMatching, alertTelling, alertMails }: AlertParts): TaskHandlers => ({
  "alert-watch": async () => {
    try {
      await alertMatching.match();
    } finally {
      await alertTelling.tellDue();
    }
  },
  "alert-catch-up": ({ alertId }) => alertMatching.catchUp(alertId),
  "alert-telling": ({ alertId }) => alertTelling.tell(alertId),
  ...(alertMails && {
    "alert-mail": ({ alertId }) => alertMails.send(alertId),
    "alert-question": ({ alertId }) => alertMails.ask(alertId),
  }),
});

const companyTasks = (
  services: Parameters<typeof verificationTasks>[0] &
    Parameters<typeof teamTasks>[0] &
    WebhookParts &
    Pick<Services, "feedImportRunner">,
) => ({
  ...feedTasks(services),
  ...webhookTasks(services),
  ...verificationTasks(services),
  ...teamTasks(services),
});

const feedTasks = ({ feedImportRunner }: Pick<Services, "feedImportRunner">): TaskHandlers => ({
  "feed-import": ({ feedId }) => feedImportRunner.begin(feedId),
  "feed-import-watch": () => feedImportRunner.watch(),
  "feed-import-purge": () => feedImportRunner.forgetOld(),
});

type WebhookParts = Pick<Services, "webhookDeliveries">;

const webhookTasks = ({ webhookDeliveries }: WebhookParts): TaskHandlers => ({
  "webhook-delivery": ({ endpointId }) => webhookDeliveries.begin(endpointId),
  "webhook-watch": () => webhookDeliveries.watch(),
  "webhook-purge": () => webhookDeliveries.forgetOld(),
});

const verificationTasks = ({
  workEmails,
  siteChecks,
  companyDocuments,
  verificationLapse,
}: Pick<Services, "workEmails" | "siteChecks" | "companyDocuments" | "verificationLapse">): TaskHandlers => ({
  "site-watch": () => siteChecks.watch(),
  "verification-lapse": () => verificationLapse.settle(),
  "company-document-purge": () => companyDocuments.forgetOld(),
  ...(workEmails.isOffered && { "work-email-code": ({ checkId }) => workEmails.mailCode(checkId) }),
});
