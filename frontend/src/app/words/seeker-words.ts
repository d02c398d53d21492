import type { RefusalKind } from "../../shared/language/refusal.words";
import type { accountsWords } from "../../features/accounts/accounts.words";
import type { alertsWords } from "../../features/alerts/alerts.words";
import type { answersWords } from "../../features/applications/answers/answers.words";
import type { appWords } from "../app.words";
import type { applicationListWords } from "../../features/applications/application/application-list.words";
import type { applicationsWords } from "../../features/applications/application/applications.words";
import type { authWords } from "../../screens/auth/auth.words";
import type { careerProfileWords } from "../../features/career-profiles/career-profile.words";
import type { companiesWords } from "../../features/companies/companies.words";
import type { completionWords } from "../../features/applications/completion/completion.words";
import type { designSystemWords } from "../../design-system/design-system.words";
import type { FieldRuleWords } from "../../shared/language/field-rules.words";
import type { interviewsWords } from "../../features/interviews/interviews.words";
import type { jobClosureWords } from "../../features/jobs/job/job-closure.words";
import type { jobResultsWords } from "../../features/jobs/search/job-results.words";
import type { jobScreenWords } from "../../screens/jobs/job-screens.words";
import type { jobSearchWords } from "../../features/jobs/filter/job-search.words";
import type { jobTopicWords } from "../../screens/jobs/job-topic.words";
import type { jobsWords } from "../../features/jobs/job/jobs.words";
import type { landingWords } from "../../features/landing/landing.words";
import type { languageWords } from "../../features/accounts/language/language.words";
import type { layoutWords } from "../layout/layout.words";
import type { matchWords } from "../../features/applications/match/match.words";
import type { messagesWords } from "../../features/messages/messages.words";
import type { moderationWords } from "../../features/moderation/report/moderation.words";
import type { navigationWords } from "../navigation/navigation.words";
import type { noticesWords } from "../../features/notices/notices.words";
import type { originalsWords } from "../../features/resumes/original/originals.words";
import type { phoneCodeWords } from "../../features/accounts/phone/phone-code.words";
import type { pushWords } from "../../features/notices/push/push.words";
import type { resumesWords } from "../../features/resumes/resume/resumes.words";
import type { savedJobsWords } from "../../features/jobs/saved/saved-jobs.words";
import type { seekerDashboardWords } from "../../screens/dashboard/seeker/seeker-dashboard.words";
import type { sentOriginalWords } from "../../features/applications/original/sent-original.words";
import type { signUpNoticeWords } from "../../features/privacy/sign-up-notice.words";
import type { similarJobsWords } from "../../features/jobs/search/similar-jobs.words";
import type { suggestionsWords } from "../../features/jobs/reading/suggestions.words";
import type { unauthorizedWords } from "../../screens/unauthorized/unauthorized.words";
import type { unconfirmedAccountWords } from "../../features/accounts/unconfirmed-account.words";
import type { waitingWords } from "../../features/applications/waiting/waiting.words";
import type { walkInsWords } from "../../features/walk-ins/walk-ins.words";
import type { wantedWords } from "../../features/jobs/screening/wanted.words";
import type { Translated } from "../../shared/words";

/** The refusals that a job seeker meets on this way; those of other codes stay as the server words them. */
type SeekerCode =
  | "ACCOUNT_BLOCKED"
  | "ACCOUNT_DISABLED"
  | "ALERT_LIMIT"
  | "ALREADY_APPLIED"
  | "APPLICATION_LIMIT_REACHED"
  | "APPLY_ELSEWHERE"
  | "BAD_REQUEST"
  | "BAD_USER_INPUT"
  | "BODY_TOO_LARGE"
  | "EMAIL_NOT_VERIFIED"
  | "EMAIL_TAKEN"
  | "FILE_INFECTED"
  | "FILE_SCANNER_AWAY"
  | "FORBIDDEN"
  | "INTERNAL_SERVER_ERROR"
  | "INTERVIEW_STATE"
  | "INVALID_TOKEN"
  | "JOB_NOT_OPEN"
  | "JOB_REMOVED"
  | "NOT_FOUND"
  | "NOT_REGISTERED"
  | "OFFLINE"
  | "OWN_JOB"
  | "PLACE_REQUIRED"
  | "PLAN_REQUIRED"
  | "PROFILE_CHANGED"
  | "PUSH_LIMIT"
  | "PUSH_OFF"
  | "QUESTIONS_CHANGED"
  | "RATE_LIMITED"
  | "RECENT_SIGN_IN_REQUIRED"
  | "RESUME_CHANGED"
  | "RESUME_FILE_DAMAGED"
  | "RESUME_FILE_EMPTY"
  | "RESUME_FILE_ENCRYPTED"
  | "RESUME_FILE_MISSING"
  | "RESUME_FILE_SCRIPTS"
  | "RESUME_FILE_TOO_LARGE"
  | "RESUME_FILE_TYPE"
  | "RESUME_NOT_FINISHED"
  | "RESUME_ORIGINAL_LIMIT_REACHED"
  | "ROLE_NOT_ALLOWED"
  | "SLOT_TAKEN"
  | "TEMPLATE_LIMIT_REACHED"
  | "TOKEN_EXPIRED"
  | "TOKEN_REVOKED"
  | "UNAUTHENTICATED"
  | "UNAVAILABLE"
  | "UNDER_AGE"
  | "UNDO_EXPIRED";

/** The rules that what a job seeker types on this way can break. */
type SeekerRule =
  | "INVISIBLE"
  | "NO_EMAIL"
  | "NO_NUMBER"
  | "NO_PHONE"
  | "REQUIRED"
  | "TOO_GREAT"
  | "TOO_LONG"
  | "TOO_SHORT"
  | "TOO_SMALL"
  | "UNPRINTABLE";

type Chosen<Codes extends RefusalKind> = Readonly<Record<Codes, string>>;

/**
 * The catalogs of a job seeker's way, which every language has to speak (LANG-14). A catalog that companies share names
 * the parts that job seekers read. All others are English where a language isn't whole (docs/languages.md).
 */
export interface SeekerWords {
  // Around every screen.
  app: Translated<typeof appWords>;
  layout: Translated<typeof layoutWords>;
  navigation: Translated<typeof navigationWords>;
  "design-system": Translated<typeof designSystemWords>;
  language: Translated<typeof languageWords>;
  notices: Translated<typeof noticesWords>;
  messages: Pick<Translated<typeof messagesWords>, "link" | "badge" | "unread" | "you" | "own">;
  unauthorized: Translated<typeof unauthorizedWords>;
  // Landing and search.
  landing: Translated<typeof landingWords>;
  suggestions: Translated<typeof suggestionsWords>;
  "job-search": Translated<typeof jobSearchWords>;
  "job-results": Translated<typeof jobResultsWords>;
  "job-topic": Translated<typeof jobTopicWords>;
  // A job.
  jobs: Translated<typeof jobsWords>;
  "job-screens": Translated<typeof jobScreenWords>;
  "job-closure": Translated<typeof jobClosureWords>;
  "similar-jobs": Translated<typeof similarJobsWords>;
  companies: Translated<typeof companiesWords>;
  match: Translated<typeof matchWords>;
  "walk-ins": Pick<Translated<typeof walkInsWords>, "link" | "linkTitle" | "linkHint">;
  moderation: Omit<Translated<typeof moderationWords>, "rule" | "heldBy">;
  "saved-jobs": Translated<typeof savedJobsWords>;
  // Sign-in and sign-up.
  auth: Translated<typeof authWords>;
  accounts: Translated<typeof accountsWords>;
  "unconfirmed-account": Translated<typeof unconfirmedAccountWords>;
  "phone-code": Translated<typeof phoneCodeWords>;
  "sign-up-notice": Translated<typeof signUpNoticeWords>;
  // Apply.
  applications: Translated<typeof applicationsWords>;
  answers: Translated<typeof answersWords>;
  wanted: Translated<typeof wantedWords>;
  completion: Translated<typeof completionWords>;
  waiting: Translated<typeof waitingWords>;
  "sent-original": Omit<Translated<typeof sentOriginalWords>, "sent">;
  originals: Pick<
    Translated<typeof originalsWords>,
    "facts" | "add" | "adding" | "limits" | "tooLarge" | "failed" | "offline" | "added"
  >;
  resumes: Pick<Translated<typeof resumesWords>, "templates">;
  "career-profile": Pick<Translated<typeof careerProfileWords>, "notSaid" | "noticeOption">;
  // Applications.
  "application-list": Translated<typeof applicationListWords>;
  interviews: Omit<Translated<typeof interviewsWords>, "company" | "offer" | "record">;
  "seeker-dashboard": Pick<Translated<typeof seekerDashboardWords>, "findJobs" | "backToDashboard">;
  // Alerts.
  alerts: Translated<typeof alertsWords>;
  push: Translated<typeof pushWords>;
  // Errors.
  refusal: Chosen<SeekerCode>;
  "field-rules": Pick<FieldRuleWords, SeekerRule>;
}
