import type { DataSource } from "typeorm";
import type { ServiceParts, Services } from "../auth/context";
import { ClientRequests } from "../database/client-requests";
import { WriteLimits } from "../auth/write-limits";
import { createClamdScanner } from "../files/clamd-scanner";
import { createS3FileStore } from "../files/create-file-store";
import { FileKeeper } from "../files/file-keeper";
import type { PublicDoor } from "../http/public-door";
import type { Clock } from "../time/clock";
import { accountRecords } from "../modules/accounts/account.records";
import { consentRecords } from "../modules/accounts/consent.records";
import { createAccountControlServices, createAccountServices } from "../modules/accounts/accounts.wiring";
import { alertRecords } from "../modules/alerts/alert.records";
import { createAlertServices } from "../modules/alerts/alerts.wiring";
import { namesOfApplicants } from "../modules/applications/telling/applicant-names";
import {
  settleRefundsOf,
  settleRefundsOfPoster,
} from "../modules/applications/application/application-quota";
import type { EndInterviews } from "../modules/applications/application/application.entity";
import { applicationRecords } from "../modules/applications/application/application.records";
import { createApplicationServices } from "../modules/applications/applications.wiring";
import { scorecardRecords } from "../modules/applications/scorecards/scorecard.records";
import { candidateNoteRecords } from "../modules/applications/candidate/candidate-note.records";
import { careerProfileRecords } from "../modules/career-profiles/career-profile.records";
import { createCareerProfileServices } from "../modules/career-profiles/career-profiles.wiring";
import type { CompanyChanged } from "../modules/companies/company.service";
import { createCompanyServices } from "../modules/companies/companies.wiring";
import { companyRecords } from "../modules/companies/company.records";
import { jobRecords } from "../modules/jobs/job/job.records";
import { createJobServices, createPostingServices } from "../modules/jobs/jobs.wiring";
import { searchByText } from "../modules/jobs/search-by-text";
import { jobDraftRecords } from "../modules/jobs/posting/job-draft.records";
import { feedImportRecords } from "../modules/jobs/feed-import/feed-import.records";
import { jobFileRecords } from "../modules/jobs/file/job-file.records";
import { screeningQuestionRecords } from "../modules/jobs/screening/screening-question.records";
import { savedJobRecords } from "../modules/jobs/saved/saved-job.records";
import { endInterviews } from "../modules/interviews/interview-ending";
import { interviewMailParts } from "../modules/interviews/interview-mail";
import { interviewRecords } from "../modules/interviews/interview.records";
import { createInterviewServices } from "../modules/interviews/interviews.wiring";
import { noteChangedDetails } from "../modules/walk-ins/walk-in-change.service";
import { endDroppedDays, endWalkIns } from "../modules/walk-ins/walk-in-ending";
import { walkInRecords } from "../modules/walk-ins/walk-in.records";
import { createWalkInServices } from "../modules/walk-ins/walk-ins.wiring";
import { createLiveServices } from "../modules/live/live.wiring";
import { applicationMailParts } from "../modules/applications/telling/application-mail";
import { messageMailParts } from "../modules/messages/message-mail";
import { messageRecords } from "../modules/messages/message.records";
import { createMessageServices } from "../modules/messages/messages.wiring";
import { endOffers } from "../modules/offers/offer-ending";
import { offerMailParts } from "../modules/offers/offer-mail";
import { offerRecords } from "../modules/offers/offer.records";
import { createOfferServices } from "../modules/offers/offers.wiring";
import { createModerationServices } from "../modules/moderation/moderation.wiring";
import { jobReportRecords } from "../modules/moderation/reports/job-report.records";
import { noticeRecords } from "../modules/notices/notice.records";
import type { MailPartsOf } from "../modules/notices/notice-mail.service";
import type { NoticeService } from "../modules/notices/notice.service";
import { createMailReportServices, createNoticeServices } from "../modules/notices/notices.wiring";
import { mailSuppressionRecords } from "../modules/notices/suppression/mail-suppression.records";
import { pushSubscriptionRecords } from "../modules/notices/push/push-subscription.records";
import { coverLetterRecords } from "../modules/resumes/letter/cover-letter.records";
import { resumeOriginalRecords } from "../modules/resumes/original/resume-original.records";
import { resumeRecords } from "../modules/resumes/resume/resume.records";
import { createResumeServices } from "../modules/resumes/resumes.wiring";
import { createSearchWordServices } from "../modules/search-words/search-words.wiring";
import { createSetupServices } from "../modules/setup/setup.wiring";
import type { PaymentGateway } from "../modules/subscriptions/payment-gateway";
import { subscriptionRecords } from "../modules/subscriptions/subscription.records";
import { createSubscriptionServices } from "../modules/subscriptions/subscriptions.wiring";
import type { SiteDoor } from "../modules/verification/rules/site-door";
import { apiKeyRecords } from "../modules/companies/keys/api-key.records";
import { webhookRecords } from "../modules/companies/webhooks/webhook.records";
import { teamInvitationRecords } from "../modules/companies/team/team.records";
import { verificationRecords } from "../modules/verification/verification.records";
import { verificationMailParts } from "../modules/verification/verification-telling";
import { createVerificationServices } from "../modules/verification/verification.wiring";
import { createPeopleServices } from "../modules/people/people.wiring";
import { personRecords } from "../modules/people/person.records";
import { breachMailParts } from "../modules/privacy/breach/breach-mail";
import { privacyRecords } from "../modules/privacy/privacy.records";
import { inactivityMailParts } from "../modules/privacy/inactivity-mail";
import { createPrivacyServices } from "../modules/privacy/privacy.wiring";
import { ShareImages } from "../pages/share-images";
import { touchedJobs } from "./job-touches";

/** Each domain's part of what the portal keeps about a person. */
const personalRecords = (
  dataSource: DataSource,
  clock: Clock,
  files: FileKeeper,
  endOfInterviews: EndInterviews,
) => [
  accountRecords(dataSource, files),
  consentRecords(dataSource),
  noticeRecords(dataSource),
  pushSubscriptionRecords(dataSource),
  mailSuppressionRecords(dataSource),
  subscriptionRecords(dataSource),
  companyRecords(dataSource),
  teamInvitationRecords(dataSource),
  apiKeyRecords(dataSource),
  webhookRecords(dataSource),
  verificationRecords(dataSource),
  resumeRecords(dataSource),
  coverLetterRecords(dataSource),
  resumeOriginalRecords(dataSource),
  jobRecords(dataSource, clock),
  screeningQuestionRecords(dataSource),
  jobDraftRecords(dataSource),
  jobFileRecords(dataSource),
  feedImportRecords(dataSource),
  jobReportRecords(dataSource),
  savedJobRecords(dataSource),
  careerProfileRecords(dataSource),
  applicationRecords(dataSource, clock),
  candidateNoteRecords(dataSource),
  scorecardRecords(dataSource),
  interviewRecords(dataSource, endOfInterviews),
  walkInRecords(dataSource),
  messageRecords(dataSource),
  offerRecords(dataSource),
  alertRecords(dataSource),
  personRecords(dataSource),
  ...privacyRecords(dataSource),
];

const both =
  (one: EndInterviews, other: EndInterviews): EndInterviews =>
  async (manager, ...ended) => {
    await one(manager, ...ended);
    await other(manager, ...ended);
  };

/** Interviews and walk-ins: how people and companies meet. */
const createMeetingServices = (
  parts: ServiceParts,
  earlier: Parameters<typeof createInterviewServices>[1] & Parameters<typeof createWalkInServices>[1],
) => ({ ...createInterviewServices(parts, earlier), ...createWalkInServices(parts, earlier) });

/** Alerts, and the mail service's reports that end their mails. */
function createAlerting(
  parts: ServiceParts,
  earlier: Parameters<typeof createAlertServices>[1] & Parameters<typeof createMailReportServices>[1],
) {
  const own = createAlertServices(parts, earlier);
  return {
    ...own,
    ...createMailReportServices(parts, earlier, (...told) => own.alerts.endMailsTo(...told)),
  };
}

/** What a job that is closed, or says something else, leaves to do in other domains, and who had to do with it. */
function afterJobs(
  clock: ServiceParts["clock"],
  notices: NoticeService,
): Parameters<typeof createPostingServices>[2] {
  const endOfWalkIns = endWalkIns(clock, notices);
  return {
    whileClosed: async (manager, jobId, now) => {
      await settleRefundsOf(manager, jobId, now);
      await endOfWalkIns(manager, jobId);
    },
    jobChanged: async (manager, former, now) => {
      await endDroppedDays(notices)(manager, former, now);
      await noteChangedDetails(manager, former, now);
    },
    touchedJobs,
  };
}

interface OutsideParts {
  /** Takes the money for plans in place of the one that PAYMENTS names. */
  gateway?: PaymentGateway;
  /** Leads to companies' sites in place of the internet. */
  siteDoor?: SiteDoor;
  /** Leads to push services in place of the internet. */
  pushDoor?: PublicDoor;
}

/** With what later domains add to the mails of their notices. */
function createNotices(parts: ServiceParts & Pick<OutsideParts, "pushDoor">) {
  const ways: MailPartsOf[] = [
    interviewMailParts(parts.env),
    applicationMailParts(parts.clock),
    messageMailParts(parts.clock),
    offerMailParts,
    verificationMailParts,
    inactivityMailParts(() => parts.clock.now()),
    breachMailParts,
  ];
  return createNoticeServices(parts, namesOfApplicants, async (...notice) => {
    for (const partsOf of ways) {
      const found = await partsOf(...notice);
      if (found) return found;
    }
    return null;
  });
}

/** With the notices and mails that tell of changes of accounts. */
const createAccounts = (
  parts: ServiceParts,
  files: FileKeeper,
  { notices, mailer }: Pick<Services, "notices" | "mailer">,
) => {
  const writeLimits = new WriteLimits(parts.dataSource, parts.env);
  const tellOfSignIn: Parameters<typeof createAccountServices>[2]["tellOfSignIn"] = (...told) =>
    notices.give(...told);
  return { writeLimits, ...createAccountServices(parts, files, { tellOfSignIn, mailer, writeLimits }) };
};

/** With the store and the scanner that the environment names. */
function createFileKeeper({ env, dataSource, clock }: ServiceParts): FileKeeper {
  const store = env.FILES_URL === undefined ? undefined : createS3FileStore(env.FILES_URL);
  const scanner = env.FILE_SCANNER_URL === undefined ? undefined : createClamdScanner(env.FILE_SCANNER_URL);
  return new FileKeeper(dataSource, clock, store, scanner);
}

/**
 * Puts the services together, domain by domain; they live as long as the node. An earlier domain gets what it needs of
 * a later one here, as a function.
 */
export function createServices({ gateway, siteDoor, ...parts }: ServiceParts & OutsideParts): Services {
  const { dataSource, clock } = parts;
  const files = createFileKeeper(parts);
  const notices = createNotices(parts);
  const accounts = createAccounts(parts, files, notices);
  const endOfInterviews = endInterviews(clock, notices.notices);
  const records = personalRecords(dataSource, clock, files, endOfInterviews);
  const subscriptions = createSubscriptionServices(parts, notices, gateway);
  const verification = createVerificationServices(parts, { ...notices, siteDoor }, files);
  const askAgain: CompanyChanged = (...change) => verification.companyVerification.askAgain(...change);
  const companies = createCompanyServices(parts, { ...accounts, ...notices }, files, askAgain);
  const resumes = createResumeServices(parts, files);
  const jobs = createJobServices(parts);
  const earlier = {
    ...{ ...accounts, ...notices, ...subscriptions, ...companies, ...verification, ...resumes, ...jobs },
    ...createCareerProfileServices(parts),
  };
  const endings = both(endOfInterviews, endOffers(clock, notices.notices));
  const applications = createApplicationServices(parts, earlier, endings);
  const control = createAccountControlServices(parts, records, settleRefundsOfPoster);
  return {
    ...{ files, clientRequests: new ClientRequests(dataSource) },
    ...earlier,
    ...control,
    ...createPostingServices(parts, earlier, afterJobs(clock, notices.notices)),
    ...applications,
    ...createMeetingServices(parts, { ...notices, ...accounts, ...applications }),
    ...createMessageServices(parts, { ...notices, ...accounts }, files),
    ...createLiveServices(parts),
    ...createOfferServices(parts, { ...notices, ...applications, ...resumes }, files, endOfInterviews),
    ...createAlerting(parts, earlier),
    ...createPeopleServices(parts, earlier),
    ...createModerationServices(parts, earlier),
    ...createPrivacyServices(parts, { ...notices, ...control }),
    ...createSearchWordServices(parts, searchByText(jobs.jobSearch, clock), () => jobs.jobIndex.takeIn()),
    ...createSetupServices(parts, earlier),
    shareImages: new ShareImages(),
  };
}

/** Ends what the services hold open; the database stays. */
export async function closeServices(services: Services): Promise<void> {
  services.mailer?.close();
  services.files.close();
  services.resumeRenderer.stop();
  services.resumeFileReader.stop();
  await Promise.all([
    services.liveChanges.stop(),
    services.sheetReader.stop(),
    services.searchQueries.stop(),
    services.shareImages.stop(),
    services.webhookDeliveries.stop(),
    services.feedImportRunner.stop(),
  ]);
}
