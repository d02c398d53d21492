import type { SeekerWords } from "./seeker-words";
import { words as accounts } from "./mr/accounts";
import { words as alerts } from "./mr/alerts";
import { words as answers } from "./mr/answers";
import { words as app } from "./mr/app";
import { words as applicationList } from "./mr/application-list";
import { words as applications } from "./mr/applications";
import { words as auth } from "./mr/auth";
import { words as careerProfile } from "./mr/career-profile";
import { words as companies } from "./mr/companies";
import { words as completion } from "./mr/completion";
import { words as designSystem } from "./mr/design-system";
import { words as fieldRules } from "./mr/field-rules";
import { words as interviews } from "./mr/interviews";
import { words as jobClosure } from "./mr/job-closure";
import { words as jobResults } from "./mr/job-results";
import { words as jobScreens } from "./mr/job-screens";
import { words as jobSearch } from "./mr/job-search";
import { words as jobTopic } from "./mr/job-topic";
import { words as jobs } from "./mr/jobs";
import { words as landing } from "./mr/landing";
import { words as language } from "./mr/language";
import { words as layout } from "./mr/layout";
import { words as match } from "./mr/match";
import { words as messages } from "./mr/messages";
import { words as moderation } from "./mr/moderation";
import { words as navigation } from "./mr/navigation";
import { words as notices } from "./mr/notices";
import { words as originals } from "./mr/originals";
import { words as phoneCode } from "./mr/phone-code";
import { words as push } from "./mr/push";
import { words as refusal } from "./mr/refusal";
import { words as resumes } from "./mr/resumes";
import { words as savedJobs } from "./mr/saved-jobs";
import { words as seekerDashboard } from "./mr/seeker-dashboard";
import { words as sentOriginal } from "./mr/sent-original";
import { words as signUpNotice } from "./mr/sign-up-notice";
import { words as similarJobs } from "./mr/similar-jobs";
import { words as suggestions } from "./mr/suggestions";
import { words as unauthorized } from "./mr/unauthorized";
import { words as unconfirmedAccount } from "./mr/unconfirmed-account";
import { words as waiting } from "./mr/waiting";
import { words as walkIns } from "./mr/walk-ins";
import { words as wanted } from "./mr/wanted";

/** The catalogs of the language, by the name of their file. */
export const words: Partial<SeekerWords> = {
  "accounts": accounts,
  "alerts": alerts,
  "answers": answers,
  "app": app,
  "application-list": applicationList,
  "applications": applications,
  "auth": auth,
  "career-profile": careerProfile,
  "companies": companies,
  "completion": completion,
  "design-system": designSystem,
  "field-rules": fieldRules,
  "interviews": interviews,
  "job-closure": jobClosure,
  "job-results": jobResults,
  "job-screens": jobScreens,
  "job-search": jobSearch,
  "job-topic": jobTopic,
  "jobs": jobs,
  "landing": landing,
  "language": language,
  "layout": layout,
  "match": match,
  "messages": messages,
  "moderation": moderation,
  "navigation": navigation,
  "notices": notices,
  "originals": originals,
  "phone-code": phoneCode,
  "push": push,
  "refusal": refusal,
  "resumes": resumes,
  "saved-jobs": savedJobs,
  "seeker-dashboard": seekerDashboard,
  "sent-original": sentOriginal,
  "sign-up-notice": signUpNotice,
  "similar-jobs": similarJobs,
  "suggestions": suggestions,
  "unauthorized": unauthorized,
  "unconfirmed-account": unconfirmedAccount,
  "waiting": waiting,
  "walk-ins": walkIns,
  "wanted": wanted,
};
