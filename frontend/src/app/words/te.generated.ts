import type { SeekerWords } from "./seeker-words";
import { words as accounts } from "./te/accounts";
import { words as alerts } from "./te/alerts";
import { words as answers } from "./te/answers";
import { words as app } from "./te/app";
import { words as applicationList } from "./te/application-list";
import { words as applications } from "./te/applications";
import { words as auth } from "./te/auth";
import { words as careerProfile } from "./te/career-profile";
import { words as companies } from "./te/companies";
import { words as completion } from "./te/completion";
import { words as designSystem } from "./te/design-system";
import { words as fieldRules } from "./te/field-rules";
import { words as interviews } from "./te/interviews";
import { words as jobClosure } from "./te/job-closure";
import { words as jobResults } from "./te/job-results";
import { words as jobScreens } from "./te/job-screens";
import { words as jobSearch } from "./te/job-search";
import { words as jobTopic } from "./te/job-topic";
import { words as jobs } from "./te/jobs";
import { words as landing } from "./te/landing";
import { words as language } from "./te/language";
import { words as layout } from "./te/layout";
import { words as match } from "./te/match";
import { words as messages } from "./te/messages";
import { words as moderation } from "./te/moderation";
import { words as navigation } from "./te/navigation";
import { words as notices } from "./te/notices";
import { words as originals } from "./te/originals";
import { words as phoneCode } from "./te/phone-code";
import { words as push } from "./te/push";
import { words as refusal } from "./te/refusal";
import { words as resumes } from "./te/resumes";
import { words as savedJobs } from "./te/saved-jobs";
import { words as seekerDashboard } from "./te/seeker-dashboard";
import { words as sentOriginal } from "./te/sent-original";
import { words as signUpNotice } from "./te/sign-up-notice";
import { words as similarJobs } from "./te/similar-jobs";
import { words as suggestions } from "./te/suggestions";
import { words as unauthorized } from "./te/unauthorized";
import { words as unconfirmedAccount } from "./te/unconfirmed-account";
import { words as waiting } from "./te/waiting";
import { words as walkIns } from "./te/walk-ins";
import { words as wanted } from "./te/wanted";

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
