import "reflect-metadata";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { GraphQLObjectType, GraphQLSchema } from "graphql";
import { type BuildSchemaOptions, buildSchemaSync, getMetadataStorage, type PubSub } from "type-graphql";
import { RoleGate } from "../auth/gate";
import { checkInput } from "../graphql/check-input";
import { EmailChangeResolver } from "../modules/accounts/email/email-change.resolver";
import { SecondFactorResolver } from "../modules/accounts/factor/second-factor.resolver";
import { AccountResolver } from "../modules/accounts/account.resolver";
import { ConsentResolver } from "../modules/accounts/consent.resolver";
import { AlertFindResolver, AlertResolver } from "../modules/alerts/alert.resolver";
import {
  ApplicationJobResolver,
  ApplicationResolver,
  JobApplicationResolver,
  JobStandingApplicationResolver,
} from "../modules/applications/application/application.resolver";
import {
  JobScorecardResolver,
  ScorecardAuthorResolver,
  ScorecardResolver,
} from "../modules/applications/scorecards/scorecard.resolver";
import { PipelineStageResolver } from "../modules/applications/stages/pipeline-stage.resolver";
import { CandidateFilterCountResolver } from "../modules/applications/candidate/candidate-filter-count.resolver";
import {
  CandidateNoteResolver,
  CandidateResolver,
  CompanyMessageResolver,
} from "../modules/applications/candidate/candidate.resolver";
import { EmployerFiguresResolver } from "../modules/applications/figures/employer-figures.resolver";
import { JobMatchResolver, MatchResolver } from "../modules/applications/match/match.resolver";
import { RecommendationResolver } from "../modules/applications/match/recommendation.resolver";
import { CareerProfileResolver, StatedPayResolver } from "../modules/career-profiles/career-profile.resolver";
import { CareerPageResolver } from "../modules/companies/career-page.resolver";
import { CompanyResolver } from "../modules/companies/company.resolver";
import { CareerJobResolver } from "../modules/jobs/feed/career-job.resolver";
import { CompanyJobResolver } from "../modules/jobs/job/company-job.resolver";
import { FeedImportResolver } from "../modules/jobs/feed-import/feed-import.resolver";
import { JobCsvResolver } from "../modules/jobs/csv/job-csv.resolver";
import { JobFileFactsResolver, JobFileResolver } from "../modules/jobs/file/job-file.resolver";
import { JobFileWithdrawalResolver } from "../modules/jobs/withdrawal/job-file-withdrawal.resolver";
import { JobDraftResolver } from "../modules/jobs/posting/job-draft.resolver";
import { JobPostResolver } from "../modules/jobs/posting/job-post.resolver";
import { JobResolver } from "../modules/jobs/job/job.resolver";
import { JobImportResolver } from "../modules/jobs/posting/job-import.resolver";
import { JobFilterCountResolver } from "../modules/jobs/search/job-filter-count.resolver";
import {
  HighlightedJobsResolver,
  JobHighlightResolver,
  JobHighlightsResolver,
} from "../modules/jobs/highlight/job-highlight.resolver";
import { JobSearchResolver } from "../modules/jobs/search/job-search.resolver";
import { JobTopicResolver } from "../modules/jobs/topic/job-topic.resolver";
import { VerifiedJobsResolver } from "../modules/jobs/landing/verified-jobs.resolver";
import { WalkInResolver } from "../modules/walk-ins/walk-in.resolver";
import { ApplicationInterviewResolver, InterviewResolver } from "../modules/interviews/interview.resolver";
import {
  ApplicationMessageResolver,
  MessageResolver,
  MessageTemplateResolver,
  MessageThreadResolver,
} from "../modules/messages/message.resolver";
import { MessageBatchResolver } from "../modules/messages/message-batch.resolver";
import {
  AdminCompanyResolver,
  CompanyStandingResolver,
} from "../modules/moderation/companies/admin-company.resolver";
import { AdminJobResolver, JobReviewResolver } from "../modules/moderation/jobs/admin-job.resolver";
import { AdminSummaryResolver } from "../modules/moderation/summary/admin-summary.resolver";
import {
  ApplicationOfferResolver,
  CandidateOfferResolver,
  OfferResolver,
} from "../modules/offers/offer.resolver";
import { InvitationResolver } from "../modules/people/invitation.resolver";
import { FindabilityResolver, PersonResolver } from "../modules/people/person.resolver";
import { BreachResolver } from "../modules/privacy/breach/breach.resolver";
import { GrievanceResolver } from "../modules/privacy/grievance.resolver";
import { InactivityResolver } from "../modules/privacy/inactivity.resolver";
import { NomineeResolver } from "../modules/privacy/nominee/nominee.resolver";
import { DataRecipientResolver } from "../modules/privacy/recipient/data-recipient.resolver";
import { MessageReviewResolver } from "../modules/moderation/messages/message-review.resolver";
import { AuditLogResolver } from "../modules/moderation/audit/audit-log.resolver";
import { UserActivityResolver } from "../modules/moderation/activity/user-activity.resolver";
import { UserResolver } from "../modules/moderation/users/user.resolver";
import {
  ApplicationOriginalResolver,
  CandidateOriginalResolver,
} from "../modules/applications/original/sent-original.resolver";
import { ResumeOriginalResolver } from "../modules/resumes/original/resume-original.resolver";
import { CoverLetterResolver } from "../modules/resumes/letter/cover-letter.resolver";
import { ResumeResolver } from "../modules/resumes/resume/resume.resolver";
import {
  JobReportResolver,
  JobStandingReportResolver,
} from "../modules/moderation/reports/job-report.resolver";
import { HiringManagerResolver } from "../modules/jobs/hiring/hiring-manager.resolver";
import { JobStandingResolver, OwnJobResolver } from "../modules/jobs/own/own-job.resolver";
import { JobSavingResolver, SavedJobResolver } from "../modules/jobs/saved/saved-job.resolver";
import { ScreeningResolver } from "../modules/jobs/screening/screening.resolver";
import { JobAnswersResolver } from "../modules/applications/answers/answers.resolver";
import { SearchQueryResolver } from "../modules/search-words/search-query.resolver";
import { SearchWordResolver } from "../modules/search-words/search-word.resolver";
import { SetupResolver } from "../modules/setup/setup.resolver";
import { PlaceResolver } from "../modules/places/place.resolver";
import { LiveChangeResolver } from "../modules/live/live-change.resolver";
import {
  CompanyVerificationResolver,
  VerificationReviewResolver,
} from "../modules/verification/verification.resolver";
import { ApiKeyResolver } from "../modules/companies/keys/api-key.resolver";
import { WebhookResolver } from "../modules/companies/webhooks/webhook.resolver";
import { TeamResolver } from "../modules/companies/team/team.resolver";
import { NoticePreferenceResolver } from "../modules/notices/notice-preference.resolver";
import { NoticeResolver } from "../modules/notices/notice.resolver";
import { MailSuppressionResolver } from "../modules/notices/suppression/mail-suppression.resolver";
import { PushSubscriptionResolver } from "../modules/notices/push/push-subscription.resolver";
import { InvoiceResolver } from "../modules/subscriptions/invoice/invoice.resolver";
import { PlanRequestResolver, PlanResolver } from "../modules/subscriptions/plan.resolver";
import {
  SubscriptionPermissionsResolver,
  SubscriptionResolver,
} from "../modules/subscriptions/subscription.resolver";

/** Root fields that anybody may call; every other one carries a gate (a test walks the schema). */
export const PUBLIC_OPERATIONS = [
  "Mutation.countApplyClick",
  "Mutation.replacePushSubscription",
  "Mutation.requestAlert",
  "Query.careerPage",
  "Query.closedJob",
  "Query.company",
  "Query.companyJobs",
  "Query.invitingCompany",
  "Query.job",
  "Query.jobFilterCounts",
  "Query.jobSuggestions",
  "Query.jobTopic",
  "Query.jobs",
  "Query.paymentMode",
  "Query.placeSuggestions",
  "Query.places",
  "Query.plans",
  "Query.popularLocations",
  "Query.readPlaces",
  "Query.similarJobs",
  "Query.verifiedJobs",
];

const resolvers: BuildSchemaOptions["resolvers"] = [
  PlaceResolver,
  SearchWordResolver,
  SearchQueryResolver,
  AccountResolver,
  EmailChangeResolver,
  SecondFactorResolver,
  ConsentResolver,
  NoticePreferenceResolver,
  NoticeResolver,
  PushSubscriptionResolver,
  MailSuppressionResolver,
  SubscriptionResolver,
  SubscriptionPermissionsResolver,
  PlanRequestResolver,
  PlanResolver,
  InvoiceResolver,
  CompanyResolver,
  TeamResolver,
  ApiKeyResolver,
  WebhookResolver,
  CareerPageResolver,
  CompanyVerificationResolver,
  VerificationReviewResolver,
  ResumeResolver,
  CoverLetterResolver,
  ResumeOriginalResolver,
  ApplicationOriginalResolver,
  CandidateOriginalResolver,
  JobResolver,
  JobSearchResolver,
  HighlightedJobsResolver,
  JobHighlightResolver,
  JobHighlightsResolver,
  JobFilterCountResolver,
  JobTopicResolver,
  VerifiedJobsResolver,
  JobImportResolver,
  CompanyJobResolver,
  CareerJobResolver,
  JobPostResolver,
  JobDraftResolver,
  JobCsvResolver,
  FeedImportResolver,
  JobFileResolver,
  JobFileFactsResolver,
  JobFileWithdrawalResolver,
  OwnJobResolver,
  HiringManagerResolver,
  JobStandingResolver,
  JobReportResolver,
  JobStandingReportResolver,
  ScreeningResolver,
  SavedJobResolver,
  JobSavingResolver,
  CareerProfileResolver,
  StatedPayResolver,
  ApplicationJobResolver,
  ApplicationResolver,
  JobApplicationResolver,
  JobAnswersResolver,
  JobStandingApplicationResolver,
  CandidateResolver,
  CandidateFilterCountResolver,
  CandidateNoteResolver,
  ScorecardResolver,
  PipelineStageResolver,
  ScorecardAuthorResolver,
  JobScorecardResolver,
  CompanyMessageResolver,
  InterviewResolver,
  ApplicationInterviewResolver,
  WalkInResolver,
  MessageThreadResolver,
  MessageResolver,
  MessageBatchResolver,
  MessageTemplateResolver,
  ApplicationMessageResolver,
  AlertResolver,
  AlertFindResolver,
  PersonResolver,
  FindabilityResolver,
  InvitationResolver,
  EmployerFiguresResolver,
  JobMatchResolver,
  MatchResolver,
  RecommendationResolver,
  UserActivityResolver,
  UserResolver,
  AdminCompanyResolver,
  CompanyStandingResolver,
  AdminJobResolver,
  JobReviewResolver,
  OfferResolver,
  ApplicationOfferResolver,
  CandidateOfferResolver,
  MessageReviewResolver,
  GrievanceResolver,
  BreachResolver,
  InactivityResolver,
  NomineeResolver,
  DataRecipientResolver,
  AdminSummaryResolver,
  AuditLogResolver,
  SetupResolver,
];

/** A field that is only read off its object, and that nothing guards, needs no function of TypeGraphQL's. */
function readPlainFields(): void {
  const { fields, authorizedFields, middlewares } = getMetadataStorage();
  for (const field of fields) {
    const isIts = (part: { target: unknown; fieldName: string }) =>
      part.target === field.target && part.fieldName === field.name;
    field.simple ??= field.name === field.schemaName && ![...authorizedFields, ...middlewares].some(isIts);
  }
}

/** TypeGraphQL asks for one wherever there are subscriptions. Each of ours says itself where its events come from. */
const noTopics: PubSub = {
  publish: (topic) => {
    throw new Error(`Nothing is published by topic: ${topic}.`);
  },
  subscribe: (topic) => {
    throw new Error(`No subscription has topics: ${topic}.`);
  },
};

/** The API's schema. It is validated where it is served, and not twice at each start. */
export function createSchema(): GraphQLSchema {
  readPlainFields();
  const options: Omit<BuildSchemaOptions, "resolvers"> = {
    authChecker: RoleGate,
    validateFn: checkInput,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    skipCheck: true,
  };
  const calls = buildSchemaSync({ ...options, resolvers });
  return new GraphQLSchema({ ...calls.toConfig(), subscription: streamsOf(options) });
}

/** The root of subscriptions. Elsewhere it is called Subscription, which here is an account's to a plan. */
function streamsOf(options: Omit<BuildSchemaOptions, "resolvers">): GraphQLObjectType | null {
  const resolvers: BuildSchemaOptions["resolvers"] = [LiveChangeResolver];
  // No schema is whole without queries.
  const built = buildSchemaSync({ ...options, resolvers, pubSub: noTopics });
  const root = built.getSubscriptionType();
  return root ? new GraphQLObjectType({ ...root.toConfig(), name: "Stream" }) : null;
}
