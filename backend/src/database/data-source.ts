import "reflect-metadata";
import { type PoolConfig, types } from "pg";
import { DataSource } from "typeorm";
import { Initial1763700000000 } from "./migrations/1763700000000-initial";
import { Profiles1763800000000 } from "./migrations/1763800000000-profiles";
import { JobSearch1763900000000 } from "./migrations/1763900000000-job-search";
import { JobReports1764100000000 } from "./migrations/1764100000000-job-reports";
import { Applications1764000000000 } from "./migrations/1764000000000-applications";
import { PlanChanges1764200000000 } from "./migrations/1764200000000-plan-changes";
import { Notices1764300000000 } from "./migrations/1764300000000-notices";
import { ReplyRates1764400000000 } from "./migrations/1764400000000-reply-rates";
import { JobPosting1764600000000 } from "./migrations/1764600000000-job-posting";
import { Moderation1764900000000 } from "./migrations/1764900000000-moderation";
import { Resumes1764500000000 } from "./migrations/1764500000000-resumes";
import { Candidates1764700000000 } from "./migrations/1764700000000-candidates";
import { AdminLists1765200000000 } from "./migrations/1765200000000-admin-lists";
import { SearchWords1765300000000 } from "./migrations/1765300000000-search-words";
import { SearchCounts1765350000000 } from "./migrations/1765350000000-search-counts";
import { CompanyNames1765500000000 } from "./migrations/1765500000000-company-names";
import { ReceivedApplications1765600000000 } from "./migrations/1765600000000-received-applications";
import { AuditReasons1765700000000 } from "./migrations/1765700000000-audit-reasons";
import { Routines1765800000000 } from "./migrations/1765800000000-routines";
import { TypedLocations1765810000000 } from "./migrations/1765810000000-typed-locations";
import { NoticePaths1765900000000 } from "./migrations/1765900000000-notice-paths";
import { PlanFeatures1766200000000 } from "./migrations/1766200000000-plan-features";
import { PlanPayments1766300000000 } from "./migrations/1766300000000-plan-payments";
import { ErasedApplicants1765000000000 } from "./migrations/1765000000000-erased-applicants";
import { WordsWithSigns1763960000000 } from "./migrations/1763960000000-words-with-signs";
import { UserWords1765100000000 } from "./migrations/1765100000000-user-words";
import { JobEducation1766400000000 } from "./migrations/1766400000000-job-education";
import { OverpaidRequests1766450000000 } from "./migrations/1766450000000-overpaid-requests";
import { Files1766650000000 } from "./migrations/1766650000000-files";
import { JobPlaces1766720000000 } from "./migrations/1766720000000-job-places";
import { SearchWordForms1767000000000 } from "./migrations/1767000000000-search-word-forms";
import { SearchVersions1768000000000 } from "./migrations/1768000000000-search-versions";
import { Conditions1768100000000 } from "./migrations/1768100000000-conditions";
import { ScreeningQuestions1769000000000 } from "./migrations/1769000000000-screening-questions";
import { Interviews1768600000000 } from "./migrations/1768600000000-interviews";
import { JobFileJobs1769100000000 } from "./migrations/1769100000000-job-file-jobs";
import { CoverLetters1769300000000 } from "./migrations/1769300000000-cover-letters";
import { CandidateFacts1769400000000 } from "./migrations/1769400000000-candidate-facts";
import { Verification1769700000000 } from "./migrations/1769700000000-verification";
import { Messages1768900000000 } from "./migrations/1768900000000-messages";
import { Offers1769600000000 } from "./migrations/1769600000000-offers";
import { CareerProfiles1768800000000 } from "./migrations/1768800000000-career-profiles";
import { JobApplyUrls1768300000000 } from "./migrations/1768300000000-job-apply-urls";
import { JobFilePieces1768310000000 } from "./migrations/1768310000000-job-file-pieces";
import { ClientRequests1766520000000 } from "./migrations/1766520000000-client-requests";
import { Places1766710000000 } from "./migrations/1766710000000-places";
import { JobFacts1766660000000 } from "./migrations/1766660000000-job-facts";
import { SearchWordEdits1768200000000 } from "./migrations/1768200000000-search-word-edits";
import { LiveChanges1769500000000 } from "./migrations/1769500000000-live-changes";
import { Alerts1769800000000 } from "./migrations/1769800000000-alerts";
import { People1769900000000 } from "./migrations/1769900000000-people";
import { OffersDue1769950000000 } from "./migrations/1769950000000-offers-due";
import { Teams1770300000000 } from "./migrations/1770300000000-teams";
import { AccountLanguage1770350000000 } from "./migrations/1770350000000-account-language";
import { Scorecards1770360000000 } from "./migrations/1770360000000-scorecards";
import { PlanRefunds1770400000000 } from "./migrations/1770400000000-plan-refunds";
import { ResumeOriginals1770410000000 } from "./migrations/1770410000000-resume-originals";
import { Invoices1770450000000 } from "./migrations/1770450000000-invoices";
import { ApiKeys1770500000000 } from "./migrations/1770500000000-api-keys";
import { MessageFiles1770660000000 } from "./migrations/1770660000000-message-files";
import { Webhooks1770710000000 } from "./migrations/1770710000000-webhooks";
import { Grievances1770810000000 } from "./migrations/1770810000000-grievances";
import { PushSubscriptions1771010000000 } from "./migrations/1771010000000-push-subscriptions";
import { InactiveAccounts1771210000000 } from "./migrations/1771210000000-inactive-accounts";
import { TeamSeats1770910000000 } from "./migrations/1770910000000-team-seats";
import { AlertLanguage1771110000000 } from "./migrations/1771110000000-alert-language";
import { WalkIns1771510000000 } from "./migrations/1771510000000-walk-ins";
import { Consents1771610000000 } from "./migrations/1771610000000-consents";
import { Breaches1771710000000 } from "./migrations/1771710000000-breaches";
import { Nominees1771910000000 } from "./migrations/1771910000000-nominees";
import { UnderAge1771920000000 } from "./migrations/1771920000000-under-age";
import { JobFileTypes1771950000000 } from "./migrations/1771950000000-job-file-types";
import { JobFileWording1771951000000 } from "./migrations/1771951000000-job-file-wording";
import { JobFileCompanies1771952000000 } from "./migrations/1771952000000-job-file-companies";
import { JobClients1772010000000 } from "./migrations/1772010000000-job-clients";
import { SecondFactors1772020000000 } from "./migrations/1772020000000-second-factors";
import { BreachTellings1772070000000 } from "./migrations/1772070000000-breach-tellings";
import { MailSuppressions1771980000000 } from "./migrations/1771980000000-mail-suppressions";
import { JobFileWithdrawal1772040000000 } from "./migrations/1772040000000-job-file-withdrawal";
import { WalkInChanges1772041000000 } from "./migrations/1772041000000-walk-in-changes";
import { JobHighlights1772060000000 } from "./migrations/1772060000000-job-highlights";
import { NoticeSms1772061000000 } from "./migrations/1772061000000-notice-sms";
import { SeekerLanguages1772050000000 } from "./migrations/1772050000000-seeker-languages";
import { HiringManagers1772070100000 } from "./migrations/1772070100000-hiring-managers";
import { AlertMatchReferences1772070200000 } from "./migrations/1772070200000-alert-match-references";
import { CompanyTrades1772070300000 } from "./migrations/1772070300000-company-trades";
import { BarredPeople1772070400000 } from "./migrations/1772070400000-barred-people";
import { AlertMailsOnce1772070500000 } from "./migrations/1772070500000-alert-mails-once";
import { VerificationAnswers1772070600000 } from "./migrations/1772070600000-verification-answers";
import { AlertMatchKeys1772070700000 } from "./migrations/1772070700000-alert-match-keys";
import { PeopleByFigures1772070900000 } from "./migrations/1772070900000-people-by-figures";
import { ApplicationsByPerson1772071000000 } from "./migrations/1772071000000-applications-by-person";
import { PeopleHiddenAnew1772071100000 } from "./migrations/1772071100000-people-hidden-anew";
import { PeopleByTerm1772070800000 } from "./migrations/1772070800000-people-by-term";
import { FeedImports1772030000000 } from "./migrations/1772030000000-feed-imports";
import { EmailChanges1771970000000 } from "./migrations/1771970000000-email-changes";
import { PhoneSignIn1771410000000 } from "./migrations/1771410000000-phone-sign-in";
import { PipelineStages1771810000000 } from "./migrations/1771810000000-pipeline-stages";
import { MessageBatches1770150000000 } from "./migrations/1770150000000-message-batches";
import { CareerPages1770200000000 } from "./migrations/1770200000000-career-pages";
import { RejectionReasons1770100000000 } from "./migrations/1770100000000-rejection-reasons";
import { NoticePreferences1770250000000 } from "./migrations/1770250000000-notice-preferences";
import { JobFiles1766800000000 } from "./migrations/1766800000000-job-files";
import { SnakeCaseNamingStrategy } from "./naming-strategy";
import { withoutTimeouts } from "./session-defaults";
import { type SilenceLimits, SilenceWatch } from "./silence";
import { SteadyClient } from "./steady-client";

/** What a pool of connections is made with, beside its address. */
export interface PoolSettings extends Pick<
  PoolConfig,
  "connectionTimeoutMillis" | "idleTimeoutMillis" | "query_timeout" | "onConnect" | "Client"
> {
  /** When the database counts as gone; null: never. */
  silence: SilenceLimits | null;
}

/**
 * All times in milliseconds; a node gives up long before a person does. What PostgreSQL itself keeps to stands in
 * `SESSION_DEFAULTS`: a pooler refuses connections that bring such parameters.
 */
export const SERVING: PoolSettings = {
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 30_000,
  // While the database speaks, its own timeout comes first. If it falls silent, `silence` comes before both.
  query_timeout: 12_000,
  // With the wait for a connection, a frozen database costs an answer 6 seconds at most. On two cores with a load of 20
  // a new connection took up to 2 seconds.
  silence: { doubt: 1_000, greeting: 3_000 },
};

/** A migration may take long, and wait long for another node's. */
export const MIGRATING: PoolSettings = {
  ...SERVING,
  query_timeout: 0,
  silence: null,
  onConnect: withoutTimeouts,
};

/** A column of days is read as YYYY-MM-DD. The driver would make of it midnight wherever the node stands. */
types.setTypeParser(types.builtins.DATE, (day) => day);

type EntityClass = new () => object;

const MIGRATIONS = [
  Initial1763700000000,
  Profiles1763800000000,
  JobSearch1763900000000,
  WordsWithSigns1763960000000,
  Applications1764000000000,
  JobReports1764100000000,
  PlanChanges1764200000000,
  Notices1764300000000,
  ReplyRates1764400000000,
  Resumes1764500000000,
  JobPosting1764600000000,
  Candidates1764700000000,
  Moderation1764900000000,
  ErasedApplicants1765000000000,
  UserWords1765100000000,
  AdminLists1765200000000,
  SearchWords1765300000000,
  SearchCounts1765350000000,
  CompanyNames1765500000000,
  ReceivedApplications1765600000000,
  AuditReasons1765700000000,
  Routines1765800000000,
  TypedLocations1765810000000,
  NoticePaths1765900000000,
  PlanFeatures1766200000000,
  PlanPayments1766300000000,
  JobEducation1766400000000,
  OverpaidRequests1766450000000,
  ClientRequests1766520000000,
  Files1766650000000,
  JobFacts1766660000000,
  Places1766710000000,
  JobPlaces1766720000000,
  JobFiles1766800000000,
  SearchWordForms1767000000000,
  SearchVersions1768000000000,
  Conditions1768100000000,
  SearchWordEdits1768200000000,
  JobApplyUrls1768300000000,
  JobFilePieces1768310000000,
  Interviews1768600000000,
  CareerProfiles1768800000000,
  Messages1768900000000,
  ScreeningQuestions1769000000000,
  JobFileJobs1769100000000,
  CoverLetters1769300000000,
  CandidateFacts1769400000000,
  LiveChanges1769500000000,
  Offers1769600000000,
  Verification1769700000000,
  Alerts1769800000000,
  People1769900000000,
  OffersDue1769950000000,
  RejectionReasons1770100000000,
  MessageBatches1770150000000,
  CareerPages1770200000000,
  NoticePreferences1770250000000,
  Teams1770300000000,
  AccountLanguage1770350000000,
  Scorecards1770360000000,
  PlanRefunds1770400000000,
  ResumeOriginals1770410000000,
  Invoices1770450000000,
  ApiKeys1770500000000,
  MessageFiles1770660000000,
  Webhooks1770710000000,
  Grievances1770810000000,
  TeamSeats1770910000000,
  PushSubscriptions1771010000000,
  AlertLanguage1771110000000,
  InactiveAccounts1771210000000,
  PhoneSignIn1771410000000,
  WalkIns1771510000000,
  Consents1771610000000,
  Breaches1771710000000,
  PipelineStages1771810000000,
  Nominees1771910000000,
  UnderAge1771920000000,
  JobFileTypes1771950000000,
  JobFileWording1771951000000,
  JobFileCompanies1771952000000,
  EmailChanges1771970000000,
  MailSuppressions1771980000000,
  JobClients1772010000000,
  SecondFactors1772020000000,
  FeedImports1772030000000,
  JobFileWithdrawal1772040000000,
  WalkInChanges1772041000000,
  SeekerLanguages1772050000000,
  JobHighlights1772060000000,
  NoticeSms1772061000000,
  BreachTellings1772070000000,
  HiringManagers1772070100000,
  AlertMatchReferences1772070200000,
  CompanyTrades1772070300000,
  BarredPeople1772070400000,
  AlertMailsOnce1772070500000,
  VerificationAnswers1772070600000,
  AlertMatchKeys1772070700000,
  PeopleByTerm1772070800000,
  PeopleByFigures1772070900000,
  ApplicationsByPerson1772071000000,
  PeopleHiddenAnew1772071100000,
];

/**
 * The portal's database; call `initialize()` before use.
 * @param entities the classes of its tables; none are needed to migrate
 */
export function connectTo(
  databaseUrl: string,
  entities: readonly EntityClass[],
  settings = SERVING,
): DataSource {
  const { silence, ...limits } = settings;
  return new DataSource({
    type: "postgres",
    url: databaseUrl,
    applicationName: "job-portal",
    entities: [...entities],
    migrations: MIGRATIONS,
    migrationsTransactionMode: "each",
    namingStrategy: new SnakeCaseNamingStrategy(),
    synchronize: false,
    installExtensions: false,
    poolSize: 10,
    extra: {
      Client: SteadyClient,
      ...limits,
      ...(silence && { onConnect: new SilenceWatch(databaseUrl, silence).watch }),
    },
  });
}
