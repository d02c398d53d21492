import type { SeekerWords } from "./seeker-words";
import { words as accounts } from "./kn/accounts";
import { words as alerts } from "./kn/alerts";
import { words as answers } from "./kn/answers";
import { words as app } from "./kn/app";
import { words as applicationList } from "./kn/application-list";
import { words as applications } from "./kn/applications";
import { words as auth } from "./kn/auth";
import { words as careerProfile } from "./kn/career-profile";
import { words as companies } from "./kn/companies";
import { words as completion } from "./kn/completion";
import { words as designSystem } from "./kn/design-system";
import { words as fieldRules } from "./kn/field-rules";
import { words as interviews } from "./kn/interviews";
import { words as jobClosure } from "./kn/job-closure";
import { words as jobResults } from "./kn/job-results";
import { words as jobScreens } from "./kn/job-screens";
import { words as jobSearch } from "./kn/job-search";
import { words as jobTopic } from "./kn/job-topic";
import { words as jobs } from "./kn/jobs";
import { words as landing } from "./kn/landing";
import { words as language } from "./kn/language";
import { words as layout } from "./kn/layout";
import { words as match } from "./kn/match";
import { words as messages } from "./kn/messages";
import { words as moderation } from "./kn/moderation";
import { words as navigation } from "./kn/navigation";
import { words as notices } from "./kn/notices";
import { words as originals } from "./kn/originals";
import { words as phoneCode } from "./kn/phone-code";
import { words as push } from "./kn/push";
import { words as refusal } from "./kn/refusal";
import { words as resumes } from "./kn/resumes";
import { words as savedJobs } from "./kn/saved-jobs";
import { words as seekerDashboard } from "./kn/seeker-dashboard";
import { words as sentOriginal } from "./kn/sent-original";
import { words as signUpNotice } from "./kn/sign-up-notice";
import { words as similarJobs } from "./kn/similar-jobs";
import { words as suggestions } from "./kn/suggestions";
import { words as unauthorized } from "./kn/unauthorized";
import { words as unconfirmedAccount } from "./kn/unconfirmed-account";
import { words as waiting } from "./kn/waiting";
import { words as walkIns } from "./kn/walk-ins";
import { words as wanted } from "./kn/wanted";

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
