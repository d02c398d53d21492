import type { SeekerWords } from "./seeker-words";
import { words as accounts } from "./ta/accounts";
import { words as alerts } from "./ta/alerts";
import { words as answers } from "./ta/answers";
import { words as app } from "./ta/app";
import { words as applicationList } from "./ta/application-list";
import { words as applications } from "./ta/applications";
import { words as auth } from "./ta/auth";
import { words as careerProfile } from "./ta/career-profile";
import { words as companies } from "./ta/companies";
import { words as completion } from "./ta/completion";
import { words as designSystem } from "./ta/design-system";
import { words as fieldRules } from "./ta/field-rules";
import { words as interviews } from "./ta/interviews";
import { words as jobClosure } from "./ta/job-closure";
import { words as jobResults } from "./ta/job-results";
import { words as jobScreens } from "./ta/job-screens";
import { words as jobSearch } from "./ta/job-search";
import { words as jobTopic } from "./ta/job-topic";
import { words as jobs } from "./ta/jobs";
import { words as landing } from "./ta/landing";
import { words as language } from "./ta/language";
import { words as layout } from "./ta/layout";
import { words as match } from "./ta/match";
import { words as messages } from "./ta/messages";
import { words as moderation } from "./ta/moderation";
import { words as navigation } from "./ta/navigation";
import { words as notices } from "./ta/notices";
import { words as originals } from "./ta/originals";
import { words as phoneCode } from "./ta/phone-code";
import { words as push } from "./ta/push";
import { words as refusal } from "./ta/refusal";
import { words as resumes } from "./ta/resumes";
import { words as savedJobs } from "./ta/saved-jobs";
import { words as seekerDashboard } from "./ta/seeker-dashboard";
import { words as sentOriginal } from "./ta/sent-original";
import { words as signUpNotice } from "./ta/sign-up-notice";
import { words as similarJobs } from "./ta/similar-jobs";
import { words as suggestions } from "./ta/suggestions";
import { words as unauthorized } from "./ta/unauthorized";
import { words as unconfirmedAccount } from "./ta/unconfirmed-account";
import { words as waiting } from "./ta/waiting";
import { words as walkIns } from "./ta/walk-ins";
import { words as wanted } from "./ta/wanted";

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
