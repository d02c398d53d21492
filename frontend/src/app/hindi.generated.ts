import { words as app } from "../app/app.words.hi";
import { words as layout } from "../app/layout/layout.words.hi";
import { words as navigation } from "../app/navigation/navigation.words.hi";
import { words as shell } from "../app/shell/shell.words.hi";
import { words as chart } from "../design-system/Chart/chart.words.hi";
import { words as designSystem } from "../design-system/design-system.words.hi";
import { words as accounts } from "../features/accounts/accounts.words.hi";
import { words as confirmSignIn } from "../features/accounts/confirm/confirm-sign-in.words.hi";
import { words as emailChange } from "../features/accounts/email/email-change.words.hi";
import { words as secondFactor } from "../features/accounts/factor/second-factor.words.hi";
import { words as language } from "../features/accounts/language/language.words.hi";
import { words as phoneCode } from "../features/accounts/phone/phone-code.words.hi";
import { words as profile } from "../features/accounts/profile.words.hi";
import { words as settings } from "../features/accounts/settings.words.hi";
import { words as unconfirmedAccount } from "../features/accounts/unconfirmed-account.words.hi";
import { words as alerts } from "../features/alerts/alerts.words.hi";
import { words as answers } from "../features/applications/answers/answers.words.hi";
import { words as applicationList } from "../features/applications/application/application-list.words.hi";
import { words as applications } from "../features/applications/application/applications.words.hi";
import { words as candidates } from "../features/applications/candidate/candidates.words.hi";
import { words as rejectionReasons } from "../features/applications/candidate/rejection-reasons.words.hi";
import { words as completion } from "../features/applications/completion/completion.words.hi";
import { words as match } from "../features/applications/match/match.words.hi";
import { words as sentOriginal } from "../features/applications/original/sent-original.words.hi";
import { words as scorecards } from "../features/applications/scorecards/scorecards.words.hi";
import { words as stages } from "../features/applications/stages/stages.words.hi";
import { words as waiting } from "../features/applications/waiting/waiting.words.hi";
import { words as careerProfile } from "../features/career-profiles/career-profile.words.hi";
import { words as careerForm } from "../features/companies/career/career-form.words.hi";
import { words as companies } from "../features/companies/companies.words.hi";
import { words as companyForm } from "../features/companies/company-form.words.hi";
import { words as apiKeys } from "../features/companies/keys/api-keys.words.hi";
import { words as notYourCompany } from "../features/companies/not-your-company.words.hi";
import { words as ownCompanies } from "../features/companies/own/own-companies.words.hi";
import { words as team } from "../features/companies/team/team.words.hi";
import { words as webhooks } from "../features/companies/webhooks/webhooks.words.hi";
import { words as interviews } from "../features/interviews/interviews.words.hi";
import { words as jobsCsv } from "../features/jobs/csv/jobs-csv.words.hi";
import { words as feedImport } from "../features/jobs/feed-import/feed-import.words.hi";
import { words as jobFile } from "../features/jobs/file/job-file.words.hi";
import { words as jobSearch } from "../features/jobs/filter/job-search.words.hi";
import { words as ownJobHighlight } from "../features/jobs/highlight/own-job-highlight.words.hi";
import { words as hiringManagers } from "../features/jobs/hiring/hiring-managers.words.hi";
import { words as jobHold } from "../features/jobs/hold/job-hold.words.hi";
import { words as jobClosure } from "../features/jobs/job/job-closure.words.hi";
import { words as jobStatus } from "../features/jobs/job/job-status.words.hi";
import { words as jobs } from "../features/jobs/job/jobs.words.hi";
import { words as ownJobs } from "../features/jobs/own/own-jobs.words.hi";
import { words as resubmitJob } from "../features/jobs/own/resubmit-job.words.hi";
import { words as shareOwnJob } from "../features/jobs/own/share-own-job.words.hi";
import { words as jobForm } from "../features/jobs/posting/job-form.words.hi";
import { words as jobWording } from "../features/jobs/posting/job-wording.words.hi";
import { words as suggestions } from "../features/jobs/reading/suggestions.words.hi";
import { words as savedJobs } from "../features/jobs/saved/saved-jobs.words.hi";
import { words as bankQuestions } from "../features/jobs/screening/bank-questions.words.hi";
import { words as questionGrounds } from "../features/jobs/screening/question-grounds.words.hi";
import { words as screening } from "../features/jobs/screening/screening.words.hi";
import { words as wanted } from "../features/jobs/screening/wanted.words.hi";
import { words as companyJobs } from "../features/jobs/search/company-jobs.words.hi";
import { words as jobResults } from "../features/jobs/search/job-results.words.hi";
import { words as similarJobs } from "../features/jobs/search/similar-jobs.words.hi";
import { words as landing } from "../features/landing/landing.words.hi";
import { words as messageHold } from "../features/messages/message-hold.words.hi";
import { words as messages } from "../features/messages/messages.words.hi";
import { words as toSelected } from "../features/messages/to-selected.words.hi";
import { words as adminActs } from "../features/moderation/admin/admin-acts.words.hi";
import { words as audit } from "../features/moderation/audit/audit.words.hi";
import { words as adminCompanies } from "../features/moderation/company/admin-companies.words.hi";
import { words as adminJobs } from "../features/moderation/job/admin-jobs.words.hi";
import { words as messageReview } from "../features/moderation/message/message-review.words.hi";
import { words as adminPayments } from "../features/moderation/payment/admin-payments.words.hi";
import { words as moderation } from "../features/moderation/report/moderation.words.hi";
import { words as searchWords } from "../features/moderation/search-word/search-words.words.hi";
import { words as adminUsers } from "../features/moderation/user/admin-users.words.hi";
import { words as verificationReview } from "../features/moderation/verification/verification-review.words.hi";
import { words as mailSuppression } from "../features/notices/mail-suppression.words.hi";
import { words as noticePreferences } from "../features/notices/notice-preferences.words.hi";
import { words as notices } from "../features/notices/notices.words.hi";
import { words as push } from "../features/notices/push/push.words.hi";
import { words as offers } from "../features/offers/offers.words.hi";
import { words as findability } from "../features/people/findability.words.hi";
import { words as invitations } from "../features/people/invitations.words.hi";
import { words as people } from "../features/people/people.words.hi";
import { words as breachNotice } from "../features/privacy/breach-notice/breach-notice.words.hi";
import { words as breaches } from "../features/privacy/breaches/breaches.words.hi";
import { words as consents } from "../features/privacy/consents/consents.words.hi";
import { words as grievances } from "../features/privacy/grievance/grievances.words.hi";
import { words as inactivity } from "../features/privacy/inactivity/inactivity.words.hi";
import { words as nominee } from "../features/privacy/nominee/nominee.words.hi";
import { words as processors } from "../features/privacy/recipients/processors.words.hi";
import { words as recipients } from "../features/privacy/recipients/recipients.words.hi";
import { words as grievanceReview } from "../features/privacy/review/grievance-review.words.hi";
import { words as signUpNotice } from "../features/privacy/sign-up-notice.words.hi";
import { words as bringResume } from "../features/resumes/bring/bring-resume.words.hi";
import { words as coverLetters } from "../features/resumes/letter/cover-letters.words.hi";
import { words as originals } from "../features/resumes/original/originals.words.hi";
import { words as resumes } from "../features/resumes/resume/resumes.words.hi";
import { words as resumeSaving } from "../features/resumes/saving/resume-saving.words.hi";
import { words as resumeSections } from "../features/resumes/steps/resume-sections.words.hi";
import { words as resumeSteps } from "../features/resumes/steps/resume-steps.words.hi";
import { words as template } from "../features/resumes/template/template.words.hi";
import { words as resumeWizard } from "../features/resumes/wizard/resume-wizard.words.hi";
import { words as setup } from "../features/setup/setup.words.hi";
import { words as invoices } from "../features/subscriptions/invoices.words.hi";
import { words as plans } from "../features/subscriptions/plans.words.hi";
import { words as verification } from "../features/verification/verification.words.hi";
import { words as walkIns } from "../features/walk-ins/walk-ins.words.hi";
import { words as draftOffer } from "../forms/draft-offer.words.hi";
import { words as letterKeys } from "../forms/letter-keys.words.hi";
import { words as savedElsewhere } from "../forms/saved-elsewhere.words.hi";
import { words as adminUser } from "../screens/admin/admin-user.words.hi";
import { words as admin } from "../screens/admin/admin.words.hi";
import { words as analytics } from "../screens/analytics/analytics.words.hi";
import { words as auth } from "../screens/auth/auth.words.hi";
import { words as careerScreen } from "../screens/companies/career-screen.words.hi";
import { words as companyScreen } from "../screens/companies/company-screen.words.hi";
import { words as adminDashboard } from "../screens/dashboard/admin/admin-dashboard.words.hi";
import { words as dashboard } from "../screens/dashboard/dashboard.words.hi";
import { words as employerDashboard } from "../screens/dashboard/employer/employer-dashboard.words.hi";
import { words as seekerDashboard } from "../screens/dashboard/seeker/seeker-dashboard.words.hi";
import { words as interviewsScreen } from "../screens/interviews/interviews-screen.words.hi";
import { words as jobScreens } from "../screens/jobs/job-screens.words.hi";
import { words as jobTopic } from "../screens/jobs/job-topic.words.hi";
import { words as privacyNotice } from "../screens/legal/privacy-notice.words.hi";
import { words as terms } from "../screens/legal/terms.words.hi";
import { words as companyMessages } from "../screens/messages/company-messages.words.hi";
import { words as ownJob } from "../screens/own-job/own-job.words.hi";
import { words as placeholder } from "../screens/placeholder/placeholder.words.hi";
import { words as postings } from "../screens/postings/postings.words.hi";
import { words as unauthorized } from "../screens/unauthorized/unauthorized.words.hi";
import { words as fieldRules } from "../shared/language/field-rules.words.hi";
import { words as refusal } from "../shared/language/refusal.words.hi";

/** Every catalog in Hindi, by the name of its file. */
export const words = {
  "app": app,
  "layout": layout,
  "navigation": navigation,
  "shell": shell,
  "chart": chart,
  "design-system": designSystem,
  "accounts": accounts,
  "confirm-sign-in": confirmSignIn,
  "email-change": emailChange,
  "second-factor": secondFactor,
  "language": language,
  "phone-code": phoneCode,
  "profile": profile,
  "settings": settings,
  "unconfirmed-account": unconfirmedAccount,
  "alerts": alerts,
  "answers": answers,
  "application-list": applicationList,
  "applications": applications,
  "candidates": candidates,
  "rejection-reasons": rejectionReasons,
  "completion": completion,
  "match": match,
  "sent-original": sentOriginal,
  "scorecards": scorecards,
  "stages": stages,
  "waiting": waiting,
  "career-profile": careerProfile,
  "career-form": careerForm,
  "companies": companies,
  "company-form": companyForm,
  "api-keys": apiKeys,
  "not-your-company": notYourCompany,
  "own-companies": ownCompanies,
  "team": team,
  "webhooks": webhooks,
  "interviews": interviews,
  "jobs-csv": jobsCsv,
  "feed-import": feedImport,
  "job-file": jobFile,
  "job-search": jobSearch,
  "own-job-highlight": ownJobHighlight,
  "hiring-managers": hiringManagers,
  "job-hold": jobHold,
  "job-closure": jobClosure,
  "job-status": jobStatus,
  "jobs": jobs,
  "own-jobs": ownJobs,
  "resubmit-job": resubmitJob,
  "share-own-job": shareOwnJob,
  "job-form": jobForm,
  "job-wording": jobWording,
  "suggestions": suggestions,
  "saved-jobs": savedJobs,
  "bank-questions": bankQuestions,
  "question-grounds": questionGrounds,
  "screening": screening,
  "wanted": wanted,
  "company-jobs": companyJobs,
  "job-results": jobResults,
  "similar-jobs": similarJobs,
  "landing": landing,
  "message-hold": messageHold,
  "messages": messages,
  "to-selected": toSelected,
  "admin-acts": adminActs,
  "audit": audit,
  "admin-companies": adminCompanies,
  "admin-jobs": adminJobs,
  "message-review": messageReview,
  "admin-payments": adminPayments,
  "moderation": moderation,
  "search-words": searchWords,
  "admin-users": adminUsers,
  "verification-review": verificationReview,
  "mail-suppression": mailSuppression,
  "notice-preferences": noticePreferences,
  "notices": notices,
  "push": push,
  "offers": offers,
  "findability": findability,
  "invitations": invitations,
  "people": people,
  "breach-notice": breachNotice,
  "breaches": breaches,
  "consents": consents,
  "grievances": grievances,
  "inactivity": inactivity,
  "nominee": nominee,
  "processors": processors,
  "recipients": recipients,
  "grievance-review": grievanceReview,
  "sign-up-notice": signUpNotice,
  "bring-resume": bringResume,
  "cover-letters": coverLetters,
  "originals": originals,
  "resumes": resumes,
  "resume-saving": resumeSaving,
  "resume-sections": resumeSections,
  "resume-steps": resumeSteps,
  "template": template,
  "resume-wizard": resumeWizard,
  "setup": setup,
  "invoices": invoices,
  "plans": plans,
  "verification": verification,
  "walk-ins": walkIns,
  "draft-offer": draftOffer,
  "letter-keys": letterKeys,
  "saved-elsewhere": savedElsewhere,
  "admin-user": adminUser,
  "admin": admin,
  "analytics": analytics,
  "auth": auth,
  "career-screen": careerScreen,
  "company-screen": companyScreen,
  "admin-dashboard": adminDashboard,
  "dashboard": dashboard,
  "employer-dashboard": employerDashboard,
  "seeker-dashboard": seekerDashboard,
  "interviews-screen": interviewsScreen,
  "job-screens": jobScreens,
  "job-topic": jobTopic,
  "privacy-notice": privacyNotice,
  "terms": terms,
  "company-messages": companyMessages,
  "own-job": ownJob,
  "placeholder": placeholder,
  "postings": postings,
  "unauthorized": unauthorized,
  "field-rules": fieldRules,
  "refusal": refusal,
};
