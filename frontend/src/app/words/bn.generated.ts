import type { SeekerWords } from "./seeker-words";
import { words as accounts } from "./bn/accounts";
import { words as alerts } from "./bn/alerts";
import { words as answers } from "./bn/answers";
import { words as app } from "./bn/app";
import { words as applicationList } from "./bn/application-list";
import { words as applications } from "./bn/applications";
import { words as auth } from "./bn/auth";
import { words as careerProfile } from "./bn/career-profile";
import { words as companies } from "./bn/companies";
import { words as completion } from "./bn/completion";
import { words as designSystem } from "./bn/design-system";
import { words as fieldRules } from "./bn/field-rules";
import { words as interviews } from "./bn/interviews";
import { words as jobClosure } from "./bn/job-closure";
import { words as jobResults } from "./bn/job-results";
import { words as jobScreens } from "./bn/job-screens";
import { words as jobSearch } from "./bn/job-search";
import { words as jobTopic } from "./bn/job-topic";
import { words as jobs } from "./bn/jobs";
import { words as landing } from "./bn/landing";
import { words as language } from "./bn/language";
import { words as layout } from "./bn/layout";
import { words as match } from "./bn/match";
import { words as messages } from "./bn/messages";
import { words as moderation } from "./bn/moderation";
import { words as navigation } from "./bn/navigation";
import { words as notices } from "./bn/notices";
import { words as originals } from "./bn/originals";
import { words as phoneCode } from "./bn/phone-code";
import { words as push } from "./bn/push";
import { words as refusal } from "./bn/refusal";
import { words as resumes } from "./bn/resumes";
import { words as savedJobs } from "./bn/saved-jobs";
import { words as seekerDashboard } from "./bn/seeker-dashboard";
import { words as sentOriginal } from "./bn/sent-original";
import { words as signUpNotice } from "./bn/sign-up-notice";
import { words as similarJobs } from "./bn/similar-jobs";
import { words as suggestions } from "./bn/suggestions";
import { words as unauthorized } from "./bn/unauthorized";
import { words as unconfirmedAccount } from "./bn/unconfirmed-account";
import { words as waiting } from "./bn/waiting";
import { words as walkIns } from "./bn/walk-ins";
import { words as wanted } from "./bn/wanted";

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
