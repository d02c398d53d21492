import type { SeekerWords } from "./seeker-words";
import { words as accounts } from "./gu/accounts";
import { words as alerts } from "./gu/alerts";
import { words as answers } from "./gu/answers";
import { words as app } from "./gu/app";
import { words as applicationList } from "./gu/application-list";
import { words as applications } from "./gu/applications";
import { words as auth } from "./gu/auth";
import { words as careerProfile } from "./gu/career-profile";
import { words as companies } from "./gu/companies";
import { words as completion } from "./gu/completion";
import { words as designSystem } from "./gu/design-system";
import { words as fieldRules } from "./gu/field-rules";
import { words as interviews } from "./gu/interviews";
import { words as jobClosure } from "./gu/job-closure";
import { words as jobResults } from "./gu/job-results";
import { words as jobScreens } from "./gu/job-screens";
import { words as jobSearch } from "./gu/job-search";
import { words as jobTopic } from "./gu/job-topic";
import { words as jobs } from "./gu/jobs";
import { words as landing } from "./gu/landing";
import { words as language } from "./gu/language";
import { words as layout } from "./gu/layout";
import { words as match } from "./gu/match";
import { words as messages } from "./gu/messages";
import { words as moderation } from "./gu/moderation";
import { words as navigation } from "./gu/navigation";
import { words as notices } from "./gu/notices";
import { words as originals } from "./gu/originals";
import { words as phoneCode } from "./gu/phone-code";
import { words as push } from "./gu/push";
import { words as refusal } from "./gu/refusal";
import { words as resumes } from "./gu/resumes";
import { words as savedJobs } from "./gu/saved-jobs";
import { words as seekerDashboard } from "./gu/seeker-dashboard";
import { words as sentOriginal } from "./gu/sent-original";
import { words as signUpNotice } from "./gu/sign-up-notice";
import { words as similarJobs } from "./gu/similar-jobs";
import { words as suggestions } from "./gu/suggestions";
import { words as unauthorized } from "./gu/unauthorized";
import { words as unconfirmedAccount } from "./gu/unconfirmed-account";
import { words as waiting } from "./gu/waiting";
import { words as walkIns } from "./gu/walk-ins";
import { words as wanted } from "./gu/wanted";

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
