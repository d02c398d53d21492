import type { SeekerWords } from "./seeker-words";
import { words as alerts } from "./ta/alerts";
import { words as app } from "./ta/app";
import { words as careerProfile } from "./ta/career-profile";
import { words as companies } from "./ta/companies";
import { words as designSystem } from "./ta/design-system";
import { words as jobClosure } from "./ta/job-closure";
import { words as jobScreens } from "./ta/job-screens";
import { words as jobTopic } from "./ta/job-topic";
import { words as language } from "./ta/language";
import { words as layout } from "./ta/layout";
import { words as messages } from "./ta/messages";
import { words as moderation } from "./ta/moderation";
import { words as navigation } from "./ta/navigation";
import { words as notices } from "./ta/notices";
import { words as originals } from "./ta/originals";
import { words as push } from "./ta/push";
import { words as resumes } from "./ta/resumes";
import { words as savedJobs } from "./ta/saved-jobs";
import { words as seekerDashboard } from "./ta/seeker-dashboard";
import { words as similarJobs } from "./ta/similar-jobs";
import { words as suggestions } from "./ta/suggestions";
import { words as unauthorized } from "./ta/unauthorized";
import { words as unconfirmedAccount } from "./ta/unconfirmed-account";
import { words as unsavedChanges } from "./ta/unsaved-changes";
import { words as walkIns } from "./ta/walk-ins";

/** The catalogs of the language, by the name of their file. */
export const words: Partial<SeekerWords> = {
  "alerts": alerts,
  "app": app,
  "career-profile": careerProfile,
  "companies": companies,
  "design-system": designSystem,
  "job-closure": jobClosure,
  "job-screens": jobScreens,
  "job-topic": jobTopic,
  "language": language,
  "layout": layout,
  "messages": messages,
  "moderation": moderation,
  "navigation": navigation,
  "notices": notices,
  "originals": originals,
  "push": push,
  "resumes": resumes,
  "saved-jobs": savedJobs,
  "seeker-dashboard": seekerDashboard,
  "similar-jobs": similarJobs,
  "suggestions": suggestions,
  "unauthorized": unauthorized,
  "unconfirmed-account": unconfirmedAccount,
  "unsaved-changes": unsavedChanges,
  "walk-ins": walkIns,
};
