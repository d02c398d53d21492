import { words as app } from "../app/app.words.hi";
import { words as layout } from "../app/layout/layout.words.hi";
import { words as navigation } from "../app/navigation/navigation.words.hi";
import { words as shell } from "../app/shell/shell.words.hi";
import { words as chart } from "../design-system/Chart/chart.words.hi";
import { words as designSystem } from "../design-system/design-system.words.hi";
import { words as accounts } from "../features/accounts/accounts.words.hi";
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
import { words as careerProfile } from "../features/career-profiles/career-profile.words.hi";
import { words as interviews } from "../features/interviews/interviews.words.hi";
import { words as jobsCsv } from "../features/jobs/csv/jobs-csv.words.hi";
import { words as jobFile } from "../features/jobs/file/job-file.words.hi";
import { words as jobSearch } from "../features/jobs/filter/job-search.words.hi";
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
import { words as screening } from "../features/jobs/screening/screening.words.hi";
import { words as wanted } from "../features/jobs/screening/wanted.words.hi";
import { words as companyJobs } from "../features/jobs/search/company-jobs.words.hi";
import { words as jobResults } from "../features/jobs/search/job-results.words.hi";
import { words as similarJobs } from "../features/jobs/search/similar-jobs.words.hi";
import { words as landing } from "../features/landing/landing.words.hi";
import { words as messages } from "../features/messages/messages.words.hi";
import { words as toSelected } from "../features/messages/to-selected.words.hi";
import { words as noticePreferences } from "../features/notices/notice-preferences.words.hi";
import { words as notices } from "../features/notices/notices.words.hi";
import { words as offers } from "../features/offers/offers.words.hi";
import { words as findability } from "../features/people/findability.words.hi";
import { words as invitations } from "../features/people/invitations.words.hi";
import { words as people } from "../features/people/people.words.hi";
import { words as bringResume } from "../features/resumes/bring/bring-resume.words.hi";
import { words as coverLetters } from "../features/resumes/letter/cover-letters.words.hi";
import { words as resumes } from "../features/resumes/resume/resumes.words.hi";
import { words as resumeSaving } from "../features/resumes/saving/resume-saving.words.hi";
import { words as resumeSections } from "../features/resumes/steps/resume-sections.words.hi";
import { words as resumeSteps } from "../features/resumes/steps/resume-steps.words.hi";
import { words as template } from "../features/resumes/template/template.words.hi";
import { words as resumeWizard } from "../features/resumes/wizard/resume-wizard.words.hi";
import { words as plans } from "../features/subscriptions/plans.words.hi";
import { words as draftOffer } from "../forms/draft-offer.words.hi";
import { words as savedElsewhere } from "../forms/saved-elsewhere.words.hi";
import { words as unsavedChanges } from "../forms/unsaved-changes.words.hi";
import { words as unauthorized } from "../screens/unauthorized/unauthorized.words.hi";
import { words as refusal } from "../shared/language/refusal.words.hi";

/** Every catalog in Hindi, by the name of its file. */
export const hindiWords = {
  "app": app,
  "layout": layout,
  "navigation": navigation,
  "shell": shell,
  "chart": chart,
  "design-system": designSystem,
  "accounts": accounts,
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
  "career-profile": careerProfile,
  "interviews": interviews,
  "jobs-csv": jobsCsv,
  "job-file": jobFile,
  "job-search": jobSearch,
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
  "screening": screening,
  "wanted": wanted,
  "company-jobs": companyJobs,
  "job-results": jobResults,
  "similar-jobs": similarJobs,
  "landing": landing,
  "messages": messages,
  "to-selected": toSelected,
  "notice-preferences": noticePreferences,
  "notices": notices,
  "offers": offers,
  "findability": findability,
  "invitations": invitations,
  "people": people,
  "bring-resume": bringResume,
  "cover-letters": coverLetters,
  "resumes": resumes,
  "resume-saving": resumeSaving,
  "resume-sections": resumeSections,
  "resume-steps": resumeSteps,
  "template": template,
  "resume-wizard": resumeWizard,
  "plans": plans,
  "draft-offer": draftOffer,
  "saved-elsewhere": savedElsewhere,
  "unsaved-changes": unsavedChanges,
  "unauthorized": unauthorized,
  "refusal": refusal,
};
